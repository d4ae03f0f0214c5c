// A document as it is read, event by event, and checked on the way.
#pragma once

#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>

#include "base/input_error.hpp"
#include "view/documents/document.hpp"
#include "view/documents/document_keys.hpp"

namespace arete::inline view {

/// Of what somebody has written, enough for a message.
inline std::string shortened(std::string text) {
  constexpr std::size_t most = 160;
  if (text.size() > most) text = text.substr(0, most) + "…";
  return text;
}

/// What a document says, as a scanner tells it (json_scanner.hpp), filed into the document. Depth 1 is the object
/// itself, 2 a list, 3 a pair in a list, 4 a move on one of several boards; nothing lies deeper, so nesting needs no
/// stack. The object of `given` holds lists at depth 2, too; the objects of `boards` have readers of their own.
class DocumentEvents {
 public:
  DocumentEvents(Document& document, std::size_t line, MemoryShare* held, bool one_of_several = false)
      : document_(document), line_(line), held_(held), one_of_several_(one_of_several) {}

  /// Where much is read that nobody is told of.
  void look() {
    if (held_ != nullptr) held_->look();
  }
  void null() const { innermost().mistyped(); }
  void boolean(bool value) {
    if (board_) return board_->boolean(value);
    if (depth_ != 1 || key_ != Key::misere) mistyped();
    document_.misere = value;
  }
  void whole(std::int64_t value) { board_ ? board_->whole(value) : number(value, {}); }
  /// Any other number.
  void real(std::string_view text) { board_ ? board_->real(text) : number(std::nullopt, text); }
  void string(const std::string& value) {
    if (board_) return board_->string(value);
    if (depth_ != 1 || in_given_) mistyped();
    if (key_ == Key::game) {
      document_.game = value;
    } else if (key_ == Key::graph6) {
      document_.graph6 = value;
    } else if (key_ == Key::board) {
      document_.board = value;
    } else if (key_ == Key::to_move && (value == "first" || value == "second")) {
      document_.to_move = value == "first" ? Player::first : Player::second;
    } else {
      mistyped();
    }
  }
  /// Whether the next element is a pair of numbers, which may come at once.
  bool expects_pairs() const { return board_ ? board_->expects_pairs() : in_pairs_ && depth_ == 2; }
  void pair(std::int32_t a, std::int32_t b) {
    if (board_) return board_->pair(a, b);
    if (pairs_ == nullptr) {
      document_.points->push_whole(a, b);
    } else {
      pairs_->push_back({a, b});
    }
    count_element();
  }

  void start_object() {
    if (board_) return board_->start_object();
    if (depth_ == 1 && key_ == Key::given && !in_given_) {
      document_.given.emplace();
      in_given_ = true;
      owner_ = nullptr;
      return;
    }
    if (depth_ == 2 && key_ == Key::boards) {
      document_.boards->emplace_back();
      board_ = std::make_unique<DocumentEvents>(document_.boards->back(), line_, held_, true);
      board_->inside_ = inside_ + place(*name_, index_) + '.';
      return board_->start_object();
    }
    if (depth_ != 0) mistyped();
    depth_ = 1;
  }
  void key(const std::string& name) {
    if (board_) return board_->key(name);
    if (in_given_) return owner(name);
    const auto it = document_keys().find(name);
    if (it == document_keys().end())
      throw InputError(inside_ + (name.empty() ? "\"\"" : shortened(name)), "unknown key");
    key_ = it->second;
    name_ = &it->first;
    if (one_of_several_ && !of_a_board(key_))
      throw InputError(inside_ + *name_, "not a key of one of several boards: it stands beside `boards`");
    if (seen_ >> static_cast<int>(key_) & 1) throw InputError(inside_ + *name_, "this key is there twice");
    seen_ |= 1u << static_cast<int>(key_);
  }
  void end_object() {
    if (board_) {
      board_->end_object();
      if (board_->depth_ == 0) {
        board_.reset();
        count_element();
      }
    } else if (in_given_) {
      in_given_ = false;
    } else {
      depth_ = 0;
    }
  }
  void start_array() {
    if (board_) return board_->start_array();
    const bool pairs = key_ == Key::points || key_ == Key::edges || key_ == Key::animal || key_ == Key::moves ||
                       (in_given_ && owner_ != nullptr);
    const bool list =
        pairs || key_ == Key::heaps || key_ == Key::roots || key_ == Key::bias || (key_ == Key::boards && depth_ == 1);
    if (depth_ == 3 && key_ == Key::moves && filled_ == 1 && !on_board_) {
      on_board_ = true;
      depth_ = 4;
      return;
    }
    if (!(depth_ == 1 && list) && !(depth_ == 2 && pairs)) mistyped();
    if (depth_ == 1) {
      index_ = 0;
      pairs_ = in_given_ ? owner_ : nullptr;
      if (key_ == Key::boards) document_.boards.emplace();
      if (key_ == Key::points) document_.points.emplace();
      if (key_ == Key::edges) pairs_ = &document_.edges.emplace();
      if (key_ == Key::heaps) document_.heaps.emplace();
      if (key_ == Key::animal) pairs_ = &document_.animal.emplace();
      in_pairs_ = pairs_ != nullptr || key_ == Key::points;
    }
    ++depth_;
    filled_ = 0;
    on_board_ = false;
  }
  void end_array() {
    if (board_) return board_->end_array();
    --depth_;
    if (depth_ == 2) {
      if (pairs_ != nullptr) pairs_->push_back(pair());
      if (key_ == Key::points) end_point();
      if (key_ == Key::moves) end_move();
      count_element();
    } else if (key_ == Key::roots || key_ == Key::bias) {
      if (filled_ != 2) mistyped();
      (key_ == Key::roots ? document_.roots : document_.bias) = {whole_[0], whole_[1]};
    }
    if (depth_ == 1) count_held();
  }
  /// The key that is read, or the element of its list.
  std::string place_here() const {
    if (name_ == nullptr) return inside_.empty() ? "line " + std::to_string(line_) : inside_;
    const auto& key = in_given_ && owner_ != nullptr ? owner_name_ : *name_;
    return inside_ + (depth_ >= 2 ? place(key, index_) : key);
  }

 private:
  static constexpr std::int64_t most = 1'000'000'000'000'000'000;

  /// The lists of `given`.
  void owner(const std::string& name) {
    auto& given = *document_.given;
    owner_ = name == "first" ? &given.first : name == "second" ? &given.second : &given.nobody;
    if (name != "first" && name != "second" && name != "nobody")
      throw InputError(inside_ + "given." + shortened(name), "unknown key: `first`, `second` or `nobody`");
    owner_name_ = "given." + name;
    auto& seen = owners_seen_[name == "first" ? 0 : name == "second" ? 1 : 2];
    if (std::exchange(seen, true)) throw InputError(inside_ + owner_name_, "this key is there twice");
  }
  /// The reader of the board that is read, of several.
  const DocumentEvents& innermost() const { return board_ ? board_->innermost() : *this; }
  [[noreturn]] void mistyped() const {
    if (name_ == nullptr) throw InputError(place_here(), "a position is a JSON object");
    throw InputError(place_here(), std::string("`") + *name_ + "` is " + shape(key_));
  }
  /// A whole number, or the text of any other.
  void number(std::optional<std::int64_t> value, std::string_view text) {
    if (key_ == Key::points && depth_ == 3) {
      if (filled_ < 2) coordinate_[filled_] = decimal(value, text);
      ++filled_;
      return;
    }
    if (key_ == Key::points || name_ == nullptr) mistyped();
    if (!value) {
      if (text.find_first_of(".eE") != std::string_view::npos)
        throw InputError(place_here(), shortened(std::string(text)) + " is not a whole number");
      value = most + 1;
    }
    if (*value > most || *value < -most) throw InputError(place_here(), "a number too large");
    file(*value);
  }
  Decimal decimal(std::optional<std::int64_t> value, std::string_view text) const {
    constexpr std::size_t most_digits = 4096;
    if (text.size() > most_digits) throw InputError(place_here(), "a number with too many digits");
    try {
      return value ? Decimal::read(std::to_string(*value)) : Decimal::read(text);
    } catch (const std::invalid_argument& e) {
      throw InputError(place_here(), e.what());
    }
  }
  void file(std::int64_t value) {
    if (depth_ == 1 && key_ == Key::vertices) {
      document_.vertices = value;
    } else if (depth_ == 1 && key_ == Key::root) {
      document_.root = value;
    } else if (depth_ == 2 && key_ == Key::heaps) {
      if (value < 0) throw InputError(place_here(), "a heap is not negative");
      document_.heaps->push_back(value);
      count_element();
    } else if (depth_ == 2 && key_ == Key::moves) {
      document_.moves.push_back({value});
      count_element();
    } else if ((depth_ == 2 && (key_ == Key::roots || key_ == Key::bias)) || depth_ >= 3) {
      if (filled_ >= whole_.size()) mistyped();
      whole_[filled_++] = value;
      if (depth_ == 2) ++index_;
    } else {
      mistyped();
    }
  }
  void count_element() {
    constexpr std::size_t many = 256;
    ++index_;
    if (++uncounted_ == many) count_held();
    look();
  }
  /// Of a list, which may have grown to twice its size.
  void count_held() {
    std::size_t bytes = std::exchange(uncounted_, 0) * size_of_element(key_);
    if (key_ == Key::points && document_.points)  // they take more from the first on that is not whole
      bytes = document_.points->bytes() - std::exchange(bytes_of_points_, document_.points->bytes());
    if (held_ != nullptr) held_->grow(2.0 * static_cast<double>(bytes));
  }
  static std::size_t size_of_element(Key key) {
    switch (key) {
      case Key::moves: return sizeof(MoveText) + 32;
      case Key::boards: return sizeof(Document);
      default: return sizeof(Ends);
    }
  }
  void end_point() {
    if (filled_ != 2) mistyped();
    document_.points->push_back(coordinate_);
  }
  Ends pair() const {
    if (filled_ != 2) mistyped();
    constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max();
    for (const auto end : {whole_[0], whole_[1]}) {
      if (end > largest || end < -largest) throw InputError(place_here(), "a number too large");
    }
    return {static_cast<std::int32_t>(whole_[0]), static_cast<std::int32_t>(whole_[1])};
  }
  void end_move() {
    const std::size_t first = on_board_ ? 1 : 0;
    if (filled_ < 2 || filled_ > 3 + first) mistyped();
    MoveText& move = document_.moves.emplace_back(whole_.begin() + static_cast<std::ptrdiff_t>(first),
                                                  whole_.begin() + static_cast<std::ptrdiff_t>(filled_));
    if (on_board_) move.board = whole_[0];
  }

  Document& document_;
  std::size_t line_;
  MemoryShare* held_;
  Key key_ = Key::game;
  const std::string* name_ = nullptr;
  unsigned seen_ = 0;
  bool one_of_several_;
  std::string inside_;                     // the place of the board whose keys are read
  std::unique_ptr<DocumentEvents> board_;  // while one of several boards is read
  bool in_given_ = false;
  std::vector<Ends>* owner_ = nullptr;
  std::vector<Ends>* pairs_ = nullptr;  // the list that is read, if it is one of edges or cells
  bool in_pairs_ = false;               // that, or the list of points
  std::string owner_name_;
  std::array<bool, 3> owners_seen_{};
  int depth_ = 0;
  std::size_t index_ = 0, filled_ = 0, uncounted_ = 0, bytes_of_points_ = 0;
  std::array<std::int64_t, 4> whole_{};
  bool on_board_ = false;  // the move has the form [i, [u, v]]
  PointSet::Written coordinate_;
};

}  // namespace arete::inline view
