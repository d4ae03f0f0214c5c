// arete check: certificates in, accepted or refused.

#include <csignal>
#include <cstring>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "engine/certificate.hpp"
#include "limit_options.hpp"

namespace arete {
namespace {

constexpr auto stopped = "not checked: stopped by a limit";

std::string as_json(const Checked& checked) {
  nlohmann::ordered_json json{{"line", checked.line}};
  if (!checked.game.empty()) json["game"] = checked.game;
  json["accepted"] = checked.accepted();
  if (checked.limited) json["limited"] = true;
  if (!checked.accepted()) json["message"] = checked.limited ? stopped : checked.refusal;
  if (checked.accepted()) json["answer"] = nlohmann::ordered_json::parse(checked.claim, nullptr, false);
  if (!checked.by.empty()) json["by"] = checked.by;
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string as_text(const Checked& checked, const std::string& file) {
  const auto where =
      file + ':' + std::to_string(checked.line) + (checked.game.empty() ? "" : ", " + printable(checked.game)) + ": ";
  if (checked.limited) return where + stopped;
  if (!checked.refusal.empty()) return where + "REFUSED, " + printable(checked.refusal);
  return where + "accepted, by " + checked.by + ": " +
         nlohmann::ordered_json::parse(checked.claim, nullptr, false).dump();
}

/// What is to be reported of two certificates: a refusal before a limit.
Status graver(Status a, Status b) { return std::max(a, b); }

Status check_file(const std::string& file, const Limits& limits, bool json) {
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_DFL);  // there is nothing to keep
  std::ifstream opened;
  if (file != "-") {
    opened.open(file);
    if (!opened || opened.peek() == std::ifstream::traits_type::eof())
      throw InputError(file, opened ? "empty" : std::strerror(errno));
  }
  CertificateReader reader(file == "-" ? std::cin : opened, limits);
  Status status = Status::answered;
  std::size_t count = 0;
  while (const auto checked = reader.next()) {
    ++count;
    if (!checked->accepted()) status = graver(status, checked->limited ? Status::limited : Status::refused);
    print((json ? as_json(*checked) : as_text(*checked, file)) + '\n');
  }
  if (count == 0) throw InputError(file == "-" ? "standard input" : file, "there is no certificate");
  return status;
}

}  // namespace

void add_check(CLI::App& app, Run& run) {
  struct Options {
    std::string file, memory;
    std::optional<double> seconds;
    bool json = false;
  };
  auto* command = app.add_subcommand("check", "Checks certificates that solve has written, without its search");
  auto options = std::make_shared<Options>();
  command->add_option("file", options->file, "Certificates, one after the other; - is standard input")
      ->required()
      ->type_name("FILE");
  command->add_option("--time", options->seconds, "Seconds a certificate may take")->check(seconds())->type_name("S");
  command
      ->add_option("--memory", options->memory, "Memory for one, e.g. 512M or 8G; half of the machine's if not given")
      ->type_name("SIZE");
  command->add_flag("--json", options->json, "JSON Lines on a terminal too");
  command->footer(
      "Exit status 4: a certificate was refused; 3: none was, but a limit stopped a check.\n"
      "Example:\n"
      "  arete board boxes 2 2 | arete solve --certificate proof.txt\n"
      "  arete check proof.txt");
  command->callback([options, &run] {
    run = [options] {
      Limits limits;
      if (options->seconds) limits.time = std::chrono::duration<double>(*options->seconds);
      limits.memory = memory_limit(options->memory);
      return check_file(options->file, limits, options->json || !output_is_terminal());
    };
  });
}

}  // namespace arete
