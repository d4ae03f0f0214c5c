// The nim sequences of octal games and their proved periods, for front ends.
#pragma once

#include "theory/octal/period.hpp"
