// A position as JSON, played on: whatever is accepted reaches its end, and every state is sound.
#include "support/play_on.hpp"

#include <boost/json.hpp>

#include "engine/json_text.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"
#include "invariant.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  const std::string_view text = text_of(data, size);
  const auto value = parse_json(text, 16);
  if (!value) return 0;
  for_each_game(AllGames{}, [&]<class G>() {
    const auto& content = shipped_content<G>();
    const auto state = CodecOf<G>::parse_position(content, *value);
    if (!state.ok()) return;
    FastRandom random(size);
    const std::string wrong = play_on<G>(content, *state, random);
    must_hold(wrong.empty(), "an accepted position plays to its end", wrong);
  });
  return 0;
}
