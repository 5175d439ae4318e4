// The verb `lab`.
#pragma once

#include <iosfwd>

namespace paradoxa {

// argv[0] is the verb. Returns the exit code: 0, or 2 when the input makes no sense.
int lab_command(int argc, char** argv);
int lab_command(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

}  // namespace paradoxa
