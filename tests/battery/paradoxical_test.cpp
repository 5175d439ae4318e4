#include "battery/battery.hpp"
#include "support/battery_paradoxical.hpp"

PARADOXA_BATTERY(paradoxical::Game);
