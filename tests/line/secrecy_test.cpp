// No view and no event of a seat or a spectator holds a tile that is hidden from it.
#include <set>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

// Every tile text with a back ("R3p") and every timeframe word anywhere in a document.
void collect_tiles(const json::value& value, std::multiset<std::string>& tiles) {
  if (const json::string* text = value.if_string()) {
    if (text->size() == 3 && std::string("RBGYP").find((*text)[0]) != std::string::npos &&
        (*text)[1] >= '1' && (*text)[1] <= '6')
      tiles.insert(std::string(*text));
  }
  if (const json::array* array = value.if_array())
    for (const json::value& item : *array) collect_tiles(item, tiles);
  if (const json::object* object = value.if_object())
    for (const auto& member : *object) collect_tiles(member.value(), tiles);
}

// What a viewer may see of a seat's entry while the game runs (rules, chapter on information).
void expect_seat_entry(const json::object& seen, const json::object& all, bool own, bool from_left,
                       bool exchanged) {
  EXPECT_EQ(seen.contains("hand"), own);
  if (own) {
    EXPECT_EQ(seen.at("hand"), all.at("hand"));
  }
  const bool gave = all.contains("given");
  // The receiver knows after the exchange what was given to it.
  EXPECT_EQ(seen.contains("given"), gave && (own || (exchanged && from_left)));
  for (const char* open : {"seat", "hand_size", "chosen", "ones", "halves", "hp"})
    EXPECT_EQ(seen.at(open), all.at(open)) << open;
}

// The back of a play: its player's, everybody's once turned up, or told by the face.
void expect_play(const json::object& seen, const json::object& all, int viewer, bool turned_up) {
  EXPECT_EQ(seen.at("seat"), all.at("seat"));
  EXPECT_EQ(seen.at("face"), all.at("face"));
  const json::string& face = all.at("face").as_string();
  const bool told_by_face = face == "K0" || face[1] == '6';
  const bool own = all.at("seat") == viewer;
  const bool known = own || turned_up || told_by_face;
  EXPECT_EQ(seen.at("timeframe"), known ? all.at("timeframe") : json::value("hidden"));
}

std::string text_at(const json::value& object, std::string_view key) {
  const json::value* found = object.as_object().if_contains(key);
  return found ? text_of(*found) : "absent";
}

bool won(const json::object& trick, const json::value& seat) {
  if (!trick.contains("winners") || trick.at("kind") == "solo") return false;
  for (const json::value& winner : trick.at("winners").as_array())
    if (winner == seat) return true;
  return false;
}

// `viewer` is a seat, or -1 for a spectator.
void expect_view(const json::object& seen, const json::object& all, int viewer) {
  const auto seats = static_cast<int>(all.at("seats").as_array().size());
  const bool left = all.at("options").at("pass") == "left";
  const bool exchanged = all.at("phase") != "DEAL" && all.at("phase") != "PASS";
  for (int s = 0; s < seats; ++s) {
    const int receiver = (s + (left ? 1 : seats - 1)) % seats;
    const auto at = static_cast<std::size_t>(s);
    expect_seat_entry(seen.at("seats").at(at).as_object(), all.at("seats").at(at).as_object(),
                      s == viewer, receiver == viewer, exchanged);
  }
  const json::array& tricks = all.at("tricks").as_array();
  ASSERT_EQ(seen.at("tricks").as_array().size(), tricks.size());
  for (std::size_t t = 0; t < tricks.size(); ++t) {
    const json::array& plays = tricks[t].at("plays").as_array();
    for (std::size_t i = 0; i < plays.size(); ++i)
      expect_play(seen.at("tricks").at(t).at("plays").at(i).as_object(), plays[i].as_object(),
                  viewer, won(tricks[t].as_object(), plays[i].at("seat")));
    for (const char* open : {"trick", "lead", "declared", "kind", "winners", "hp", "next_lead"})
      EXPECT_EQ(text_at(seen.at("tricks").at(t), open), text_at(tricks[t], open)) << open;
  }
  for (const char* open : {"options", "phase", "to_act", "trick", "position", "lead",
                           "table_colours", "standing", "ranks"})
    EXPECT_EQ(seen.at(open), all.at(open)) << open;
}

// The same as a count, without knowing any field: the tiles in a view are the viewer's own.
void expect_own_tiles(const json::object& seen, const json::object& all, int viewer) {
  std::multiset<std::string> shown, allowed;
  collect_tiles(seen, shown);
  if (viewer >= 0) {
    const json::object& own = all.at("seats").at(static_cast<std::size_t>(viewer)).as_object();
    for (const char* list : {"hand", "given", "received"})
      if (own.contains(list)) collect_tiles(own.at(list), allowed);
    // What it received stands once more, as given by the neighbour.
    if (own.contains("received")) collect_tiles(own.at("received"), allowed);
    if (own.contains("given") && own.contains("received")) collect_tiles(own.at("given"), allowed);
  }
  for (const std::string& tile : shown)
    EXPECT_LE(shown.count(tile), allowed.count(tile)) << tile << " seen by " << viewer;
}

class Secrecy : public testing::TestWithParam<const char*> {};

TEST_P(Secrecy, views_of_seats_and_spectators_hold_no_hidden_tile) {
  FastRandom random = random_for(GetParam());
  Conversation c;
  c.good(GetParam());
  for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
    const json::object all = c.view("referee");
    const auto seats = static_cast<int>(all.at("seats").as_array().size());
    for (int viewer = -1; viewer < seats; ++viewer) {
      const json::object seen = c.view(viewer < 0 ? "spectator" : std::to_string(viewer));
      expect_view(seen, all, viewer);
      expect_own_tiles(seen, all, viewer);
    }
    const Listed& move = one_of(moves, random);
    c.move(move.seat, move.text);
  }
  // PD-R25: with the last trick everything is opened.
  json::object all = c.view("referee"), seen = c.view("spectator");
  all.erase("viewer");
  all.erase("content");  // only in positions: a view is not a position
  seen.erase("viewer");
  EXPECT_EQ(seen, all);
}

INSTANTIATE_TEST_SUITE_P(
    Games, Secrecy,
    testing::Values(R"({"cmd":"new","game":"paradominetor","seats":3,"nature":"manual"})",
                    R"({"cmd":"new","game":"paradominetor","seats":4,"seed":1})",
                    R"({"cmd":"new","game":"paradominetor","seats":5,"seed":2,
                        "options":{"pass":"right","first_lead":3}})"));

// A twin conversation, asked move by move with another viewer, hears what the first one hears less
// what is hidden.
TEST(Secrecy, events_told_to_a_seat_hold_its_own_tiles_alone) {
  FastRandom random = random_for("events");
  for (int viewer = -1; viewer < 4; ++viewer) {
    Conversation c, referee;
    c.start(4, R"("seed":9)");
    referee.start(4, R"("seed":9)");
    const std::string who = viewer < 0 ? "\"spectator\"" : std::to_string(viewer);
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
      const Listed& move = one_of(moves, random);
      const std::string line = Conversation::move_line(move.seat, move.text);
      const std::string own = line.substr(0, line.size() - 1) + R"(,"viewer":)" + who + "}";
      const json::array told = c.good(own).at("events").as_array();
      const json::array all = referee.good(line).at("events").as_array();
      ASSERT_EQ(told.size(), all.size()) << "that something happened is never hidden";
      for (std::size_t i = 0; i < told.size(); ++i) {
        const std::string name(told[i].at("event").as_string());
        EXPECT_EQ(told[i].at("event"), all[i].at("event"));
        if (name == "game_end" || name == "reveal") continue;  // open to all
        std::multiset<std::string> shown, allowed;
        collect_tiles(told[i], shown);
        if (move.seat == who) collect_tiles(all[i], allowed);
        if (name == "pass_exchange" && viewer >= 0)
          collect_tiles(all[i].at("seats").at(static_cast<std::size_t>(viewer)), allowed);
        for (const std::string& tile : shown) EXPECT_TRUE(allowed.contains(tile)) << name;
        if (name == "play" && move.seat != who) {
          const json::string& face = told[i].at("face").as_string();
          EXPECT_TRUE(face == "K0" || face[1] == '6' || told[i].at("timeframe") == "hidden");
        }
      }
    }
  }
}

}  // namespace
}  // namespace paradoxa
