#include "board/tilings/period.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace arete::inline board {
namespace {

std::int64_t floor_of(std::int64_t value, std::int64_t by) { return value / by - (value % by < 0 ? 1 : 0); }

/// The lattice that two independent vectors generate.
Period generated_by(Cell u, Cell v) {
  while (u.b != 0) {  // Euclid's algorithm on the second coordinates
    const int times = v.b / u.b;
    v = {v.a - times * u.a, v.b - times * u.b};
    std::swap(u, v);
  }
  if (v.b < 0) v = {-v.a, -v.b};
  const int width = std::abs(u.a);
  return {width, v.b, static_cast<int>(v.a - width * floor_of(v.a, width))};
}

Period image(const LinearMap& map, const Period& p) {
  return generated_by(map({p.width, 0}), map({p.shift, p.height}));
}

}  // namespace

Cell Period::reduce(const Tiling& tiling, Cell cell) const {
  const Cell home = cell + tiling.to_class(cell);
  const std::int64_t y = (cell.b - home.b) / tiling.step(), rows = floor_of(y, height);
  const std::int64_t x = (cell.a - home.a) / tiling.step() - rows * shift;  // of cells far away, more than an int holds
  return home + Cell{static_cast<int>(x - floor_of(x, width) * width) * tiling.step(),
                     static_cast<int>(y - rows * height) * tiling.step()};
}

std::vector<Cell> Period::cells(const Tiling& tiling) const {
  std::vector<Cell> list;
  for (const Cell c : tiling.classes()) {
    for (int x = 0; x < width; ++x) {
      for (int y = 0; y < height; ++y) list.push_back(c + Cell{x * tiling.step(), y * tiling.step()});
    }
  }
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<Period> periods(const Tiling& tiling, int index) {
  std::vector<Period> list;
  for (int height = 1; height <= index; ++height) {
    if (index % height != 0) continue;
    const int width = index / height;
    for (int shift = 0; shift < width; ++shift) {
      const Period p{width, height, shift};
      const auto& maps = tiling.symmetries();
      if (std::all_of(maps.begin(), maps.end(), [&](const LinearMap& m) { return p <= image(m, p); }))
        list.push_back(p);
    }
  }
  return list;
}

}  // namespace arete::inline board
