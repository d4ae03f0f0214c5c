// arete reproduce: the claims of the five papers, checked one by one.

#include <algorithm>
#include <thread>

#include "base/input_error.hpp"
#include "commands.hpp"
#include "ordered_pool.hpp"
#include "reproduce/report.hpp"

namespace arete {
namespace {

struct ReproduceOptions {
  std::string paper, claim, level = "quick";
  std::optional<int> size;
  bool json = false, markdown = false, list = false;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
};

struct Wanted {
  const Paper* paper = nullptr;
  const Claim* claim = nullptr;
};

bool same_word(std::string_view a, std::string_view b) {
  const auto same = [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  };
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), same);
}

/// The claims that are meant. A claim is named by its item, or by how that begins: "Theorem 4" is not "Theorem 41".
std::vector<Wanted> chosen(const ReproduceOptions& options) {
  const auto meant = [&](std::string_view item) {
    const auto& name = options.claim;
    if (name.empty() || same_word(item, name)) return true;
    const bool ends = item.size() > name.size() && std::isalnum(static_cast<unsigned char>(item[name.size()])) == 0;
    return ends && same_word(item.substr(0, name.size()), name);
  };
  std::vector<Wanted> list;
  bool known = false;
  for (const auto& paper : papers()) {
    if (!options.paper.empty() && !same_word(paper.letter, options.paper)) continue;
    known = true;
    for (const auto& claim : paper.claims) {
      if (meant(claim.item)) list.push_back({&paper, &claim});
    }
  }
  if (!known) throw InputError("--paper", "no paper " + options.paper + ": they are T, U, B, P and E");
  if (list.empty()) throw InputError("--claim", "no claim " + options.claim + ": --list shows them");
  return list;
}

class Reproduction {
 public:
  explicit Reproduction(const ReproduceOptions& options) : options_(options), claims_(chosen(options)) {
    depth_.level = options.level == "full" ? Level::full : Level::quick;
    depth_.size = options.size;
    depth_.cancelled = &interrupted();
  }

  Status run() {
    std::size_t next = 0;
    OrderedPool<Wanted, Report> pool(
        [&](Wanted& wanted) {
          if (next == claims_.size() || interrupted()) return false;
          wanted = claims_[next++];
          return true;
        },
        [&](Wanted& wanted) { return report_on(*wanted.paper, *wanted.claim, depth_); },
        [&](Report& report) { tell(report); }, [] {});
    pool.run(options_.threads);
    if (!options_.json && !options_.markdown) print(summary());
    if (failed_ > 0) return Status::fault;
    return interrupted() || stopped_ > 0 ? Status::limited : Status::answered;
  }

 private:
  void tell(const Report& report) {
    if (report.stopped) {
      ++stopped_;
    } else if (!report.as_expected) {
      ++failed_;
      complain(std::string(report.paper->letter) + ", " + std::string(report.claim->item) + ": " + report.verdict);
    } else {
      ++as_expected_;
    }
    if (options_.markdown && report.paper != told_) print(page_heading(*report.paper, depth_.level));
    told_ = report.paper;
    print(options_.json ? report.to_json() : options_.markdown ? report.to_markdown() : report.to_text());
  }
  std::string summary() const {
    return std::to_string(as_expected_) + " of " + std::to_string(claims_.size()) + " claims checked, " +
           std::to_string(failed_) + " not as expected" +
           (stopped_ > 0 ? ", " + std::to_string(stopped_) + " stopped" : "") + '\n';
  }

  ReproduceOptions options_;
  std::vector<Wanted> claims_;
  Depth depth_;
  const Paper* told_ = nullptr;
  std::size_t as_expected_ = 0, failed_ = 0, stopped_ = 0;
};

Status list_claims(const ReproduceOptions& options) {
  for (const auto& [paper, claim] : chosen(options))
    print(std::string(paper->letter) + "  " + std::string(claim->item) + "  (" + word(claim->kind) + ")\n");
  return Status::answered;
}

}  // namespace

void add_reproduce(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("reproduce", "The claims of the five papers, each checked on every small instance");
  auto options = std::make_shared<ReproduceOptions>();
  command->add_option("--paper", options->paper, "One paper: T, U, B, P or E")->type_name("LETTER");
  command->add_option("--claim", options->claim, "One item of it, such as \"Theorem 4\"")->type_name("ITEM");
  command->add_option("--level", options->level, "quick takes a minute, full half an hour")
      ->check(CLI::IsMember({"quick", "full"}))
      ->type_name("quick|full");
  command->add_option("--size", options->size, "The largest instances to look at, whatever the level says")
      ->check(CLI::Range(1, 1'000'000))
      ->type_name("N");
  command->add_option("--threads", options->threads, "Claims that are checked side by side; all cores if not given")
      ->check(CLI::Range(1u, 256u))
      ->type_name("N");
  auto* json = command->add_flag("--json", options->json, "A JSON object a claim");
  command->add_flag("--markdown", options->markdown, "The pages of docs/papers/")->excludes(json);
  command->add_flag("--list", options->list, "Only name the claims");
  command->footer(
      "Exit status 1 if a claim comes out otherwise than this program expects; errors of the papers are expected.\n"
      "Examples:\n"
      "  arete reproduce\n"
      "  arete reproduce --paper T --claim \"Theorem 4\" --size 12\n"
      "  arete reproduce --level full --json > claims.jsonl");
  command->callback([options, &run] {
    run = [options] { return options->list ? list_claims(*options) : Reproduction(*options).run(); };
  });
}

}  // namespace arete
