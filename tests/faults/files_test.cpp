// Files that the program writes are whole: the old one or the new one, whatever comes between.

#include <sys/resource.h>
#include <sys/stat.h>

#include <thread>

#include "faults.hpp"

namespace arete::tests {
namespace {

const std::string& boxes() {
  static const auto document = board({"boxes", "2", "2"});
  return document;
}

TEST(Files, a_run_without_a_proof_leaves_the_old_certificates) {
  const Folder folder;
  const auto hard = board({"boxes", "3", "3"});
  put(folder / "file", old_text);
  for (const auto* name : {"file", "new"}) {
    const auto run = arete({"solve", "--nodes", "1", "--certificate", folder / name}, hard + hard);
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(lines_of(run.out).size(), 2u);
    ASSERT_EQ(lines_of(run.err).size(), 3u) << run.err;
    EXPECT_EQ(lines_of(run.err).back(), "arete: " + (folder / name) + ": not written: there is no proof to be kept");
  }
  EXPECT_EQ(text_of(folder / "file"), old_text);
  EXPECT_EQ(folder.names(), Names{"file"});
}

TEST(Files, a_certificate_takes_the_place_of_the_old_one) {
  const Folder folder;
  put(folder / "proof", old_text);
  chmod((folder / "proof").c_str(), 0640);
  ASSERT_EQ(arete({"solve", "--certificate", folder / "proof"}, boxes()).status, 0);
  EXPECT_EQ(arete({"check", folder / "proof"}).status, 0);
  struct stat status {};
  ASSERT_EQ(stat((folder / "proof").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640u) << "with the rights of the old one";
  EXPECT_EQ(folder.names(), Names{"proof"});
}

TEST(Files, bad_input_leaves_the_old_file) {
  const Folder folder;
  put(folder / "proof", old_text);
  EXPECT_EQ(arete({"solve", "--certificate", folder / "proof", folder / "missing"}).status, 2);
  EXPECT_EQ(arete({"solve", "--certificate", folder / "proof"}).status, 2);
  EXPECT_EQ(text_of(folder / "proof"), old_text);
  EXPECT_EQ(folder.names(), Names{"proof"});
}

TEST(Files, a_link_stays_a_link) {
  const Folder folder;
  put(folder / "proof", old_text);
  std::filesystem::create_symlink("proof", folder / "link");
  ASSERT_EQ(arete({"solve", "--certificate", folder / "link"}, boxes()).status, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_NE(text_of(folder / "proof"), old_text);
}

TEST(Files, a_place_that_cannot_be_written_is_named_before_anything_is_done) {
  const Folder folder;
  const std::vector<std::vector<std::string>> commands{
      {"solve", "--certificate", folder / "no/proof"},
      {"animals", "--certificate", folder / "no/proof"},
      {"draw", "-o", folder / "no/picture.svg"},
  };
  for (const auto& command : commands) {
    const auto run = arete(command, boxes());
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find(command.back() + ": No such file or directory\n"), std::string::npos) << run.err;
    EXPECT_EQ(run.out, "");
  }
  EXPECT_EQ(arete({"solve", "--certificate", folder.path()}, boxes()).err,
            "arete: " + folder.path() + ": Is a directory\n");
}

TEST(Files, too_long_a_file_is_one_line_and_leaves_the_old_one) {
  const Folder folder;
  put(folder / "file", old_text);
  const std::vector<std::vector<std::string>> commands{
      {"solve", "--certificate", folder / "file"},
      {"draw", "--plain", "-o", folder / "file"},
  };
  for (const auto& command : commands) {
    const auto run = Program(command, [] {
                       const rlimit short_files{512, 512};  // as `ulimit -f` does
                       setrlimit(RLIMIT_FSIZE, &short_files);
                     }).finish(board({"boxes", "3", "2"}));
    EXPECT_EQ(run.status, 2) << run.err;
    EXPECT_EQ(lines_of(run.err).size(), 1u) << run.err;
    EXPECT_NE(run.err.find((folder / "file") + ": File too large\n"), std::string::npos) << run.err;
    EXPECT_EQ(text_of(folder / "file"), old_text);
    EXPECT_EQ(folder.names(), Names{"file"});
  }
}

TEST(Files, devices_and_pipes_are_written_directly) {
  const auto out = arete({"solve", "--certificate", "/dev/stdout"}, boxes());
  EXPECT_EQ(out.status, 0) << out.err;
  EXPECT_NE(out.out.find("position {"), std::string::npos);
  const auto full = arete({"solve", "--certificate", "/dev/full"}, boxes());
  EXPECT_EQ(full.status, 2);
  EXPECT_EQ(full.err, "arete: /dev/full: No space left on device\n");
  EXPECT_EQ(parsed(full.out)["outcome"], "win") << "the answer is there all the same";

  const Folder folder;
  ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::string read;
  std::thread reader([&] { read = text_of(folder / "pipe"); });
  EXPECT_EQ(arete({"draw", "--plain", "-o", folder / "pipe"}, boxes()).status, 0);
  reader.join();
  EXPECT_TRUE(read.starts_with("<svg")) << read.substr(0, 20);
}

TEST(Files, standard_output_in_a_file_is_shared) {
  const Folder folder;
  const auto both = folder / "both";
  const auto into_file = [&] { dup2(open(both.c_str(), O_WRONLY | O_CREAT, 0666), STDOUT_FILENO); };
  const auto run = Program({"solve", "--json", "--certificate", "/dev/stdout"}, into_file).finish(boxes());
  EXPECT_EQ(run.status, 0) << run.err;
  const auto text = text_of(both);
  EXPECT_NE(text.find("position {"), std::string::npos) << text;
  EXPECT_TRUE(parsed(lines_of(text).back()).is_object()) << "the answer comes behind its proof";
}

TEST(Files, what_was_proved_before_ctrl_c_is_kept) {
  const Folder folder;
  Program program({"solve", "--certificate", folder / "proof"});
  program.write(boxes() + board({"boxes", "4", "4"}));
  EXPECT_NE(program.line(), "");
  program.interrupt();
  EXPECT_EQ(program.finish({}, 20).status, 3);
  const auto check = arete({"check", folder / "proof"});
  EXPECT_EQ(check.status, 0) << check.err;
  EXPECT_EQ(lines_of(check.out).size(), 1u);
}

TEST(Files, what_a_killed_run_left_is_removed_and_what_a_running_one_writes_is_not) {
  const Folder folder;
  Program running({"solve", "--certificate", folder / "proof"});
  running.write(boxes());
  EXPECT_NE(running.line(), "");
  ASSERT_EQ(folder.names().size(), 1u) << "it is written beside";
  const auto part = folder.names()[0];
  EXPECT_TRUE(part.starts_with("proof.part-")) << part;

  put(folder / "proof.part-1-2", "half of a fi");
  ASSERT_EQ(arete({"solve", "--certificate", folder / "proof"}, boxes()).status, 0);
  EXPECT_EQ(folder.names(), (Names{"proof", part}));
  running.destroy();
  EXPECT_EQ(running.wait(10), by_signal + SIGKILL);
  ASSERT_EQ(arete({"solve", "--certificate", folder / "proof"}, boxes()).status, 0);
  EXPECT_EQ(folder.names(), Names{"proof"});
}

TEST(Files, pictures_of_animals_make_their_folder) {
  const Folder folder;
  const auto run =
      arete({"animals", "--board", "squares", "--bias", "1,1", "--size", "2", "--draw", folder / "deep/er"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(text_of(folder / "deep/er/tree.svg").starts_with("<svg"));
  put(folder / "file", old_text);
  EXPECT_EQ(arete({"animals", "--size", "1", "--draw", folder / "file"}).err,
            "arete: " + (folder / "file") + ": Not a directory\n");
}

}  // namespace
}  // namespace arete::tests
