// Pictures of positions, as files show them.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/move_value.hpp"
#include "view/pictures/scene.hpp"

namespace arete::inline engine {

/// Vertices, lines and heaps that a picture shows; of more there are only words. A board that is searched has fewer,
/// unless it is many heaps or one of many.
inline constexpr std::size_t most_drawn = 10'000;

/// Where a document or a session puts its vertices; empty if neither says.
std::vector<std::array<double, 2>> places_of(const Document& document, const Session& session);

/// What an answer says, in a few words for a caption.
std::string in_words(const Answer& answer);

/// A position with moves that are best. On a board without end cells carry their names if that is wanted.
Scene scene_of(const Document& document, const Session& session, const std::vector<MoveText>& best,
               const std::string& caption, const std::optional<Idea>& idea, bool names,
               const std::vector<ValuedMoves>& values = {});

/// SVG or TikZ, with the best moves and the idea of the answer if there is one; values take the place of the idea.
std::string picture(const Document& document, const Session& session, const std::optional<Answer>& answer,
                    const std::string& format, const std::vector<MoveValue>& values = {});

}  // namespace arete::inline engine
