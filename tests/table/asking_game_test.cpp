// What a game's struct says of its questions reaches the layers above as text.
#include <array>

#include "engine/typed_game.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/game.hpp"
#include "support/paradominetor.hpp"
#include "table/surroundings.hpp"

namespace paradoxa {
namespace {

// Paradominetor, whose passes are secret and whose plays have a default.
struct AskingGame : paradominetor::Game {
  static constexpr bool kSecrets = true;
  static Asking<Move> asking(const Content& content, const State& state, Seat seat) {
    if (state.phase == paradominetor::Phase::kPass) return {.kind = "pass", .secret = true};
    const auto moves = legal_moves(content, state, seat);
    return {"play", *moves.begin(), *(moves.end() - 1), 20, false};
  }
  static std::array<std::string_view, 1> order_kinds(const Content&, const State&, Seat) {
    return {"play"};
  }
  static std::optional<Seat> notes_reader(const Content&, const State&) { return seat(2); }
};

TEST(AskingGame, a_typed_game_tells_what_it_asks_as_text) {
  const TypedGame<AskingGame, paradominetor::Codec> game{paradominetor::Content{}};
  EXPECT_TRUE(game.has_secrets());
  auto started = game.start(4, {});
  const auto& position = *started;
  std::unique_ptr<AnyEvents> events;
  const auto advance = [&] {
    const SeatSet acting = position->to_act();
    const Seat who = acting.is_nature() ? kNature : acting.first();
    EXPECT_FALSE(position->play(who, position->legal(who).front(), events));
  };
  while (position->to_act().is_nature()) advance();
  EXPECT_EQ(position->asked(seat(1)), (Asked{"pass", {}, {}, 0, true}));
  while (position->stage().starts_with("pass") || position->to_act().is_nature()) advance();
  const Seat leader = position->to_act().first();
  const auto legal = position->legal(leader);
  EXPECT_EQ(position->asked(leader), (Asked{"play", legal.front(), legal.back(), 20'000, false}));
  EXPECT_EQ(position->order_kinds(leader), std::vector<std::string>{"play"});
  EXPECT_EQ(position->notes_reader(), seat(2));
}

TEST(AskingGame, a_game_that_says_nothing_asks_plainly) {
  for (const auto& game : games().games()) {
    if (game->has_secrets()) continue;
    const auto started = game->start(0, {});
    const auto& position = *started;
    EXPECT_TRUE(position->asked(seat(0)).plain()) << game->name();
    EXPECT_TRUE(position->order_kinds(seat(0)).empty()) << game->name();
    EXPECT_FALSE(position->notes_reader()) << game->name();
  }
}

}  // namespace
}  // namespace paradoxa
