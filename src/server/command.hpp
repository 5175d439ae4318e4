#pragma once

namespace paradoxa {

// `paradoxa serve`; argv[0] is the verb.
int serve_command(int argc, char** argv);

}  // namespace paradoxa
