#include "bots/spec.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace paradoxa {
namespace {

constexpr std::string_view kKnown =
    "known bots are random, casual, ismcts:2000 (simulations), ismcts:500ms (time), "
    "easy, medium, hard and expert";

std::unexpected<std::string> wrong(std::string_view text, std::string_view what) {
  std::string error = "bot \"";
  error.append(text).append("\": ").append(what);
  return std::unexpected(error);
}

std::expected<BotSpec, std::string> parse_ismcts(std::string_view text, std::string_view budget) {
  const bool timed = budget.ends_with("ms");
  if (timed) budget.remove_suffix(2);
  const std::uint32_t most = timed ? kMaxMilliseconds : kMaxIterations;
  std::uint32_t count = 0;
  const auto [end, error] = std::from_chars(budget.data(), budget.data() + budget.size(), count);
  if (end != budget.data() + budget.size() || budget.empty() ||
      error == std::errc::invalid_argument)
    return wrong(text,
                 "the budget must be a whole number of simulations (ismcts:2000) or milliseconds "
                 "(ismcts:500ms)");
  if (error == std::errc::result_out_of_range || count == 0 || count > most)
    return wrong(text, "the budget must be between 1 and " + std::to_string(most) +
                           (timed ? " ms" : " simulations"));
  return BotSpec{BotKind::kIsmcts,
                 0,
                 timed ? Budget::of_milliseconds(count) : Budget::of_iterations(count),
                 {}};
}

}  // namespace

std::expected<BotSpec, std::string> parse_bot(std::string_view text) {
  constexpr std::string_view kIsmcts = "ismcts:";
  if (text == "random") return BotSpec{BotKind::kRandom, 0, {}, {}};
  if (text == "casual") return BotSpec{BotKind::kCasual, 0, {}, {}};
  for (const BotLevel& level : kBotLevels)
    if (text == level.name) return level.spec;
  if (text == "ismcts")
    return wrong(text, "it needs a budget: ismcts:2000 (simulations) or ismcts:500ms (time)");
  if (text.starts_with(kIsmcts)) return parse_ismcts(text, text.substr(kIsmcts.size()));
  return wrong(text, std::string("no such bot; ").append(kKnown));
}

std::string print(const BotSpec& spec) {
  if (!spec.level.empty()) return std::string(spec.level);
  switch (spec.kind) {
    case BotKind::kRandom: return "random";
    case BotKind::kCasual: return "casual";
    case BotKind::kIsmcts: break;
  }
  return spec.budget.timed() ? "ismcts:" + std::to_string(spec.budget.milliseconds) + "ms"
                             : "ismcts:" + std::to_string(spec.budget.iterations);
}

}  // namespace paradoxa
