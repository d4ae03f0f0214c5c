// arete sequence: the nim sequence of an octal game, its period and the proof of the period.

#include "engine/sequence.hpp"
#include "commands.hpp"

namespace arete {
namespace {

struct SequenceOptions {
  std::string code;
  std::size_t count = 64;
  std::optional<double> seconds;
  bool json = false;
};

SequenceAnswer find(const SequenceOptions& options) {
  Limits limits;
  if (options.seconds) limits.time = std::chrono::duration<double>(*options.seconds);
  limits.cancelled = &interrupted();
  auto found = find_sequence(options.code, limits);
  if (!found.period && !options.seconds && !interrupted()) found.limit += " without --time";
  return found;
}

std::string numbers(const std::string& indent, std::size_t count, const std::function<int(std::size_t)>& value) {
  constexpr std::size_t a_line = 16;
  std::string text;
  for (std::size_t n = 0; n < count; ++n) {
    const auto number = std::to_string(value(n));
    if (n > 0) text += n % a_line == 0 ? '\n' + indent : " ";
    text += std::string(number.size() < 3 ? 3 - number.size() : 0, ' ') + number;
  }
  return text + '\n';
}

std::string rules(const OctalCode& code) {
  static const char* const leaving[8] = {"",
                                         "nothing",
                                         "one heap",
                                         "nothing or one heap",
                                         "two heaps",
                                         "nothing or two heaps",
                                         "one heap or two",
                                         "nothing, one heap or two"};
  std::string text;
  for (std::size_t k = 0; k <= code.most_taken(); ++k) {
    if (code.digit(k) != 0)
      text += "  take " + std::to_string(k) + (k < 10 ? " " : "") + "      leaving " + leaving[code.digit(k)] + '\n';
  }
  return text.empty() ? "  There is no move.\n" : text;
}

std::string listed(const std::vector<ExceptionalValue>& exceptions) {
  std::string text, line;
  for (const auto& [heap, value] : exceptions) {
    const auto item = "G(" + std::to_string(heap) + ") = " + std::to_string(value);
    if (line.size() + item.size() > 76) {
      text += "\n    " + line;
      line.clear();
    }
    line += (line.empty() ? "" : "   ") + item;
  }
  return line.empty() ? "\n" : text + "\n    " + line + '\n';
}

std::string proof(const NimPeriod& period) {
  const auto n0 = std::to_string(std::max<std::size_t>(period.preperiod, 1)), p = std::to_string(period.period),
             t = std::to_string(period.most_taken);
  return "  proof       no move takes more than t = " + t + ". By the theorem of Guy and Smith, G(n + " + p +
         ") = G(n) for ever\n" + "              if it holds for " + n0 + " <= n < 2*" + n0 + " + " + p + " + " + t +
         " = " + std::to_string(period.needed() + 1 - period.period) + ", which takes the values up to G(" +
         std::to_string(period.needed()) + ").\n" +
         "              It was checked from n = " + std::to_string(period.preperiod) + " on with all values up to G(" +
         std::to_string(period.verified_to) + ").\n";
}

/// The least heaps whose values are powers of two: a position is worth what one heap for each bit of its nim sum is.
std::string magic(const SequenceAnswer& found) {
  std::string text = "  magic       ";
  for (const auto heap : found.magic())
    text += "G(" + std::to_string(heap) + ") = " + std::to_string(found.value(heap)) + "   ";
  if (found.magic().empty()) text += "no value is a power of two   ";
  return text.substr(0, text.size() - 3) + '\n';
}

std::string as_text(const SequenceAnswer& found, const SequenceOptions& options) {
  const std::string margin(14, ' ');
  std::string text = found.sequence.code().text() + "\n" + rules(found.sequence.code());
  if (const auto count = found.known(options.count); count > 0) {
    text += "\n  values      " + numbers(margin, count, [&](std::size_t n) { return found.value(n); });
  }
  if (!found.period) {
    return text + "\n  period      none was proved with the first " + std::to_string(found.sequence.size()) +
           " values; " + found.limit + ".\n              Whether the sequence is periodic is left open.\n";
  }
  const auto& period = *found.period;
  text +=
      "\n  period      " + std::to_string(period.period) + "\n  preperiod   " + std::to_string(period.preperiod) + '\n';
  if (period.period <= longest_list) {
    text += "  K           " + numbers(margin, period.period, [&](std::size_t n) { return period.pattern[n]; });
  }
  text += "  exceptions  " + std::to_string(found.exceptions.count) +
          (found.exceptions.count == 1 ? " heap" : " heaps") + " with G(n) != K[n mod " +
          std::to_string(period.period) + "]";
  if (found.exceptions.count > 0) text += ", the last is n = " + std::to_string(found.exceptions.last);
  text += found.exceptions.count <= longest_list ? listed(found.exceptions.list) : "; too many to list\n";
  return text + magic(found) + proof(period);
}

}  // namespace

void add_sequence(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand(
      "sequence",
      "The nim sequence of an octal game: values, period, exceptions, magic heap sizes, and the proof of the period");
  auto options = std::make_shared<SequenceOptions>();
  command->add_option("code", options->code, "The octal code, such as .77")->required()->type_name("CODE");
  command->add_option("--count", options->count, "How many values to print, at most 10 million (64)")
      ->check(CLI::Range(std::size_t{0}, most_values))
      ->type_name("N");
  command
      ->add_option("--time", options->seconds,
                   "Seconds to look for a period; without it, 10 million values are the limit")
      ->check(CLI::NonNegativeNumber)
      ->type_name("S");
  command->add_flag("--json", options->json, "One JSON object; lists of more than 10000 exceptions are null");
  command->footer(
      "The k-th digit behind the point says what may be left when k are taken from a heap: add 1 for nothing,\n"
      "2 for one heap, 4 for two heaps. A 4 before the point lets a heap be split without taking.\n"
      "A period is told only when it is proved; exit status 3 if none was. Magic are the least heaps with the values\n"
      "1, 2, 4 and so on: heaps of these sizes stand for the bits of every nim sum.\n"
      "Examples:\n"
      "  arete sequence .77                 Kayles\n"
      "  arete sequence .07                 Dawson's Kayles\n"
      "  arete sequence 0.137 --count 200   Dawson's Chess\n"
      "  arete sequence .007 --time 10      Treblecross: nobody knows a period\n"
      "  arete sequence .376 --json         a preperiod of more than two million");
  command->callback([options, &run] {
    run = [options] {
      const auto found = find(*options);
      print(options->json ? found.to_json(options->count) + '\n' : as_text(found, *options));
      return found.period ? Status::answered : Status::limited;
    };
  });
}

}  // namespace arete
