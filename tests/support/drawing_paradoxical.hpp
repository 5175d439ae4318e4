// Positions of Paradoxical drawn in a line, as JSON. Sections are separated by `;`, seats and decks
// by `/`; cards that are named nowhere are in the decks.
//
//   2 discard mixed any any_claim off 100; turn 12 active 0 tokens 0 1 batches 1 0
//   tableaux K5 T6!/S3-          ! used, - face down, + shielded
//   hands K7@2=01 S9=*/          the batch, and who else knows it, or everybody
//   pool K8; discards K3/V1; under K4=0/; aside K2
//   ask deck who 0 program K2 step 1 source K2 count 1 deck 1 held K3! set 3
#pragma once

#include "games/paradoxical/game.hpp"
#include "support/positions.hpp"
#include "support/words.hpp"

namespace paradoxa::paradoxical {

class Drawing {
 public:
  explicit Drawing(std::string_view text) {
    const auto sections = split(text, ";");
    position_["game"] = "paradoxical";
    position_["options"] = options_from<Game>(text, words(sections[0]));
    const auto seats = static_cast<std::size_t>(position_["options"].at("players").as_int64());
    position_["seats"] = json::array(seats, json::object());
    position_["decks"] = json::array(kDecks, json::object());
    for (std::size_t i = 1; i < sections.size(); ++i) add(sections[i]);
  }

  json::value take() { return std::move(position_); }

 private:
  json::object& entry(const char* of, std::size_t i) {
    return position_[of].as_array().at(i).as_object();
  }

  void add(const std::string& section) {
    const auto parts = words(section);
    if (parts.empty()) return;
    const std::string rest = section.substr(section.find(parts[0]) + parts[0].size());
    if (parts[0] == "turn")
      add_turn(parts);
    else if (parts[0] == "ask")
      add_pending(parts);
    else if (parts[0] == "pool")
      position_["pool"] = cards(rest);
    else if (parts[0] == "aside")
      pending()["aside"] = cards(rest);
    else if (parts[0] == "tableaux")
      add_lists("seats", "tableau", rest);
    else if (parts[0] == "hands")
      add_lists("seats", "hand", rest);
    else if (parts[0] == "discards" || parts[0] == "under")
      add_lists("decks", parts[0].c_str(), rest);
    else
      throw std::invalid_argument("'" + section + "' is not a section of a position");
  }

  void add_lists(const char* of, const char* name, const std::string& text) {
    const auto parts = split(text, "/");
    for (std::size_t i = 0; i < parts.size(); ++i) entry(of, i)[name] = cards(parts[i]);
  }

  void add_turn(const std::vector<std::string>& parts) {
    position_["turn"] = std::stoi(parts.at(1));
    for (std::size_t i = 2; i < parts.size();) {
      const std::string& name = parts[i++];
      const char* of = name == "tokens" ? "seats" : "decks";
      if (name == "active") position_["active"] = std::stoi(parts.at(i++));
      for (std::size_t s = 0; name != "active" && s < position_[of].as_array().size(); ++s)
        entry(of, s)[name == "tokens" ? "tokens" : "batch"] = std::stoi(parts.at(i++));
    }
  }

  json::object& pending() {
    json::value& value = position_["pending"];
    return value.is_object() ? value.get_object() : value.emplace_object();
  }

  void add_pending(const std::vector<std::string>& parts) {
    position_["ask"] = parts.at(1);
    for (std::size_t i = 2; i + 1 < parts.size(); i += 2) {
      const std::string& name = parts[i];
      std::string word = parts[i + 1];
      if (name == "who") {
        position_["who"] = std::stoi(word);
      } else if (name == "set") {
        pending()["set"] = set_of_bits(std::stoi(word));
      } else if (name == "held" && word.ends_with('!')) {
        pending()["held"] = word.substr(0, word.size() - 1);
        pending()["held_used"] = true;
      } else {
        const bool number = name == "step" || name == "count" || name == "deck";
        pending()[name] = number ? json::value(std::stoi(word)) : json::value(word);
      }
    }
  }

  // Bits of the active tableau's cards, in their order.
  json::array set_of_bits(int bits) {
    const auto active = static_cast<std::size_t>(position_.at("active").as_int64());
    const json::array& tableau = entry("seats", active).at("tableau").as_array();
    json::array set;
    for (std::size_t i = 0; i < tableau.size(); ++i)
      if ((bits >> i & 1) != 0)
        set.push_back(tableau[i].is_object() ? tableau[i].at("card") : tableau[i]);
    return set;
  }

  static json::array cards(const std::string& text) {
    json::array array;
    for (const std::string& word : words(text)) array.push_back(card(word));
    return array;
  }

  // "K7", or an object where it bears marks.
  static json::value card(const std::string& word) {
    const std::size_t end = word.find_first_of("!-+@=");
    json::object object{{"card", word.substr(0, end)}};
    for (std::size_t i = end; i < word.size();) {
      const char mark = word[i++];
      const std::size_t next = std::min(word.find_first_of("!-+@=", i), word.size());
      const std::string value = word.substr(i, next - i);
      if (mark == '!') object["used"] = true;
      if (mark == '-') object["face_down"] = true;
      if (mark == '+') object["shielded"] = true;
      if (mark == '@') object["batch"] = std::stoi(value);
      if (mark == '=' && value == "*") object["open"] = true;
      if (mark == '=' && value != "*") {
        json::array seats;
        for (const char c : value) seats.push_back(c - '0');
        object["known_to"] = std::move(seats);
      }
      i = next;
    }
    return object.size() == 1 ? object.at("card") : json::value(std::move(object));
  }

  json::object position_;
};

// Places and marks as a drawing has them: "tableaux K2! K5/K1; hands S9=*/; pool K12".
class Drawn {
 public:
  explicit Drawn(const State& state) : state_(state) {}

  std::string places() const {
    std::string text;
    add(text, "tableaux", state_.seats(), [&](int s) { return tableau(s); });
    add(text, "hands", state_.seats(), [&](int s) { return hand(s); });
    add(text, "pool", 1, [&](int) { return list(state_.pool); });
    add(text, "discards", kDecks, [&](int d) { return discards(d); });
    add(text, "under", kDecks, [&](int d) { return under(d); });
    return text;
  }

 private:
  template <class PartOf>
  static void add(std::string& text, const char* name, int count, PartOf part_of) {
    std::vector<std::string> parts;
    for (int i = 0; i < count; ++i) parts.push_back(part_of(i));
    const std::string all = joined(parts, "/");
    if (all.find_first_not_of('/') == std::string::npos) return;
    text += (text.empty() ? "" : "; ") + std::string(name) + " " + all;
  }
  static void add_word(std::string& text, const std::string& word) {
    text += (text.empty() ? "" : " ") + word;
  }
  std::string marked(Card card) const {
    return to_text(state_.label(card)) + (state_.used.contains(card) ? "!" : "") +
           (state_.down.contains(card) ? "-" : "") + (state_.shielded.contains(card) ? "+" : "");
  }
  // Nothing where only the owner knows.
  std::string knowers(Card card, int owner) const {
    if (state_.known[kEverybody].contains(card)) return "=*";
    std::string text;
    for (int k = 0; k < kMaxPlayers; ++k)
      if (k != owner && state_.known[static_cast<std::size_t>(k)].contains(card))
        text += std::to_string(k);
    return text.empty() ? text : "=" + text;
  }
  std::string list(const CardSet& cards) const {
    std::string text;
    cards.for_each([&](Card card) { add_word(text, marked(card)); });
    return text;
  }
  std::string tableau(int s) const { return list(state_.tableau(seat(s))); }
  std::string hand(int s) const {
    std::string text;
    for (const HandCard& held : state_.hand(seat(s)))
      add_word(text, marked(held.card) + (held.batch == 0 ? "" : "@" + std::to_string(held.batch)) +
                         knowers(held.card, s));
    return text;
  }
  std::string discards(int d) const {
    const Pile& pile = state_.piles[static_cast<std::size_t>(d)];
    std::string text;
    for (int i = pile.discards - 1; i >= 0; --i)
      add_word(text, to_text(state_.label(pile.discard(i))));
    return text;
  }
  std::string under(int d) const {
    const Pile& pile = state_.piles[static_cast<std::size_t>(d)];
    std::string text;
    for (int i = 0; i < pile.ordered; ++i)
      add_word(text, to_text(state_.label(pile.ordered_at(i))) + knowers(pile.ordered_at(i), -1));
    return text;
  }

  const State& state_;
};

}  // namespace paradoxa::paradoxical
