// Deletes stale guests, expired tokens and old finished games. Works through the store in small
// slices, so that no request has to wait for it.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "server/house.hpp"
#include "server/people.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

namespace paradoxa {

// 0 keeps for ever.
struct RetentionSettings {
  std::int64_t guests_ms = 90 * 24 * 3600 * 1000LL;     // not seen, and not in a running game
  std::int64_t finished_ms = 0;                         // games that were played to their end
  std::int64_t abandoned_ms = 30 * 24 * 3600 * 1000LL;  // games given up, and practice
  std::int64_t round_ms = 3600 * 1000LL;                // from one round to the next
  std::int64_t slice_ms = 1000;                         // from one slice of it to the next
  int slice = 20;                                       // rows that are looked at
};
static_assert(RetentionSettings{}.guests_ms >= TokenLife{}.idle_ms);

// Runs on the loop.
class Retention {
 public:
  Retention(House& house, People& people, Store& read, Writer& writer, Loop& loop,
            const RetentionSettings& settings)
      : house_(house),
        people_(people),
        read_(read),
        writer_(writer),
        loop_(loop),
        settings_(settings) {}

  // The first slice comes after `slice_ms`, and then one after the other.
  void start();

 private:
  enum class Part : std::uint8_t { kTokens, kGuests, kFinished, kAbandoned };

  void continue_after(std::int64_t delay_ms);
  void slice();
  void begin(Part part);
  void tokens();
  void guests();
  void forget(const std::string& guest);
  void games(TableStage stage);
  bool outlived(const StoredTable& stored) const;
  // The part is done where there were fewer rows than asked for.
  void went_on(std::size_t rows);

  House& house_;
  People& people_;
  Store& read_;
  Writer& writer_;
  Loop& loop_;
  RetentionSettings settings_;
  Part part_ = Part::kTokens;
  // How far this part has come.
  Digest token_{};
  std::string guest_;
  std::int64_t before_ms_ = 0;
  std::string before_id_;
};

}  // namespace paradoxa
