// `paradoxa admin`: the tables of a running server, for its operator.
#pragma once

namespace paradoxa {

int admin_command(int argc, char** argv);

}  // namespace paradoxa
