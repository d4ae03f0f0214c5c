// Nine points: every abstract order type, and points for all that are known to have some.

#include "ask.hpp"
#include "census/family.hpp"

namespace arete::tests {
namespace {

TEST(NinePoints, all_order_types_but_thirteen_have_points) {
  const auto family = open_family("order-types:9", {"bi-triangle"});
  ASSERT_EQ(family->size(), 158'830u);  // Aichholzer, Aurenhammer, Krasser 2002; 158817 are realizable
  std::uint64_t unrealized = 0;
  for (std::uint64_t i = 0; i < family->size(); ++i) unrealized += family->member(i).unrealized;
  EXPECT_EQ(unrealized, 13u);
}

}  // namespace
}  // namespace arete::tests
