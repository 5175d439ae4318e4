// The aid as JSON, from its lists of fields.
#include "games/island/codec.hpp"
#include "games/island/notebook/aid.hpp"
#include "games/island/text/kinds.hpp"

namespace paradoxa::island {

std::vector<FieldTable> Codec::aid_fields() {
  return object_of<Aid>(OwnShape<Aid>{}).describe(Aid{}).tables;
}

}  // namespace paradoxa::island
