// The verbs of this shell. argv[0] is the verb; what is returned is the program's exit code:
// 0 fine, 1 checked and found wrong, 2 not understood.
#pragma once

namespace paradoxa {

int play_command(int argc, char** argv);
int replay_command(int argc, char** argv);
int verify_command(int argc, char** argv);
int rules_command(int argc, char** argv);
int content_command(int argc, char** argv);

}  // namespace paradoxa
