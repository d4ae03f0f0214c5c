# find_package(arete) gives arete::engine, with which everything else comes.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/arete-targets.cmake)
