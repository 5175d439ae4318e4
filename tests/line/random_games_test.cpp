// Whole random games by `legal` and `move`: what is listed is accepted, what is not is refused, and
// the position of the referee sets up the same game.
#include <set>

#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

struct Variant {
  int seats;
  const char* more;
};
constexpr Variant kVariants[] = {
    {3, R"("nature":"manual")"},
    {4, R"("nature":"manual","options":{"pass":"right"})"},
    {5, R"("nature":"manual","options":{"first_lead":2})"},
    {3, R"("seed":1,"options":{"colours":["Y","P","R"],"pass":"right","first_lead":0})"},
    {4, R"("seed":"two")"},
    {5, R"("seed":3,"options":{"pass":"right"})"},
};

// Every move there is, legal or not.
const std::vector<std::string>& all_moves() {
  static const std::vector<std::string> moves = [] {
    std::vector<std::string> found;
    for (const char* verb : {"deal ", "pass ", "play "}) {
      for (const char colour : std::string("RBGYP"))
        for (const auto& [values, timeframe] :
             {std::pair{"1234", 'p'}, {"12345", 'n'}, {"23456", 'f'}})
          for (const char value : std::string(values))
            found.push_back(verb + std::string{colour, value, timeframe});
      found.push_back(verb + std::string("K0"));
    }
    for (const char colour : std::string("RBGYPK"))
      found.push_back("declare " + std::string(1, colour));
    for (const char seat : std::string("0123456789"))
      found.push_back("first " + std::string(1, seat));
    return found;
  }();
  return moves;
}

TEST(RandomGames, the_legal_list_is_exactly_what_is_accepted) {
  FastRandom random = random_for("legal list");
  for (const Variant& variant : kVariants) {
    Conversation c;
    c.start(variant.seats, variant.more);
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
      std::set<std::pair<std::string, std::string>> listed;
      for (const Listed& move : moves) {
        EXPECT_TRUE(listed.emplace(move.seat, move.text).second) << move.text << " twice";
        EXPECT_EQ(c.why(move.seat, move.text), "legal") << move.text;
      }
      for (int sample = 0; sample < 25; ++sample) {
        const auto who = random.below(static_cast<std::uint32_t>(variant.seats) + 1);
        const std::string seat =
            who == static_cast<std::uint32_t>(variant.seats) ? "\"nature\"" : std::to_string(who);
        const std::string& text = one_of(all_moves(), random);
        const std::string clause = c.why(seat, text);
        if (listed.contains({seat, text})) continue;
        EXPECT_TRUE(clause.starts_with("PD-")) << seat << " " << text << ": " << clause;
      }
      const Listed& move = one_of(moves, random);
      c.move(move.seat, move.text);
    }
  }
}

TEST(RandomGames, a_refused_move_names_the_clause_that_why_names_and_changes_nothing) {
  FastRandom random = random_for("refusals");
  Conversation c;
  c.start(4, R"("nature":"manual")");
  for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
    const std::string before = c.referee();
    const std::string seat = std::to_string(random.below(4));
    const std::string& text = one_of(all_moves(), random);
    if (const std::string clause = c.why(seat, text); clause != "legal") {
      const auto error = c.bad(Conversation::move_line(seat, text));
      EXPECT_EQ(error.code, "illegal");
      EXPECT_EQ(error.clause, clause);
      EXPECT_EQ(c.referee(), before);
    }
    const Listed& move = one_of(moves, random);
    c.move(move.seat, move.text);
  }
}

TEST(RandomGames, the_position_of_the_referee_sets_up_the_same_game) {
  FastRandom random = random_for("round trip");
  for (int game = 0; game < 60; ++game) {
    const Variant& variant = kVariants[static_cast<std::size_t>(game) % std::size(kVariants)];
    Conversation c, other;
    c.start(variant.seats, variant.more);
    int ply = static_cast<int>(random.below(10));
    for (auto moves = c.legal();; moves = c.legal()) {
      if (ply++ % 10 == 0 || moves.empty()) {
        other.set_up(c.view("referee"));
        EXPECT_EQ(other.view("referee"), c.view("referee"));
        EXPECT_EQ(other.raw(R"({"cmd":"legal"})"), c.raw(R"({"cmd":"legal"})"));
      }
      if (moves.empty()) break;
      const Listed& move = one_of(moves, random);
      c.move(move.seat, move.text);
    }
    EXPECT_TRUE(c.view("spectator").at("phase") == "END");
  }
}

TEST(RandomGames, a_determinized_position_can_be_set_up_and_looks_the_same_to_its_viewer) {
  FastRandom random = random_for("determinize");
  for (int game = 0; game < 12; ++game) {
    const Variant& variant = one_of(kVariants, random);
    Conversation c, world;
    c.start(variant.seats, variant.more);
    for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
      if (random.below(5) == 0) {
        const auto seat = random.below(static_cast<std::uint32_t>(variant.seats) + 1);
        const bool spectator = seat == static_cast<std::uint32_t>(variant.seats);
        const std::string viewer = spectator ? "spectator" : std::to_string(seat);
        const json::object answer =
            c.good(R"({"cmd":"determinize","seed":)" + std::to_string(random.below(100)) +
                   R"(,"viewer":)" + (spectator ? in_quotes(viewer) : viewer) + "}");
        world.set_up(answer.at("position"));
        EXPECT_EQ(world.view(viewer), c.view(viewer));
        EXPECT_EQ(world.view("referee"), answer.at("position").as_object());
      }
      const Listed& move = one_of(moves, random);
      c.move(move.seat, move.text);
    }
  }
}

TEST(RandomGames, every_move_of_the_list_carries_its_parts) {
  FastRandom random = random_for("arguments");
  Conversation c;
  c.start(5);
  for (auto moves = c.legal(); !moves.empty(); moves = c.legal()) {
    for (const Listed& move : moves) {
      const auto words = parts_of(move.text, ' ');
      ASSERT_EQ(words.size(), 2u);
      EXPECT_EQ(text_of(move.all.at("kind")), words[0]);
      EXPECT_EQ(move.all.contains("weight"), move.seat == "\"nature\"");
      const json::object& args = move.all.at("args").as_object();
      if (words[0] == "declare") {
        EXPECT_EQ(text_of(args.at("colour")), words[1]);
      } else if (words[0] == "first") {
        EXPECT_EQ(args.at("seat"), std::stoi(words[1]));
      } else {
        EXPECT_EQ(text_of(args.at("tile")), words[1]);
        EXPECT_EQ(text_of(args.at("face")), words[1].substr(0, 2));
        const char last = words[1].back();
        EXPECT_EQ(args.at("timeframe"), last == 'n' ? "present" : last == 'f' ? "future" : "past");
      }
    }
    const Listed& move = one_of(moves, random);
    c.move(move.seat, move.text);
  }
}

}  // namespace
}  // namespace paradoxa
