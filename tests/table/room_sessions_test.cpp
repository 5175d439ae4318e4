// A room is its head and its entries: read back at any point of any session it is the same room.
#include <map>
#include <set>

#include "battery/budget.hpp"
#include "table/room_kit.hpp"

namespace paradoxa {
namespace {

const std::vector<std::string> kSessionPeople{"ann", "bob", "cleo", "dan", "eve"};

// People and their keeper do at random what can be done, and much that cannot.
class Session {
 public:
  Session(TestRoom& room, FastRandom& random) : t_(room), random_(random) {}

  void step() {
    t_.now_ms += random_.below(8) == 0 ? random_.below(4'000) : 5;
    const std::string outcome = t_.keep(t_->stage() == RoomStage::kOpen      ? before_the_start()
                                        : t_->stage() == RoomStage::kRunning ? while_it_runs()
                                                                             : afterwards());
    ++codes[outcome];
  }

  std::map<std::string, int> codes;

 private:
  bool chance(std::uint32_t percent) { return random_.below(100) < percent; }
  const std::string& anybody() { return one_of(kSessionPeople, random_); }
  Seat any_seat() { return seat(static_cast<int>(random_.below(5))); }
  Digest share_of(const std::string& who) {
    return secret_from(who + std::to_string(random_.below(8) == 0));
  }
  Digest hash_of_share(const std::string& who) { return sha256(as_bytes(share_of(who))); }

  RoomAnswer before_the_start() {
    const std::string& who = anybody();
    if (chance(30) && !t_->due().entries.empty()) return t_->due();
    if (t_->mixing() && chance(10)) return t_->mixing_over();
    const std::string& owner = owner_of(any_seat(), who);
    switch (random_.below(12)) {
      case 0:
      case 1:
      case 2: return t_->sit(who, who + "!", any_seat());
      case 3:
        if (chance(60)) return t_->sit(who, who + "!", any_seat());
        return t_->seat_bot(chance(80) ? "ann" : who, any_seat(), chance(70) ? "easy" : "?");
      case 4: return chance(20) ? t_->stand(who, any_seat()) : t_->say(who, who, "hello");
      case 5:
      case 6: return t_->mix(owner, last_seat_, hash_of_share(owner));
      case 7:
      case 8: return t_->show(owner, last_seat_, share_of(owner));
      case 9: return t_->move(owner, last_seat_, 0, "pass K0");
      case 10: return chance(1) ? t_->abandon("nobody came") : t_->rematch(who, "next");
      default: return t_->call(chance(80) ? "ann" : who);
    }
  }

  RoomAnswer while_it_runs() {
    if (chance(60)) return some_legal_move();
    const std::string& owner = owner_of(any_seat(), anybody());
    switch (random_.below(12)) {
      case 0:
      case 1: return t_->undo(owner, last_seat_);
      case 2:
      case 3:
      case 4: return t_->answer_undo(owner, last_seat_, chance(75));
      case 5: return t_->leave(owner, last_seat_, chance(8));
      case 6:
      case 7: return t_->come_back(owner, last_seat_);
      case 8: return t_->time_up(t_.now_ms);
      case 9: return t_->say(anybody(), "x", "a word");
      case 10: return chance(2) ? t_->abandon("enough") : t_->sit(owner, "x", any_seat());
      default:
        return t_->move(owner, last_seat_,
                        static_cast<std::int64_t>(t_->told(last_seat_)) + 1 - random_.below(3),
                        chance(50) ? "play K0" : "nonsense");
    }
  }

  RoomAnswer afterwards() {
    const std::string& who = anybody();
    switch (random_.below(4)) {
      case 0: return t_->say(who, who, "good game");
      case 1: return t_->rematch(who, "next");
      case 2: return t_->undo(who, any_seat());
      default: return t_->leave(who, any_seat(), true);
    }
  }

  // Who sits there, mostly.
  const std::string& owner_of(Seat where, const std::string& otherwise) {
    last_seat_ = where;
    if (where.index >= t_->seats().size() || chance(5)) return otherwise;
    for (int i = 0; i < 5 && t_->seats()[last_seat_.index].person.empty(); ++i)
      last_seat_ =
          seat(static_cast<int>(random_.below(static_cast<std::uint32_t>(t_->seats().size()))));
    const std::string& person = t_->seats()[last_seat_.index].person;
    return person.empty() ? otherwise : person;
  }

  RoomAnswer some_legal_move() {
    const AnyPosition& position = t_->table()->position();
    std::vector<Seat> acting;
    for (int s = 0; s < position.seats(); ++s)
      if (position.to_act().contains(seat(s))) acting.push_back(seat(s));
    const Seat who = one_of(acting, random_);
    const std::string text = one_of(position.legal(who), random_);
    const RoomSeat& place = t_->seats()[who.index];
    if (place.bot_plays()) return t_->bot_move(who, t_->ply(), text);
    return t_->move(place.person, who, static_cast<std::int64_t>(t_->told(who)), text);
  }

  TestRoom& t_;
  FastRandom& random_;
  Seat last_seat_{};
};

ClockSettings any_clock(FastRandom& random) {
  switch (random.below(4)) {
    case 0: return {ClockKind::kPerMove, 3'000, 0};
    case 1: return {ClockKind::kFischer, 20'000, 1'000};
    case 2: return {ClockKind::kPerMove, 86'400'000, 0};
    default: return {};
  }
}

void expect_same_room(const TestRoom& t, bool with_events) {
  const auto again = t.again();
  const std::string live = all_told(t.room(), t.now_ms, with_events);
  if (const std::string read = all_told(*again, t.now_ms, with_events); live != read)
    FAIL() << "after " << t.entries().size() << " entries, live:\n"
           << live << "\nread back:\n"
           << read;
}

TEST(RoomSessionsSoak, a_room_read_back_from_its_entries_is_the_same_at_every_point) {
  const std::int64_t sessions = battery::Budget{.test = 80, .soak = 1'000}.amount();
  FastRandom random = random_for("room sessions");
  std::map<std::string, int> codes;
  std::set<std::string> kinds;
  std::int64_t points = 0, finished = 0, undone = 0;
  for (std::int64_t game = 0; game < sessions && !testing::Test::HasFailure(); ++game) {
    TestRoom t(head_of(3 + static_cast<int>(random.below(3)), any_clock(random)));
    Session session(t, random);
    int afterwards = 0;
    for (int step = 0; step < 2'000 && afterwards < 12; ++step) {
      const std::size_t before = t.entries().size(), ply = t->ply();
      session.step();
      undone += t->ply() < ply;
      afterwards += t->stage() >= RoomStage::kFinished;
      if (random.below(4) == 0) t->forget_events();
      if (t.entries().size() == before) continue;
      ++points;
      expect_same_room(t, random.below(40) == 0);
      if (testing::Test::HasFailure()) break;
    }
    expect_same_room(t, true);
    finished += t->stage() == RoomStage::kFinished;
    for (const auto& [code, count] : session.codes) codes[code] += count;
    for (const std::string& text : t.entries())
      kinds.insert(std::string(json::parse(text).at("k").as_string()));
  }
  battery::print_figure("room sessions",
                        std::to_string(sessions) + " sessions, " + std::to_string(points) +
                            " points, " + std::to_string(finished) + " games finished, " +
                            std::to_string(undone) + " undone",
                        !testing::Test::HasFailure());
  if (sessions < 60) return;  // too few to have met everything
  EXPECT_EQ(kinds, (std::set<std::string>{"abandon", "answer", "ask", "back", "bot", "call", "chat",
                                          "mix", "move", "over", "rematch", "show", "sit", "stand",
                                          "start", "undo", "withhold"}));
  for (const char* code :
       {"again",           "seat_taken",  "bad_seat", "not_your_seat", "not_host",  "too_late",
        "too_early",       "bad_bytes",   "bad_bot",  "seats_open",    "wrong_ply", "illegal",
        "bad_move",        "not_running", "away",     "asked",         "not_asked", "not_over",
        "nothing_to_undo", "bad_chat",    "resigned"})
    EXPECT_GT(codes[code], 0) << "no session was ever refused with " << code;
  EXPECT_GT(finished, 0);
}

TEST(RoomEntries, every_kind_is_the_same_after_being_written_and_read) {
  const Digest digest = secret_from("x");
  const std::vector<entry::Any> all{entry::Sat{seat(4), "p", "N\n\"ä"},
                                    entry::BotSat{seat(1), "easy"},
                                    entry::Stood{seat(2)},
                                    entry::Mixed{seat(3), digest},
                                    entry::Shown{seat(0), digest},
                                    entry::Withheld{seat(1)},
                                    entry::Called{},
                                    entry::Started{},
                                    entry::Moved{seat(2), "m"},
                                    entry::Moved{seat(2), "m", MadeBy::kBot},
                                    entry::Moved{seat(2), "m", MadeBy::kTime},
                                    entry::Moved{seat(2), "m", MadeBy::kTable},
                                    entry::Ordered{seat(2), "ward", "never"},
                                    entry::Undone{seat(1), true, true},
                                    entry::Undone{seat(1), true},
                                    entry::Undone{seat(1)},
                                    entry::UndoAsked{seat(2)},
                                    entry::UndoAnswered{seat(0), true},
                                    entry::TakenOver{seat(3), "medium", "time"},
                                    entry::TakenBack{seat(3)},
                                    entry::Said{"p", "n", "text \\ \u2028"},
                                    entry::Abandoned{"why"},
                                    entry::Rematched{"t"},
                                    entry::Forgotten{"p"}};
  std::set<std::size_t> kinds;
  for (const entry::Any& what : all) {
    kinds.insert(what.index());
    const std::string text = entry::to_text({what, INT64_MAX});
    const auto read = entry::parse_entry(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->what.index(), what.index());
    EXPECT_EQ(read->at_ms, INT64_MAX);
    EXPECT_EQ(entry::to_text(*read), text);
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<entry::Any>) << "a kind is missing in this test";
}

TEST(RoomEntries, what_is_not_an_entry_is_refused_in_words) {
  for (const char* text :
       {"", "null", "[]", "{}", R"({"k":"sit"})", R"({"k":"sit","at":1})", R"({"k":"fly","at":1})",
        R"({"k":"stand","at":1,"seat":5})", R"({"k":"stand","at":1,"seat":-1})",
        R"({"k":"stand","at":-1,"seat":0})", R"({"k":"stand","at":1.5,"seat":0})",
        R"({"k":"mix","at":1,"seat":0,"hash":"00"})",
        R"({"k":"move","at":1,"seat":0,"move":7,"bot":false})",
        R"({"k":"answer","at":1,"seat":0,"yes":"yes"})",
        R"({"k":"call","at":1} )"
        "x"}) {
    const auto read = entry::parse_entry(text);
    ASSERT_FALSE(read) << text;
    EXPECT_FALSE(read.error().empty()) << text;
  }
}

TEST(RoomEntries, an_entry_out_of_place_is_reported_and_changes_nothing) {
  TestRoom t(head_of(3));
  const auto absorb = [&](const entry::Any& what) { return t->absorb({what, 20'000}); };
  for (const entry::Any& early :
       {entry::Any(entry::Moved{seat(0), "pass K0"}), entry::Any(entry::Undone{seat(0), true}),
        entry::Any(entry::UndoAsked{seat(0)}), entry::Any(entry::UndoAnswered{seat(0), true}),
        entry::Any(entry::TakenOver{seat(0), "easy", "left"}),
        entry::Any(entry::TakenBack{seat(0)}), entry::Any(entry::Sat{seat(3), "p", "n"})})
    EXPECT_NE(absorb(early), "");
  t.start({"ann", "bob"});
  const std::string before = all_told(*t, 30'000, true);
  const std::int64_t entries = t->entries();
  for (const entry::Any& late :
       {entry::Any(entry::Sat{seat(0), "p", "n"}), entry::Any(entry::BotSat{seat(0), "easy"}),
        entry::Any(entry::Stood{seat(0)}), entry::Any(entry::Mixed{seat(0), {}}),
        entry::Any(entry::Started{}), entry::Any(entry::Called{}),
        entry::Any(entry::Withheld{seat(0)}), entry::Any(entry::Moved{seat(0), "play K0"}),
        entry::Any(entry::Moved{seat(0), "?"}), entry::Any(entry::Undone{seat(0), true})})
    EXPECT_NE(absorb(late), "");
  EXPECT_EQ(t->entries(), entries) << "what was not taken in does not count";
  EXPECT_EQ(all_told(*t, 30'000, true), before);
}

TEST(RoomHeads, a_head_is_the_same_after_being_written_and_read) {
  RoomHead head = head_of(5, {ClockKind::kFischer, 1, 2});
  head.settings.hints = false;
  const std::string text = to_text(head);
  const auto read = parse_head(text);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(to_text(*read), text);
  EXPECT_EQ(read->secret, head.secret);
  EXPECT_EQ(read->settings.clock.increment_ms, 2);
  for (std::size_t cut = 0; cut < text.size(); ++cut)
    EXPECT_FALSE(parse_head(text.substr(0, cut))) << cut;
}

}  // namespace
}  // namespace paradoxa
