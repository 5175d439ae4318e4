// The one type-erased seam: everything above the games speaks to these, in text and JSON.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/fwd.hpp>

#include "engine/asked.hpp"
#include "engine/clause.hpp"
#include "engine/content_file.hpp"
#include "engine/embedded.hpp"
#include "engine/nature.hpp"
#include "engine/outcome.hpp"
#include "engine/parsed.hpp"
#include "engine/random.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

namespace json = boost::json;

class AnyGame;
class JsonWriter;
class Narrator;  // words/narrator.hpp

// How people at the table are called, by seat.
using SeatNames = std::vector<std::string>;

// How people are called in sentences: "Ann plays red 3." A seat without a name has the game's own.
struct Naming {
  SeatNames names;
  Seat you = kNoSeat;  // whom the sentences speak to, if anybody
};

// What one move made happen. Events are told to each viewer as that viewer may know them.
class AnyEvents {
 public:
  virtual ~AnyEvents() = default;
  // Something hidden was shown to somebody: such a move is not taken back.
  virtual bool reveals() const = 0;
  // The viewer may know of some of it, or sees that something has changed.
  virtual bool tells(Viewer viewer) const = 0;
  // Each event the viewer may know of, into an array that is open.
  virtual void write(JsonWriter& out, Viewer viewer) const = 0;

  json::array as_json(Viewer viewer) const;  // what `write` writes, as a document
};

// Why a move was not made.
struct Refusal {
  enum class Kind : std::uint8_t {
    kUnreadable,  // not a move of this game at all
    kIllegal,     // a move, but against a clause
  };
  Kind kind = Kind::kIllegal;
  Clause clause{};
  std::string text;
  // How the clause comes to bear here (engine/fact.hpp), as JSON; empty where there is no more to
  // say. Only what the refused seat knows.
  std::string fact{};
};

// A viewer asks for help with keeping track of what it was told.
struct AidRequest {
  int level = 1;                     // 1 to AnyPosition::max_aid
  std::vector<std::string> marks{};  // what the viewer has noted, in words of the game
};

// A position of some game, as a value behind a pointer.
class AnyPosition {
 public:
  // What legal moves come with.
  struct LegalForm {
    bool seat = false;  // whose they are
  };

  virtual ~AnyPosition() = default;

  virtual const AnyGame& game() const = 0;
  virtual std::unique_ptr<AnyPosition> clone() const = 0;
  virtual bool equals(const AnyPosition& other) const = 0;

  virtual int seats() const = 0;
  virtual SeatSet to_act() const = 0;
  virtual std::optional<Outcome> outcome() const = 0;

  // Texts of a seat's (or Nature's) legal moves, each once, in a stable order.
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  // {"text":…,"kind":…,"args":{…}} for each, with "weight" for Nature's, into an array that is
  // open.
  virtual void write_legal(JsonWriter& out, Seat seat, LegalForm form) const = 0;
  // {"kind":…,"args":{…}} of a move as it is written; nothing where it is no move.
  virtual std::optional<json::object> move_json(std::string_view move) const = 0;
  // Nothing if the move is legal.
  virtual std::optional<Refusal> why_not(Seat seat, std::string_view move) const = 0;
  // Makes the move, or refuses and changes nothing.
  virtual std::optional<Refusal> play(Seat seat, std::string_view move,
                                      std::unique_ptr<AnyEvents>& events) = 0;
  // The move Nature makes with this draw.
  virtual std::string nature_move(NatureDraw& draw) const = 0;
  virtual std::string random_move(Seat seat, FastRandom& random) const = 0;

  // How a seat that is to act is asked (engine/asked.hpp).
  virtual Asked asked(Seat) const { return {}; }
  // The kinds of questions for which the seat may give standing orders now.
  virtual std::vector<std::string> order_kinds(Seat) const { return {}; }
  // The seat that may read everybody's notes, where the game has one.
  virtual std::optional<Seat> notes_reader() const { return std::nullopt; }

  // How far the viewer may be helped with keeping track; 0 is not at all.
  virtual int max_aid(Viewer) const { return 0; }
  // What follows from all that the viewer was told, as a JSON object. It is the same wherever the
  // viewer was told the same. The error says which mark is none. Precondition: max_aid is not 0.
  virtual Parsed<std::string> aid(Viewer, const AidRequest&) const {
    return Parsed<std::string>::wrong("there is no aid in this game");
  }

  virtual void write_view(JsonWriter& out, Viewer viewer) const = 0;
  // What AnyGame::position reads: the referee's view and, in a game where knowledge is history,
  // how it came about ("story", engine/story_json.hpp).
  virtual void write_position(JsonWriter& out) const { write_view(out, kReferee); }
  virtual json::object options() const = 0;
  // Another position that looks the same to the viewer, and could have been told so far as this
  // one was. The others may have heard something else on the way to it.
  virtual std::unique_ptr<AnyPosition> determinized(Viewer viewer, FastRandom& random) const = 0;

  virtual std::string stage() const = 0;  // "trick 3", a heading in records
  virtual std::string drawing(Viewer viewer, const Naming& naming, bool colour) const = 0;

  // The same as text, or as documents for programs that look into them.
  json::object position_json() const;
  std::string view_text(Viewer viewer) const;
  json::object view(Viewer viewer) const;
  json::array legal_json(Seat seat) const;
};

// One of the games.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view name() const = 0;    // "paradominetor"
  virtual std::string_view title() const = 0;   // "Paradominetor"
  virtual std::string_view prefix() const = 0;  // "PD"
  virtual std::string_view score_unit() const = 0;
  virtual int rules_version() const = 0;
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual int default_seats() const = 0;
  // [{"name":…,"values":…,"default":…,"text":…}, …]
  virtual json::array option_list() const = 0;
  // What is printed on the pieces, for clients; nothing where their names say it all.
  virtual json::object printed() const = 0;
  // The numbers that its content decides, as {"turn.actions", "2"}.
  using Numbers = std::vector<std::pair<std::string, std::string>>;
  virtual Numbers numbers() const = 0;
  // A clause as it reads with this content.
  std::string law(const EmbeddedClause& clause) const;
  virtual std::vector<std::string> seat_names() const = 0;  // for seats without a person's name
  // Some of its questions are secret (Asked::secret): tables take care that time tells nothing.
  virtual bool has_secrets() const { return false; }
  // Says what its values mean.
  const Narrator& narrator() const { return *narrator_; }
  void tell_through(std::shared_ptr<const Narrator> narrator) { narrator_ = std::move(narrator); }
  // The files that it was made from.
  const Edition& edition() const { return edition_; }
  void made_from(Edition edition) { edition_ = std::move(edition); }

  // `options` may leave out anything; the error says what is wrong.
  virtual Parsed<std::unique_ptr<AnyPosition>> start(int seats,
                                                     const json::object& options) const = 0;
  // What write_position writes. Without a story nobody has heard anything.
  virtual Parsed<std::unique_ptr<AnyPosition>> position(const json::value& value) const = 0;

 private:
  std::shared_ptr<const Narrator> narrator_;
  Edition edition_;
};

// The games of this program with their content, loaded once at the start; and other editions of
// them, loaded when something asks for them that was begun with other content.
class Registry {
 public:
  using Games = std::vector<std::shared_ptr<const AnyGame>>;
  // A game with the edition of this name, or null where nobody knows it.
  using Loader =
      std::function<std::shared_ptr<const AnyGame>(const std::string& game, const std::string& id)>;

  Registry();
  void add(std::shared_ptr<const AnyGame> game) { games_.push_back(std::move(game)); }
  const AnyGame* find(std::string_view name) const {
    for (const auto& game : games_)
      if (game->name() == name) return game.get();
    return nullptr;
  }
  // With the edition of this name; without a name, with the one that it is played with now. Where
  // editions are loaded, from one thread at a time.
  const AnyGame* find(std::string_view name, std::string_view edition) const {
    return shared(name, edition).get();
  }
  // The same, to be kept beyond the registry.
  std::shared_ptr<const AnyGame> shared(std::string_view name, std::string_view edition) const;
  const Games& games() const { return games_; }

  void load_editions_by(Loader loader);

 private:
  struct Others;  // other editions

  Games games_;
  std::shared_ptr<Others> others_;
};

}  // namespace paradoxa
