// Positions of Paradox Initiative drawn in a line, as JSON. Sections are separated by `;`, seats by
// `/`, rows of a matrix and cards of a console by `,`; what is named nowhere is in the decks, the
// bag and the supply.
//
//   2 off on off on off; phase turn allocate; round 3; chief 0; active 1; turns 1; actions 1
//   matrix Y1 B2 K3 W1 R2, …, K3 W1 R2 Y3 B1/…     the top row first
//   console W03-PA 2 R1 tK +1, W05-NX 3/…          column, items, credits
//   tech shift|search|swap rewind/…                face up, used, under the deck
//   tokens -01*-                                   by colour: in the supply, a seat's, on a card
#pragma once

#include <set>

#include "games/initiative/game.hpp"
#include "support/positions.hpp"
#include "support/words.hpp"

namespace paradoxa::initiative {

class Drawing {
 public:
  explicit Drawing(std::string_view text) {
    const auto sections = split(text, ";");
    position_["game"] = "initiative";
    position_["options"] = options_from<Game>(text, words(sections[0]));
    seats_ = static_cast<std::size_t>(position_["options"].at("players").as_int64());
    position_["seats"] = json::array(seats_, json::object());
    for (std::size_t i = 1; i < sections.size(); ++i) add(sections[i]);
  }

  json::value take() { return std::move(position_); }

 private:
  static json::value word_or_null(const std::string& word) {
    return word == "-" || word == ".." ? json::value() : json::value(word);
  }
  static json::array list(std::string_view text) {
    json::array array;
    for (const std::string& word : words(text)) array.push_back(word_or_null(word));
    return array;
  }

  json::object& seat(std::size_t s) {
    if (s == 1 && seats_ == 1) return inner("rival");
    return position_["seats"].as_array().at(s).as_object();
  }
  json::object& inner(const char* name) {
    json::value& value = position_[name];
    return value.is_object() ? value.get_object() : value.emplace_object();
  }

  void add(const std::string& section) {
    const auto parts = words(section, " ");
    if (parts.empty()) return;
    const std::string& name = parts[0];
    const std::string rest = section.substr(section.find(name) + name.size());
    static const std::set<std::string> kNumbers{"round", "chief",   "active", "step",
                                                "turns", "actions", "sum",    "alternate"};
    static const std::set<std::string> kLists{"anomaly", "discards", "discarded", "goals"};
    static const std::set<std::string> kPending{"earned", "drawn", "lines"};
    static const std::set<std::string> kPendingWords{"world", "held", "cell", "from"};
    if (kNumbers.contains(name)) {
      position_[name] = std::stoi(parts.at(1));
    } else if (kLists.contains(name)) {
      position_[name] = list(rest);
    } else if (kPending.contains(name)) {
      inner("pending")[name] = list(rest);
    } else if (kPendingWords.contains(name)) {
      inner("pending")[name] = parts.at(1);
    } else if (name == "phase") {
      position_["phase"] = parts.at(1);
      position_["ask"] = parts.at(2);
    } else if (name == "glitch") {
      position_["glitch"] = parts.at(1);
    } else if (name == "final" || name == "diagonal") {
      position_[name == "final" ? "final_round" : "diagonal"] = parts.at(1) == "1";
    } else if (name == "pawn") {
      inner("rival")["pawn"] =
          shipped_content<Game>().circuit.at(static_cast<std::size_t>(std::stoi(parts.at(1)))) + 1;
    } else if (name == "rival") {
      inner("rival")["discarded"] = list(rest);
    } else if (name == "locked" || name == "fractured") {
      mark_worlds(name, list(rest));
    } else if (name == "wormhole") {
      const Options options = Options::for_seats(static_cast<int>(seats_));
      json::array spaces = list(rest);
      spaces.resize(static_cast<std::size_t>(first_main_space(options) + main_spaces(options)));
      position_["wormhole"] = std::move(spaces);
    } else if (name == "secrets") {
      const auto goals = words(rest);
      for (std::size_t s = 0; s < goals.size(); ++s)
        if (goals[s] != "-") seat(s)["secret"] = goals[s];
    } else if (name == "tokens") {
      place_tokens(parts.at(1));
    } else {
      add_by_seat(name, split(rest, "/"));
    }
  }

  void mark_worlds(const std::string& mark, const json::array& named) {
    json::value& worlds = position_["worlds"];
    if (!worlds.is_array()) worlds = json::array(kWorlds, json::value("stable"));
    for (const json::value& world : named)
      worlds.get_array().at(
          static_cast<std::size_t>(std::stoi(std::string(world.as_string().subview(1))))) = mark;
  }

  void place_tokens(const std::string& holders) {
    for (std::size_t c = 0; c < holders.size(); ++c)
      if (holders[c] >= '0' && holders[c] <= '3') {
        json::value& tokens = seat(static_cast<std::size_t>(holders[c] - '0'))["tokens"];
        if (!tokens.is_array()) tokens.emplace_array();
        tokens.get_array().push_back(json::string(1, kColourLetters[c]));
      }
  }

  void add_by_seat(const std::string& name, const std::vector<std::string>& parts) {
    for (std::size_t s = 0; s < parts.size(); ++s) {
      if (words(parts[s]).empty()) continue;
      if (name == "matrix")
        seat(s)["matrix"] = rows(parts[s]);
      else if (name == "console")
        seat(s)["console"] = console(parts[s]);
      else if (name == "tech")
        seat(s)["modules"] = tech(parts[s]);
      else if (name == "triggers")
        seat(s)["triggers"] = letters(words(parts[s]).at(0));
      else if (name == "piles")
        seat(s)["pile"] = list(parts[s]);
      else
        throw std::invalid_argument("'" + name + "' is no section of a position");
    }
  }

  static json::array rows(const std::string& text) {
    json::array array;
    for (const std::string& row : split(text, ","))
      array.push_back(json::string(joined(words(row), " ")));
    return array;
  }
  static json::array letters(const std::string& text) {
    json::array array;
    for (const char c : text) array.push_back(json::string(1, c));
    return array;
  }
  static json::array console(const std::string& text) {
    json::array array;
    for (const std::string& part : split(text, ",")) {
      const auto parts = words(part);
      json::object entry{{"card", parts.at(0)}, {"column", std::stoi(parts.at(1))}};
      json::array items;
      for (std::size_t i = 2; i < parts.size(); ++i) {
        if (parts[i].starts_with('+'))
          entry["credits"] = std::stoi(parts[i].substr(1));
        else
          items.push_back(json::string(parts[i]));
      }
      entry["items"] = std::move(items);
      array.push_back(std::move(entry));
    }
    return array;
  }
  static json::object tech(const std::string& text) {
    const auto parts = split(text, "|");
    return {
        {"face_up", list(parts.at(0))}, {"used", list(parts.at(1))}, {"under", list(parts.at(2))}};
  }

  json::object position_;
  std::size_t seats_ = 0;
};

}  // namespace paradoxa::initiative
