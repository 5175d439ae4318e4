// Every event and every fact as JSON, from its list of fields; docs/protocol.md describes them.
#include "engine/fields/event_codec.hpp"
#include "games/island/codec.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa {

template struct EventCodec<island::Content, island::View, island::Move, island::Event,
                           island::facts::All>;

}  // namespace paradoxa
