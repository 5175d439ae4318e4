#pragma once

namespace paradoxa {

// `paradoxa backup`; argv[0] is the command's name.
int backup_command(int argc, char** argv);

}  // namespace paradoxa
