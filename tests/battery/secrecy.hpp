// B1, B2, B5: what a seat is told does not depend on what it may not know.
//
// For each viewer a twin of the true position is made that differs only in what is hidden from it
// (Trait::Worlds). Everything the viewer gets must then be the same in both.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "battery/trait.hpp"

namespace paradoxa::battery {

inline std::string text_of(Viewer viewer) {
  return viewer.is_seat() ? "seat " + text_of(viewer.seat()) : "the spectator";
}

// What a failure shows of two worlds.
template <class G>
Finding told_apart(const char* what, Viewer viewer, const typename G::State& truth,
                   const typename G::State& twin) {
  return std::string(what) + " " + text_of(viewer) + ":\n  " + Trait<G>::text(truth) + "\n  " +
         Trait<G>::text(twin) + "\n ";
}

// B2: who is to act, and the seat's own legal moves, in their order.
template <class G>
bool same_choices(const typename G::State& truth, const typename G::State& twin, Viewer viewer) {
  const auto& content = Trait<G>::content();
  if (G::to_act(content, truth) != G::to_act(content, twin)) return false;
  return !viewer.is_seat() || G::legal_moves(content, truth, viewer.seat()) ==
                                  G::legal_moves(content, twin, viewer.seat());
}

// B1 and B2 in every state of a game, for every seat and the spectator.
template <class G>
class Secrecy {
 public:
  using State = typename G::State;

  explicit Secrecy(int resamples) : resamples_(resamples) {}

  Finding operator()(std::int64_t game, FastRandom& random) {
    ++games_;
    return watch(options_of<G>(game), random);
  }

  Finding watch(const typename G::Options& options, FastRandom& random) {
    FastRandom worlds = random.split();
    return play<G>(options, random, plies_, [&](const State& state) -> Finding {
      for (const Viewer viewer : viewers(options.seats)) {
        const auto others = worlds_of<G>(state, viewer, plies_);
        for (int i = 0; i < resamples_; ++i)
          if (Finding f = compare(state, others.twin(worlds), viewer)) return f;
      }
      return {};
    });
  }

  void add(const Secrecy& other) {
    games_ += other.games_;
    pairs_ += other.pairs_;
    different_ += other.different_;
    others_choices_ += other.others_choices_;
    for (std::size_t i = 0; i < sizeof(State); ++i) varied_[i] |= other.varied_[i];
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(pairs_) + " pairs of worlds, " +
           std::to_string(different_) + " of them different, " + std::to_string(others_choices_) +
           " with other choices for another seat";
  }

  std::int64_t different() const { return different_; }
  std::int64_t others_choices() const { return others_choices_; }

  // The fields of the state that were the same in every pair.
  std::vector<std::string> never_varied() const {
    std::vector<std::string> names;
    for (const Field& field : Trait<G>::fields()) {
      bool varied = false;
      for (std::size_t i = 0; i < field.size; ++i) varied |= varied_[field.offset + i] != 0;
      if (!varied) names.push_back(field.name);
    }
    return names;
  }

 private:
  Finding compare(const State& truth, const State& twin, Viewer viewer) {
    const auto& content = Trait<G>::content();
    ++pairs_;
    if (same_bytes(truth, twin)) return {};
    ++different_;
    note_differences(truth, twin);
    if (const auto flaw = G::flaw(content, twin); !flaw.empty())
      return told_apart<G>(("the twin world is impossible, " + std::string(flaw) + ", for").c_str(),
                           viewer, truth, twin);
    if (!same_bytes(G::view(content, truth, viewer), G::view(content, twin, viewer)))
      return told_apart<G>("B1: the view tells two worlds apart for", viewer, truth, twin);
    if (!same_choices<G>(truth, twin, viewer))
      return told_apart<G>("B2: the choices tell two worlds apart for", viewer, truth, twin);
    // The choices of others do differ: were they in the view, it would have shown.
    for (unsigned bits = G::to_act(content, truth).bits; bits != 0; bits &= bits - 1) {
      const Seat acting = SeatSet{static_cast<std::uint16_t>(bits)}.first();
      if (viewer.sees_as(acting) || is_nature(acting)) continue;
      others_choices_ +=
          !(G::legal_moves(content, truth, acting) == G::legal_moves(content, twin, acting));
    }
    return {};
  }

  void note_differences(const State& a, const State& b) {
    std::array<unsigned char, sizeof(State)> bytes_a, bytes_b;
    std::memcpy(bytes_a.data(), &a, sizeof(State));
    std::memcpy(bytes_b.data(), &b, sizeof(State));
    for (std::size_t i = 0; i < sizeof(State); ++i)
      varied_[i] = static_cast<unsigned char>(varied_[i] | (bytes_a[i] ^ bytes_b[i]));
  }

  int resamples_;
  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t pairs_ = 0;
  std::int64_t different_ = 0;
  std::int64_t others_choices_ = 0;
  std::array<unsigned char, sizeof(State)> varied_{};
};

// B5: a seat that tries every move it can encode gets the same answer in both worlds, with the same
// facts.
template <class G>
class Refusals {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& options = options_of<G>(game);
    FastRandom worlds = random.split();
    ++games_;
    return play<G>(options, random, plies_, [&](const State& state) -> Finding {
      for (int s = 0; s < options.seats; ++s) {
        const Viewer viewer = Viewer::of(seat(s));
        const State twin = worlds_of<G>(state, viewer, plies_).twin(worlds);
        if (same_bytes(state, twin)) continue;
        const Looks here(state, viewer), there(twin, viewer);
        for (const auto move : encodable_moves<G>(state)) {
          const bool with_facts = tried_++ % kOneWithFacts == 0;
          if (here.answer(move, with_facts) != there.answer(move, with_facts))
            return told_apart<G>(
                ("B5: the answer to '" + Trait<G>::text(move) + "' tells two worlds apart for")
                    .c_str(),
                viewer, state, twin);
        }
      }
      return {};
    });
  }

  void add(const Refusals& other) {
    games_ += other.games_;
    tried_ += other.tried_;
  }

  std::string figure() const {
    return std::to_string(games_) + " games, " + std::to_string(tried_) + " answers compared";
  }

 private:
  // A fact is made from the view, and row B1 compares the views: so some of them will do.
  static constexpr int kOneWithFacts = 101;

  // What a seat is answered in a position.
  struct Looks {
    Looks(const State& position, Viewer eyes)
        : state(position), viewer(eyes), view(G::view(Trait<G>::content(), position, eyes)) {}

    std::pair<Clause, std::string> answer(const Move& move, bool with_facts) const {
      const auto& content = Trait<G>::content();
      const Clause clause = G::refusal(content, state, viewer.seat(), move);
      if (!with_facts) return {clause, {}};
      return {clause, CodecOf<G>::fact_json(content, view, move, clause)};
    }

    const State& state;
    Viewer viewer;
    typename G::View view;
  };

  Plies<G> plies_;
  std::int64_t games_ = 0;
  std::int64_t tried_ = 0;
};

template <class G>
void views_and_choices_keep_secrets() {
  Secrecy<G> secrecy(soaking() ? 4 : 1);
  const std::string row = row_name<G>("B1 B2");
  const bool ok = play_games(row, Trait<G>::kBudgets.worlds.amount(), secrecy);
  print_figure(row, secrecy.figure(), ok);
  if (!ok) return;
  EXPECT_GT(secrecy.different(), 0);
  EXPECT_GT(secrecy.others_choices(), 0);
}

// The generator of worlds is itself on trial: a field that never varies under it is public, or
// forgotten. Always the same games, so that the answer is always the same.
template <class G>
void every_hidden_field_varies() {
  std::vector<bool> covered(sizeof(typename G::State));
  for (const Field& field : Trait<G>::fields())
    for (std::size_t i = field.offset; i < field.offset + field.size; ++i) {
      EXPECT_FALSE(covered.at(i)) << field.name << " overlaps another field";
      covered.at(i) = true;
    }
  for (std::size_t i = 0; i < covered.size(); ++i)
    EXPECT_TRUE(covered[i]) << "byte " << i << " of the state belongs to no field";

  Secrecy<G> secrecy(1);
  std::vector<std::string> expected, found;
  for (const PublicField& field : Trait<G>::public_fields()) {
    expected.push_back(field.name);
    EXPECT_FALSE(field.reason.empty()) << field.name;
  }
  constexpr int kGames = 240;
  for (int game = 0; game < kGames && (game == 0 || found != expected); ++game) {
    FastRandom random(static_cast<std::uint64_t>(game));
    const Finding finding = secrecy.watch(options_of<G>(game), random);
    ASSERT_FALSE(finding) << *finding;
    found = secrecy.never_varied();
  }
  for (const std::string& name : found) std::cout << name << " ";
  std::cout << "never vary" << std::endl;
  EXPECT_EQ(found, expected) << "fields that never vary from world to world";
}

template <class G>
void refusals_keep_secrets() {
  Refusals<G> refusals;
  const std::string row = row_name<G>("B5");
  const bool ok = play_games(row, Trait<G>::kBudgets.refusals.amount(), refusals);
  print_figure(row, refusals.figure(), ok);
}

template <class G>
bool add_secrecy() {
  add_row<G>("B1_B2_Soak_views_and_choices_are_the_same_in_twin_worlds",
             &views_and_choices_keep_secrets<G>);
  add_row<G>("B1_every_hidden_field_varies_from_world_to_world", &every_hidden_field_varies<G>);
  add_row<G>("B5_Soak_refusals_are_the_same_in_twin_worlds", &refusals_keep_secrets<G>);
  return true;
}

}  // namespace paradoxa::battery
