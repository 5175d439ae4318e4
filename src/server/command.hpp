#pragma once

#include <cstddef>

namespace paradoxa {

// `paradoxa serve`; argv[0] is the command's name.
int serve_command(int argc, char** argv);
// `paradoxa load`.
int load_command(int argc, char** argv);

// Lets this process have as many open files as the system allows; a socket is one. Returns how
// many.
std::size_t raise_open_files();

}  // namespace paradoxa
