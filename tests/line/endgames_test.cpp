// Endgames of Paradominetor set up without the tricks before them: whatever a game can lead to is
// accepted and stands as it was, whatever none can lead to is refused with its clause.
#include <chrono>
#include <map>

#include "battery/budget.hpp"
#include "games/paradominetor/game.hpp"
#include "line/whole_game.hpp"
#include "support/play_on.hpp"
#include "support/positions.hpp"

namespace paradoxa {
namespace {

namespace pd = paradominetor;
using Pd = pd::Game;

// How the beginning is left out.
enum class Form {
  kLastTrick,  // the trick on the table, or the lead of the next one
  kNoTricks,   // at a lead and at the end: an empty list
  kAbsent,     // the same, without the list
  kLastFew,    // some complete tricks as well
  kBare,       // hands and the last trick, nothing that follows from them
  kWithPass,   // the tiles of the pass are told
  kReceived,   // by their receivers alone
};
constexpr Form kForms[] = {Form::kLastTrick, Form::kNoTricks, Form::kAbsent,  Form::kLastFew,
                           Form::kBare,      Form::kWithPass, Form::kReceived};
enum class Scores { kTold, kLeftOut };

void erase_of_seats(json::object& position, std::initializer_list<std::string_view> keys) {
  for (json::value& seat : position.at("seats").as_array())
    for (const std::string_view key : keys) seat.as_object().erase(key);
}

void erase_all_but(json::object& object, std::initializer_list<std::string_view> keys) {
  json::object kept;
  for (const std::string_view key : keys)
    if (const json::value* value = object.if_contains(key)) kept[key] = *value;
  object = kept;
}

void make_bare(json::object& position) {
  erase_all_but(position, {"game", "options", "seats", "tricks"});
  for (json::value& seat : position.at("seats").as_array())
    erase_all_but(seat.as_object(), {"hand", "ones", "halves"});
  for (json::value& trick : position.at("tricks").as_array()) {
    erase_all_but(trick.as_object(), {"lead", "declared", "plays"});
    for (json::value& play : trick.at("plays").as_array()) play.as_object().erase("seat");
  }
}

json::value referee_json(const pd::State& state) { return json::parse(position_text<Pd>(state)); }

// The position without its beginning. `kept` tricks are told, where the form tells any.
json::value without_beginning(const pd::State& state, Form form, Scores scores, std::size_t kept) {
  json::value whole = referee_json(state);
  json::object& position = whole.as_object();
  json::array& tricks = position.at("tricks").as_array();
  if (form != Form::kLastFew) kept = 1;
  if (form == Form::kNoTricks) kept = 0;
  while (tricks.size() > kept) tricks.erase(tricks.begin());
  if (form == Form::kAbsent) position.erase("tricks");
  if (form == Form::kReceived)
    erase_of_seats(position, {"given"});
  else if (form != Form::kWithPass)
    erase_of_seats(position, {"given", "received"});
  if (form == Form::kBare) make_bare(position);
  if (scores == Scores::kLeftOut) {
    erase_of_seats(position, {"ones", "halves", "hp"});
    position.erase("ranks");
  }
  return whole;
}

bool fits(Form form, const pd::State& state) {
  const bool open = state.phase != pd::Phase::kLead && state.phase != pd::Phase::kEnd;
  return !(open && (form == Form::kNoTricks || form == Form::kAbsent));
}

pd::Options some_options(FastRandom& random) {
  pd::Options options = pd::Options::for_seats(3 + static_cast<int>(random.below(3)));
  if (random.below(2) == 0) options.pass = pd::PassDirection::kRight;
  if (random.below(3) == 0)
    options.first_lead = seat(static_cast<int>(random.below(options.seats)));
  return options;
}

// Somewhere after the pass.
pd::State some_state(FastRandom& random) {
  const auto& content = shipped_content<Pd>();
  pd::State state = Pd::initial(content, some_options(random));
  const auto step = [&] {
    const Seat acting = Pd::to_act(content, state).first();
    Pd::apply(content, state, acting, Pd::sample(content, state, acting, random), NobodyListens{});
  };
  while (state.phase < pd::Phase::kLead) step();
  const std::uint32_t plays = 15u * state.options.seats;
  for (std::uint32_t left = random.below(plays + 4); left > 0; --left)
    if (state.phase != pd::Phase::kEnd) step();
  return state;
}

// What both must share, or the first difference.
std::string difference(const pd::State& was, const pd::State& is, Scores scores, Form form) {
  const auto& content = shipped_content<Pd>();
  if (was.hands != is.hands) return "hands";
  if (was.phase != is.phase || was.trick != is.trick || was.position != is.position) return "clock";
  // A bare position at the end says nothing of the next lead, but then its last trick does.
  if (was.lead != is.lead) return "lead";
  if (was.table_colours != is.table_colours) return "table colours";
  if (!(Pd::to_act(content, was) == Pd::to_act(content, is))) return "to act";
  for (int i = 0; was.trick < pd::kTricks && i < was.position; ++i)
    if (!(was.trick_plays(was.trick)[i] == is.trick_plays(is.trick)[i])) return "current trick";
  if (scores == Scores::kTold && (was.ones != is.ones || was.halves != is.halves)) return "scores";
  if ((form == Form::kWithPass || form == Form::kReceived) && was.given != is.given) return "pass";
  if (was.trick < pd::kTricks && was.declared[was.trick] != is.declared[is.trick])
    return "declared colour";
  for (int s = 0; s < was.seats(); ++s) {
    const auto before = Pd::legal_moves(content, was, seat(s));
    const auto after = Pd::legal_moves(content, is, seat(s));
    if (!std::equal(before.begin(), before.end(), after.begin(), after.end())) return "legal moves";
  }
  return {};
}

constexpr battery::Budget kEndgames{.test = 400, .soak = 60'000};

// The search is bounded, so a rare miss is honest.
bool is_a_miss(const std::string& error) { return error.starts_with("position: no way was found"); }

struct EndgameWorker {
  std::int64_t accepted = 0, missed = 0;
  std::map<std::pair<int, int>, std::vector<double>> ms;  // by seats and trick

  battery::Finding operator()(std::int64_t game, FastRandom& random) {
    const auto& content = shipped_content<Pd>();
    const pd::State state = some_state(random);
    const Form form = kForms[static_cast<std::size_t>(game) % std::size(kForms)];
    if (!fits(form, state)) return {};
    const Scores scores = random.below(2) == 0 ? Scores::kTold : Scores::kLeftOut;
    const std::size_t kept = 1 + random.below(state.trick + 1u);
    const json::value ending = without_beginning(state, form, scores, kept);
    const auto before = std::chrono::steady_clock::now();
    const auto read = pd::Codec::parse_position(content, ending);
    const std::chrono::duration<double, std::milli> took =
        std::chrono::steady_clock::now() - before;
    ms[{state.seats(), state.trick}].push_back(took.count());
    const std::string shown = json::serialize(ending);
    if (!read.ok() && is_a_miss(read.error())) {
      ++missed;
      return {};
    }
    if (!read.ok()) return "refused: " + read.error() + "\n" + shown;
    ++accepted;
    if (const auto flaw = Pd::flaw(content, *read); !flaw.empty())
      return std::string(flaw) + "\n" + shown;
    if (const auto differs = difference(state, *read, scores, form); !differs.empty())
      return "another position: " + differs + "\n" + shown;
    const auto again = pd::Codec::parse_position(content, referee_json(*read));
    if (!again.ok() || !(*again == *read)) return "it does not come back: " + again.error();
    const auto once_more = pd::Codec::parse_position(content, ending);
    if (!(*once_more == *read)) return "not the same each time\n" + shown;
    const std::string wrong = play_on<Pd>(content, *read, random);
    if (!wrong.empty()) return wrong + "\n" + shown;
    return {};
  }
  void add(const EndgameWorker& other) {
    accepted += other.accepted;
    missed += other.missed;
    for (const auto& [key, times] : other.ms)
      ms[key].insert(ms[key].end(), times.begin(), times.end());
  }
};

TEST(Endgames, Soak_of_every_game_are_accepted_without_their_beginning) {
  EndgameWorker worker;
  const bool ok = battery::play_games("endgames", kEndgames.amount(), worker);
  EXPECT_GT(worker.accepted, kEndgames.amount() / 2);
  EXPECT_LE(worker.missed, 1 + kEndgames.amount() / 10'000);
  if (battery::soaking())
    for (auto& [key, times] : worker.ms) {
      std::sort(times.begin(), times.end());
      std::cout << key.first << " seats, after " << key.second << " tricks: " << times.size()
                << " positions, median " << times[times.size() / 2] << " ms, worst " << times.back()
                << " ms\n";
    }
  battery::print_figure(
      "endgames",
      std::to_string(worker.accepted) + " accepted, " + std::to_string(worker.missed) + " missed",
      ok);
}

// ---- By hand, through the line protocol ---------------------------------------------------------

// Trick 13 of a game with three, which seat 1 leads: what a person would write down.
constexpr std::string_view kByHand = R"({
  "game": "paradominetor", "options": {"players": 3}, "lead": 1, "trick": 13,
  "seats": [
    {"hand": ["R6f", "B2p", "G1n"]},
    {"hand": ["R5n", "R3f", "K0"]},
    {"hand": ["B5f", "G4p", "G4n"]}
  ]})";

json::value by_hand() { return json::parse(kByHand); }

// Replaces or adds a member or an entry.
void set(json::value& position, std::string_view pointer, std::string_view value) {
  const std::size_t slash = pointer.rfind('/');
  json::value& parent = slash == 0 ? position : position.at_pointer(pointer.substr(0, slash));
  const std::string key(pointer.substr(slash + 1));
  if (json::object* object = parent.if_object())
    (*object)[key] = json::parse(value);
  else
    parent.as_array().at(std::stoul(key)) = json::parse(value);
}

// Refused with this in its text, and nothing changes.
void expect_refused(const json::value& position, std::string_view says) {
  Conversation c;
  c.start(3, R"("seed":1)");
  const std::string before = c.referee();
  const auto error = c.bad(R"({"cmd":"position","position":)" + json::serialize(position) + "}");
  EXPECT_EQ(error.code, "bad_position");
  EXPECT_NE(error.text.find(says), std::string::npos)
      << "says   " << error.text << "\nwanted " << says;
  EXPECT_EQ(c.referee(), before);
}

struct Change {
  std::string_view pointer, value;
};
void expect_refused(std::initializer_list<Change> changes, std::string_view says) {
  json::value position = by_hand();
  for (const Change& change : changes) set(position, change.pointer, change.value);
  expect_refused(position, says);
}

TEST(Endgames, set_up_by_hand_are_played_to_the_end) {
  Conversation c;
  c.set_up(by_hand());
  const json::object view = c.view("referee");
  EXPECT_EQ(view.at("phase"), json::value("LEAD"));
  EXPECT_EQ(view.at("tricks").as_array().size(), 13u);
  std::vector<Listed> moves = c.legal();
  EXPECT_EQ(moves.size(), 3u);
  for (; !moves.empty(); moves = c.legal()) c.move(moves[0].seat, moves[0].text);
  EXPECT_EQ(c.view("referee").at("phase"), json::value("END"));
}

TEST(Endgames, the_tiles_on_the_table_may_be_told) {
  Conversation c;
  json::value position = by_hand();
  position.as_object().erase("lead");
  set(position, "/seats/1/hand", R"(["R5n", "R3f"])");
  set(position, "/tricks",
      R"([{"lead": 1, "declared": "B", "plays": [{"face": "K0", "timeframe": "past"}]}])");
  c.set_up(position);
  const json::object view = c.view("referee");
  EXPECT_EQ(view.at("phase"), json::value("FOLLOW"));
  EXPECT_EQ(view.at("to_act"), json::parse("[2]"));
  ASSERT_EQ(c.legal().size(), 1u);
  EXPECT_EQ(c.legal()[0].text, "play B5f");
}

TEST(Endgames, scores_that_are_told_are_reached) {
  Conversation c;
  json::value position = by_hand();
  set(position, "/seats/0/ones", "2");
  set(position, "/seats/1/hp", "17");
  set(position, "/seats/2/halves", "0");
  c.set_up(position);
  const json::object view = c.view("referee");
  EXPECT_EQ(view.at("seats").at(0).at("ones"), json::value(2));
  EXPECT_EQ(view.at("seats").at(1).at("hp"), json::value(17));
  EXPECT_EQ(view.at("seats").at(2).at("halves"), json::value(0));
}

TEST(Endgames, a_beginning_told_in_full_needs_no_pass) {
  Conversation c;
  play_example(c, 6);
  json::value position = c.view("referee");
  erase_of_seats(position.as_object(), {"given", "received"});
  c.set_up(position);
  EXPECT_EQ(json::value(c.view("referee")).at("tricks"), position.at("tricks"));
}

TEST(Endgames, tiles_are_counted) {
  expect_refused({{"/seats/0/hand/0", R"("B2p")"}},
                 "position.seats[0].hand[1]: duplicate tile B2p (PD-10.1)");
  expect_refused({{"/seats/2/hand/0", R"("R5n")"}},
                 "position.seats[2].hand[0]: duplicate tile R5n (PD-10.1)");
  expect_refused({{"/seats/2/hand/0", R"("Y3p")"}}, "PD-2.1");
  expect_refused({{"/seats/2/hand", R"(["B5f", "G4p"])"}}, "PD-10.2");
  expect_refused({{"/seats/2/hand", R"(["B5f", "G4p", "G4n", "G4f"])"}}, "PD-10.2");
  expect_refused({{"/trick", "12"}},
                 "position.trick: is 12, but trick 13 comes next with these hands (PD-10.2)");
  expect_refused({{"/seats/0/hand", R"(["R1p", "R2p", "R3p", "R4p", "B1p", "B2p"])"},
                  {"/seats/1/hand", R"(["R1n", "R2n", "R3n", "R4f", "B1n", "B2n"])"},
                  {"/seats/2/hand", R"(["B3p", "B3n", "B3f", "B4f", "B4n", "B5n"])"},
                  {"/trick", "10"}},
                 "position.seats[0]: has 6 tiles of the past in hand and in the tricks given, but "
                 "five in the whole game (PD-10.3)");
  expect_refused({{"/seats/0/hand", R"(["K0", "K0", "K0"])"}}, "PD-1.4");
}

TEST(Endgames, somebody_leads) {
  json::value position = by_hand();
  position.as_object().erase("lead");
  expect_refused(position, "PD-3.2");
  expect_refused({{"/lead", "3"}}, "position.lead");
  expect_refused({{"/phase", R"("FOLLOW")"}}, "position.tricks");
  expect_refused(
      {{"/tricks", R"([{"trick": 12, "lead": 1, "plays": []}])"}},
      "position.tricks[0].trick: is 12, but trick 13 comes next with these hands (PD-10.2)");
  expect_refused({{"/tricks", R"([{"trick": 13, "lead": 2, "plays": []}])"}}, "position.lead");
}

TEST(Endgames, points_are_counted) {
  expect_refused({{"/seats/0/ones", "13"}},
                 "position.seats[0]: cannot score that in 12 earlier tricks (PD-7.9)");
  expect_refused({{"/seats/0/hp", "25"}}, "PD-7.9");
  expect_refused({{"/seats/0/ones", "7"}, {"/seats/2/halves", "6"}, {"/seats/2/ones", "7"}}, "PD-");
  expect_refused(
      {{"/seats/0/ones", "8"}, {"/seats/2/ones", "5"}},
      "position.seats: the seats have 13 full points from 12 earlier tricks, one each (PD-10.5)");
  expect_refused({{"/seats/0/ones", "4"}, {"/seats/1/ones", "4"}, {"/seats/2/ones", "3"}},
                 "PD-10.5");
  expect_refused(
      {{"/seats/0/ones", "4"}, {"/seats/0/halves", "2"}, {"/seats/0/hp", "9"}},
      "position.seats[0]: must have twice its ones plus its halves in half-points (PD-7.9)");
  expect_refused({{"/seats/0/hp", "8"}, {"/seats/1/hp", "8"}, {"/seats/2/hp", "7"}}, "PD-10.4");
  expect_refused(
      {{"/seats/1/ones", "0"}},
      "position.seats[1]: leads, so it took the full point of an earlier trick (PD-7.11)");
}

TEST(Endgames, the_pass_is_told_by_all_or_by_none) {
  expect_refused({{"/seats/0/given", R"(["R1p", "R1n", "R2f"])"}}, "PD-2.6");
  expect_refused({{"/seats/0/given", R"(["R1p", "R1n", "R6f"])"},
                  {"/seats/1/given", R"(["R2p", "R2n", "R3f"])"},
                  {"/seats/2/given", R"(["R3p", "R3n", "R4f"])"}},
                 "position.seats[0]: gave R6f to seat 1, who neither holds it nor can have played "
                 "it (PD-2.10)");
}

TEST(Endgames, no_trick_follows_the_last) {
  expect_refused({{"/seats/0/hand", "[]"},
                  {"/seats/1/hand", "[]"},
                  {"/seats/2/hand", "[]"},
                  {"/tricks", R"([{"lead": 1, "plays": [{"face": "R5", "timeframe": "present"},
                                  {"face": "G4", "timeframe": "past"},
                                  {"face": "G4", "timeframe": "future"}]},
                                  {"lead": 2, "plays": []}])"}},
                 "position.tricks[1]: there are 15 tricks (PD-3.1)");
}

// Seat 2 throws green on red and keeps a red tile.
TEST(Endgames, the_tricks_that_are_told_keep_the_duty_to_follow) {
  expect_refused({{"/seats/1/hand", R"(["R3f", "K0"])"},
                  {"/seats/2/hand", R"(["R2f", "G4n"])"},
                  {"/tricks", R"([{"lead": 1, "plays": [{"face": "R5", "timeframe": "present"},
                                  {"face": "G4", "timeframe": "past"}]}])"}},
                 "trick 13, seat 2: 'play G4p' is against PD-4.2");
}

// One trick was played, and the five red tiles of it leave no seat but the first to win it: nothing
// that counts, so that it takes a search to refuse it.
TEST(Endgames, what_no_search_can_reach_is_refused_with_the_rule_in_the_way) {
  pd::Options options = pd::Options::for_seats(3);
  pd::State state = Pd::initial(shipped_content<Pd>(), options);
  FastRandom random(5);
  while (state.trick < 1) {
    const auto& content = shipped_content<Pd>();
    const Seat acting = Pd::to_act(content, state).first();
    Pd::apply(content, state, acting, Pd::sample(content, state, acting, random), NobodyListens{});
  }
  json::value position = without_beginning(state, Form::kLastTrick, Scores::kTold, 1);
  for (int s = 0; s < 3; ++s) {
    if (state.ones[static_cast<std::size_t>(s)] > 0) continue;
    // Another seat took the point and leads.
    json::value other = position;
    other.as_object().erase("to_act");
    for (int r = 0; r < 3; ++r)
      set(other, "/seats/" + std::to_string(r) + "/ones", r == s ? "1" : "0");
    erase_of_seats(other.as_object(), {"hp"});
    set(other, "/lead", std::to_string(s));
    set(other, "/tricks/0/lead", std::to_string(s));
    const auto read = pd::Codec::parse_position(shipped_content<Pd>(), other);
    if (read.ok()) continue;
    EXPECT_NE(read.error().find("found no way for the earlier tricks to lead here"),
              std::string::npos)
        << read.error();
    EXPECT_NE(read.error().find("(PD-"), std::string::npos) << read.error();
    return;
  }
  FAIL() << "all three seats can have won this trick";
}

}  // namespace
}  // namespace paradoxa
