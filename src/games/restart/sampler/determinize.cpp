#include "games/restart/sampler/determinize.hpp"

#include <utility>

#include "engine/fixed_list.hpp"
#include "games/restart/sampler/frame.hpp"

namespace paradoxa::restart {
namespace {

template <class List>
void shuffle(List& list, FastRandom& random) {
  for (std::size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[random.below(static_cast<std::uint32_t>(i))]);
}
template <class List>
auto take(List& list) {
  const auto item = list.back();
  list.pop_back();
  return item;
}

// A blank one where nothing is pending.
Task top(const View& view) { return view.depth > 0 ? view.tasks[view.depth - 1u] : Task{}; }

CardSet seen_cards(const View& view) {
  CardSet seen = view.covered;
  const auto add = [&](Card card) { seen.add(card); };
  for (std::size_t s = 0; s < kMaxSeats; ++s) seen = seen | view.hands[s] | view.buried[s];
  for (const Player& player : view.players)
    for (const MindField& field : player.fields) add(field.studied);
  for (const Card card : view.grid) add(card);
  for (const Card card : view.upcoming) add(card);
  for (const Card card : view.discards) add(card);
  for (const Task& task : view.tasks)
    if (task.op == Op::kDig)
      for (const std::uint8_t card : {task.b, task.c, task.d}) add(Card{card});
  return seen;
}
ChainSet seen_chains(const View& view) {
  ChainSet seen;
  for (std::size_t s = 0; s < kMaxSeats; ++s) seen = seen | view.chains[s] | view.validated[s];
  for (const Chain chain : view.row)
    if (chain.exists()) seen.add(chain);
  for (const Chain chain : view.bottom)
    if (chain.exists()) seen.add(chain);
  return seen;
}

}  // namespace

Sampler::Sampler(const Content& content, const View& view)
    : view_(view),
      frame_(frame_of(view)),
      unseen_(CardSet::all() - seen_cards(view)),
      unseen_chains_(ChainSet::all() - seen_chains(view)) {
  if (view.dystopia != Dystopia::kExtinction) return;
  // Before set-up comes to it, nothing of it is there.
  if (view.extinction.deck[0] + view.extinction.deck[1] == 0 && view.phase == Phase::kSetup) return;
  genes_ = content.extinction.copies;
  const auto see = [&](const GeneRow& genes) {
    for (int i = 0; i < genes.size(); ++i) --genes_[genes.at(i).id];
  };
  for (const Laboratory& each : view.extinction.laboratories) {
    for (const GeneRow& tube : each.tubes) see(tube);
    see(each.freezer);
  }
  for (const Gene gene : view.extinction.display)
    if (gene.exists()) --genes_[gene.id];
  if (view.extinction.taken.exists()) --genes_[view.extinction.taken.id];
  for (std::size_t c = 0; c < kColours; ++c)
    for (int i = 0; i < view.extinction.pile_sizes[c]; ++i)
      --genes_[Gene::of(static_cast<Colour>(c), view.extinction.piles[c].number(i)).id];
}

// Other hands, and cards that another player has dug up; the rest is the deck.
void Sampler::fill_cards(State& state, FastRandom& random) const {
  FixedList<Card, kCards> pool;
  unseen_.for_each([&](Card card) { pool.push_back(card); });
  shuffle(pool, random);
  for (std::size_t s = 0; s < kMaxSeats; ++s)
    for (int i = view_.hands[s].size(); i < view_.hand_sizes[s]; ++i)
      state.cards[s].add(take(pool));
  for (Task& task : state.tasks)
    if (task.op == Op::kDig)
      for (std::uint8_t* card : {&task.b, &task.c, &task.d})
        if (*card == kHiddenCard) *card = take(pool).id;
  for (const Card card : pool) state.deck.add(card);
}

// By level. With `intro` what is left of level 3 is out of the game once the row is dealt (RS-2.8).
void Sampler::fill_chains(State& state, FastRandom& random) const {
  for (int level = 1; level <= kLevels; ++level) {
    const auto l = static_cast<std::size_t>(level - 1);
    FixedList<Chain, kChains> pool;
    (unseen_chains_ & ChainSet::of_level(level)).for_each([&](Chain c) { pool.push_back(c); });
    shuffle(pool, random);
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      const int known = (view_.chains[s] & ChainSet::of_level(level)).size();
      for (int i = known; i < view_.chain_levels[s][l]; ++i) state.own_chains[s].add(take(pool));
    }
    for (std::size_t i = 0; i < kRow; ++i)
      if (view_.row_levels[i] == level && !view_.row[i].exists()) state.row[i] = take(pool);
    for (std::size_t i = 0; i < view_.bottom_size; ++i)
      if (view_.bottom_levels[i] == level && !view_.bottom[i].exists())
        state.bottom[i] = take(pool);
    if (level == 3 && state.chains.size() == view_.chains_left) return;
    for (const Chain chain : pool) state.chains.add(chain);
  }
}

// The deck of each colour has its size, so the other cards of that colour are where nobody else
// looks: a card just taken, which is of the colour of the Plan, and Freezers.
void Sampler::fill_genes(State& state, FastRandom& random) const {
  ExtinctionState& table = state.extinction;
  std::array<FixedList<Gene, kGenesOfColour>, kColours> pools;
  for (int g = 0; g < kGenes; ++g)
    for (int i = 0; i < genes_[static_cast<std::size_t>(g)]; ++i)
      pools[static_cast<std::size_t>(Gene::at(g).colour())].push_back(Gene::at(g));
  for (auto& pool : pools) shuffle(pool, random);
  if (const Task task = top(view_);
      task.op == Op::kPlan && task.b == extinction::kPlacing && !table.taken.exists())
    table.taken = take(pools[extinction::at(extinction::colour_of(task.plan()))]);
  FixedList<Gene, kGenes * 4> frozen;
  for (std::size_t c = 0; c < kColours; ++c)
    while (pools[c].size() + table.pile_sizes[c] > view_.extinction.deck[c])
      frozen.push_back(take(pools[c]));
  shuffle(frozen, random);
  for (std::size_t s = 0; s < kMaxSeats; ++s)
    while (table.laboratories[s].freezer.size() < view_.extinction.frozen[s])
      table.laboratories[s].freezer.push(take(frozen));
  for (const auto& pool : pools)
    for (const Gene gene : pool) ++table.deck[gene.id];
}

State Sampler::next(FastRandom& random) const {
  State state = frame_;
  fill_cards(state, random);
  fill_chains(state, random);
  if (state.dystopia == Dystopia::kExtinction) fill_genes(state, random);
  return state;
}

}  // namespace paradoxa::restart
