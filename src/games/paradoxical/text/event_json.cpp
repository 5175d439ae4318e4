// Every event and every fact as JSON, from its list of fields; docs/protocol.md describes them.
#include "engine/fields/event_codec.hpp"
#include "games/paradoxical/codec.hpp"
#include "games/paradoxical/text/kinds.hpp"

namespace paradoxa {

template struct EventCodec<paradoxical::Content, paradoxical::View, paradoxical::Move,
                           paradoxical::Event, paradoxical::facts::All>;

}  // namespace paradoxa
