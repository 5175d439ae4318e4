#pragma once

#include <string_view>

namespace paradoxa::bench {

// Registers every benchmark of every game.
void register_games();

// Plays whole random games and nothing else: what bench/instructions.sh counts. False when there
// is no such game.
bool run_playouts(std::string_view game, int seats, int games);

// How many decisions of players (not Nature's) are in the same games.
int player_decisions(std::string_view game, int seats, int games);

}  // namespace paradoxa::bench
