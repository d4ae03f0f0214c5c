// The pictures of a report: histograms, and the boards that are extreme.

#include <algorithm>
#include <filesystem>

#include "base/input_error.hpp"
#include "census/report.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/picture.hpp"

namespace arete::inline census {
namespace {

using Bars = std::vector<std::pair<std::string, std::uint64_t>>;

std::string number(double value) {
  auto text = std::to_string(value);
  text.resize(text.find('.') + 2);
  return text;
}

std::string text_at(double x, double y, const std::string& anchor, const std::string& text) {
  return "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + "\">" + text + "</text>\n";
}

Bars bars_of(const Histogram& histogram) {
  Bars bars;
  for (const auto& [value, count] : histogram) bars.emplace_back(std::to_string(value), count);
  return bars;
}

}  // namespace

std::string histogram_svg(const std::string& title, const Bars& bars) {
  constexpr double row = 22, left = 90, longest = 420, width = 640, top = 40;
  std::uint64_t most = 1;
  for (const auto& [name, count] : bars) most = std::max(most, count);
  const double height = top + row * static_cast<double>(bars.size()) + 12;
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width) + ' ' + number(height) +
                    "\" font-family=\"sans-serif\" font-size=\"13\">\n<title>" + title +
                    "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" +
                    text_at(left, 24, "start", title);
  double y = top;
  for (const auto& [name, count] : bars) {
    const double length = longest * static_cast<double>(count) / static_cast<double>(most);
    svg += text_at(left - 8, y + 15, "end", name) + "<rect x=\"" + number(left) + "\" y=\"" + number(y + 2) +
           "\" width=\"" + number(length) + "\" height=\"" + number(row - 5) + "\" fill=\"#3b6ea5\"/>\n" +
           text_at(left + length + 6, y + 15, "start", std::to_string(count));
    y += row;
  }
  return svg + "</svg>\n";
}

std::vector<std::string> write_pictures(const CensusReport& report, const std::string& folder,
                                        const std::function<Member(std::uint64_t)>& member) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw InputError(folder, error.message());
  std::vector<std::string> names;
  const auto write = [&](const std::string& name, const std::string& text) {
    names.push_back(folder + '/' + name + ".svg");
    write_whole(names.back(), text);
  };
  const auto title = report.question.asked.text();
  write("outcomes", histogram_svg(title + ": outcomes", Bars(report.outcomes.begin(), report.outcomes.end())));
  if (!report.scores.empty()) write("scores", histogram_svg(title + ": scores", bars_of(report.scores)));
  if (!report.nimbers.empty()) write("nimbers", histogram_svg(title + ": nimbers", bars_of(report.nimbers)));
  for (const auto& extreme : report.extremes) {
    const auto found = member(extreme.members[0]);
    if (!found.octal.empty() || found.unrealized) continue;
    auto name = extreme.name;
    std::replace(name.begin(), name.end(), ' ', '-');
    write(name, picture(found.position, *open(found.position), std::nullopt, "svg"));
  }
  return names;
}

}  // namespace arete::inline census
