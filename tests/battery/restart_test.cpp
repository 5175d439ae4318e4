#include "battery/battery.hpp"
#include "support/battery_restart.hpp"

PARADOXA_BATTERY(restart::Game);
