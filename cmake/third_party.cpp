// The one translation unit that compiles what our dependencies leave to their user.

// toml++: its implementation, once for the program.
#define TOML_IMPLEMENTATION
#include <toml++/toml.h>

// Boost: where exceptions are off it calls this instead of throwing. We use only the interfaces
// that return an error code, so to arrive here is a mistake of ours.
#include <cstdlib>

#include <boost/throw_exception.hpp>

namespace boost {

[[gnu::weak]] void throw_exception(const std::exception&) { std::abort(); }

[[gnu::weak]] void throw_exception(const std::exception&, const boost::source_location&) {
  std::abort();
}

}  // namespace boost
