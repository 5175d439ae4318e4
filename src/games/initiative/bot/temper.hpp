// How bots weigh things, in points. Found by letting players with other weights play against these;
// no rule depends on them.
#pragma once

namespace paradoxa::initiative {

struct Temper {
  // Cards under way.
  double price = 0.73;       // of a particle that a card still wants
  double per_turn = 1.49;    // particles that a turn of two actions brings
  double shared = 0.11;      // of what other cards want as soon, or sooner
  double doubt = 1.22;       // how slowly more particles make a card surer
  double nexus_sure = 1.25;  // of a nexus card with very many turns
  double nexus_slow = 3.59;  // turns that make it half as sure
  double nexus_near = 0.56;  // of that, less for each disc that its strand has already
  double named = 0.15;       // how much more a slot of a colour wants than one of any
  double purple_slot = 0.6;  // one that takes purple only, for each trigger that is off
  double planet = 0.59;      // what a planet wants
  double parallel = 0.28;    // what the set of a parallel universe still grows
  double experiment = 0.36;  // what an experiment gives beside points
  double together = 2.17;    // two cards of one world under way
  double parts_of_goals = 1.09;
  // Worlds.
  double mended = 0.19;     // how likely a fractured world is to be repaired in time
  double fractured = 0.29;  // and a stable one to be fractured
  double lock_lasts = 0.29;
  double save = 1.13;          // of what a fractured world would cost
  double against_one = 0.53;   // a point of the only other player's
  double against_many = 0.23;  // and of one of several
  // Other ends.
  double alliance = 0.6;  // early; a point at the end
  double trigger = 0.11;
  double last_trigger = 0.17;  // more for the third
  double trigger_slot = 0.57;  // and for a slot that only purple fills
  double purple_held = 0.44;
  double module_held = 0.4;  // of what a module is kept for
  double credit = 0.39;
  // The matrix.
  double promise = 0.29;
  double planned = 0.45;    // a strand that the next action forms of discs that lie there
  double drawn = 0.36;      // more by discs that come in before it
  double fifth = 0.86;      // the second particle of a strand
  double nexus_now = 0.14;  // how much of a nexus card's chance is lost if it waits
  // Drafting.
  double build = 1.45;
  double build_more = 0.63;  // each module held makes another worth as much of it
  double switch_on = 0.14;
  double denied = 0.33;   // what others have of the card's world
  double kept_now = 0.5;  // of what a module could do at once
  // What a module is kept for, in the order of Module.
  double kept[8] = {0.47, 0.47, 0.92, 0.6, 0.44, 0.44, 1.0, 1.08};
};

inline constexpr Temper kTemper{};

}  // namespace paradoxa::initiative
