// The animals of boards without end, for front ends: all of them up to a size with who wins, and what a finite search
// excludes.
#pragma once

#include "achievement/animal_list.hpp"
#include "achievement/animals.hpp"
#include "achievement/maker/exclusion.hpp"
#include "achievement/paper_names.hpp"
