#pragma once

namespace paradoxa {

// `paradoxa backup`; argv[0] is the verb.
int backup_command(int argc, char** argv);

}  // namespace paradoxa
