// What is asked, and what a move means, in sentences.
#include "games/initiative/text/words.hpp"

#include "games/initiative/codec.hpp"
#include "games/initiative/tally.hpp"

namespace paradoxa::initiative {

std::string colour_word(const Content& content, Colour c) {
  return std::string(content.looks[at(c)].name.text());
}

std::string disc_words(const Content& content, Disc disc) {
  if (!disc.exists()) return "a disc";
  return colour_word(content, disc.colour()) + " " +
         std::string(content.symbols[static_cast<std::size_t>(disc.symbol())].text());
}

std::string item_words(const Content& content, Item item) {
  if (item.is_purple()) return "purple";
  if (item.is_token()) return "the " + colour_word(content, item.colour()) + " alliance";
  return "a " + colour_word(content, item.colour()) + " disc";
}

std::string world_words(const Content& content, int world) {
  return std::string(content.worlds[static_cast<std::size_t>(world)].name.text());
}

std::string card_words(const Content& content, Card card) {
  if (!card.exists()) return "a card";
  const std::string id = " (" + to_text(card) + ")";
  if (card.is_parallel()) return std::string(content.card(card).title.text()) + id;
  const std::string kind = " " + std::string(kKindWords[at(card.kind())]);
  if (card.is_world()) return world_words(content, card.world()) + kind + id;
  return std::string(content.experiments[static_cast<std::size_t>(card.experiment())].text()) +
         kind + id;
}

std::string module_words(const Content& content, Module m) {
  if (!exists(m)) return "a module";
  return std::string(content.modules[static_cast<std::size_t>(m)].name.text());
}

std::string goal_words(const Content& content, int goal) {
  if (goal < 0 || goal >= kGoals) return "a goal";
  return std::string(content.goals[static_cast<std::size_t>(goal)].name.text());
}

std::string line_words(int line) {
  if (line < kSide) return "row " + std::to_string(line + 1);
  if (line < kRowsAndColumns)
    return "column " + std::string(1, static_cast<char>('a' + line - kSide));
  return "diagonal " + std::to_string(line - kRowsAndColumns + 1);
}

std::string cost_words(const CardText& card) {
  if (card.cell.exists()) return "strand through " + to_text(card.cell);
  std::string text;
  for (std::size_t i = 0; i < static_cast<std::size_t>(card.particles + card.planets); ++i) {
    if (i > 0) text += ' ';
    text += kSlotLetters[static_cast<std::size_t>(card.slots[i])];
  }
  return text;
}

namespace {

std::string turn_question(const View& view) {
  const std::string left =
      std::to_string(view.actions) + (view.actions == 1 ? " matrix action" : " matrix actions");
  return view.actions == 0 ? "No matrix action is left: take a free action, or end your turn."
                           : "Your turn, with " + left + " left. What do you do?";
}

std::string target_question(const Content& content, const View& view) {
  switch (view.ask) {
    case Ask::kKeep: return "Which module do you keep?";
    case Ask::kDiagonal: return "Do you add a diagonal to the strands that resolve?";
    case Ask::kAllocate: return "Spend what you have earned, or say that you are done.";
    case Ask::kPurple: return "What do you spend the purple particle on?";
    case Ask::kToken:
      return "What do you use the " + colour_word(content, view.held) + " alliance for?";
    case Ask::kCredit: return "You saved a world: which experiment is credited, if any?";
    case Ask::kTrigger: return "Which trigger do you switch on?";
    case Ask::kDestroy: return "Which column do you destroy?";
    case Ask::kFirst: return "Choose the first disc to swap.";
    case Ask::kSecond: return "Choose the disc that " + to_text(view.cell) + " is swapped with.";
    case Ask::kRewind: return "Which card goes back to its start column?";
    case Ask::kGlitch: return "How far does the glitch move?";
    case Ask::kItem: return "Which particle do you move?";
    case Ask::kOnto: return "Onto which card do you move it?";
    case Ask::kShift: return "Which row do you shift?";
    case Ask::kSearch: return "Which card of the discard pile do you take?";
    case Ask::kPenalty:
      return world_words(content, view.world) + " is fractured: which card do you give up?";
    case Ask::kGift: return "Which card of the alternate wormhole does the rival get?";
    default: return "Nothing is asked of you now.";
  }
}

std::string spending_words(const Content& content, const Move& move) {
  const std::string c = colour_word(content, move.colour());
  switch (move.kind) {
    case MoveKind::kPlace: return "put " + c + " onto " + card_words(content, move.card());
    case MoveKind::kTake: return "take " + c + " from " + card_words(content, move.card());
    case MoveKind::kStabilise:
      return "stabilise " + world_words(content, move.world()) + " with " + c;
    case MoveKind::kLock: return "lock " + world_words(content, move.world()) + " with " + c;
    case MoveKind::kTrigger: return "switch on the " + c + " trigger";
    case MoveKind::kToken: return "use the " + c + " alliance";
    case MoveKind::kForm: return "form the " + c + " alliance";
    default: return "break the " + c + " alliance";
  }
}

std::string card_move_words(const Content& content, const Move& move) {
  const std::string card = card_words(content, move.card());
  switch (move.kind) {
    case MoveKind::kCard: return "reveal " + card;
    case MoveKind::kDraft: return "draft " + card + ": " + cost_words(content.card(move.card()));
    case MoveKind::kCredit: return "credit " + card;
    case MoveKind::kRewind: return "move " + card + " back to its start column";
    case MoveKind::kOnto: return "put it onto " + card;
    case MoveKind::kSearch: return "take " + card;
    case MoveKind::kLose: return "give up " + card;
    default: return "give " + card + " to the rival";
  }
}

std::string matrix_move_words(const Move& move) {
  switch (move.kind) {
    case MoveKind::kSwap:
      return "swap " + to_text(move.cell()) + " and " + to_text(move.other_cell());
    case MoveKind::kAnomaly: return "swap " + to_text(move.cell()) + " with the anomaly";
    case MoveKind::kFirst:
    case MoveKind::kSecond: return "choose " + to_text(move.cell());
    case MoveKind::kResolve: return "resolve the strand in " + line_words(move.number());
    case MoveKind::kAdd: return "add " + line_words(move.number());
    case MoveKind::kColumn:
      return "destroy column " + std::string(1, static_cast<char>('a' + move.number()));
    case MoveKind::kShift: return "shift row " + std::to_string(move.number() + 1);
    default:
      return "move the glitch " + std::to_string(move.number()) +
             (move.number() == 1 ? " world" : " worlds");
  }
}

}  // namespace

std::vector<std::string> Codec::seat_names(const Content& content) {
  std::vector<std::string> names;
  names.reserve(content.labs.size());
  for (const auto& lab : content.labs) names.emplace_back(lab.text());
  return names;
}

std::vector<TallyGroup> Codec::tally_groups(const Content& content) {
  TallyGroup cards{"card", {"past", "present", "future", "nexus", "experiment", "parallel"}};
  TallyGroup modules{"module", {}}, alliances{"alliance", {}};
  for (int m = 0; m < kModules; ++m) modules.second.push_back(module_words(content, module_at(m)));
  for (int c = 0; c < kColours; ++c) alliances.second.push_back(colour_word(content, colour(c)));
  TallyGroup points{
      "points from",
      {"worlds", "experiments", "locked worlds", "goal 1", "goal 2", "goal 3", "alliances"}};
  TallyGroup rival{"rival's points", {}};
  for (int band = 0; band < Tally::kBands; ++band)
    rival.second.push_back(std::to_string(5 * band) + (band + 1 < Tally::kBands
                                                           ? " to " + std::to_string(5 * band + 4)
                                                           : " and more"));
  return {std::move(cards), std::move(modules), std::move(alliances), std::move(points),
          std::move(rival)};
}

std::string Codec::stage(const Content&, const State& state) {
  if (state.phase == Phase::kSetup) return "set-up";
  if (state.phase == Phase::kScoring) return "scoring";
  if (state.final_round != 0) return "final round";
  return "round " + std::to_string(state.round);
}

std::string Codec::question(const Content& content, const View& view, Seat s) {
  if (view.ask == Ask::kOver) return "The game is over.";
  if (!view.to_act().contains(s)) return "Nothing is asked of you now.";
  if (view.ask == Ask::kWormhole) return "Draft a card, switch on a trigger, or build a module.";
  if (view.ask == Ask::kTurn) return turn_question(view);
  return target_question(content, view);
}

std::string Codec::describe(const Content& content, const Move& move) {
  switch (argument_of(move.kind)) {
    case Argument::kNothing: break;
    case Argument::kWorld: return "put the glitch on " + world_words(content, move.world());
    case Argument::kCard: return card_move_words(content, move);
    case Argument::kDisc: return "draw " + disc_words(content, move.disc());
    case Argument::kGoal: return "draw the goal " + goal_words(content, move.number());
    case Argument::kSeat: return "let seat " + std::to_string(move.number()) + " be chief";
    case Argument::kModule: {
      const std::string name = module_words(content, move.module());
      const std::string does =
          exists(move.module())
              ? ": " + std::string(
                           content.modules[static_cast<std::size_t>(move.module())].text.text())
              : "";
      if (move.kind == MoveKind::kDraw) return "draw the module " + name;
      return (move.kind == MoveKind::kKeep ? "keep " : "use ") + name + does;
    }
    case Argument::kColour:
    case Argument::kColourCard:
    case Argument::kColourWorld: return spending_words(content, move);
    default: return matrix_move_words(move);
  }
  switch (move.kind) {
    case MoveKind::kBuild: return "build a module";
    case MoveKind::kPurple: return "switch off your triggers for a purple particle";
    case MoveKind::kPass: return "leave it";
    case MoveKind::kDone: return "finish allocating";
    default: return "end your turn";
  }
}

}  // namespace paradoxa::initiative
