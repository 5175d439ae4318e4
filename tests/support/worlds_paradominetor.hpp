// Worlds of Paradominetor that one viewer cannot tell from the true one.
//
// The tests of secrecy stand on this: whatever differs between such worlds must not reach the
// viewer. So it is written from the rules' information table alone, never from view.hpp or
// determinize.hpp, and it judges for itself which tricks turned up which backs.
//
// A viewer knows: its own hand, for ever the tiles it gave and got in the pass, all faces played
// and who played them, the backs of its own plays, of winning paradoxes once they are scored, and
// those a face gives away. Hidden are the other hands, the undealt tiles, the other backs, and
// what others passed. Of the hidden it knows only what the rules force: every tile exists once,
// each seat has five of each timeframe in all, and who did not follow a colour holds none of it.
//
//   const Worlds worlds(state, viewer);
//   const State twin = worlds.twin(random);    // reachable, and the same to this viewer
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "engine/fixed_list.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"
#include "games/paradominetor/rules/state.hpp"

namespace paradoxa::paradominetor {

namespace worlds_detail {

// PD-6.3 to PD-6.8 as the reference procedure has it: the play positions of the winning paradox
// of a complete trick, one bit each; 0 where a single tile won.
inline unsigned winning_paradox(const State& state, int trick) {
  const Play* plays = state.trick_plays(trick);
  const int n = state.seats();
  FixedList<Colour, kMaxSeats + 1> order;  // a colour may stand in it twice: the first counts
  order.push_back(plays[0].tile().colour());
  if (plays[0].tile().is_black())
    order.push_back(static_cast<Colour>(state.declared[static_cast<std::size_t>(trick)]));
  for (int i = 1; i < n; ++i) order.push_back(plays[i].tile().colour());
  for (const Colour colour : order) {
    unsigned groups[7] = {};  // of this colour, by value
    for (int i = 0; i < n; ++i)
      if (const Tile tile = plays[i].tile(); tile.colour() == colour)
        groups[tile.value()] |= 1u << i;
    for (int value = 6; value >= 0; --value)
      if (std::popcount(groups[value]) >= 2) return groups[value];
  }
  return 0;
}

inline Seat player_of(const State& state, int trick, int position) {
  return seat((state.leads[static_cast<std::size_t>(trick)].index + position) % state.seats());
}

}  // namespace worlds_detail

class Worlds {
 public:
  Worlds(const State& truth, Viewer viewer) : truth_(truth), viewer_(viewer) {
    if (truth.phase == Phase::kEnd || viewer.is_referee()) return;  // everything is open
    find_hidden_hands();
    find_hidden_backs();
    find_voids();
    if (viewer.is_seat() && truth.phase > Phase::kPass) {
      bound_ = truth.receiver(viewer.seat());
      for (const Tile tile : truth.given[viewer.code])
        (tile.is_black() ? black_ : coloured_).add(tile);
    }
  }

  // Many small exchanges of hidden tiles, each of which keeps all that the viewer knows.
  State twin(FastRandom& random) const {
    State twin = truth_;
    if (places_.empty() || places_.size() == 1) return twin;
    Draft draft{places_, {}};
    draft.of_tile.fill(kNowhere);
    for (std::size_t i = 0; i < places_.size(); ++i)
      draft.of_tile[places_[i].tile.code] = static_cast<std::uint8_t>(i);
    const auto count = static_cast<std::uint32_t>(places_.size());
    for (std::uint32_t step = 0; step < 2 * count; ++step) {
      const std::size_t p = random.below(count);
      const bool same_face = truth_.phase >= Phase::kLead && step % 2 == 0;
      const std::size_t q = same_face ? other_copy(draft, p, random) : random.below(count);
      if (q != kNowhere) exchange(draft, p, q, random);
    }
    write(draft, twin);
    choose_passes(twin, random);
    return twin;
  }

 private:
  static constexpr std::uint8_t kInHand = 0xFF;
  static constexpr std::uint8_t kDeck = 0xFE;  // instead of a seat: still undealt
  static constexpr std::uint8_t kNowhere = 0xFF;

  // Where the viewer does not know the tile, or the back of it.
  struct Place {
    std::uint8_t seat = 0;
    std::uint8_t play = kInHand;  // or the number of the play
    Tile tile{};
  };

  using Places = FixedList<Place, kMaxTiles>;

  struct Draft {
    Places places;
    std::array<std::uint8_t, 128> of_tile;  // the place of a coloured tile
  };

  // PD-2.5, PD-R16: another hand is seen by nobody else; nor is the deck.
  void find_hidden_hands() {
    for (int s = 0; s < truth_.seats(); ++s)
      if (!viewer_.sees_as(seat(s)))
        truth_.hand(seat(s)).for_each(
            [&](Tile tile) { places_.push_back({static_cast<std::uint8_t>(s), kInHand, tile}); });
    truth_.undealt.for_each([&](Tile tile) { places_.push_back({kDeck, kInHand, tile}); });
  }

  // PD-R16: the back of a played tile is its player's, unless turned up or told by the face.
  void find_hidden_backs() {
    if (truth_.phase < Phase::kLead) return;
    for (int t = 0; t <= truth_.trick; ++t) {
      const bool complete = t < truth_.trick;
      const unsigned open = complete ? worlds_detail::winning_paradox(truth_, t) : 0;
      for (int i = 0; i < (complete ? truth_.seats() : truth_.position); ++i) {
        const Seat player = worlds_detail::player_of(truth_, t, i);
        const Tile tile = truth_.trick_plays(t)[i].tile();
        const bool told = tile.is_black() || tile.value() == 6;  // PD-1.7
        if (told || (open >> i & 1) != 0 || viewer_.sees_as(player)) continue;
        places_.push_back({player.index, static_cast<std::uint8_t>(t * truth_.seats() + i), tile});
      }
    }
  }

  // Who played a coloured tile of no table colour has none of the table colours any more.
  void find_voids() {
    if (truth_.phase < Phase::kLead) return;
    for (int t = 0; t <= truth_.trick; ++t) {
      ColourSet table;
      for (int i = 0; i < (t < truth_.trick ? truth_.seats() : truth_.position); ++i) {
        const Tile tile = truth_.trick_plays(t)[i].tile();
        const std::uint8_t declared = truth_.declared[static_cast<std::size_t>(t)];
        if (i == 0 && tile.is_black() && declared != kUndeclared)
          table.add(static_cast<Colour>(declared));
        if (tile.is_black()) continue;
        if (!table.contains(tile.colour())) {
          ColourSet& lacks = voids_[worlds_detail::player_of(truth_, t, i).index];
          lacks.bits = static_cast<std::uint8_t>(lacks.bits | table.bits);
        }
        table.add(tile.colour());
      }
    }
  }

  // Another hidden tile of the same face; the viewer never learns which is which.
  static std::size_t other_copy(const Draft& draft, std::size_t p, FastRandom& random) {
    // The offsets of the faces 1 to 6 by timeframe (PD-1.3); 15 where there is no such tile.
    static constexpr std::uint8_t kCopies[7][kTimeframes] = {
        {15, 15, 15}, {0, 4, 15}, {1, 5, 9}, {2, 6, 10}, {3, 7, 11}, {15, 8, 12}, {15, 15, 13}};
    const Tile tile = draft.places[p].tile;
    const std::uint32_t start = random.below(kTimeframes);
    for (std::uint32_t k = 0; k < kTimeframes; ++k) {
      const std::uint8_t offset = kCopies[tile.value()][(start + k) % kTimeframes];
      const Tile copy = Tile::at(tile.colour(), offset);
      if (offset != 15 && copy != tile && draft.of_tile[copy.code] != kNowhere)
        return draft.of_tile[copy.code];
    }
    return kNowhere;
  }

  // May the tiles of two places change places, the balance of timeframes apart?
  bool may_exchange(const Draft& draft, std::size_t p, std::size_t q) const {
    const Place& a = draft.places[p];
    const Place& b = draft.places[q];
    if (a.tile == b.tile) return false;
    const bool alike = a.tile.face() == b.tile.face();
    const bool both_in_hand = a.play == kInHand && b.play == kInHand;
    if (a.seat == b.seat) return alike && !both_in_hand;
    if (!alike && !both_in_hand) return false;
    return may_come(draft, a, b) && may_come(draft, b, a);
  }

  // May the tile of `from` come to the seat of `to`?
  bool may_come(const Draft& draft, const Place& from, const Place& to) const {
    if (to.play == kInHand && to.seat != kDeck && !from.tile.is_black() &&
        voids_[to.seat].contains(from.tile.colour()))
      return false;
    // PD-R18: what the viewer gave is among the tiles of its neighbour, in hand or played.
    if (from.seat != bound_.index) return true;
    if (!from.tile.is_black()) return !coloured_.contains(from.tile);
    if (black_.empty() || to.tile.is_black()) return true;
    int blacks = 0;
    for (const Place& place : draft.places)
      blacks += place.seat == bound_.index && place.tile.is_black();
    return blacks > 1 || bound_played_black();
  }

  bool bound_played_black() const {
    for (int t = 0; t <= truth_.trick; ++t)
      for (int i = 0; i < truth_.seats(); ++i)
        if (truth_.trick_plays(t)[i].tile().is_black() &&
            worlds_detail::player_of(truth_, t, i) == bound_)
          return true;
    return false;
  }

  static void swap(Draft& draft, std::size_t p, std::size_t q) {
    std::swap(draft.places[p].tile, draft.places[q].tile);
    draft.of_tile[draft.places[p].tile.code] = static_cast<std::uint8_t>(p);
    draft.of_tile[draft.places[q].tile.code] = static_cast<std::uint8_t>(q);
  }

  // PD-10.3: five of each timeframe to a seat. An exchange that upsets this needs a second one
  // between the same two seats, the other way round.
  void exchange(Draft& draft, std::size_t p, std::size_t q, FastRandom& random) const {
    if (p == q || !may_exchange(draft, p, q)) return;
    const Place a = draft.places[p], b = draft.places[q];
    const Timeframe lost = a.tile.timeframe(), won = b.tile.timeframe();
    if (a.seat == b.seat || lost == won) return swap(draft, p, q);
    if (a.play == kInHand && b.play == kInHand) return;  // the hands have simpler exchanges
    swap(draft, p, q);
    const std::size_t count = draft.places.size();
    const std::size_t from = random.below(static_cast<std::uint32_t>(count));
    int candidates = 0;
    for (std::size_t i = 0; i < count && candidates < 2; ++i) {
      const std::size_t p2 = from + i < count ? from + i : from + i - count;
      if (draft.places[p2].seat != a.seat || draft.places[p2].tile.timeframe() != won) continue;
      ++candidates;
      for (std::size_t k = 0; k < count; ++k) {
        const std::size_t q2 = p2 + k < count ? p2 + k : p2 + k - count;
        if (draft.places[q2].seat != b.seat || draft.places[q2].tile.timeframe() != lost) continue;
        if ((p2 != p || q2 != q) && may_exchange(draft, p2, q2)) return swap(draft, p2, q2);
      }
    }
    swap(draft, p, q);
  }

  void write(const Draft& draft, State& twin) const {
    twin.undealt = {};
    for (int s = 0; s < twin.seats(); ++s)
      if (!viewer_.sees_as(seat(s))) twin.hand(seat(s)) = {};
    for (const Place& place : draft.places)
      if (place.seat == kDeck)
        twin.undealt.add(place.tile);
      else if (place.play == kInHand)
        twin.hands[place.seat].add(place.tile);
      else  // the mark of a back turned up stays with the play
        twin.plays[place.play].code = static_cast<std::uint8_t>(
            (twin.plays[place.play].code & Play::kTurnedUp) | place.tile.code);
  }

  // PD-2.6, PD-R6: what another seat chose is any tile of its hand; after the exchange it is any
  // tile of those the receiver has had, unless the viewer gave or got it itself.
  void choose_passes(State& twin, FastRandom& random) const {
    if (twin.phase == Phase::kDeal) return;
    for (int i = 0; i < twin.seats(); ++i) {
      const Seat giver = seat(i);
      const Seat receiver = twin.receiver(giver);
      const bool exchanged = twin.phase > Phase::kPass;
      if (viewer_.sees_as(giver) || (exchanged && viewer_.sees_as(receiver))) continue;
      const TileSet from = exchanged ? all_tiles_of(twin, receiver) : twin.hand(giver);
      for (int t = 0; t < kTimeframes; ++t) {
        Tile& given = twin.given[giver.index][static_cast<std::size_t>(t)];
        if (given == kNoTile) continue;
        const TileSet row = from & TileSet::of_timeframe(static_cast<Timeframe>(t));
        given = row.nth(random.below(static_cast<std::uint32_t>(row.size())));
      }
    }
  }

 public:
  // The fifteen tiles of a seat after the exchange: what it holds and what it has played.
  static TileSet all_tiles_of(const State& state, Seat s) {
    TileSet all = state.hand(s);
    for (int t = 0; t < kTricks; ++t)
      for (int i = 0; i < state.seats(); ++i)
        if (const Play play = state.trick_plays(t)[i];
            play.made() && worlds_detail::player_of(state, t, i) == s)
          all.add(play.tile());
    return all;
  }

 private:
  State truth_;
  Viewer viewer_;
  Places places_;
  PerSeat<ColourSet> voids_{};
  Seat bound_ = kNoSeat;  // who has the tiles that the viewer gave
  TileSet coloured_{};    // these tiles
  TileSet black_{};
};

}  // namespace paradoxa::paradominetor
