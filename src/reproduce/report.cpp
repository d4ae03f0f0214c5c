#include "reproduce/report.hpp"

#include <chrono>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace arete::inline reproduce {
namespace {

std::string in_words(const Ruling& ruling) {
  switch (ruling.sort) {
    case Ruling::Sort::confirmed: return "confirmed up to " + ruling.words;
    case Ruling::Sort::wrong: return "wrong as printed: smallest counterexample " + ruling.words;
    default: return "open: " + ruling.words;
  }
}

void judge(const Claim& claim, Check& check, Report& report) {
  try {
    const auto ruling = claim.check(check);
    report.verdict = in_words(ruling);
    report.as_expected = ruling.sort == claim.expected;
  } catch (const Contradiction& e) {
    report.verdict = std::string("contradicted: ") + e.what();
  } catch (const BudgetSpent&) {
    report.verdict = "stopped: not decided";
    report.stopped = true;
  } catch (const std::exception& e) {
    report.verdict = std::string("contradicted: the check itself failed: ") + e.what();
  }
}

std::string seconds_text(double ms) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f s", ms / 1000);
  return text;
}

}  // namespace

Report report_on(const Paper& paper, const Claim& claim, const Depth& depth) {
  const auto start = std::chrono::steady_clock::now();
  Check check(depth);
  Report report{&paper, &claim};
  judge(claim, check, report);
  report.checked = check.checked();
  report.ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
  return report;
}

std::string Report::to_json() const {
  const nlohmann::ordered_json json{{"paper", paper->letter},
                                    {"item", claim->item},
                                    {"kind", word(claim->kind)},
                                    {"verdict", verdict},
                                    {"checked", checked},
                                    {"command", claim->command},
                                    {"ms", ms}};
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

std::string Report::to_text() const {
  return std::string(paper->letter) + "  " + std::string(claim->item) + " (" + word(claim->kind) + ")\n   " +
         std::string(claim->statement) + "\n   " + verdict + "\n   checked: " + checked + ", " + seconds_text(ms) +
         "\n   $ " + std::string(claim->command) + "\n\n";
}

std::string Report::to_markdown() const {
  std::string text = "### " + std::string(claim->item) + "\n\n*" + word(claim->kind) + ".* " +
                     std::string(claim->statement) + "\n\n**" + verdict + "**  \nChecked: " + checked + ".\n\n```\n" +
                     std::string(claim->command) + "\n```\n\n";
  if (!claim->picture.empty()) {
    const std::string name(claim->picture);
    text += "![" + name + "](../pictures/" + name + ".svg)\n\n";
  }
  return text;
}

std::string page_heading(const Paper& paper, Level level) {
  return "# " + std::string(paper.title) + "\n\nMade by `arete reproduce --paper " + std::string(paper.letter) +
         " --level " + (level == Level::full ? "full" : "quick") +
         " --markdown`. A claim is in our words. *Confirmed* is what was computed, on every instance up\n"
         "to the size that is named; where a proof of ours is meant, its page is linked. Every command can be typed as "
         "it "
         "stands.\n\n";
}

}  // namespace arete::inline reproduce
