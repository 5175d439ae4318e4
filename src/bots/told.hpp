// What a move tells the observer of a search, as a number: equal where it tells the same.
//
// A game may let the search go by what is told (ismcts.hpp). Either it says so, with a constant
// kKeyedByTold, and the events that the observer is told are hashed; or it gives the number itself,
// which is quicker:
//
//   std::uint64_t told_key(content, before, after, seat, move, observer)   0: nothing is told
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string_view>
#include <type_traits>

#include "engine/event.hpp"
#include "engine/game.hpp"

namespace paradoxa {

template <class G>
inline constexpr bool kHasToldKey =
    requires(const typename G::Content& content, const typename G::State& state, Seat seat,
             typename G::Move move) { G::told_key(content, state, state, seat, move, seat); };
template <class G>
inline constexpr bool kKeyed = kHasToldKey<G> || requires { requires G::kKeyedByTold; };

// Two numbers as one, in this order.
constexpr std::uint64_t mixed(std::uint64_t first, std::uint64_t second) {
  std::uint64_t key = first * 0x9E3779B97F4A7C15u + second + 0xD1342543DE82EF95u;
  key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9u;
  key = (key ^ key >> 27) * 0x94D049BB133111EBu;
  return key ^ key >> 31;
}

template <PlainValue T>
std::uint64_t bytes_key(const T& value) {
  std::uint64_t key = sizeof(T);
  const char* at = reinterpret_cast<const char*>(&value);
  for (std::size_t left = sizeof(T); left > 0;) {
    const std::size_t some = left < sizeof key ? left : sizeof key;
    std::uint64_t part = 0;
    std::memcpy(&part, at, some);
    key = mixed(key, part);
    at += some;
    left -= some;
  }
  return key;
}

// Hashes the fields that an event names (engine/fields/object.hpp): what is told of it.
class FieldHash {
 public:
  static constexpr bool kReads = false;

  template <class T>
  void operator()(std::string_view, const T& value, const auto&...) {
    add(value);
  }
  template <class T>
  void maybe(std::string_view, const T& value, const auto&...) {
    add(value);
  }
  template <class From, class Get>
  void told(std::string_view, const From& from, const Get& get, const auto&...) {
    add(std::invoke(get, from));
  }
  template <class From, class Get>
  void told_maybe(std::string_view key, const From& from, const Get& get, const auto&...) {
    told(key, from, get);
  }
  template <class From, class Get>
  void both(std::string_view key, const From& from, const Get& get, const auto&...) {
    told(key, from, get);
  }

  std::uint64_t key() const { return key_; }

 private:
  template <class T>
  void add(const T& value) {
    if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      key_ = mixed(key_, static_cast<std::uint64_t>(value));
    } else if constexpr (PlainValue<T>) {
      key_ = mixed(key_, bytes_key(value));
    } else if constexpr (requires { value.has_value(); }) {
      add(value.has_value());
      if (value.has_value()) add(*value);
    } else if constexpr (requires { value.begin(); }) {
      add(value.size());
      for (const auto& one : value) add(one);
    } else {
      value.fields(*this);
    }
  }

  std::uint64_t key_ = 0;
};

// A sink that hashes what one viewer is told.
class ToldHash {
 public:
  static constexpr bool kListens = true;

  explicit ToldHash(Viewer viewer) : viewer_(viewer) {}

  template <AudienceDeclared E>
  void operator()(const E& event) {
    const auto seen = seen_by(event, viewer_);
    if (!seen) return;
    key_ = mixed(key_, name_key(E::kName));
    FieldHash fields;
    if constexpr (requires { seen->told_key(); })
      key_ = mixed(key_, seen->told_key());
    else if constexpr (requires { seen->fields(fields); })
      seen->fields(fields), key_ = mixed(key_, fields.key());
    else
      key_ = mixed(key_, bytes_key(*seen));
    key_ |= 1;  // something was told
  }

  std::uint64_t key() const { return key_; }

 private:
  static constexpr std::uint64_t name_key(std::string_view name) {
    std::uint64_t key = 0;
    for (const char c : name) key = key * 31 + static_cast<unsigned char>(c);
    return key;
  }

  Viewer viewer_;
  std::uint64_t key_ = 0;
};

}  // namespace paradoxa
