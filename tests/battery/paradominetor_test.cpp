#include "battery/battery.hpp"
#include "support/battery_paradominetor.hpp"

PARADOXA_BATTERY(paradominetor::Game);
