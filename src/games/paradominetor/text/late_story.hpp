// A history that starts late: its first tricks are left out, or the pass is.
#pragma once

#include <optional>
#include <vector>

#include "engine/json_cursor.hpp"
#include "engine/outcome.hpp"
#include "games/paradominetor/backstory/ending.hpp"
#include "games/paradominetor/content/content.hpp"
#include "games/paradominetor/rules/state.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {

// What a position says besides its story; only a story that begins late needs it.
struct Told {
  std::optional<Phase> phase{};
  std::optional<int> trick{};
  std::optional<Seat> lead{};
  std::optional<int> number{};  // of the first trick told
  PerSeat<std::vector<Tile>> received{};
  PerSeat<WantedScore> scores{};
};

// Before the pass is undone: `story.dealt` is what each seat holds and has played.
class LateStory {
 public:
  LateStory(const Content& content, const JsonCursor& position,
            const std::vector<JsonCursor>& seats, const Told& told, Story& story, int tricks)
      : content_(content),
        position_(position),
        seats_(seats),
        told_(told),
        story_(story),
        tricks_(tricks) {}

  bool begins_late() const;

  // Makes up the beginning, or says at its place why there is none. Returns how many tricks of the
  // position are not among those told.
  int complete();

 private:
  bool ok() const { return position_.error().empty(); }
  bool past_the_pass() const;
  std::size_t gifts() const;
  std::size_t most_tiles() const;
  std::size_t fewest_tiles() const;
  bool at_the_end() const { return tricks_ == 0 && most_tiles() == 0; }

  void check_sizes() const;
  void check_clock(int earlier) const;
  Ending ending(int earlier) const;
  Seat lead_after(int earlier) const;
  PerSeat<Given> pass() const;
  PerSeat<WantedScore> earlier_scores() const;
  void check_tricks(const Ending& ending) const;
  void prepend(const Ending& ending, const Beginning& beginning);

  const Content& content_;
  const JsonCursor& position_;
  const std::vector<JsonCursor>& seats_;
  const Told& told_;
  Story& story_;
  int tricks_;  // told, the last one perhaps incomplete
};

}  // namespace paradoxa::paradominetor
