#pragma once

namespace paradoxa {

// `paradoxa engine`; argv[0] is the verb.
int engine_command(int argc, char** argv);

}  // namespace paradoxa
