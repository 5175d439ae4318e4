// What speaks against a refused move, or for a legal one: every fact of a game occurs, and has its
// sentence.
#pragma once

#include <map>
#include <set>
#include <string>

#include <boost/json.hpp>

#include "battery/trait.hpp"
#include "support/narrators.hpp"

namespace paradoxa::battery {

// Always the same games, so that the answer is always the same.
template <class G>
class Facts {
 public:
  using State = typename G::State;

  void watch(int game) {
    FastRandom random(static_cast<std::uint64_t>(game));
    int ply = 0;
    play<G>(options_of<G>(game), random, plies_, [&](const State& state) -> Finding {
      if (ply++ % kPliesApart == 0) look(state);
      return {};
    });
  }

  const std::map<std::string, std::string>& sentences() const { return sentences_; }

 private:
  static constexpr int kPliesApart = 5;

  void look(const State& state) {
    const auto& content = Trait<G>::content();
    for (int s = 0; s < state.seats(); ++s) {
      const auto view = G::view(content, state, Viewer::of(seat(s)));
      for (const auto& move : encodable_moves<G>(state))
        note(CodecOf<G>::fact_json(content, view, move, G::refusal(content, state, seat(s), move)),
             seat(s));
    }
  }

  void note(const std::string& fact, Seat seat) {
    if (fact.empty()) return;
    const std::size_t from = fact.find(":\"") + 2;
    const auto [found, fresh] =
        sentences_.try_emplace(fact.substr(from, fact.find('"', from) - from));
    if (!fresh) return;
    const SeatNames names{"Ann", "Bob", "Cyd", "Dan", "Eve"};
    found->second = shipped_narrator<G>().fact(fact, {names, seat});
  }

  Plies<G> plies_;
  std::map<std::string, std::string> sentences_;  // by name of the fact
};

template <class G>
void every_fact_has_its_sentence() {
  std::set<std::string> wanted, found;
  for (const FieldTable& fact : CodecOf<G>::fact_fields()) wanted.insert(fact.name);
  // Too rare for random games: tests of their own have them.
  if constexpr (requires { Trait<G>::rare_facts(); })
    for (const char* name : Trait<G>::rare_facts()) wanted.erase(name);
  Facts<G> facts;
  constexpr int kGames = 30;
  for (int game = 0; game < kGames && facts.sentences().size() < wanted.size(); ++game)
    facts.watch(game);
  for (const auto& [name, sentence] : facts.sentences()) {
    found.insert(name);
    std::cout << name << ": " << sentence << "\n";
    EXPECT_TRUE(sentence.ends_with('.')) << name << ": " << sentence;
    EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << sentence;
  }
  for (const std::string& name : wanted) EXPECT_TRUE(found.contains(name)) << name;
}

template <class G>
bool add_facts() {
  add_row<G>("every_fact_of_a_refusal_occurs_and_has_its_sentence",
             &every_fact_has_its_sentence<G>);
  return true;
}

}  // namespace paradoxa::battery
