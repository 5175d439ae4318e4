// Every event and every fact as JSON, from its list of fields.
#include "engine/fields/event_codec.hpp"
#include "games/restart/codec.hpp"
#include "games/restart/text/kinds.hpp"

namespace paradoxa {

template struct EventCodec<restart::Content, restart::View, restart::Move, restart::Event,
                           restart::facts::All>;

}  // namespace paradoxa
