#include "census/family.hpp"

#include <charconv>

#include "base/input_error.hpp"
#include "census/families.hpp"

namespace arete::inline census {
namespace {

struct Kind {
  std::string_view name, form, text;
  std::unique_ptr<Family> (*open)(const std::vector<std::string>& words, const Played& played);
};

constexpr Kind kinds[] = {
    {"order-types", "order-types:N", "points of every order type of N, up to reflection", order_type_family},
    {"triangulations", "triangulations:N", "every triangulation of each of these", triangulation_family},
    {"convex-triangulations", "convex-triangulations:N", "every triangulation of N points in convex position",
     convex_triangulation_family},
    {"grids", "grids:MxN", "the grids that fit into it, of two or more dimensions: grids:KxLxM", grid_family},
    {"graphs", "graphs:N", "the graphs on N vertices, by nauty's geng", graph_family},
    {"connected-graphs", "connected-graphs:N", "those that are connected", connected_graph_family},
    {"trees", "trees:N", "the trees on N vertices, by nauty's gentreeg", tree_family},
    {"octal", "octal:DIGITS", "the octal games with so many digits: the periods of their nim sequences", octal_family},
    {"animals", "animals:BOARD:N", "the animals with N cells", animal_family},
    {"random", "random:KIND:N:SEEDS", "the boards that `arete board KIND N --seed S` makes, S from 1 to SEEDS",
     random_family},
};

std::vector<std::string> words_of(const std::string& name) {
  std::vector<std::string> words(1);
  for (const char c : name) {
    if (c == ':') {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

std::uint64_t read_number(std::string_view text, const std::string& what) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || text.empty())
    throw InputError("--shard", what + ", not `" + std::string(text) + "`");
  return value;
}

}  // namespace

std::int64_t family_size(const std::string& text, std::int64_t least, std::int64_t most) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
    throw InputError("family",
                     "a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not `" + text + "`");
  return value;
}

std::unique_ptr<Family> open_family(const std::string& name, const Played& played) {
  auto words = words_of(name);
  for (const auto& kind : kinds) {
    if (kind.name != words[0]) continue;
    const auto colons = [](std::string_view text) { return std::count(text.begin(), text.end(), ':'); };
    if (colons(name) != colons(kind.form))
      throw InputError("family", "`" + name + "` is not of the form " + std::string(kind.form));
    words.erase(words.begin());
    return kind.open(words, played);
  }
  std::string known;
  for (const auto& kind : kinds) known += (known.empty() ? "" : ", ") + std::string(kind.form);
  throw InputError("family", "no family `" + name + "`: there are " + known + ", and - for a stream");
}

std::string family_help() {
  std::string text;
  for (const auto& kind : kinds) {
    std::string form(kind.form);
    form.resize(std::max<std::size_t>(form.size(), 26), ' ');
    text += "  " + form + std::string(kind.text) + '\n';
  }
  return text;
}

Shard Shard::read(const std::string& text) {
  const std::string form = "I/N with I from 1 to N";
  const auto slash = text.find('/');
  if (slash == std::string::npos) throw InputError("--shard", form + ", not `" + text + "`");
  const Shard shard{read_number(std::string_view(text).substr(0, slash), form),
                    read_number(std::string_view(text).substr(slash + 1), form)};
  if (shard.index < 1 || shard.index > shard.count || shard.count > 1'000'000)
    throw InputError("--shard", form + ", not `" + text + "`");
  return shard;
}

std::array<std::uint64_t, 2> Shard::range(std::uint64_t size) const {
  const auto border = [&](std::uint64_t part) {  // without overflow
    return size / count * part + size % count * part / count;
  };
  return {border(index - 1), border(index)};
}

}  // namespace arete::inline census
