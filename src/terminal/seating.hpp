// The seats: people at this keyboard, and bots.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/spec.hpp"
#include "engine/any_game.hpp"

namespace paradoxa {

struct Place {
  std::string name;
  std::optional<BotSpec> bot;  // none: a person

  bool is_person() const { return !bot.has_value(); }
};

using Seating = std::vector<Place>;

// "you,casual,Bo": bots by their names, `you`, and people by theirs, which begin with a capital.
// The first `you` is called `own_name`, if there is one. Bots are called as the game calls seats.
std::expected<Seating, std::string> parse_seating(std::string_view text, std::string_view own_name,
                                                  const AnyGame& game);

// One person and bots: the default.
std::expected<Seating, std::string> usual_seating(int seats, std::string_view own_name,
                                                  const AnyGame& game);

// The players at the time the game was saved.
std::expected<Seating, std::string> saved_seating(const SeatNames& names,
                                                  const std::vector<std::string>& bots);

SeatNames names_of(const Seating& seating);
int people_in(const Seating& seating);

}  // namespace paradoxa
