// Everything ever sent about a few games, as one hash per kind of text: a refactoring must leave
// tests/table/golden/frames.txt alone, a change of words or of the protocol shows there as one
// line.
//
//   PARADOXA_UPDATE=1        rewrites the file
//   PARADOXA_DUMP=FOLDER     writes the texts themselves, to be compared by eye
#include <filesystem>
#include <map>
#include <set>

#include "engine/sha256.hpp"
#include "table/seated.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr const char* kFile = "tests/table/golden/frames.txt";

// What was told, by kind: "initiative 2 events" and its lines.
using Told = std::map<std::string, std::string>;

std::vector<Viewer> all_viewers(int seats) {
  std::vector<Viewer> viewers{kSpectator, kReferee};
  for (int s = 0; s < seats; ++s) viewers.push_back(Viewer::of(seat(s)));
  return viewers;
}

Naming naming_for(const AnyPosition& position, Viewer viewer) {
  return {position.game().seat_names(), viewer.is_seat() ? viewer.seat() : kNoSeat};
}

std::string name_of(Viewer viewer) {
  if (viewer.is_seat()) return std::to_string(viewer.seat().index);
  return viewer.is_referee() ? "referee" : "spectator";
}

class Teller {
 public:
  Teller(Told& told, const AnyPosition& position)
      : told_(told),
        heading_(std::string(position.game().name()) + " " + std::to_string(position.seats()) +
                 " ") {}

  void position(const AnyPosition& position) {
    for (const Viewer viewer : all_viewers(position.seats())) {
      add("views", name_of(viewer) + " " + position.view_text(viewer));
      add("drawings", position.drawing(viewer, naming_for(position, viewer), false));
    }
    add("stages", position.stage());
    for (int s = 0; s < 16; ++s)
      if (position.to_act().contains(seat(s))) choices(position, seat(s));
  }
  void events(const AnyPosition& position, const AnyEvents& events) {
    for (const Viewer viewer : all_viewers(position.seats())) {
      add("events", name_of(viewer) + " " + json::serialize(events.as_json(viewer)));
      for (const std::string& line :
           position.game().narrator().events(events.as_json(viewer), naming_for(position, viewer)))
        add("sentences", name_of(viewer) + " " + line);
    }
  }

 private:
  void choices(const AnyPosition& position, Seat who) {
    const json::array legal = position.legal_json(who);
    add("legal", json::serialize(legal));
    if (is_nature(who)) return;
    const Narrator& narrator = position.game().narrator();
    const Naming naming = naming_for(position, Viewer::of(who));
    add("questions", narrator.question(position.view(Viewer::of(who)), naming));
    for (const json::value& move : legal) add("moves", narrator.move(move.as_object(), naming));
  }
  void add(const std::string& kind, const std::string& line) {
    told_[heading_ + kind] += line + "\n";
  }

  Told& told_;
  std::string heading_;
};

// Tells a game from a position to its end; `choose(position, ply)` makes the moves. Positions are
// told every few moves: a whole game has hundreds, and most look alike.
template <class Choose>
void tell(Told& told, std::unique_ptr<AnyPosition> position, Choose choose) {
  constexpr std::size_t kEvery = 3;
  Teller teller(told, *position);
  for (std::size_t ply = 0; !position->to_act().empty(); ++ply) {
    if (ply % kEvery == 0) teller.position(*position);
    const RecordedMove move = choose(*position, ply);
    std::unique_ptr<AnyEvents> events;
    const auto refusal = position->play(move.seat, move.text, events);
    ASSERT_FALSE(refusal) << refusal->text;
    teller.events(*position, *events);
  }
  teller.position(*position);
}

// Random play does what no player would, but leaves most cards incomplete.
void tell_random_game(Told& told, const AnyGame& game, int seats) {
  FastRandom random(static_cast<std::uint64_t>(seats));
  tell(told, std::move(*game.start(seats, {})), [&](const AnyPosition& position, std::size_t) {
    const Seat who = position.to_act().first();
    return RecordedMove{who, position.random_move(who, random), {}};
  });
}

// The golden records were played sensibly.
void tell_record(Told& told, const std::string& path) {
  const Record record = parsed(file_text(path));
  Record start = record;
  start.moves.clear();
  start.result.clear();
  tell(told, loaded(start)->position().clone(),
       [&](const AnyPosition&, std::size_t ply) { return record.moves[ply]; });
}

std::string hash_lines(const Told& told) {
  std::string lines;
  for (const auto& [kind, text] : told)
    lines += kind + " " + to_hex(sha256(text)).substr(0, 16) + "\n";
  return lines;
}

TEST(Frames, everything_told_is_what_it_was) {
  Told told;
  for (const auto& game : games().games())
    for (int seats = game->min_seats(); seats <= game->max_seats(); ++seats)
      tell_random_game(told, *game, seats);
  std::set<std::string> records;
  for (const auto& entry : std::filesystem::directory_iterator("tests/table/golden"))
    if (entry.path() != kFile) records.insert(entry.path().string());
  for (const std::string& path : records) tell_record(told, path);
  if (const char* folder = std::getenv("PARADOXA_DUMP"))
    for (const auto& [kind, text] : told) write_file(std::string(folder) + "/" + kind, text);
  if (updating()) write_file(kFile, hash_lines(told));
  EXPECT_EQ(hash_lines(told), file_text(kFile));
}

}  // namespace
}  // namespace paradoxa
