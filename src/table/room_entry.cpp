#include "table/room_entry.hpp"

#include <boost/json.hpp>

#include "engine/json_cursor.hpp"

namespace paradoxa::entry {
namespace {

namespace json = boost::json;

// Each kind names its fields once, for writing and for reading.
template <class Fields>
void fields(Sat& e, Fields& f) {
  f("seat", e.seat), f("person", e.person), f("name", e.name);
}
template <class Fields>
void fields(BotSat& e, Fields& f) {
  f("seat", e.seat), f("level", e.level);
}
template <class Fields>
void fields(Stood& e, Fields& f) {
  f("seat", e.seat);
}
template <class Fields>
void fields(Mixed& e, Fields& f) {
  f("seat", e.seat), f("hash", e.hash);
}
template <class Fields>
void fields(Shown& e, Fields& f) {
  f("seat", e.seat), f("bytes", e.bytes);
}
template <class Fields>
void fields(Withheld& e, Fields& f) {
  f("seat", e.seat);
}
template <class Fields>
void fields(Called&, Fields&) {}
template <class Fields>
void fields(Started&, Fields&) {}
template <class Fields>
void fields(Moved& e, Fields& f) {
  f("seat", e.seat), f("move", e.move), f("bot", e.by);
}
template <class Fields>
void fields(Ordered& e, Fields& f) {
  f("seat", e.seat), f("kind", e.kind), f("order", e.order);
}
template <class Fields>
void fields(Undone& e, Fields& f) {
  f("seat", e.seat), f("agreed", e.agreed), f.maybe("anew", e.anew);
}
template <class Fields>
void fields(UndoAsked& e, Fields& f) {
  f("seat", e.seat);
}
template <class Fields>
void fields(UndoAnswered& e, Fields& f) {
  f("seat", e.seat), f("yes", e.yes);
}
template <class Fields>
void fields(TakenOver& e, Fields& f) {
  f("seat", e.seat), f("level", e.level), f("why", e.why);
}
template <class Fields>
void fields(TakenBack& e, Fields& f) {
  f("seat", e.seat);
}
template <class Fields>
void fields(Said& e, Fields& f) {
  f("person", e.person), f("name", e.name), f("text", e.text);
}
template <class Fields>
void fields(Abandoned& e, Fields& f) {
  f("why", e.why);
}

template <class Fields>
void fields(Rematched& e, Fields& f) {
  f("table", e.table);
}

template <class Fields>
void fields(Forgotten& e, Fields& f) {
  f("person", e.person);
}

struct Writing {
  json::object& object;
  void operator()(const char* key, const Seat& s) { object[key] = s.index; }
  void operator()(const char* key, const std::string& s) { object[key] = s; }
  void operator()(const char* key, const Digest& d) { object[key] = to_hex(d); }
  void operator()(const char* key, bool b) { object[key] = b; }
  // A bot has a key of its own, the table's reasons another.
  void operator()(const char* key, MadeBy by) {
    object[key] = by == MadeBy::kBot;
    if (by_default(by)) object["by"] = word_of(by);
  }
  void maybe(const char* key, bool b) {
    if (b) object[key] = b;
  }
};

struct Reading {
  const JsonCursor& cursor;
  void operator()(const char* key, Seat& s) {
    s = seat(static_cast<int>(cursor.at(key).whole(0, kMaxSeats - 1)));
  }
  void operator()(const char* key, std::string& s) { s = cursor.at(key).text(); }
  void operator()(const char* key, Digest& d) {
    if (!from_hex(cursor.at(key).text(), d)) cursor.fail("expected 64 hexadecimal digits");
  }
  void operator()(const char* key, bool& b) { b = cursor.at(key).truth(); }
  void operator()(const char* key, MadeBy& by) {
    by = cursor.at(key).truth() ? MadeBy::kBot : MadeBy::kPerson;
    const JsonCursor given = cursor.maybe("by");
    if (!given.exists()) return;
    const auto reason = default_from(given.text());
    if (!reason) given.fail("expected time, order, absence or table");
    by = reason.value_or(by);
  }
  // False where an earlier version did not know it.
  void maybe(const char* key, bool& b) {
    if (const JsonCursor given = cursor.maybe(key); given.exists()) b = given.truth();
  }
};

// Tries the kinds one after the other; false when none has that name.
template <std::size_t I = 0>
bool read_kind(std::string_view kind, const JsonCursor& cursor, Any& what) {
  if constexpr (I < std::variant_size_v<Any>) {
    using E = std::variant_alternative_t<I, Any>;
    if (kind != E::kKind) return read_kind<I + 1>(kind, cursor, what);
    E e;
    Reading reading{cursor};
    fields(e, reading);
    what = std::move(e);
    return true;
  }
  return false;
}

}  // namespace

std::string to_text(const Entry& entry) {
  json::object object;
  Any what = entry.what;
  std::visit(
      [&]<class E>(E& e) {
        object["k"] = E::kKind;
        Writing writing{object};
        fields(e, writing);
      },
      what);
  object["at"] = entry.at_ms;
  return json::serialize(object);
}

Parsed<Entry> parse_entry(std::string_view text) {
  boost::system::error_code ec;
  const json::value value = json::parse(json::string_view(text.data(), text.size()), ec);
  if (ec) return Parsed<Entry>::wrong("an entry is not JSON");
  std::string error;
  const JsonCursor cursor(&value, "entry", error);
  Entry entry;
  entry.at_ms = cursor.at("at").whole(0, INT64_MAX);
  const std::string kind(cursor.at("k").text());
  if (error.empty() && !read_kind(kind, cursor, entry.what))
    cursor.fail("there is no kind '" + kind + "'");
  if (!error.empty()) return Parsed<Entry>::wrong(error);
  return entry;
}

std::string without(const std::string& text, const std::string& person) {
  const auto parsed = parse_entry(text);
  if (!parsed) return text;
  Entry entry = *parsed;
  bool theirs = false;
  std::visit(
      [&]<class E>(E& e) {
        if constexpr (requires { e.person; }) {
          theirs = e.person == person;
          if (theirs) e.person.clear();
        }
        if constexpr (requires { e.person, e.name; })
          if (theirs) e.name = kFormerPlayer;
        if constexpr (std::is_same_v<E, Said>)
          if (theirs) e.text.clear();
      },
      entry.what);
  return theirs ? to_text(entry) : text;
}

}  // namespace paradoxa::entry
