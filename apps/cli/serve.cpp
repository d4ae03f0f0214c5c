// arete serve: the playground, a local page backed by the engine.

#include <arpa/inet.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <csignal>

#include "api.hpp"
#include "base/input_error.hpp"
#include "commands.hpp"
#include "listener.hpp"
#include "reserve.hpp"

namespace arete {
namespace {

constexpr int usual_port = 8017, ports_to_try = 20;
constexpr std::size_t threads_to_spare = 6;  // for what takes a moment, when all others wait for jobs

struct ServeOptions {
  std::optional<int> port;
  std::string host = "127.0.0.1", census;
  bool no_browser = false;
};

/// One numeric address: of a name, or of all addresses together, the Host of a request could not be checked exactly.
void require_address(const std::string& host) {
  in_addr four{};
  in6_addr six{};
  const bool is_four = inet_pton(AF_INET, host.c_str(), &four) == 1,
             is_six = inet_pton(AF_INET6, host.c_str(), &six) == 1;
  if (!is_four && !is_six) throw InputError("--host", "a numeric address, such as 127.0.0.1, not `" + host + "`");
  if ((is_four && four.s_addr == 0) || (is_six && IN6_IS_ADDR_UNSPECIFIED(&six)))
    throw InputError("--host", "one address of this machine, not all of them");
}

bool is_local(const std::string& host) { return host.starts_with("127.") || host == "::1"; }

void open_browser(const std::string& url) {
  const bool display = std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
  if (!display) return;
  std::signal(SIGCHLD, SIG_IGN);  // nobody waits for it
  posix_spawn_file_actions_t quiet;
  posix_spawn_file_actions_init(&quiet);
  posix_spawn_file_actions_addopen(&quiet, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  std::string program = "xdg-open", address = url;
  char* words[] = {program.data(), address.data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, program.c_str(), &quiet, nullptr, words, environ) != 0)
    complain("no browser was found: open the address yourself");
  posix_spawn_file_actions_destroy(&quiet);
}

Status serve(const ServeOptions& options) {
  require_address(options.host);
  spare_address_space();
  Api api(options.census);
  Listener listener([&](const auto& request, auto& response) { api.answer(request, response); });
  listener.bind(options.host, options.port.value_or(usual_port),
                options.port ? *options.port : usual_port + ports_to_try - 1);
  listener.start(Api::most_jobs + threads_to_spare);
  if (!is_local(options.host))
    complain("everybody who reaches " + options.host + " can use this server and the time of this machine");
  const auto page = listener.url() + (options.census.empty() ? "" : "census/");
  print("The playground: " + page + "   (Ctrl-C stops it)\n");
  if (!options.no_browser) open_browser(page);
  listener.serve(interrupted());
  api.stop();
  return Status::answered;
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("serve", "The playground: a page on this machine to play on and to see why");
  auto options = std::make_shared<ServeOptions>();
  command
      ->add_option(
          "--port", options->port,
          "A port; 0 is any free one. If none is given, " + std::to_string(usual_port) + " or the next free one")
      ->check(CLI::Range(0, 65535))
      ->type_name("N");
  command->add_option("--host", options->host, "An address other than 127.0.0.1, for others to reach")
      ->type_name("ADDR");
  command->add_option("--census", options->census, "The database of a census, to look through")->type_name("FILE");
  command->add_flag("--no-browser", options->no_browser, "Do not open the page, only print its address");
  command->footer("Examples:\n  arete serve\n  arete serve --port 9000 --no-browser\n  arete serve --census bi8.db");
  command->callback([options, &run] { run = [options] { return serve(*options); }; });
}

}  // namespace arete
