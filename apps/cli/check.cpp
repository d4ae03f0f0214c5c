// arete check: certificates in, accepted or refused.

#include <csignal>
#include <cstring>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "engine/certificate.hpp"

namespace arete {
namespace {

std::string as_json(const Checked& checked) {
  nlohmann::ordered_json json;
  json["line"] = checked.line;
  if (!checked.game.empty()) json["game"] = checked.game;
  json["accepted"] = checked.refusal.empty();
  if (!checked.refusal.empty()) json["message"] = checked.refusal;
  if (checked.refusal.empty()) json["answer"] = nlohmann::ordered_json::parse(checked.claim, nullptr, false);
  if (!checked.by.empty()) json["by"] = checked.by;
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::string as_text(const Checked& checked, const std::string& file) {
  const auto where = file + ':' + std::to_string(checked.line) + (checked.game.empty() ? "" : ", " + checked.game) + ": ";
  if (!checked.refusal.empty()) return where + "REFUSED, " + printable(checked.refusal);
  return where + "accepted, by " + checked.by + ": " + checked.claim;
}

Status check_file(const std::string& file, bool json) {
  std::signal(SIGINT, SIG_DFL);  // there is nothing to keep
  std::ifstream opened;
  if (file != "-") {
    opened.open(file);
    if (!opened || opened.peek() == std::ifstream::traits_type::eof()) throw InputError(file, opened ? "empty" : std::strerror(errno));
  }
  CertificateReader reader(file == "-" ? std::cin : opened);
  Status status = Status::answered;
  std::size_t count = 0;
  while (const auto checked = reader.next()) {
    ++count;
    if (!checked->refusal.empty()) status = Status::refused;
    print((json ? as_json(*checked) : as_text(*checked, file)) + '\n');
  }
  if (count == 0) throw InputError(file == "-" ? "standard input" : file, "there is no certificate");
  return status;
}

}  // namespace

void add_check(CLI::App& app, Run& run) {
  struct Options {
    std::string file;
    bool json = false;
  };
  auto* command = app.add_subcommand("check", "Checks certificates that solve has written, without its search");
  auto options = std::make_shared<Options>();
  command->add_option("file", options->file, "Certificates, one after the other; - is standard input")->required()->type_name("FILE");
  command->add_flag("--json", options->json, "JSON Lines on a terminal too");
  command->footer(
      "Exit status 4: a certificate was refused.\n"
      "Example:\n"
      "  arete board boxes 2 2 | arete solve --certificate proof.txt\n"
      "  arete check proof.txt");
  command->callback([options, &run] { run = [options] { return check_file(options->file, options->json || !output_is_terminal()); }; });
}

}  // namespace arete
