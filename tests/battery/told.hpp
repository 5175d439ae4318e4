// Examples of every kind of event, as it is told after a move of a real game.
//
// tests/battery/told/<game>.txt holds them: a move, and below it what it made happen. A change of
// rules or of what is told changes the file in the same commit; PARADOXA_UPDATE=1 rewrites it.
#pragma once

#include <map>
#include <set>
#include <string>

#include "battery/signature.hpp"
#include "table/surroundings.hpp"

namespace paradoxa::battery {

template <class G>
class Examples {
 public:
  void watch(int game) {
    const auto& content = Trait<G>::content();
    SignatureRandom random(static_cast<std::uint64_t>(game) + 1);
    typename G::State state = G::initial(content, options_of<G>(game));
    for (SeatSet acting; !(acting = G::to_act(content, state)).empty();) {
      const Seat seat = acting.nth(random.below(static_cast<std::uint32_t>(acting.size())));
      const auto move = G::sample(content, state, seat, random);
      EventLog<typename G::Event> log;
      G::apply(content, state, seat, move, log);
      note(text_of(seat) + ": " + Trait<G>::text(move), log.events());
      ASSERT_EQ(G::flaw(content, state), "") << text_of(seat) << ": " << Trait<G>::text(move);
    }
  }

  const std::string& text() const { return text_; }
  const std::map<std::string, int>& seen() const { return seen_; }

 private:
  static constexpr int kOfEachKind = 4;

  void note(const std::string& move, const std::vector<typename G::Event>& events) {
    bool wanted = false;
    for (const auto& event : events) wanted |= seen_[name(event)] < kOfEachKind;
    if (!wanted) return;
    text_ += move + "\n";
    for (const auto& event : events) {
      ++seen_[name(event)];
      text_ += "  " + Trait<G>::text(event) + "\n";
    }
  }
  static std::string name(const typename G::Event& event) {
    return std::visit([](const auto& one) { return std::string(one.kName); }, event);
  }

  std::string text_;
  std::map<std::string, int> seen_;
};

template <class G>
void events_are_told_as_recorded() {
  const std::string path = "tests/battery/told/" + std::string(G::kName) + ".txt";
  Examples<G> examples;
  for (int game = 0; game < 400; ++game) examples.watch(game);
  if (updating()) write_file(path, examples.text());
  EXPECT_EQ(file_text(path), examples.text()) << path << ": PARADOXA_UPDATE=1 writes it anew";
  std::set<std::string> missing;
  for (const FieldTable& event : CodecOf<G>::event_fields())
    if (!examples.seen().contains(event.name)) missing.insert(event.name);
  std::set<std::string> rare;  // tests of their own have them
  if constexpr (requires { Trait<G>::rare_events(); }) rare = Trait<G>::rare_events();
  EXPECT_EQ(missing, rare);
}

template <class G>
bool add_told() {
  add_row<G>("A1_events_are_told_as_recorded", &events_are_told_as_recorded<G>);
  return true;
}

}  // namespace paradoxa::battery
