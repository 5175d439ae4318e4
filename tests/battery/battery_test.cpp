// One line for each game.
#include "battery/battery.hpp"

#include "support/battery_initiative.hpp"
#include "support/battery_paradominetor.hpp"
#include "support/battery_paradoxical.hpp"

PARADOXA_BATTERY(paradominetor::Game);
PARADOXA_BATTERY(paradoxical::Game);
PARADOXA_BATTERY(initiative::Game);
