// A7 and B4 through the codec: what goes over the line gives a position back, and is the same text
// in twin worlds.
#pragma once

#include <string>

#include "battery/secrecy.hpp"
#include "battery/trait.hpp"
#include "engine/game.hpp"
#include "engine/json_writer.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "support/narrators.hpp"

namespace paradoxa::battery {

template <class G>
class Coded {
 public:
  using State = typename G::State;
  using Codec = CodecOf<G>;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& options = options_of<G>(game);
    FastRandom worlds = random.split();
    ++games_;
    return play<G>(options, random, plies_, [&](const State& state) -> Finding {
      ++states_;
      if (Finding f = restored(state)) return f;
      const auto all = viewers(options.seats);
      const Viewer viewer = all[worlds.below(static_cast<std::uint32_t>(all.size()))];
      const State twin = worlds_of<G>(state, viewer, plies_).twin(worlds);
      const auto heard = heard_by<G>(options, viewer, plies_);
      if (frame(state, viewer, heard) != frame(twin, viewer, heard))
        return told_apart<G>("B4: frames tell two worlds apart for", viewer, state, twin);
      return {};
    });
  }

  void add(const Coded& other) {
    games_ += other.games_;
    states_ += other.states_;
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(states_) +
           " states restored from JSON and framed in twin worlds";
  }

 private:
  static Finding restored(const State& state) {
    const std::string text = Trait<G>::text(state);
    const auto read = Trait<G>::parse_position(text);
    if (!read.ok()) return "A7: " + text + "\n  is refused: " + read.error();
    if (!same_bytes(*read, state)) return "A7: " + text + "\n  is read as another position";
    return {};
  }

  // All that is made for one viewer: the view, its drawing, the question, the list of moves.
  static std::string frame(const State& state, Viewer viewer,
                           [[maybe_unused]] const typename G::Heard& heard) {
    const auto& content = Trait<G>::content();
    const typename G::View view = G::view(content, state, viewer);
    const Narrator& narrator = shipped_narrator<G>();
    const Naming naming{Codec::seat_names(content), viewer.is_seat() ? viewer.seat() : kNoSeat};
    JsonWriter out;
    if constexpr (requires { Codec::write_view(out, content, view, heard); })
      Codec::write_view(out, content, view, heard);
    else
      Codec::write_view(out, content, view);
    std::string text = out.take();
    const json::object seen = json::parse(text).as_object();
    text += Codec::stage(content, state);
    if constexpr (requires { Codec::drawing(content, view, heard, narrator, naming, false); })
      text += Codec::drawing(content, view, heard, narrator, naming, false);
    else
      text += Codec::drawing(content, view, narrator, naming, false);
    if (!viewer.is_seat()) return text;
    if (G::to_act(content, state).contains(viewer.seat())) text += narrator.question(seen, naming);
    for (const auto move : G::legal_moves(content, state, viewer.seat())) {
      const json::object told = move_document<Codec>(content, move);
      text += json::serialize(told) + narrator.move(told, naming);
    }
    return text;
  }

  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t states_ = 0;
};

template <class G>
void codec_restores_and_keeps_secrets() {
  Coded<G> coded;
  const std::string row = row_name<G>("A7 B4 codec");
  const bool ok = play_games(row, Trait<G>::kBudgets.codec.amount(), coded);
  print_figure(row, coded.figure(), ok);
}

template <class G>
bool add_codec() {
  add_row<G>("A7_B4_Soak_json_restores_positions_and_is_the_same_in_twin_worlds",
             &codec_restores_and_keeps_secrets<G>);
  return true;
}

}  // namespace paradoxa::battery
