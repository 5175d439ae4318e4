#include "games/restart/text/board_facts.hpp"

#include <algorithm>

#include "games/restart/rules/apply.hpp"

namespace paradoxa::restart {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
std::int16_t number(int value) { return static_cast<std::int16_t>(value); }

bool has_owner(const State& state) { return state.owner.index < state.seats(); }

// ---- Chains -------------------------------------------------------------------------------------

ChainPlace place_of(Symmetry symmetry, Planes wanted, Planes grid) {
  ChainPlace place{symmetry, byte(mismatches(wanted, grid)), {}};
  for (int t = 0; t < kTypes; ++t) {
    const auto type = static_cast<Type>(t);
    wanted.of(type).for_each([&](Space space) {
      place.cells.push_back({space, type, grid.of(type).contains(space)});
    });
  }
  return place;
}

// RS-6.11: a pattern that looks the same when it is turned has each place once.
std::vector<ChainPlace> places_of(const ChainRule& rule, int zones, Planes grid,
                                  SymmetrySet allowed) {
  std::vector<ChainPlace> places;
  std::vector<Planes> known;
  allowed.for_each([&](Symmetry symmetry) {
    const Placements& fits = rule.placements[static_cast<std::size_t>(symmetry)];
    for (int i = 0; i < fits.count(zones); ++i) {
      const Planes wanted = fits.at[static_cast<std::size_t>(i)];
      if (std::find(known.begin(), known.end(), wanted) != known.end()) continue;
      known.push_back(wanted);
      places.push_back(place_of(symmetry, wanted, grid));
    }
  });
  std::stable_sort(places.begin(), places.end(),
                   [](const ChainPlace& a, const ChainPlace& b) { return a.missing < b.missing; });
  return places;
}

// Turnings and rebates are the owner's.
ChainMatch match_of(const Content& content, const State& frame, Chain chain, bool of_owner) {
  const int cost = of_owner ? validate_cost(content, frame, chain) : content.validate_cost(chain);
  ChainMatch match{chain,
                   byte(chain.level()),
                   byte(content.validate_points(chain)),
                   byte(cost),
                   0,
                   places_of(content.chain(chain), frame.zones(), planes_of(frame),
                             of_owner ? turnings_of(frame) : symmetries(false, false))};
  match.missing = match.places.empty() ? content.chain(chain).cells : match.places.front().missing;
  return match;
}

// ---- Prospects ----------------------------------------------------------------------------------

SeatChange change_of(const Content& content, const State& before, const State& after, Seat seat) {
  const Score was = score_of(content, before, seat);
  const Score is = score_of(content, after, seat);
  SeatChange change{seat, number(is.plan_a - was.plan_a), number(is.plan_b - was.plan_b), 0, 0};
  if (before.dystopia != Dystopia::kAnomie) return change;
  const Faction& own = anomie::faction(before, seat);
  const Faction& then = anomie::faction(after, seat);
  change.law = number(then.law - own.law);
  for (std::size_t b = 0; b < kBills; ++b)
    change.bills = number(change.bills + then.bills[b] - own.bills[b]);
  return change;
}

// ---- Pending ------------------------------------------------------------------------------------

std::optional<Card> seen_card(std::uint8_t id) {
  return Card{id}.exists() ? std::optional(Card{id}) : std::nullopt;
}

void tell_operation(const Content& content, const Task& task, Pending& pending) {
  const Operation& op = operation_of(content, task);
  pending.card = Card{task.a};
  pending.here = Space{task.b};
  pending.operation = op.kind;
  pending.left = task.d;
  if (choice_detail::has_two_steps(op)) {
    if (!choice_detail::is_second(task)) return;
    if (op.kind == OpKind::kChainSwap)
      pending.first_position = Position{task.e};
    else
      pending.first_space = Space::at(choice_detail::first_of(task));
    return;
  }
  for_each_bit(choice_detail::chosen(task), [&](int i) {
    if (op.kind == OpKind::kSeed)
      pending.spaces.push_back(Space::at(i));
    else
      pending.positions.push_back(Position{byte(i + 1)});
  });
}

}  // namespace

std::vector<Uses> uses_of(const Content& content, const State& frame) {
  std::vector<Uses> all;
  if (!has_owner(frame)) return all;
  for (int i = 0; i < kIcons; ++i) {
    const auto icon = static_cast<Icon>(i);
    all.push_back({icon, byte(popcount(unspent_slots(content, owner(frame), icon))),
                   frame.extra[static_cast<std::size_t>(i)],
                   is_basic(icon) && !frame.used.contains(basic_of(icon))});
  }
  return all;
}

std::vector<ChainMatch> matches_of(const Content& content, const View& view, const State& frame) {
  std::vector<ChainMatch> matches;
  if (view.phase == Phase::kSetup) return matches;
  const bool is_seat = view.viewer.is_seat();
  const Seat whose = is_seat ? view.viewer.seat() : view.owner;
  if (whose.index >= view.seats()) return matches;
  view.chains[whose.index].for_each([&](Chain chain) {
    matches.push_back(match_of(content, frame, chain, whose == view.owner));
  });
  if (is_seat)
    for (const Chain chain : view.row)
      if (chain.exists()) matches.push_back(match_of(content, frame, chain, false));
  return matches;
}

std::vector<AbilityValue> abilities_of(const Content& content, const State& frame, Seat seat) {
  std::vector<AbilityValue> values;
  for (int a = 0; a < kAbilities; ++a) {
    const auto ability = static_cast<Ability>(a);
    if (dystopia_of(ability) != frame.dystopia) continue;
    const int value = ability == Ability::kBillExtra
                          ? static_cast<int>(anomie::bill_extra(content, frame, seat))
                          : ability_of(content, frame, seat, ability);
    values.push_back({ability, field_of(ability), byte(value)});
  }
  return values;
}

std::vector<ScorePart> score_parts(const Content& content, const State& frame, Seat seat) {
  const Score score = score_of(content, frame, seat);
  return {{"chains", number(score.chains), "RS-13.4"_clause},
          {"plan_a", number(score.plan_a), "RS-13.5"_clause},
          {"plan_b", number(score.plan_b), "RS-13.5"_clause},
          {"cards", number(score.cards), "RS-13.6"_clause},
          {"pills", number(score.pills), "RS-13.7"_clause}};
}

std::vector<Prospect> prospects_of(const Content& content, const View& view, const State& frame) {
  std::vector<Prospect> prospects;
  if (!is_dystopias(view.ask) || !view.viewer.sees_as(frame.asked)) return prospects;
  legal_detail::for_each_move(content, frame, [&](const Move& move) {
    State after = frame;
    apply(content, after, frame.asked, move, NobodyListens{});
    Prospect prospect{to_text(move), {}};
    for (int s = 0; s < frame.seats(); ++s)
      if (const SeatChange change = change_of(content, frame, after, seat(s)); change.exists())
        prospect.changes.push_back(change);
    if (!prospect.changes.empty()) prospects.push_back(std::move(prospect));
  });
  return prospects;
}

Pending pending_of(const Content& content, const View& view) {
  Pending pending;
  if (view.depth == 0) return pending;
  const Task& task = view.tasks[view.depth - 1u];
  switch (task.op) {
    case Op::kText:
      pending.card = Card{task.a};
      pending.here = Space{task.b};
      break;
    case Op::kOperation: tell_operation(content, task, pending); break;
    case Op::kRecover:
    case Op::kDraw: pending.left = task.a; break;
    case Op::kDig:
      for (const std::uint8_t id : {task.b, task.c, task.d})
        if (id != Card::kNone) pending.dug.push_back(seen_card(id));
      break;
    case Op::kBenefit:
      pending.bill = static_cast<Bill>(task.a);
      pending.times = task.b;
      break;
    default: break;
  }
  return pending;
}

}  // namespace paradoxa::restart
