// The options as JSON: one list for what can be chosen, what was chosen and how it is read.
#pragma once

#include "engine/enum_words.hpp"
#include "engine/fields/options.hpp"
#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/rules/options.hpp"

namespace paradoxa::paradominetor {

inline constexpr EnumWords<PassDirection, 2> kPassWords{"left", "right"};

// The sets of tiles in use, by id; letters are read as well.
struct ColourIdsKind {
  using Value = ColourSet;
  static constexpr bool kDependsOnSeats = true;
  int seats;

  void write(JsonWriter& out, ColourSet colours) const {
    out.begin_array();
    for (int c = 0; c < kColours; ++c)
      if (colours.contains(colour_at(c))) out.value(kColourIds.of(colour_at(c)));
    out.end_array();
  }
  void read(const JsonCursor& cursor, ColourSet& colours) const {
    ColourSet given;
    for (const JsonCursor& item : cursor.items()) {
      int c = 0;
      while (c < kColours && item.text() != kColourIds.of(colour_at(c)) &&
             item.text() != letter_of(c))
        ++c;
      if (c == kColours) return item.fail("expected red, blue, green, yellow or purple (PD-R2)");
      if (given.contains(colour_at(c))) return item.fail("duplicate colour");
      given.add(colour_at(c));
    }
    if (cursor.error().empty() && given.size() != seats)
      return cursor.fail("expected as many colours as seats");
    colours = given;
  }
  TypeDoc describe(ColourSet) const {
    return {
        "as many as players, by id (`\"red\"`) or letter (`\"R\"`)", "string[]", {}, true, true};
  }
  static json::array choices() {
    return json::array(kChoosableColourIds.begin(), kChoosableColourIds.end());
  }

 private:
  static std::string letter_of(int c) { return std::string(1, letter(colour_at(c))); }
};

struct FirstLeadKind {
  using Value = Seat;
  int seats;

  void write(JsonWriter& out, Seat lead) const {
    if (lead == kNature)
      out.value("random");
    else
      out.value(lead.index);
  }
  void read(const JsonCursor& cursor, Seat& lead) const {
    if (cursor.is_string() && cursor.text() == "random") return;
    if (!cursor.is_number()) return cursor.fail("expected \"random\" or a seat");
    lead = seat(static_cast<int>(cursor.whole(0, seats - 1)));
  }
  TypeDoc describe(Seat) const { return {"`\"random\"` or a seat", "'random' | number"}; }
  static json::array choices() { return {"random", 0, 1, 2, 3, 4}; }
};

struct OptionShape {
  static constexpr const char* kType = "Options";

  template <class O, class F>
  void fields(O& o, F& f) const {
    f("players", o.seats, whole(kMinPlayers, kMaxPlayers),
      {"", "How many play; four or five are best.", "PD-1.1"});
    f("colours", o.colours, ColourIdsKind{o.seats},
      {"",
       "Which sets of tiles are used: as many different colours as players; by default the first "
       "ones.",
       "PD-2.1"});
    f("pass", o.pass, WordsKind<PassDirection>{"PassDirection", kPassWords},
      {"", "Where the three passed tiles go; right is the advanced game.", "PD-9.1"});
    f("first_lead", o.first_lead, FirstLeadKind{o.seats},
      {"", "Who leads the first trick: drawn after the pass, or a fixed seat.", "PD-R4"});
  }
};

inline constexpr SeatRange kSeatRange{kMinPlayers, kMaxPlayers, 4,
                                      "Paradominetor has 3, 4 or 5 (PD-1.1)"};
inline constexpr OptionsKind<Options, OptionShape> kOptionsKind{kSeatRange, {}};

}  // namespace paradoxa::paradominetor
