// Checking a record: every move legal, every draw recomputed, the commitment kept; and how much
// that proves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "table/record.hpp"

namespace paradoxa {

enum class Standing : std::uint8_t {
  kWrong,       // something does not fit
  kConsistent,  // all fits, but the luck could have been chosen, or the whole record invented
  kProven,      // no one could have chosen the luck: see verify
};

struct Verdict {
  Standing standing = Standing::kWrong;
  std::string error;                // the first thing that is wrong, with its move number
  std::vector<std::string> checks;  // what was found correct, one per line
  std::vector<std::string> doubts;  // why it is not a proof, one per line

  bool wrong() const { return standing == Standing::kWrong; }
  bool proven() const { return standing == Standing::kProven; }
};

// What no commitment covers.
inline constexpr std::string_view kNotCovered =
    "names, date and the players' own moves are as the file states them; the commitment covers the "
    "luck alone";

// `seen` is the commitment that the caller saw before the game began: a record can be invented
// together with the one in it. Proven is a record with that commitment, to whose luck players added
// bytes that the server could not know when it committed itself.
Verdict verify(const Registry& registry, const Record& record,
               const std::optional<Digest>& seen = std::nullopt);

}  // namespace paradoxa
