// arete manual: the manual page, made from the option tree.

#include "commands.hpp"

namespace arete {
namespace {

/// Text as roff takes it literally.
std::string escaped(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins_line = i == 0 || text[i - 1] == '\n';
    if (begins_line && (text[i] == '.' || text[i] == '\'')) out += "\\&";
    if (text[i] == '\\') {
      out += "\\e";
    } else if (text[i] == '-') {
      out += "\\-";
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string heading(const std::string& title) { return ".SH " + title + "\n"; }
std::string literal(const std::string& text) { return ".nf\n" + escaped(text) + "\n.fi\n"; }

/// `-j, --json` or `--game ID` or `FILES`.
std::string usage(const CLI::Option& option) {
  std::string names;
  for (const auto& name : option.get_snames()) names += (names.empty() ? "-" : ", -") + name;
  for (const auto& name : option.get_lnames()) names += (names.empty() ? "--" : ", --") + name;
  if (names.empty()) return option.get_name();
  const auto type = option.get_type_name();  // what is checked follows a colon
  return type.empty() || option.get_items_expected_max() == 0 ? names : names + " " + type.substr(0, type.find(':'));
}

std::string options_of(const CLI::App& command) {
  std::string text;
  for (const auto* option : command.get_options()) {
    if (option == command.get_help_ptr()) continue;
    text += ".TP\n.B " + escaped(usage(*option)) + "\n" + escaped(option->get_description()) + "\n";
  }
  return text;
}

/// A command, and the commands that it has itself.
std::string sections(const CLI::App& command, const std::string& name) {
  std::string text = heading(name) + escaped(command.get_description()) + ".\n" + options_of(command);
  if (!command.get_footer().empty()) text += ".PP\n" + literal(command.get_footer());
  for (const auto* part : command.get_subcommands([](const CLI::App*) { return true; }))
    text += sections(*part, name + ' ' + part->get_name());
  return text;
}

std::string manual(const CLI::App& app) {
  std::string text = ".TH ARETE 1 \"\" \"arete " ARETE_VERSION "\" \"User commands\"\n";
  text += heading("NAME") + "arete \\- solve, prove and play combinatorial games on edges\n";
  text += heading("SYNOPSIS") + ".B arete\n.I COMMAND\n[\\fIOPTIONS\\fR]\n";
  text += heading("DESCRIPTION") + escaped(app.get_description()) + "\n";
  for (const auto* command : app.get_subcommands([](const CLI::App*) { return true; }))
    text += sections(*command, "arete " + command->get_name());
  text += heading("EXAMPLES AND EXIT STATUS") + literal(app.get_footer());
  return text;
}

}  // namespace

void add_manual(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("manual", "The manual page");
  command->footer("Example:\n  arete manual | man -l -");
  command->callback([&app, &run] {
    run = [&app] {
      print(manual(app));
      return Status::answered;
    };
  });
}

}  // namespace arete
