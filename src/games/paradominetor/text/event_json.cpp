// Every event and every fact as JSON, from its list of fields; docs/protocol.md describes them.
#include "engine/fields/event_codec.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradominetor/text/kinds.hpp"

namespace paradoxa {

template struct EventCodec<paradominetor::Content, paradominetor::View, paradominetor::Move,
                           paradominetor::Event, paradominetor::facts::All>;

}  // namespace paradoxa
