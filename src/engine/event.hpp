// What happened, and who may know it.
//
// An event is a plain struct of its game. It is born complete. `kPublic` says that everybody may
// know all of it; otherwise its member `seen_by` gives what one viewer may know, or nothing.
// `kReveals` says whether it shows anybody something that was hidden: the table takes a move back
// only when none of its events does. Its clause is the rule that it carries out: `kClause` where
// that is the same for all events of its kind, else a member `clause`. `fields` names what is told
// of it.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/clause.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

template <class E>
constexpr Clause clause_of(const E& event) {
  if constexpr (requires { E::kClause; })
    return E::kClause;
  else
    return event.clause;
}

// The name of a kind of event, as a template argument.
template <std::size_t N>
struct EventName {
  char text[N];
  consteval EventName(const char (&name)[N]) { std::copy_n(name, N, text); }
};

// Kinds of events that differ only in name and clause, a line each: what is told is the shape's.
template <EventName Name, Clause Cited, class Shape, bool Reveals = false>
struct Told : Shape {
  static constexpr const char* kName = Name.text;
  static constexpr bool kReveals = Reveals;
  static constexpr Clause kClause = Cited;
};
// The same where the clause depends on what happened.
template <EventName Name, class Shape, bool Reveals = false>
struct ToldBy : Shape {
  static constexpr const char* kName = Name.text;
  static constexpr bool kReveals = Reveals;
  Clause clause{};
};
inline constexpr bool kRevealing = true;

template <class E>
concept IsPublic = requires { requires E::kPublic; };

template <class E>
concept AudienceDeclared = requires(const E& event) {
  { E::kReveals } -> std::convertible_to<bool>;
  { E::kName } -> std::convertible_to<const char*>;
  { clause_of(event) } -> std::same_as<Clause>;
} && (IsPublic<E> || requires(const E& event, Viewer viewer) {
                             { event.seen_by(viewer) } -> std::same_as<std::optional<E>>;
                           });

// The sink of search and playouts: nobody listens, and the compiler drops the telling.
struct NobodyListens {
  static constexpr bool kListens = false;
  template <class E>
  constexpr void operator()(const E&) const {}
};

// Keeps every event in order. Only an event with a declared audience can be kept, and so be told.
template <class Event>
class EventLog {
 public:
  static constexpr bool kListens = true;

  template <AudienceDeclared E>
  constexpr void operator()(const E& event) {
    events_.push_back(Event(event));
  }

  constexpr const std::vector<Event>& events() const { return events_; }
  constexpr std::vector<Event> take() { return std::move(events_); }

 private:
  std::vector<Event> events_;
};

// The event as one viewer may know it.
template <AudienceDeclared E>
constexpr std::optional<E> seen_by(const E& event, Viewer viewer) {
  if constexpr (IsPublic<E>)
    return event;
  else
    return event.seen_by(viewer);
}
template <class... Es>
constexpr std::optional<std::variant<Es...>> seen_by(const std::variant<Es...>& event,
                                                     Viewer viewer) {
  return std::visit(
      [&](const auto& e) -> std::optional<std::variant<Es...>> {
        if (auto seen = seen_by(e, viewer)) return std::variant<Es...>(*seen);
        return std::nullopt;
      },
      event);
}

template <class... Es>
constexpr bool reveals(const std::variant<Es...>& event) {
  return std::visit([]<class E>(const E&) { return E::kReveals; }, event);
}

}  // namespace paradoxa
