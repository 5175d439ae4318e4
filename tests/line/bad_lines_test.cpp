// Bad lines: each gets its error, changes nothing, and the engine keeps answering.
#include <algorithm>
#include <set>

#include "line/error.hpp"
#include "line/whole_game.hpp"

namespace paradoxa {
namespace {

// What the engine was doing when the line came.
enum class In {
  kNothing,  // no game yet
  kTrick,    // PD-E48 before trick 2, Nature by hand: seat 1 leads
  kDeal,     // nothing dealt, Nature by hand
  kSeeded,   // the pass of a seeded game
  kOver,
};

struct BadLine {
  In in;
  std::string line;
  ErrorCode code;
  std::string text = {};  // part of the message
};

const BadLine kBadLines[] = {
    // ---- not a request ----
    {In::kTrick, "", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, "   ", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, "legal", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"legal")", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"legal"}})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"legal"} {"cmd":"legal"})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({'cmd':'legal'})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({cmd:"legal"})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"legal",})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"legal"} // please)", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"undo","seat":01})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"({"cmd":"undo","seat":NaN})", ErrorCode::kBadJson, "not valid JSON"},
    {In::kTrick, R"("undo")", ErrorCode::kBadJson, "one JSON object"},
    {In::kTrick, R"(["undo"])", ErrorCode::kBadJson, "one JSON object"},
    {In::kTrick, "null", ErrorCode::kBadJson, "one JSON object"},
    {In::kTrick, "42", ErrorCode::kBadJson, "one JSON object"},
    {In::kTrick, R"({"cmd":"undo","cmd":"legal"})", ErrorCode::kBadJson, "duplicate key"},
    {In::kTrick, R"({"cmd":"undo","c\u006dd":"legal"})", ErrorCode::kBadJson, "duplicate key"},
    {In::kTrick, R"({"cmd":"undo","id":1e400})", ErrorCode::kBadJson, "too large"},
    {In::kTrick, R"({"cmd":"undo","id":-1e999})", ErrorCode::kBadJson, "too large"},
    // ---- commands ----
    {In::kTrick, "{}", ErrorCode::kBadRequest, "'cmd' is missing"},
    {In::kTrick, R"({"id":1})", ErrorCode::kBadRequest, "'cmd' is missing"},
    {In::kTrick, R"({"cmd":null})", ErrorCode::kBadRequest, "'cmd' is missing"},
    {In::kTrick, R"({"cmd":7})", ErrorCode::kBadRequest, "cmd: expected text"},
    {In::kTrick, R"({"cmd":["undo"]})", ErrorCode::kBadRequest, "cmd: expected text"},
    {In::kTrick, R"({"CMD":"undo"})", ErrorCode::kBadRequest, "'cmd' is missing"},
    {In::kTrick, R"({"cmd":""})", ErrorCode::kUnknownCommand, "there are games, content, new"},
    {In::kTrick, R"({"cmd":"Undo"})", ErrorCode::kUnknownCommand, "'Undo'"},
    {In::kTrick, R"({"cmd":"undo "})", ErrorCode::kUnknownCommand, "'undo '"},
    {In::kTrick, R"({"cmd":"undo\u0000"})", ErrorCode::kUnknownCommand},
    {In::kTrick, R"({"cmd":"quit"})", ErrorCode::kUnknownCommand, "'quit'"},
    {In::kTrick, R"({"cmd":"undo","seat":1})", ErrorCode::kBadRequest,
     "'seat' is not a known field"},
    {In::kTrick, R"({"cmd":"games","all":true})", ErrorCode::kBadRequest,
     "'all' is not a known field"},
    {In::kTrick, R"({"cmd":"save","file":"x"})", ErrorCode::kBadRequest,
     "'file' is not a known field"},
    // ---- no game ----
    {In::kNothing, R"({"cmd":"legal"})", ErrorCode::kNoGame, "start with new"},
    {In::kNothing, R"({"cmd":"move","seat":0,"move":"play K0"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"view","viewer":"referee"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"why","seat":0,"move":"play K0"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"undo"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"save"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"bot"})", ErrorCode::kNoGame},
    {In::kNothing, R"({"cmd":"determinize","seat":0})", ErrorCode::kNoGame},
    // ---- new ----
    {In::kTrick, R"({"cmd":"new"})", ErrorCode::kBadRequest, "'game' is missing"},
    {In::kTrick, R"({"cmd":"new","game":4})", ErrorCode::kBadRequest, "game: expected text"},
    {In::kTrick, R"({"cmd":"new","game":"chess"})", ErrorCode::kUnknownGame, "'chess'"},
    {In::kTrick, R"({"cmd":"new","game":"Paradominetor"})", ErrorCode::kUnknownGame},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":2})", ErrorCode::kBadOptions,
     "PD-1.1"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":6})", ErrorCode::kBadOptions,
     "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":0})", ErrorCode::kBadOptions,
     "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":-4})", ErrorCode::kBadOptions,
     "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":3.5})", ErrorCode::kBadOptions,
     "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":"4"})", ErrorCode::kBadOptions,
     "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":99999999999999999999})",
     ErrorCode::kBadOptions, "seats"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":[]})", ErrorCode::kBadRequest,
     "options: expected an object"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"speed":9}})",
     ErrorCode::kBadOptions, "'speed' is not a known field"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seats":3,"options":{"players":4}})",
     ErrorCode::kBadOptions, "options.players"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"players":true}})",
     ErrorCode::kBadOptions, "options.players"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"colours":["red"]}})",
     ErrorCode::kBadOptions, "PD-2.1"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"colours":"red"}})",
     ErrorCode::kBadOptions, "options.colours: expected a list"},
    {In::kTrick,
     R"({"cmd":"new","game":"paradominetor","seats":3,"options":{"colours":["R","R","B"]}})",
     ErrorCode::kBadOptions, "options.colours[1]"},
    {In::kTrick,
     R"({"cmd":"new","game":"paradominetor","seats":3,"options":{"colours":["R","B","K"]}})",
     ErrorCode::kBadOptions, "options.colours[2]"},
    {In::kTrick,
     R"({"cmd":"new","game":"paradominetor","seats":3,"options":{"colours":["R","B","black"]}})",
     ErrorCode::kBadOptions, "PD-R2"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"pass":"up"}})",
     ErrorCode::kBadOptions, "PD-9.1"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"pass":1}})",
     ErrorCode::kBadOptions, "options.pass"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"first_lead":4}})",
     ErrorCode::kBadOptions, "options.first_lead"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","options":{"first_lead":"me"}})",
     ErrorCode::kBadOptions, "PD-R4"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","nature":"seed"})", ErrorCode::kBadRequest,
     "nature: expected \"manual\""},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","nature":true})", ErrorCode::kBadRequest,
     "nature: expected text"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","nature":"manual","seed":1})",
     ErrorCode::kBadRequest, "not both"},
    {In::kTrick, R"({"cmd":"new","game":"paradoxical","seats":99})", ErrorCode::kBadOptions,
     "from 2 to 4, for Paradoxical"},
    {In::kTrick, R"({"cmd":"new","game":"paradoxical","seats":"two"})", ErrorCode::kBadOptions,
     "from 2 to 4, for Paradoxical"},
    {In::kTrick, R"({"cmd":"new","game":"paradoxical","seats":5})", ErrorCode::kBadOptions,
     "PX-1.1"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seed":true})", ErrorCode::kBadRequest,
     "seed: expected text or a signed 64-bit integer"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seed":1.5})", ErrorCode::kBadRequest,
     "seed: expected text or a signed 64-bit integer"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seed":[1]})", ErrorCode::kBadRequest,
     "seed: expected text or a signed 64-bit integer"},
    {In::kTrick, R"({"cmd":"new","game":"paradominetor","seed":18446744073709551615})",
     ErrorCode::kBadRequest, "seed"},
    // ---- seats and viewers ----
    {In::kTrick, R"({"cmd":"move","move":"play K0"})", ErrorCode::kBadRequest, "'seat' is missing"},
    {In::kTrick, R"({"cmd":"move","seat":4,"move":"play K0"})", ErrorCode::kBadSeat, "from 0 to 3"},
    {In::kTrick, R"({"cmd":"move","seat":-1,"move":"play K0"})", ErrorCode::kBadSeat,
     "from 0 to 3"},
    {In::kTrick, R"({"cmd":"move","seat":15,"move":"play K0"})", ErrorCode::kBadSeat,
     "from 0 to 3"},
    {In::kTrick, R"({"cmd":"move","seat":257,"move":"play K0"})", ErrorCode::kBadSeat,
     "from 0 to 3"},
    {In::kTrick, R"({"cmd":"move","seat":1.0,"move":"play K0"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"move","seat":"1","move":"play K0"})", ErrorCode::kBadSeat,
     "seat number"},
    {In::kTrick, R"({"cmd":"move","seat":"Nature","move":"first 0"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"legal","seat":9})", ErrorCode::kBadSeat, "from 0 to 3"},
    {In::kTrick, R"({"cmd":"legal","seat":"all"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"view"})", ErrorCode::kBadRequest, "'viewer' is missing"},
    {In::kTrick, R"({"cmd":"view","viewer":4})", ErrorCode::kBadSeat,
     "from 0 to 3, as this game of Paradominetor has 4"},
    {In::kTrick, R"({"cmd":"view","viewers":[]})", ErrorCode::kBadRequest, "1 to 16 viewers"},
    {In::kTrick, R"({"cmd":"view","viewers":0})", ErrorCode::kBadRequest, "viewers"},
    {In::kTrick, R"({"cmd":"view","viewers":[0,4]})", ErrorCode::kBadSeat, "viewers[1]"},
    {In::kTrick, R"({"cmd":"view","viewers":[0],"viewer":1})", ErrorCode::kBadRequest, "not both"},
    {In::kTrick, R"({"cmd":"view","viewer":253})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"view","viewer":"nature"})", ErrorCode::kBadSeat, "\"referee\""},
    {In::kTrick, R"({"cmd":"view","viewer":{}})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"view","viewer":0,"seat":0})", ErrorCode::kBadRequest, "not both"},
    {In::kTrick, R"({"cmd":"determinize"})", ErrorCode::kBadRequest, "'viewer' is missing"},
    {In::kTrick, R"({"cmd":"determinize","seat":"nature"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"determinize","seat":1,"seed":{}})", ErrorCode::kBadRequest, "seed"},
    {In::kSeeded, R"({"cmd":"move","seat":"nature","move":"first 0"})", ErrorCode::kBadSeat,
     "Nature's moves are automatic"},
    // ---- moves ----
    {In::kTrick, R"({"cmd":"move","seat":1})", ErrorCode::kBadRequest, "'move' is missing"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":5})", ErrorCode::kBadRequest,
     "move: expected text"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":{"kind":"play"}})", ErrorCode::kBadRequest,
     "move: expected text"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":""})", ErrorCode::kBadMove, "a move starts with"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"K0"})", ErrorCode::kBadMove, "'K0'"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play"})", ErrorCode::kBadMove, "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play  K0"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0 "})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play k0"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"Play K0"})", ErrorCode::kBadMove,
     "a move starts with"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0p"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play R6p"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play R0p"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play R3"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"declare"})", ErrorCode::kBadMove,
     "colour letter"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"declare red"})", ErrorCode::kBadMove,
     "colour letter"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"first"})", ErrorCode::kBadMove, "seat number"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"first 10"})", ErrorCode::kBadMove,
     "seat number"},
    {In::kTrick, R"({"cmd":"why","seat":1,"move":"resign"})", ErrorCode::kBadMove, "'resign'"},
    {In::kTrick, R"({"cmd":"why","seat":1})", ErrorCode::kBadRequest, "'move' is missing"},
    {In::kTrick, R"({"cmd":"why","seat":true,"move":"play K0"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play P6p"})", ErrorCode::kBadMove,
     "expects a tile"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play Y1p"})", ErrorCode::kIllegal, "lead"},
    {In::kTrick, R"({"cmd":"move","seat":2,"move":"play K0"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"declare G"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"pass K0"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":"nature","move":"deal K0"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":"nature","move":"play K0"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"first 1"})", ErrorCode::kIllegal},
    {In::kDeal, R"({"cmd":"move","seat":0,"move":"deal K0"})", ErrorCode::kIllegal},
    {In::kDeal, R"({"cmd":"move","seat":"nature","move":"deal R1n"})", ErrorCode::kIllegal},
    {In::kDeal, R"({"cmd":"move","seat":"nature","move":"deal P1p"})", ErrorCode::kIllegal},
    {In::kDeal, R"({"cmd":"move","seat":"nature","move":"first 0"})", ErrorCode::kIllegal},
    {In::kDeal, R"({"cmd":"move","seat":0,"move":"pass R1p"})", ErrorCode::kIllegal},
    {In::kOver, R"({"cmd":"move","seat":0,"move":"play K0"})", ErrorCode::kIllegal},
    {In::kOver, R"({"cmd":"move","seat":"nature","move":"first 0"})", ErrorCode::kIllegal},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","ply":76})", ErrorCode::kWrongPly,
     "ply 77"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","ply":-1})", ErrorCode::kBadRequest,
     "ply"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","ply":"77"})", ErrorCode::kBadRequest,
     "ply"},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","viewer":7})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","viewer":"all"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"move","seat":1,"move":"play K0","draw":true})", ErrorCode::kBadRequest},
    // ---- undo, bots ----
    {In::kDeal, R"({"cmd":"undo"})", ErrorCode::kNothingToUndo},
    {In::kSeeded, R"({"cmd":"undo"})", ErrorCode::kNothingToUndo},
    {In::kTrick, R"({"cmd":"bot","bot":"deep thought"})", ErrorCode::kBadBot, "no such bot"},
    {In::kTrick, R"({"cmd":"bot","bot":""})", ErrorCode::kBadBot},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts"})", ErrorCode::kBadBot, "budget"},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts:0"})", ErrorCode::kBadBot, "budget"},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts:-5"})", ErrorCode::kBadBot, "budget"},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts:1000001"})", ErrorCode::kBadBot, "1 to 1000000"},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts:99999999999"})", ErrorCode::kBadBot, "1 to 1000000"},
    {In::kTrick, R"({"cmd":"bot","bot":"ismcts:60001ms"})", ErrorCode::kBadBot, "1 to 60000 ms"},
    {In::kTrick, R"({"cmd":"bot","bot":5})", ErrorCode::kBadRequest, "bot: expected text"},
    {In::kTrick, R"({"cmd":"bot","seat":2})", ErrorCode::kBadSeat, "not this seat's turn"},
    {In::kTrick, R"({"cmd":"bot","seat":"nature"})", ErrorCode::kBadSeat},
    {In::kTrick, R"({"cmd":"bot","seed":0.5})", ErrorCode::kBadRequest, "seed"},
    {In::kDeal, R"({"cmd":"bot"})", ErrorCode::kBadSeat, "it is Nature's move"},
    {In::kOver, R"({"cmd":"bot"})", ErrorCode::kGameOver},
    {In::kTrick, R"({"cmd":"aid","seat":1})", ErrorCode::kNoAid, "no aid for this viewer"},
    {In::kTrick, R"({"cmd":"aid"})", ErrorCode::kBadRequest, "'viewer' is missing"},
    {In::kTrick, R"({"cmd":"aid","seat":1,"level":0})", ErrorCode::kBadRequest, "level"},
    {In::kTrick, R"({"cmd":"aid","seat":1,"marks":"E4"})", ErrorCode::kBadRequest, "marks"},
    // ---- positions and records ----
    {In::kTrick, R"({"cmd":"position"})", ErrorCode::kBadRequest, "'position' is missing"},
    {In::kTrick, R"({"cmd":"position","position":"x"})", ErrorCode::kBadRequest,
     "position: expected an object"},
    {In::kTrick, R"({"cmd":"position","position":{}})", ErrorCode::kBadRequest,
     "'game' is missing"},
    {In::kTrick, R"({"cmd":"position","position":{"game":3}})", ErrorCode::kBadRequest,
     "position.game"},
    {In::kTrick, R"({"cmd":"position","position":{"game":"go"}})", ErrorCode::kUnknownGame},
    {In::kTrick, R"({"cmd":"position","game":"go","position":{}})", ErrorCode::kUnknownGame},
    {In::kTrick, R"({"cmd":"position","position":{"game":"paradominetor"}})",
     ErrorCode::kBadPosition, "'options' is missing"},
    {In::kTrick, R"({"cmd":"load"})", ErrorCode::kBadRequest, "'record' is missing"},
    {In::kTrick, R"({"cmd":"load","record":{}})", ErrorCode::kBadRequest, "record: expected text"},
    {In::kTrick, R"({"cmd":"load","record":""})", ErrorCode::kBadRecord, "not a record"},
    {In::kTrick, R"({"cmd":"load","record":"[Paradoxa \"2\"]\n"})", ErrorCode::kBadRecord,
     "line 1, column 11"},
    {In::kTrick, R"({"cmd":"load","record":"[Paradoxa \"1\"]\n[Game \"go\"]\n[Rules \"1 x\"]\n"})",
     ErrorCode::kBadRecord, "'go'"},
    {In::kTrick,
     R"({"cmd":"load","record":"[Paradoxa \"1\"]\n[Game \"paradominetor\"]\n[Rules \"99 x\"]\n"})",
     ErrorCode::kBadRecord, "version 99"},
    {In::kTrick,
     R"({"cmd":"load","record":"[Paradoxa \"1\"]\n[Game \"paradominetor\"]\n[Rules \"1 x\"]\n\nn deal R1n\n"})",
     ErrorCode::kBadRecord, "move 1 (deal R1n)"},
    {In::kTrick,
     R"({"cmd":"load","seed":1,"record":"[Paradoxa \"1\"]\n[Game \"paradominetor\"]\n[Rules \"1 x\"]\n"})",
     ErrorCode::kBadRequest, "entered by hand"},
};

void begin(Conversation& c, In in) {
  switch (in) {
    case In::kNothing: return;
    case In::kTrick: return play_example(c, 2);
    case In::kDeal: c.start(4); return;
    case In::kSeeded: c.start(4, R"("seed":1)"); return;
    case In::kOver: return play_example(c, 16);
  }
}

TEST(BadLines, each_is_refused_with_its_code_and_changes_nothing) {
  static_assert(std::size(kBadLines) >= 80);
  for (const BadLine& row : kBadLines) {
    SCOPED_TRACE(row.line);
    Conversation c;
    begin(c, row.in);
    const std::string before = c.referee();
    const std::string legal = c.raw(R"({"cmd":"legal"})");
    const auto error = c.bad(row.line);
    EXPECT_EQ(error.code, name_of(row.code)) << error.text;
    EXPECT_NE(error.text.find(row.text), std::string::npos) << error.text;
    EXPECT_EQ(error.clause.empty(), row.code != ErrorCode::kIllegal);
    EXPECT_EQ(c.referee(), before);
    EXPECT_EQ(c.raw(R"({"cmd":"legal"})"), legal);
    c.good(R"({"cmd":"games"})");
  }
}

TEST(BadLines, all_of_them_after_each_other_do_no_harm) {
  for (const In in : {In::kNothing, In::kTrick, In::kSeeded, In::kOver}) {
    Conversation c;
    begin(c, in);
    const std::string before = c.referee();
    for (const BadLine& row : kBadLines)
      if (row.in == in) c.bad(row.line);
    EXPECT_EQ(c.referee(), before);
  }
}

TEST(BadLines, every_error_code_is_in_the_table) {
  std::set<std::string_view> seen;
  for (const BadLine& row : kBadLines) seen.insert(name_of(row.code));
  EXPECT_EQ(seen.size(), std::size(kErrorCodes));
}

TEST(BadLines, an_illegal_move_cites_its_clause_with_the_text_of_the_law) {
  Conversation c;
  play_example(c, 2);
  c.move(1, "play K0");
  const auto declared = c.bad(Conversation::move_line("1", "play G5f"));
  EXPECT_EQ(declared.clause, "PD-5.1");
  c.move(1, "declare G");
  const auto error = c.bad(Conversation::move_line("2", "play R4p"));
  EXPECT_EQ(error.clause, "PD-4.2");
  EXPECT_GT(error.text.size(), 40u);
}

}  // namespace
}  // namespace paradoxa
