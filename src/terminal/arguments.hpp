// Reading a verb's arguments.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "engine/any_game.hpp"

namespace paradoxa {

inline constexpr int kFound = 0;          // what was asked for was done
inline constexpr int kFoundWrong = 1;     // it was checked, and something is wrong with it
inline constexpr int kNotUnderstood = 2;  // it could not even begin

// Nothing when the arguments are good; else the exit code, after the help or the complaint.
std::optional<int> stopped_by_arguments(CLI::App& app, int argc, char** argv);

// Says on standard error what is wrong with the input, and gives the exit code for that.
int complain(std::string_view verb, std::string_view what);

// "there is no game 'chess'; known games: paradominetor, …"
std::string no_such_game(std::string_view wanted, const Registry& games);
// " there are: paradominetor …"
std::string games_there(const Registry& games);

}  // namespace paradoxa
