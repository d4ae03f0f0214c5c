# What the engine needs where it is compiled to WebAssembly. Debian's libraries are for this machine's processor:
# headers that need no library are taken from it one by one, so that none of its C library's come along, and the
# others are compiled from Debian's source packages, which tools/site has put into ARETE_SOURCES.
enable_language(C)
set(ARETE_SOURCES ${PROJECT_SOURCE_DIR}/build/sources CACHE PATH "Sources of nauty and CaDiCaL")
set(ARETE_HOST_HEADERS /usr/include CACHE PATH "Where boost/ and nlohmann/ are")

add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-include${PROJECT_SOURCE_DIR}/apps/site/missing_library.hpp>)

set(headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(library boost nlohmann)
  file(CREATE_LINK ${ARETE_HOST_HEADERS}/${library} ${headers}/${library} SYMBOLIC)
endforeach()
foreach(library Boost::headers nlohmann_json::nlohmann_json)
  add_library(${library} INTERFACE IMPORTED)
  target_include_directories(${library} SYSTEM INTERFACE ${headers})
endforeach()
add_library(Threads::Threads INTERFACE IMPORTED)

# nauty's headers are written by its configure script; these are the answers that it would find for this compiler.
file(GLOB nauty ${ARETE_SOURCES}/nauty*/nauty-h.in)
get_filename_component(nauty ${nauty} DIRECTORY)
set(PACKAGE_VERSION 2.8.6)
set(default_wordsize 64)
set(ac_cv_sys_file_offset_bits 64)
foreach(yes header_unistd_h header_sys_types_h header_stddef_h header_stdlib_h header_string_h header_limits_h
        header_stdint_h malloc_dec has_math_inf have_clz have_clzl have_clzll have_popcnt have_popcntl have_popcntll
        flex_array_ok)
  set(${yes} 1)
endforeach()
foreach(no have_flockfile stdio_nolock tls_supported have_ansicontrols have_hwlzcnt have_hwpopcnt have_mmpop32
        have_mmpop64 is_ARM64 ac_cv_sizeof___int128_t ac_cv_sizeof___int128 have_isatty have_times have_time
        have_getrusage have_gettimeofday have_clock_gettime have_clock)
  set(${no} 0)
endforeach()
set(ac_cv_sizeof_int 4)
set(ac_cv_sizeof_long 4)
set(ac_cv_sizeof_voidp 4)
foreach(part nauty naututil)
  configure_file(${nauty}/${part}-h.in ${headers}/nauty/${part}.h @ONLY)
endforeach()
add_library(nauty STATIC)
foreach(part nauty nautil naugraph schreier naurng)
  target_sources(nauty PRIVATE ${nauty}/${part}.c)
endforeach()
target_include_directories(nauty PRIVATE ${headers}/nauty ${nauty} INTERFACE ${headers})
target_compile_options(nauty PRIVATE -w)

file(GLOB cadical ${ARETE_SOURCES}/cadical*/src/*.cpp)
list(FILTER cadical EXCLUDE REGEX "/(cadical|mobical|ccadical|ipasir)\\.cpp$")
add_library(cadical STATIC ${cadical})
list(GET cadical 0 folder)
get_filename_component(folder ${folder} DIRECTORY)
# Two of its files have a name in common with another.
set_source_files_properties(${folder}/internal.cpp ${folder}/probe.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set_target_properties(cadical PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 24)
target_include_directories(cadical PUBLIC ${folder})
target_compile_definitions(cadical PRIVATE NBUILD NDEBUG QUIET NUNLOCKED)
target_compile_options(cadical PRIVATE -w)
