#include "view/pictures/bends.hpp"

#include <map>

namespace arete::inline view {

std::vector<double> bends(const std::vector<Ends>& lines) {
  std::map<Ends, std::vector<std::size_t>> bundles;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].u != ground && lines[i].v != ground) bundles[ordered(lines[i])].push_back(i);
  }
  std::vector<double> bend(lines.size(), 0);
  for (const auto& [ends, members] : bundles) {
    for (std::size_t k = 0; k < members.size(); ++k) {
      const double side = lines[members[k]] == ends ? 1 : -1;
      bend[members[k]] = side * (static_cast<double>(k) - static_cast<double>(members.size() - 1) / 2);
    }
  }
  return bend;
}

}  // namespace arete::inline view
