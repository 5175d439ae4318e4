#include "games/island/bot/op_turn.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/fixed_list.hpp"
#include "games/island/bot/op_mind.hpp"
#include "games/island/rules/apply.hpp"

namespace paradoxa::island {
namespace {

constexpr std::size_t kWays = 12;  // followed at a time
constexpr int kMaxQuestions = 24;  // of one turn
constexpr double kNotFollowed = -1e6;

// Where a way to play on has led, and the move it began with.
struct Outlook {
  State state;
  std::size_t first = 0;
  double worth = 0;
};
using Outlooks = FixedList<Outlook, kWays>;

// Best first.
void keep_way(Outlooks& ways, const Outlook& way) {
  for (const Outlook& other : ways)
    if (other.worth == way.worth && other.state == way.state) return;
  if (!ways.full())
    ways.push_back(way);
  else if (way.worth > ways.back().worth)
    ways[ways.size() - 1] = way;
  else
    return;
  for (std::size_t i = ways.size() - 1; i > 0 && ways[i].worth > ways[i - 1].worth; --i)
    std::swap(ways[i], ways[i - 1]);
}

}  // namespace

bool is_in_ops_turn(const State& state) { return state.ops_turn() && is_ops(state.ask); }

void weigh_turn(const Content& content, const State& state, const MoveList& legal,
                TurnWorths& worths) {
  worths.fill(kNotFollowed);
  Outlooks ways;
  ways.push_back({state, 0, 0});
  for (int question = 0; question < kMaxQuestions && !ways.empty(); ++question) {
    Outlooks next;
    for (const Outlook& way : ways) {
      const MoveList moves =
          question == 0 ? legal : legal_moves(content, way.state, way.state.asked);
      for (std::size_t m = 0; m < moves.size(); ++m) {
        Outlook longer{way.state, question == 0 ? m : way.first, 0};
        apply(content, longer.state, kOpSeat, moves[m], NobodyListens{});
        answer_others(content, longer.state);
        longer.worth = standing_of_op(content, longer.state);
        if (is_in_ops_turn(longer.state)) {
          keep_way(next, longer);
        } else {
          worths[longer.first] = std::max(worths[longer.first], longer.worth);
        }
      }
    }
    ways = next;
  }
  for (const Outlook& way : ways) worths[way.first] = std::max(worths[way.first], way.worth);
}

}  // namespace paradoxa::island
