#include "terminal/seating.hpp"

#include <algorithm>
#include <utility>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxNameLength = 24;
constexpr std::string_view kYou = "you";

std::vector<std::string> parts_of(std::string_view text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',')
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// Why this is not a valid name for a person, or nothing.
std::string flaw_of_name(std::string_view name) {
  const std::string quoted = "the name '" + printable(name) + "'";
  if (name.empty() || name.find_first_not_of(' ') == std::string_view::npos)
    return "a name is empty";
  if (shown_width(name) > kMaxNameLength)
    return quoted + " is longer than " + std::to_string(kMaxNameLength) + " characters";
  if (std::any_of(name.begin(), name.end(),
                  [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }))
    return quoted + " contains unprintable characters";
  return {};
}

// A person's name, or a bot: a lower-case word that is not a bot is a typo, not a person's name.
std::expected<Place, std::string> parse_place(const std::string& text) {
  if (text.empty()) return std::unexpected("a seat is empty: separate seats with single commas");
  if (text == kYou) return Place{std::string(kYou), std::nullopt};
  if (const auto bot = parse_bot(text))
    return Place{{}, *bot};
  else if ((text[0] >= 'a' && text[0] <= 'z') || text.find(':') != std::string::npos)
    return std::unexpected(bot.error() + "; a person is `you` or a name with a capital letter");
  if (std::string flaw = flaw_of_name(text); !flaw.empty()) return std::unexpected(flaw);
  return Place{text, std::nullopt};
}

// A single person is "You"; several people without names are numbered.
void name_people(Seating& seating, std::string_view own_name, const Narrator& narrator) {
  const bool alone = people_in(seating) == 1;
  int number = 0;
  for (Place& place : seating) {
    if (!place.is_person()) continue;
    ++number;
    if (place.name != kYou) continue;
    if (!own_name.empty())
      place.name = std::exchange(own_name, {});
    else
      place.name =
          alone ? narrator.say("seat.you") : narrator.say("session.player_number", {{"n", number}});
  }
}

void name_bots(Seating& seating, const AnyGame& game) {
  const auto names = game.seat_names();
  for (std::size_t s = 0; s < seating.size(); ++s)
    if (!seating[s].is_person())
      seating[s].name =
          s < names.size() ? names[s] : game.narrator().say("session.seat_number", {{"n", s}});
}

std::expected<Seating, std::string> with_names_apart(Seating seating) {
  for (std::size_t a = 0; a < seating.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (seating[a].name == seating[b].name)
        return std::unexpected("two seats are named '" + printable(seating[a].name) + "'");
  return seating;
}

std::expected<Seating, std::string> named(Seating seating, std::string_view own_name,
                                          const AnyGame& game) {
  const bool has_you = std::any_of(seating.begin(), seating.end(),
                                   [](const Place& p) { return p.is_person() && p.name == kYou; });
  if (!own_name.empty()) {
    if (!has_you) return std::unexpected("--name renames the seat `you`, but there is none");
    if (std::string flaw = flaw_of_name(own_name); !flaw.empty()) return std::unexpected(flaw);
  }
  name_people(seating, own_name, game.narrator());
  name_bots(seating, game);
  return with_names_apart(std::move(seating));
}

}  // namespace

std::expected<Seating, std::string> parse_seating(std::string_view text, std::string_view own_name,
                                                  const AnyGame& game) {
  Seating seating;
  for (const std::string& part : parts_of(text)) {
    auto place = parse_place(part);
    if (!place) return std::unexpected(place.error());
    seating.push_back(std::move(*place));
  }
  return named(std::move(seating), own_name, game);
}

std::expected<Seating, std::string> usual_seating(int seats, std::string_view own_name,
                                                  const AnyGame& game) {
  Seating seating(static_cast<std::size_t>(seats), Place{{}, *parse_bot("medium")});
  seating.front() = Place{std::string(kYou), std::nullopt};
  return named(std::move(seating), own_name, game);
}

std::expected<Seating, std::string> saved_seating(const SeatNames& names,
                                                  const std::vector<std::string>& bots) {
  Seating seating;
  for (std::size_t s = 0; s < names.size(); ++s) {
    Place place{names[s], std::nullopt};
    if (std::string flaw = flaw_of_name(place.name); !flaw.empty()) return std::unexpected(flaw);
    if (s < bots.size() && !bots[s].empty()) {
      const auto bot = parse_bot(bots[s]);
      if (!bot) return std::unexpected(bot.error());
      place.bot = *bot;
    }
    seating.push_back(std::move(place));
  }
  return with_names_apart(std::move(seating));
}

SeatNames names_of(const Seating& seating) {
  SeatNames names;
  for (const Place& place : seating) names.push_back(place.name);
  return names;
}

int people_in(const Seating& seating) {
  return static_cast<int>(
      std::count_if(seating.begin(), seating.end(), [](const Place& p) { return p.is_person(); }));
}

}  // namespace paradoxa
