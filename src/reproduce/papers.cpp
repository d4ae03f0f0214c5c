#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

const std::vector<Paper>& papers() {
  static const std::vector<Paper> all{{"T", "Playing with Triangulations", "triangulations.md", triangulation_claims()},
                                      {"U", "Undirected edge geography", "geography.md", geography_claims()},
                                      {"B", "On Bichromatic Triangle Game", "bichromatic.md", bichromatic_claims()},
                                      {"P", "Le Pic'arête", "picarete.md", picarete_claims()},
                                      {"E", "Edge animal achievement", "animals.md", animal_claims()}};
  return all;
}

const char* word(Kind kind) {
  switch (kind) {
    case Kind::definition: return "definition";
    case Kind::theorem: return "theorem";
    case Kind::lemma: return "lemma";
    case Kind::proposition: return "proposition";
    case Kind::corollary: return "corollary";
    case Kind::claim: return "claim";
    case Kind::table: return "table";
    case Kind::figure: return "figure";
    case Kind::construction: return "construction";
    default: return "open problem";
  }
}

}  // namespace arete::inline reproduce
