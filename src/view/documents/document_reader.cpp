#include "view/documents/document.hpp"

#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "base/input_error.hpp"
#include "view/documents/document_keys.hpp"

namespace arete::inline view {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

using Json = nlohmann::json;

std::string shortened(std::string text) {
  constexpr std::size_t most = 160;
  if (text.size() > most) text = text.substr(0, most) + "…";
  return text;
}

/// Receives the parser's events and files them into the document. Depth 1 is the object itself, 2 a list, 3 a pair in a
/// list, 4 a move on one of several boards; nothing lies deeper, so nesting needs no stack. The object of `given` holds
/// lists at depth 2, too; the objects of `boards` have readers of their own.
class Reader final : public nlohmann::json_sax<Json> {
 public:
  Reader(Document& document, std::size_t line, MemoryShare* held, bool one_of_several = false)
      : document_(document), line_(line), held_(held), one_of_several_(one_of_several) {}

  bool null() override {
    if (!board_) mistyped();
    return board_->null();
  }
  bool boolean(bool value) override {
    if (board_) return board_->boolean(value);
    if (depth_ != 1 || key_ != Key::misere) mistyped();
    document_.misere = value;
    return true;
  }
  bool number_integer(number_integer_t value) override {
    return board_ ? board_->number_integer(value) : number(value, {});
  }
  bool number_unsigned(number_unsigned_t value) override {
    if (board_) return board_->number_unsigned(value);
    if (value > static_cast<std::uint64_t>(most)) return number(most + 1, {});
    return number(static_cast<std::int64_t>(value), {});
  }
  bool number_float(number_float_t value, const string_t& text) override {
    return board_ ? board_->number_float(value, text) : number(std::nullopt, text);
  }
  bool string(string_t& value) override {
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
    return true;
  }
  bool binary(binary_t&) override { mistyped(); }

  bool start_object(std::size_t size) override {
    if (board_) return board_->start_object(size);
    if (depth_ == 1 && key_ == Key::given && !in_given_) {
      document_.given.emplace();
      in_given_ = true;
      owner_ = nullptr;
      return true;
    }
    if (depth_ == 2 && key_ == Key::boards) {
      document_.boards->emplace_back();
      board_ = std::make_unique<Reader>(document_.boards->back(), line_, held_, true);
      board_->inside_ = inside_ + place(*name_, index_) + '.';
      return board_->start_object(size);
    }
    if (depth_ != 0) mistyped();
    depth_ = 1;
    return true;
  }
  bool key(string_t& name) override {
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
    return true;
  }
  bool end_object() override {
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
    return true;
  }
  bool start_array(std::size_t size) override {
    if (board_) return board_->start_array(size);
    const bool pairs = key_ == Key::points || key_ == Key::edges || key_ == Key::animal || key_ == Key::moves ||
                       (in_given_ && owner_ != nullptr);
    const bool list =
        pairs || key_ == Key::heaps || key_ == Key::roots || key_ == Key::bias || (key_ == Key::boards && depth_ == 1);
    if (depth_ == 3 && key_ == Key::moves && filled_ == 1 && !on_board_) {
      on_board_ = true;
      depth_ = 4;
      return true;
    }
    if (!(depth_ == 1 && list) && !(depth_ == 2 && pairs)) mistyped();
    if (depth_ == 1) {
      index_ = 0;
      if (key_ == Key::boards) document_.boards.emplace();
      if (key_ == Key::points) document_.points.emplace();
      if (key_ == Key::edges) document_.edges.emplace();
      if (key_ == Key::heaps) document_.heaps.emplace();
      if (key_ == Key::animal) document_.animal.emplace();
    }
    ++depth_;
    filled_ = 0;
    on_board_ = false;
    return true;
  }
  bool end_array() override {
    if (board_) return board_->end_array();
    --depth_;
    if (depth_ == 2) {
      if (in_given_) owner_->push_back(pair());
      if (key_ == Key::points) end_point();
      if (key_ == Key::edges) document_.edges->push_back(pair());
      if (key_ == Key::animal) document_.animal->push_back(pair());
      if (key_ == Key::moves) end_move();
      count_element();
    } else if (key_ == Key::roots || key_ == Key::bias) {
      if (filled_ != 2) mistyped();
      (key_ == Key::roots ? document_.roots : document_.bias) = {whole_[0], whole_[1]};
    }
    return true;
  }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    if (error.id == 406) throw InputError(place_here(), "a number too large");  // beyond what a double holds
    std::string message = error.what();
    if (const auto colon = message.find(": "); colon != std::string::npos) message = message.substr(colon + 2);
    throw InputError("line " + std::to_string(line_) + ", column " + std::to_string(position),
                     "not JSON: " + shortened(message));
  }

 private:
  static constexpr std::int64_t most = 1'000'000'000'000'000'000;

  /// The lists of `given`.
  bool owner(const std::string& name) {
    auto& given = *document_.given;
    owner_ = name == "first" ? &given.first : name == "second" ? &given.second : &given.nobody;
    if (name != "first" && name != "second" && name != "nobody")
      throw InputError(inside_ + "given." + shortened(name), "unknown key: `first`, `second` or `nobody`");
    owner_name_ = "given." + name;
    auto& seen = owners_seen_[name == "first" ? 0 : name == "second" ? 1 : 2];
    if (std::exchange(seen, true)) throw InputError(inside_ + owner_name_, "this key is there twice");
    return true;
  }
  std::string place_here() const {
    if (name_ == nullptr) return inside_.empty() ? "line " + std::to_string(line_) : inside_;
    const auto& key = in_given_ && owner_ != nullptr ? owner_name_ : *name_;
    return inside_ + (depth_ >= 2 ? place(key, index_) : key);
  }
  [[noreturn]] void mistyped() const {
    if (name_ == nullptr) throw InputError(place_here(), "a position is a JSON object");
    throw InputError(place_here(), std::string("`") + *name_ + "` is " + shape(key_));
  }
  /// A whole number, or the text of any other.
  bool number(std::optional<std::int64_t> value, const std::string& text) {
    if (key_ == Key::points && depth_ == 3) {
      if (filled_ < 2) coordinate_[filled_] = decimal(value, text);
      ++filled_;
      return true;
    }
    if (key_ == Key::points || name_ == nullptr) mistyped();
    if (!value) {
      if (text.find_first_of(".eE") != std::string::npos)
        throw InputError(place_here(), shortened(text) + " is not a whole number");
      value = most + 1;
    }
    if (*value > most || *value < -most) throw InputError(place_here(), "a number too large");
    return whole(*value);
  }
  Decimal decimal(std::optional<std::int64_t> value, const std::string& text) const {
    try {
      return Decimal::read(value ? std::to_string(*value) : text);
    } catch (const std::invalid_argument& e) {
      throw InputError(place_here(), e.what());
    }
  }
  bool whole(std::int64_t value) {
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
    return true;
  }
  /// Of a list, which may have grown to twice its size.
  void count_element() {
    ++index_;
    if (held_ == nullptr) return;
    held_->grow(2.0 * static_cast<double>(size_of_element(key_)));
    held_->look();
  }
  static std::size_t size_of_element(Key key) {
    switch (key) {
      case Key::points: return sizeof(PointSet::Written);
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
  std::string inside_;             // the place of the board whose keys are read
  std::unique_ptr<Reader> board_;  // while one of several boards is read
  bool in_given_ = false;
  std::vector<Ends>* owner_ = nullptr;
  std::string owner_name_;
  std::array<bool, 3> owners_seen_{};
  int depth_ = 0;
  std::size_t index_ = 0, filled_ = 0;
  std::array<std::int64_t, 4> whole_{};
  bool on_board_ = false;  // the move has the form [i, [u, v]]
  PointSet::Written coordinate_;
};

/// Of several boards a move says on which it is made, and only of several; a vertex on one of them is read as a pair.
void require_forms(Document& document) {
  for (std::size_t i = 0; i < document.moves.size(); ++i) {
    auto& move = document.moves[i];
    if (document.boards && !move.on_a_board()) {
      if (move.size() != 2) throw InputError(place("moves", i), "of several boards a move is [i, move]");
      move = MoveText::on_first(move);
    } else if (!document.boards && move.on_a_board()) {
      throw InputError(place("moves", i), "a move [i, move] is for several `boards`");
    }
  }
}

}  // namespace

Document Document::read(std::string_view json, std::size_t line, const std::string& game, MemoryShare* held) {
  if (line == 1 && json.starts_with(byte_order_mark)) json.remove_prefix(byte_order_mark.size());
  if (const auto zero = json.find('\0'); zero != std::string_view::npos) {
    throw InputError("line " + std::to_string(line) + ", column " + std::to_string(zero + 1), "not JSON: a NUL byte");
  }
  Document document;
  Reader reader(document, line, held);
  Json::sax_parse(json.begin(), json.end(), &reader);
  if (document.game.empty()) document.game = game;
  require_forms(document);
  if (document.game.empty()) throw InputError("game", "missing: the id of the game");
  return document;
}

}  // namespace arete::inline view
