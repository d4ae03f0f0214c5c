// The page is in the program: every file of web/ is served byte for byte, with its type.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "server.hpp"

namespace arete::tests {
namespace {

TEST(ServerPage, carries_the_page_in_itself) {
  Server server;
  const std::filesystem::path web = std::filesystem::path(ARETE_SOURCE) / "web";
  const std::map<std::string, std::string> types{{".html", "text/html"},
                                                 {".js", "text/javascript"},
                                                 {".css", "text/css"},
                                                 {".svg", "image/svg+xml"},
                                                 {".json", "application/json"}};
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(web)) {
    if (!types.contains(entry.path().extension())) continue;
    ++files;
    const auto path = "/" + std::filesystem::relative(entry.path(), web).generic_string();
    std::ifstream file(entry.path(), std::ios::binary);
    const auto reply = server.get(path);
    EXPECT_EQ(reply.text, std::string(std::istreambuf_iterator<char>(file), {})) << path;
    EXPECT_TRUE(reply.headers.find("Content-Type")->second.starts_with(types.at(entry.path().extension()))) << path;
    if (path == "/index.html") {
      EXPECT_EQ(server.get("/").text, reply.text);
    }
  }
  EXPECT_GT(files, 0u);
}

}  // namespace
}  // namespace arete::tests
