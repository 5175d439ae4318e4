#pragma once

namespace paradoxa::paradominetor {

// Prints, by seats and trick, how long the first position takes, how many follow a second, and how
// alike two in a row are.
void print_sampler_speeds();

}  // namespace paradoxa::paradominetor
