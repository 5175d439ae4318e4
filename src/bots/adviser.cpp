#include "bots/adviser.hpp"

#include "bots/any_bot.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"

namespace paradoxa {
namespace {

template <Game G>
class TypedAdviser final : public Adviser {
 public:
  explicit TypedAdviser(const BotSpec& spec) : bot_(spec) {}

  Advice choose(const AnyPosition& position, Seat seat, std::uint64_t seed,
                const std::atomic<bool>* cancelled) override {
    using Codec = CodecOf<G>;
    const auto& typed = static_cast<const TypedPosition<G, Codec>&>(position);
    const auto& content = typed.content();
    FastRandom random(seed);
    const auto view = G::view(content, typed.state(), Viewer::of(seat));
    const auto legal = G::legal_moves(content, typed.state(), seat);
    bot_.watch(cancelled);
    const auto choice = bot_.choose(content, view, seat, legal, random);
    Advice advice{Codec::move_text(content, choice.move), choice.iterations, {}};
    for (const auto& move : choice.considered)
      advice.considered.push_back({Codec::move_text(content, move.move), move.visits, move.value});
    return advice;
  }

 private:
  TypedBot<G> bot_;
};

}  // namespace

std::unique_ptr<Adviser> make_adviser(const AnyGame& game, const BotSpec& spec) {
  std::unique_ptr<Adviser> adviser;
  for_game(game.name(), [&]<class G>() { adviser = std::make_unique<TypedAdviser<G>>(spec); });
  return adviser;
}

}  // namespace paradoxa
