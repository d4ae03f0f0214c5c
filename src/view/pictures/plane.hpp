// The little plane geometry that pictures need. Floating point: nothing here decides anything about a game.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace arete::inline view {

struct Spot {
  double x = 0, y = 0;
};

inline Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
inline Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
inline Spot operator*(double s, Spot a) { return {s * a.x, s * a.y}; }
inline double length(Spot a) { return std::hypot(a.x, a.y); }
inline double angle(Spot a) { return std::atan2(a.y, a.x); }
inline Spot polar(double r, double angle) { return {r * std::cos(angle), r * std::sin(angle)}; }
inline Spot unit(Spot a) { return length(a) > 0 ? (1 / length(a)) * a : Spot{1, 0}; }
inline Spot left_of(Spot a) { return {-a.y, a.x}; }

/// A cubic Bézier curve by its ends and the two controls between them.
using Curve = std::array<Spot, 4>;
inline Curve straight(Spot a, Spot b) { return {a, (1.0 / 3) * (2 * a + b), (1.0 / 3) * (a + 2 * b), b}; }
Spot along(const Curve& curve, double t);

/// From p to the segment ab.
double distance(Spot p, Spot a, Spot b);
/// From each point to the nearest other one; 10⁹ if it is alone.
std::vector<double> nearest(const std::vector<Spot>& spots);
/// `count` directions in the widest gaps between those taken, outward where there is a choice.
std::vector<double> free_directions(std::vector<double> taken, std::size_t count, double outward);

}  // namespace arete::inline view
