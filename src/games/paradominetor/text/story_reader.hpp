// The story that a position tells, read piece by piece: what cannot be is refused at its place.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/json_cursor.hpp"
#include "games/paradominetor/rules/apply.hpp"
#include "games/paradominetor/rules/ids.hpp"
#include "games/paradominetor/text/late_story.hpp"
#include "games/paradominetor/text/notation.hpp"

namespace paradoxa::paradominetor {

// Every tile of the game is in one place, and every seat has five of each timeframe.
class Census {
 public:
  Census(const Content& content, const Options& options)
      : colours_(options.colours), missing_(initial(content, options).undealt) {}

  // Says at its place why this tile cannot be there.
  void take(const JsonCursor& place, Seat owner, Tile tile) {
    if (missing_.contains(tile)) {
      missing_.remove(tile);
      ++counts_[owner.index][static_cast<std::size_t>(tile.timeframe())];
    } else if (tile.is_black()) {
      place.fail("there is only one black tile per seat, and this is one too many (PD-1.4)");
    } else if (!colours_.contains(tile.colour())) {
      place.fail(to_text(tile) + " has a colour that is not in use (PD-2.1)");
    } else {
      place.fail("duplicate tile " + to_text(tile) + " (PD-10.1)");
    }
  }

  void check_shares(const std::vector<JsonCursor>& seats) const {
    for (std::size_t s = 0; s < seats.size(); ++s)
      for (std::size_t t = 0; t < kTimeframes; ++t)
        if (counts_[s][t] != kTilesPerTimeframe)
          seats[s].fail("holds and has played " + std::to_string(counts_[s][t]) + " tiles of the " +
                        std::string(kTimeframeIds[t]) + ", expected five (PD-10.3)");
  }

 private:
  ColourSet colours_;
  TileSet missing_;
  PerSeat<std::array<int, kTimeframes>> counts_{};
};

// Builds the story of a position from its fields, in the order in which they are read.
class StoryReader {
 public:
  StoryReader(const Content& content, const JsonCursor& position)
      : content_(content), position_(position) {
    story_.declared.fill(kUndeclared);
  }

  Options options{};
  Told told{};

  int seats() const { return options.seats; }
  const Story& story() const { return story_; }

  // Once the options are known.
  void begin() {
    story_.options = options;
    census_.emplace(content_, options);
  }

  void hold(const JsonCursor& place, Seat owner, Tile tile) {
    census_->take(place, owner, tile);
    story_.dealt[owner.index].push_back(tile);
  }

  void give(const JsonCursor& place, Seat giver, Tile tile) {
    if (story_.given[giver.index].size() == kTimeframes)
      return place.fail("three tiles are passed (PD-2.6)");
    story_.given[giver.index].push_back(tile);
    ++gifts_;
  }

  void receive(const JsonCursor& place, Seat receiver, Tile tile) {
    if (told.received[receiver.index].size() == kTimeframes)
      return place.fail("three tiles are passed (PD-2.6)");
    told.received[receiver.index].push_back(tile);
  }

  void begin_trick(const JsonCursor& trick) {
    if (tricks_ == kTricks) return trick.fail("there are 15 tricks (PD-3.1)");
    if (tricks_ > 0 && played_ < seats())
      trick.fail("the trick before it is not complete (PD-3.5)");
  }

  void number(int trick) {
    if (tricks_ == 0) told.number = trick;
  }

  // PD-7.11: the full scorer leads the next trick.
  void lead(const JsonCursor& place, Seat given) {
    if (tricks_ == 0) {
      story_.first = given;
    } else if (const Seat next = next_lead(); given != next) {
      return place.fail("seat " + std::to_string(next.index) +
                        " took the full point and leads (PD-7.11)");
    }
    lead_ = given;
    played_ = 0;
  }

  void play(const JsonCursor& place, Tile tile) {
    if (played_ == seats())
      return place.fail("every seat has already played in this trick (PD-3.3)");
    hold(place, seat((lead_.index + played_) % seats()), tile);
    story_.plays.push_back(tile);
    ++played_;
  }

  void end_trick(const JsonCursor& trick, const std::optional<Colour>& declared) {
    if (!ok()) return;
    const bool black = played_ > 0 && led().is_black();
    if (declared)
      declare(trick.maybe("declared"), *declared, black);
    else if (played_ > 1 && black)
      trick.fail("black was led, so a colour must be declared (PD-5.1)");
    ++tricks_;
  }

  // Once everything is read.
  void end(const std::vector<JsonCursor>& entries) {
    if (LateStory late(content_, position_, entries, told, story_, static_cast<int>(tricks_));
        ok() && late.begins_late()) {
      left_out_ = late.complete();
      gifts_ = seats() * kTimeframes;
      return undo_pass(entries);
    }
    // While tiles are dealt some are missing; playing the deal again says whether rightly.
    if (ok() && (gifts_ > 0 || story_.first)) census_->check_shares(entries);
    if (ok()) undo_pass(entries);
  }

  // How many tricks of the position are not among those told.
  int left_out() const { return left_out_; }

 private:
  bool ok() const { return position_.error().empty(); }

  // The first tile of the last trick read.
  const Tile& led() const {
    return story_.plays[story_.plays.size() - static_cast<std::size_t>(played_)];
  }

  Seat next_lead() const {
    const Tile* plays = &led();
    const std::uint8_t declared = story_.declared[tricks_ - 1];
    const Colour colour = declared == kUndeclared ? led().colour() : static_cast<Colour>(declared);
    const TrickResult result = resolve([&](int i) { return plays[i]; }, played_, colour);
    return seat((lead_.index + result.full) % seats());
  }

  void declare(const JsonCursor& place, Colour colour, bool black) {
    if (!options.colours.contains(colour))
      return place.fail("expected the letter of a colour in use (PD-5.1)");
    if (!black) return place.fail("a colour is declared only when black was led (PD-5.1)");
    story_.declared[tricks_] = static_cast<std::uint8_t>(colour);
  }

  // PD-2.10: turns the hands back into those that were dealt.
  void undo_pass(const std::vector<JsonCursor>& entries) {
    if (!ok() || gifts_ < seats() * kTimeframes) return;
    const int step = options.pass == PassDirection::kLeft ? 1 : seats() - 1;
    for (int s = 0; s < seats(); ++s) {
      const int to = (s + step) % seats();
      auto& received = story_.dealt[static_cast<std::size_t>(to)];
      for (const Tile tile : story_.given[static_cast<std::size_t>(s)]) {
        const auto found = std::find(received.begin(), received.end(), tile);
        if (found == received.end())
          return entries[static_cast<std::size_t>(s)].maybe("given").fail(
              to_text(tile) + " went to seat " + std::to_string(to) +
              ", who neither holds nor has played it (PD-2.10)");
        received.erase(found);
      }
    }
    for (std::size_t s = 0; s < options.seats; ++s)
      for (const Tile tile : story_.given[s]) story_.dealt[s].push_back(tile);
  }

  const Content& content_;
  const JsonCursor& position_;
  std::optional<Census> census_;
  Story story_;
  int left_out_ = 0;        // tricks before those told
  int gifts_ = 0;           // tiles chosen for the pass, by all seats
  std::size_t tricks_ = 0;  // read so far
  int played_ = 0;          // tiles of the last trick read
  Seat lead_{};             // of the last trick read
};

}  // namespace paradoxa::paradominetor
