// The certificate of a search: a graph of statements about positions. Each statement follows by one rule from
// statements further on, and the rules of the game say which positions these are about: no position is written down. A
// node says that its position is worth at least or at most so much to the player who moves, or that it has a nimber,
// has it not, is loony, or is lost. `docs/certificates.md` has the format and the rules.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace arete::inline proof {

class Strategy {
 public:
  enum class Says : std::uint8_t { at_least, at_most, is, is_not, loony, lost };
  /// The number of a node, from 1 on, or the place of a move; `nothing` where no statement is needed.
  using Ref = std::uint32_t;
  static constexpr Ref nothing = 0;

  struct Node {
    Says says;
    std::int32_t value;
    std::span<const Ref> row;  ///< what the statement follows from
  };

  std::optional<std::vector<Ref>> nimber;  ///< evidence of the nimber of the whole position
  std::vector<Ref> moves;                  ///< evidence of what each legal move is worth
  std::vector<Ref> line;                   ///< solitaires: the places of the moves of a best sequence

  std::size_t size() const { return heads_.size(); }
  Node node(Ref i) const {
    const Head& head = heads_[i - 1];
    const std::size_t end = i < heads_.size() ? heads_[i].begin : refs_.size();
    return {head.says, head.value, std::span(refs_).subspan(head.begin, end - head.begin)};
  }
  Ref add(Says says, std::int32_t value, std::span<const Ref> row) {
    heads_.push_back({refs_.size(), value, says});
    refs_.insert(refs_.end(), row.begin(), row.end());
    return static_cast<Ref>(heads_.size());
  }

  /// One line for each part and each node.
  void write(std::ostream& out) const;
  /// Reads them to the end. Throws Refused that names the line.
  static Strategy read(std::istream& in);

 private:
  struct Head {
    std::size_t begin;
    std::int32_t value;
    Says says;
  };
  std::vector<Head> heads_;
  std::vector<Ref> refs_;
};

}  // namespace arete::inline proof
