// Memory that is set aside for when there is none left. Destructors of JSON values allocate (nlohmann-json takes its
// values apart on a heap of its own), and a destructor that throws ends the program. So the first allocation that fails
// is tried again with the reserve, and no request is answered until the reserve is there again.
#pragma once

namespace arete {

/// Where the address space is limited, threads share one heap: the C library would set aside 64 MiB for each of them.
void spare_address_space();
/// From now on there is a reserve; throws std::bad_alloc if there is no memory for it.
void keep_memory_reserve();
/// Whether it is whole, or could be made so now.
bool memory_reserve_is_whole();

}  // namespace arete
