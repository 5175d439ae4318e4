// What the table of announcements says of each event, and to whom: the information clauses of
// Paradox Island once more, for the tests of secrecy.
//
// Written from IS-25.1, IS-25.2 and the clauses in which something is announced, never from the
// audiences that the events declare: so an event that tells too much is heard here as it should
// have been told.
#pragma once

#include <cstring>
#include <optional>
#include <string>
#include <type_traits>

#include "games/island/rules/event.hpp"

namespace paradoxa::island {

// Of a move: everything that a captive or a spectator hears, as bytes. A sink.
class Announced {
 public:
  static constexpr bool kListens = true;

  explicit Announced(Viewer viewer) : viewer_(viewer) {}

  template <class E>
  void operator()(const E& event) {
    hear(event);
  }
  void clear() { text_.clear(); }
  const std::string& text() const { return text_; }

 private:
  // Announced with all that it tells, unless one of these says otherwise.
  template <class E>
  void hear(const E& event) {
    begin<E>();
    Fields fields{text_};
    event.fields(fields);
  }
  // IS-4.2, IS-4.3, IS-4.6, IS-4.7, IS-16.2: OP alone sees these.
  void hear(const TileLaid&) {}
  void hear(const TokenLaid&) {}
  void hear(const OpPlaced&) {}
  void hear(const PowerDrawn&) {}
  // IS-4.11, IS-24.3: the cell where its start fruit lies, and of piece b nothing.
  void hear(const StartCellTold& e) {
    const bool owners = viewer_.is_seat() && e.owner == viewer_.seat();
    if (owners) begin<StartCellTold>(), put(e.piece), put(e.cell);
  }
  // IS-8.1: the name of the space.
  void hear(const Landed& e) { begin<Landed>(), put(e.piece), put(e.name); }
  // IS-11.1: no part.
  void hear(const WentIntoOcean& e) { begin<WentIntoOcean>(), put(e.piece); }
  // IS-25.2: the cell is private.
  void hear(const Marked& e) {
    begin<Marked>(), put(e.piece);
    if (viewer_.is_seat() && e.owner == viewer_.seat()) put(e.cell);
  }
  // IS-12.14: the space and all pieces there.
  void hear(const OpLanded& e) {
    begin<OpLanded>(), put(e.op), put(e.name), put(e.company.pieces), put(e.company.op);
  }
  // IS-17.4: that it moves. IS-13.9: that it returns.
  void hear(const WaveMoved&) { begin<WaveMoved>(); }
  void hear(const OpReturned& e) { begin<OpReturned>(), put(e.op); }

  template <class E>
  void begin() {
    text_ += E::kName;
    text_ += ':';
  }
  template <class T>
  void put(const T& value) {
    Fields{text_}("", value);
  }

  struct Fields {
    std::string& text;

    template <class T, class... Rest>
    void operator()(const char*, const T& value, const Rest&...) {
      if constexpr (requires { value.has_value(); }) {
        text += value.has_value() ? '+' : '-';
        if (value) (*this)("", *value);
      } else if constexpr (requires { value.begin(); }) {
        for (const auto& one : value) (*this)("", one);
        text += ';';
      } else {
        static_assert(std::is_trivially_copyable_v<T>);
        char bytes[sizeof(T)];
        std::memcpy(bytes, &value, sizeof(T));
        text.append(bytes, sizeof(T));
      }
    }
    template <class T, class... Rest>
    void maybe(const char* key, const T& value, const Rest&... rest) {
      (*this)(key, value, rest...);
    }
  };

  Viewer viewer_;
  std::string text_;
};

}  // namespace paradoxa::island
