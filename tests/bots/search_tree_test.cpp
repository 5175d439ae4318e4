#include "bots/search_tree.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

namespace paradoxa {
namespace {

struct Step {
  std::uint16_t code = 0;
  friend bool operator==(Step, Step) = default;
};
using Tree = SearchTree<Step>;

Tree::Slot added(Tree& tree, Tree::Slot parent, int seat_index, std::uint16_t code) {
  const Tree::Slot slot = tree.find(parent, seat(seat_index), Step{code});
  EXPECT_FALSE(tree.holds(slot));
  tree.add(slot, parent, seat(seat_index), Step{code});
  return slot;
}

TEST(SearchTree, finds_a_node_by_parent_seat_and_move_and_no_other_way) {
  Tree tree(100);
  tree.clear();
  const auto a = added(tree, Tree::kRoot, 0, 7);
  const auto b = added(tree, a, 0, 7);
  EXPECT_EQ(tree.find(Tree::kRoot, seat(0), Step{7}), a);
  EXPECT_EQ(tree.find(a, seat(0), Step{7}), b);
  EXPECT_FALSE(tree.holds(tree.find(a, seat(1), Step{7})));
  EXPECT_FALSE(tree.holds(tree.find(a, seat(0), Step{8})));
  EXPECT_FALSE(tree.holds(tree.find(b, seat(0), Step{7})));
}

TEST(SearchTree, has_room_for_what_was_asked_and_then_is_full) {
  for (const std::uint32_t nodes : {1u, 2u, 3u, 25u, 48u, 1000u}) {
    Tree tree(nodes);
    tree.clear();
    EXPECT_GE(tree.capacity(), nodes);
    std::vector<Tree::Slot> slots;
    for (std::uint16_t i = 0; !tree.full(); ++i)
      slots.push_back(added(tree, Tree::kRoot, i % 5, i));
    EXPECT_EQ(slots.size(), tree.capacity());
    for (std::uint16_t i = 0; i < slots.size(); ++i)
      EXPECT_EQ(tree.find(Tree::kRoot, seat(i % 5), Step{i}), slots[i]);
    EXPECT_FALSE(tree.holds(tree.find(Tree::kRoot, seat(0), Step{60000})));  // the probe ends
  }
}

TEST(SearchTree, forgets_everything_between_searches) {
  Tree tree(50);
  for (int search = 0; search < 1000; ++search) {
    tree.clear();
    EXPECT_EQ(tree.size(), 0u);
    EXPECT_FALSE(tree.holds(tree.find(Tree::kRoot, seat(0), Step{1})));
    auto& node = tree[added(tree, Tree::kRoot, 0, 1)];
    EXPECT_EQ(node.visits, 0u);
    node.visits = 9;
  }
}

}  // namespace
}  // namespace paradoxa
