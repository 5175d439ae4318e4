#include "battery/battery.hpp"
#include "support/battery_island.hpp"

PARADOXA_BATTERY(island::Game);
