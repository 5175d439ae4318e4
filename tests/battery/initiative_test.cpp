#include "battery/battery.hpp"
#include "support/battery_initiative.hpp"

PARADOXA_BATTERY(initiative::Game);
