// A position as JSON. What is accepted is sound, and comes back the same.
#include <boost/json.hpp>

#include "engine/json_text.hpp"
#include "engine/typed_game.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "invariant.hpp"

namespace paradoxa {
namespace {

template <Game G>
void check_json(const json::value& value, std::string_view text) {
  const AnyGame& game = *games().find(G::kName);
  const auto position = game.position(value);
  if (!position) return must_hold(!position.error().empty(), "a refusal says why", text);
  const auto& typed = static_cast<const TypedPosition<G, CodecOf<G>>&>(**position);
  const auto flaw = G::flaw(typed.content(), typed.state());
  must_hold(flaw.empty(), "an accepted position is sound", flaw);
  const json::value view((*position)->view(kReferee));
  const auto again = game.position(view);
  must_hold(again.ok(), "the view of the referee is a position", again.error());
  must_hold((*again)->equals(**position), "the position comes back the same", text);
  must_hold(json::value((*again)->view(kReferee)) == view, "and so does its view", text);
}

}  // namespace
}  // namespace paradoxa

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  const std::string_view text = text_of(data, size);
  const auto value = parse_json(text, 16);
  if (value) for_each_game(AllGames{}, [&]<class G>() { check_json<G>(*value, text); });
  return 0;
}
