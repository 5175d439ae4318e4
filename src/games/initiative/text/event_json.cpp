// Every event and every fact as JSON, from its list of fields; docs/protocol.md describes them.
#include "engine/fields/event_codec.hpp"
#include "games/initiative/codec.hpp"
#include "games/initiative/text/kinds.hpp"

namespace paradoxa {

template struct EventCodec<initiative::Content, initiative::View, initiative::Move,
                           initiative::Event, initiative::facts::All>;

}  // namespace paradoxa
