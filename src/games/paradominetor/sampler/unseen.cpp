#include "games/paradominetor/sampler/unseen.hpp"

#include "games/paradominetor/rules/trick.hpp"

namespace paradoxa::paradominetor {
namespace {

constexpr std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
constexpr std::size_t at(int n) { return static_cast<std::size_t>(n); }

// Calls `visit(trick, place, tile)` for every play so far.
template <class Visit>
void for_each_play(const View& view, Visit&& visit) {
  for (int t = 0; t < kTricks; ++t)
    for (int place = 0; place < view.seats(); ++place) {
      const SeenTile tile = view.trick_plays(t)[place];
      if (tile.empty()) return;
      visit(t, place, tile);
    }
}

// PD-6.1.
Colour lead_colour(const View& view, int trick) {
  const Face led = view.trick_plays(trick)[0].face();
  return led == kBlackFace ? colour_at(view.declared[at(trick)]) : led.colour();
}

// PD-2.4: deck by deck, five tiles to each seat in turn, so their number tells how far the deal is.
void fill_deal(State& frame, const View& view) {
  int dealt = 0;
  for (int s = 0; s < view.seats(); ++s) dealt += view.hand_sizes[at(s)];
  const int deck = kTilesPerTimeframe * view.seats();
  frame.deck = static_cast<Timeframe>(dealt / deck);
  frame.dealt_to = seat(dealt % deck / kTilesPerTimeframe);
  frame.dealt = byte(dealt % kTilesPerTimeframe);
}

// PD-7.2: who is in the winning paradox follows from the faces; hidden backs do not matter.
void turn_up_winners(State& frame, const View& view, int trick) {
  const SeenTile* plays = view.trick_plays(trick);
  if (plays[view.seats() - 1].empty()) return;
  const auto tile_like = [&](int place) {
    const Face face = plays[place].face();
    return plays[place].tile().value_or(Tile::at(face.colour(), face.value() + 3));
  };
  const TrickResult result = resolve(tile_like, view.seats(), lead_colour(view, trick));
  if (result.kind == TrickKind::kSolo) return;
  for (int place = 0; place < view.seats(); ++place)
    if ((result.winners >> place & 1) != 0) frame.trick_plays(trick)[place].turn_up();
}

State frame_of(const View& view) {
  State frame;
  frame.options = view.options;
  frame.phase = view.phase;
  frame.trick = view.trick;
  frame.position = view.position;
  frame.table_colours = view.table_colours;
  frame.lead = view.lead;
  frame.leads = view.leads;
  frame.declared = view.declared;
  frame.ones = view.ones;
  frame.halves = view.halves;
  frame.given = view.given;
  frame.hands = view.hands;
  if (view.phase == Phase::kDeal) fill_deal(frame, view);
  for_each_play(view, [&](int t, int place, SeenTile tile) {
    if (tile.tile()) frame.trick_plays(t)[place] = Play::of(*tile.tile());
  });
  for (int t = 0; t < kTricks; ++t) turn_up_winners(frame, view, t);
  return frame;
}

// PD-10.3, and while the deal runs as many as have been dealt.
int share_of(const State& frame, Seat s, int timeframe) {
  if (frame.phase != Phase::kDeal) return kTilesPerTimeframe;
  const int deck = static_cast<int>(frame.deck);
  if (timeframe != deck) return timeframe < deck ? kTilesPerTimeframe : 0;
  if (s == frame.dealt_to) return frame.dealt;
  return s.index < frame.dealt_to.index ? kTilesPerTimeframe : 0;
}

using StrangerOf = PerSeat<Stranger*>;

StrangerOf seat_strangers(Unseen& unseen, const View& view) {
  StrangerOf stranger_of{};
  for (int i = 0; i < view.seats(); ++i) {
    if (view.knows_hand(seat(i))) continue;
    Stranger stranger;
    stranger.seat = seat(i);
    stranger.hand_size = view.hand_sizes[at(i)];
    stranger.may_hold.fill(row_of_colours(view.options.colours));
    for (int t = 0; t < kTimeframes; ++t)
      stranger.share[at(t)] = byte(share_of(unseen.frame, seat(i), t));
    unseen.strangers.push_back(stranger);
    stranger_of[at(i)] = unseen.strangers.end() - 1;
  }
  return stranger_of;
}

// Everything in use less what is seen. Black tiles are numbered off from the lowest set: first
// those that strangers have played, then those not seen; the rest are the viewer's.
void fill_pool(Unseen& unseen, const View& view, const StrangerOf& stranger_of) {
  Row labels = kSixes & row_of_colours(view.options.colours);
  const auto next_label = [&] {
    const Row label = labels & (0 - labels);
    labels ^= label;
    return label;
  };
  for (int t = 0; t < kTimeframes; ++t)
    unseen.pool[at(t)] =
        row_of_colours(view.options.colours) & (lane_of(t) * kEachColour) & ~(t == 0 ? kSixes : 0);
  int black = view.seats();
  for (int s = 0; s < view.seats(); ++s) {
    const Rows seen = coloured_rows(view.hands[at(s)]);
    for (int t = 0; t < kTimeframes; ++t) unseen.pool[at(t)] &= ~seen[at(t)];
    black -= view.hands[at(s)].black();
  }
  for_each_play(view, [&](int trick, int place, SeenTile seen) {
    const Seat player = view.player_of(trick, place);
    Stranger* stranger = stranger_of[player.index];
    if (!seen.tile()) {
      unseen.plays.push_back({byte(static_cast<int>(stranger - unseen.strangers.begin())),
                              byte(row_bit(seen.face())), 0, byte(trick * view.seats() + place)});
      return;
    }
    const bool is_black = seen.tile()->is_black();
    const int timeframe = static_cast<int>(seen.tile()->timeframe());
    black -= is_black;
    if (is_black && stranger == nullptr) return;
    const Row bit = is_black ? next_label() : one_bit(row_bit(seen.face()));
    if (!is_black) unseen.pool[at(timeframe)] &= ~bit;
    if (stranger != nullptr) stranger->known[at(timeframe)] |= bit;
  });
  for (; black > 0; --black) unseen.pool[0] |= next_label();
  for (HiddenPlay& play : unseen.plays) play.copies = timeframes_at(unseen.pool, play.bit);
}

// A follower whose coloured tile is of no table colour has none of these, now and later (PD-4.2);
// nothing about black follows (PD-4.6).
void note_voids(Unseen& unseen, const View& view, const StrangerOf& stranger_of) {
  ColourSet table;
  for_each_play(view, [&](int trick, int place, SeenTile tile) {
    if (place == 0) {
      table = {};
      if (tile.face() != kBlackFace || view.declared[at(trick)] != kUndeclared)
        table.add(lead_colour(view, trick));
      return;
    }
    if (tile.face() == kBlackFace) return;
    Stranger* stranger = stranger_of[view.player_of(trick, place).index];
    if (!table.contains(tile.face().colour()) && stranger != nullptr) {
      for (int t = 0; t < kTimeframes; ++t)
        stranger->may_hold[at(t)] &= ~row_of_colours(table) | (t == 0 ? kSixes : 0);
      unseen.voids = true;
    }
    table.add(tile.face().colour());
  });
}

// PD-R18: what the viewer gave is among the receiver's tiles, unless it has been seen again.
void bind_gift(Unseen& unseen, Seat giver, const StrangerOf& stranger_of) {
  Stranger* taker = stranger_of[unseen.frame.receiver(giver).index];
  for (const Tile tile : unseen.frame.given[giver.index]) {
    const auto timeframe = static_cast<std::size_t>(tile.timeframe());
    if (!tile.is_black()) {
      taker->bound[timeframe] |= unseen.pool[timeframe] & one_bit(row_bit(tile.face()));
      continue;
    }
    const Row unseen_black = unseen.pool[0] & kSixes;
    const int played = count(taker->known[0] & kSixes);
    if (played == 0)
      taker->bound[0] |= unseen_black & (0 - unseen_black);
    else
      unseen.black_gift = {byte(static_cast<int>(taker - unseen.strangers.begin())), byte(played)};
  }
}

void note_gifts(Unseen& unseen, const View& view, const StrangerOf& stranger_of) {
  const bool exchanged = view.phase > Phase::kPass;
  for (int i = 0; i < view.seats(); ++i) {
    const Seat giver = seat(i);
    const Seat holder = exchanged ? unseen.frame.receiver(giver) : giver;
    const bool known = view.given[giver.index][0] != kNoTile;
    if (view.chosen[at(i)] == 0 || stranger_of[holder.index] == nullptr) continue;
    if (!known)
      unseen.gifts.push_back(
          {giver, byte(static_cast<int>(stranger_of[holder.index] - unseen.strangers.begin())),
           view.chosen[at(i)]});
    else if (exchanged)
      bind_gift(unseen, giver, stranger_of);
  }
}

}  // namespace

Unseen unseen_in(const View& view) {
  Unseen unseen;
  unseen.frame = frame_of(view);
  const StrangerOf stranger_of = seat_strangers(unseen, view);
  fill_pool(unseen, view, stranger_of);
  note_voids(unseen, view, stranger_of);
  note_gifts(unseen, view, stranger_of);
  return unseen;
}

}  // namespace paradoxa::paradominetor
