#include "words/narrator.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace paradoxa {
namespace {

constexpr std::string_view kNone = "none";

std::string text_of(const json::string& text) { return {text.data(), text.size()}; }

// A value as it is: numbers and words.
std::string raw(const json::value& value) {
  if (value.is_null()) return {};
  if (value.is_bool()) return value.get_bool() ? "yes" : "no";
  return value.is_string() ? text_of(value.get_string()) : json::serialize(value);
}

// "SEEK" of "SEEK? 3 1 T".
std::string first_word(const json::value& value) {
  if (!value.is_string()) return std::string(kNone);
  std::string word = raw(value);
  word.resize(std::min(word.size(), word.find(' ')));
  if (word.ends_with('?')) word.pop_back();
  return word;
}

std::int64_t number_of(const json::value& value) {
  if (value.is_array()) return static_cast<std::int64_t>(value.get_array().size());
  if (value.is_number()) return value.to_number<std::int64_t>();
  return 0;
}

// "RS_2_4" of "RS-2.4": a word that a message can select by.
std::string clause_key(const json::value& value) {
  std::string key = raw(value);
  std::ranges::replace_if(key, [](char c) { return c == '-' || c == '.'; }, '_');
  return key;
}

// Nature, which is no number, has no name.
json::object seat_fields(const json::value& value, const Naming& naming) {
  const auto seat = static_cast<std::size_t>(number_of(value));
  const bool somebody = value.is_number();
  const bool known = somebody && seat < naming.names.size();
  const bool you = somebody && naming.you != kNoSeat && naming.you.index == seat;
  return {{"seat", seat},
          {"name", known ? naming.names[seat] : ""},
          {"is", you     ? "you"
                 : known ? "other"
                         : "extra"}};
}

// A piece is named by a letter and belongs to a seat from 1 on; at a table for two both do to seat
// 1, so that they are told apart.
json::object piece_fields(const json::value& value, const Naming& naming) {
  const std::string letter = raw(value);
  const bool twins = naming.names.size() == 2;
  const int index = letter.empty() ? 0 : letter[0] - 'a';
  json::object fields = seat_fields(json::value(twins ? 1 : index + 1), naming);
  fields["own"] = fields.at("is") == json::value("you");
  fields["twin"] = twins ? json::value(letter) : json::value(kNone);
  if (twins) fields["is"] = "other";
  return fields;
}

// "ADD? 2 T": what follows the first word, by letter, and whether it may be left.
json::object phrase_fields(const json::value& value) {
  const std::string whole = raw(value);
  std::string_view text = whole;
  json::object fields{{"may", text.substr(0, text.find(' ')).ends_with('?')}};
  for (char name = 'a'; text.find(' ') != std::string_view::npos; ++name) {
    text.remove_prefix(text.find(' ') + 1);
    const std::string_view word = text.substr(0, text.find(' '));
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool digits = error == std::errc() && end == word.data() + word.size();
    fields[std::string(1, name)] = digits ? json::value(number) : json::value(word);
  }
  return fields;
}

// Seats in the order of their ranks.
json::array ranked(const json::array& ranks) {
  std::vector<std::size_t> seats(ranks.size());
  for (std::size_t s = 0; s < seats.size(); ++s) seats[s] = s;
  std::ranges::sort(seats, {}, [&](std::size_t s) { return std::pair(number_of(ranks[s]), s); });
  return json::value_from(seats).as_array();
}

// Where a message finds its arguments: fields by name, nearest first, and whose fields they are.
struct Scope {
  std::vector<const json::object*> fields;
  std::string kind;  // "play": types may differ by it

  const json::value* find(std::string_view name) const {
    for (const json::object* object : fields)
      if (const json::value* value = object->if_contains(name)) return value;
    return nullptr;
  }
};

// What a question is about: the viewer's own seat, what is pending, the options, the view.
Scope seen(const json::object& view, std::string kind) {
  Scope scope{{}, std::move(kind)};
  const json::value* viewer = view.if_contains("viewer");
  const json::value* seats = view.if_contains("seats");
  if (viewer != nullptr && viewer->is_number() && seats != nullptr && seats->is_array())
    for (const json::value& seat : seats->get_array())
      if (seat.is_object() && seat.get_object().contains("seat") && seat.at("seat") == *viewer)
        scope.fields.push_back(&seat.get_object());
  for (const char* name : {"pending", "options"})
    if (const json::value* inner = view.if_contains(name); inner != nullptr && inner->is_object())
      scope.fields.push_back(&inner->get_object());
  scope.fields.push_back(&view);
  return scope;
}

// One telling: catalogue, printed content and names at hand.
class Telling {
 public:
  Telling(const Catalogue& catalogue, const json::object& printed, const Naming& naming)
      : catalogue_(catalogue), printed_(printed), naming_(naming) {}

  // Nothing where the catalogue has no such message.
  std::optional<std::string> spoken(const std::string& path, const Scope& scope) const {
    const Message* message = catalogue_.find(path);
    if (message == nullptr) return std::nullopt;
    std::vector<Message::Value> values;
    values.reserve(message->arguments().size());
    for (const Message::Argument& argument : message->arguments())
      values.push_back(value_for(argument, scope));
    return message->format(values);
  }

  std::string words(const std::string* type, const json::value& value, const std::string& form,
                    const Scope& scope) const {
    if (value.is_null()) return {};
    if (value.is_array()) return list(type, value.get_array(), form, scope);
    if (type == nullptr || *type == "clause") return raw(value);
    const std::string path = form.empty() ? *type : *type + "_" + form;
    if (value.is_object()) return inside(path, {{&value.get_object()}, path}, value);
    if (catalogue_.has_section("phrase." + path)) {
      const json::object fields = phrase_fields(value);
      return spoken("phrase." + path + "." + first_word(value), {{&fields}, path}).value_or("");
    }
    json::object own = own_fields(*type, value);
    Scope inner{{&own}, path};
    if (const json::object* entry = printed_on(*type, own))
      inner.fields.insert(inner.fields.begin(), entry);
    return inside(path, inner, value);
  }

 private:
  std::string inside(const std::string& path, const Scope& scope, const json::value& value) const {
    return spoken("term." + path, scope).value_or(raw(value));
  }

  // "card" is the card in words, "card_is" what a message selects by, "cards_count" a number, and
  // "card_text" another form of the words.
  Message::Value value_for(const Message::Argument& argument, const Scope& scope) const {
    const std::string& name = argument.name;
    const bool whole =
        scope.find(name) != nullptr || catalogue_.type_of(name, scope.kind) != nullptr;
    const std::size_t cut = whole ? std::string::npos : name.rfind('_');
    const std::string field = name.substr(0, cut);
    const std::string suffix = cut == std::string::npos ? "" : name.substr(cut + 1);
    const json::value* found = scope.find(field);
    static const json::value kNothing;
    const json::value& value = found != nullptr ? *found : kNothing;
    const std::string* type = catalogue_.type_of(field, scope.kind);
    if (argument.use == Message::Use::kNumber) return number_of(value);
    if (suffix == "is") return selector(type, value);
    if (suffix == "count") return std::to_string(number_of(value));
    if (suffix == "word") return first_word(value);
    return words(type, value, suffix, scope);
  }

  std::string selector(const std::string* type, const json::value& value) const {
    if (value.is_null() || value == json::value("")) return std::string(kNone);
    if (type != nullptr && *type == "seat") return raw(seat_fields(value, naming_).at("is"));
    if (type != nullptr && *type == "piece") return raw(piece_fields(value, naming_).at("is"));
    if (type != nullptr && *type == "clause") return clause_key(value);
    if (!value.is_array()) return value.is_object() ? "some" : raw(value);
    const std::size_t size = value.get_array().size();
    return size == 0 ? std::string(kNone) : size == 1 ? "one" : "many";
  }

  std::string list(const std::string* type, const json::array& values, const std::string& form,
                   const Scope& scope) const {
    const Joining how = form == "or"     ? Joining::kOr
                        : form == "each" ? Joining::kEach
                                         : Joining::kAnd;
    const std::string own = how == Joining::kAnd ? form : "";
    std::vector<std::string> elements;
    if (type != nullptr && (type->starts_with("seats ") || type->starts_with("ranks "))) {
      const std::string term = type->substr(6) + (own.empty() ? "" : "_" + own);
      for (const json::value& seat : type->starts_with("ranks ") ? ranked(values) : values)
        elements.push_back(row(term, seat, scope));
    } else {
      std::optional<std::string> inner;
      if (type != nullptr) inner = type->substr(1, type->size() - 2);
      for (const json::value& value : values)
        elements.push_back(words(inner ? &*inner : nullptr, value, own, scope));
    }
    return joined(catalogue_.locale(), elements, how);
  }

  // A seat, and what the fields that have an entry per seat hold for it.
  std::string row(const std::string& term, const json::value& seat, const Scope& scope) const {
    const auto at = static_cast<std::size_t>(number_of(seat));
    json::object fields{{"seat", seat}};
    for (const json::object* object : scope.fields)
      for (const auto& [name, values] : *object)
        if (values.is_array() && at < values.get_array().size() &&
            values.get_array()[at].is_number())
          fields.emplace(name, values.get_array()[at]);
    Scope inner{{&fields}, term};
    inner.fields.insert(inner.fields.end(), scope.fields.begin(), scope.fields.end());
    return spoken("term." + term, inner).value_or("");
  }

  // What a value says by itself.
  json::object own_fields(std::string_view type, const json::value& value) const {
    if (type == "seat") return seat_fields(value, naming_);
    if (type == "piece") return piece_fields(value, naming_);
    json::object fields{{"value", value}, {"id", raw(value)}};
    if (type == "halves") {
      fields["whole"] = number_of(value) / 2;
      fields["half"] = number_of(value) % 2;
    }
    return fields;
  }

  // A copy of a card has a letter behind what is printed on it.
  const json::object* printed_on(const std::string& type, json::object& own) const {
    const json::value* table = printed_.if_contains(type + "s");
    const json::value* id = own.if_contains("id");
    if (table == nullptr || !table->is_object() || id == nullptr) return nullptr;
    const std::string whole = raw(*id);
    const json::value* entry = table->get_object().if_contains(whole);
    if (entry == nullptr && !whole.empty()) {
      entry = table->get_object().if_contains(whole.substr(0, whole.size() - 1));
      if (entry != nullptr) own["copy"] = whole.substr(whole.size() - 1);
    }
    return entry != nullptr && entry->is_object() ? &entry->get_object() : nullptr;
  }

  const Catalogue& catalogue_;
  const json::object& printed_;
  const Naming& naming_;
};

}  // namespace

std::string Narrator::event(const json::object& event, const Naming& naming) const {
  const std::string kind = raw(event.at("event"));
  return Telling(catalogue_, printed_, naming)
      .spoken("event." + kind, {{&event}, kind})
      .value_or("");
}

std::vector<std::string> Narrator::events(const json::array& events, const Naming& naming) const {
  std::vector<std::string> lines;
  for (const json::value& event : events)
    if (std::string line = this->event(event.as_object(), naming); !line.empty())
      lines.push_back(std::move(line));
  return lines;
}

std::string Narrator::fact(std::string_view text, const Naming& naming) const {
  if (text.empty()) return {};
  const json::value parsed = json::parse(json::string_view(text.data(), text.size()));
  const json::object& fact = parsed.as_object();
  const std::string kind = raw(fact.at("fact"));
  return Telling(catalogue_, printed_, naming).spoken("fact." + kind, {{&fact}, kind}).value_or("");
}

std::string Narrator::move(const json::object& move, const Naming& naming) const {
  const std::string kind = raw(move.at("kind"));
  return Telling(catalogue_, printed_, naming)
      .spoken("move." + kind, {{&move.at("args").as_object()}, kind})
      .value_or(kind);
}

std::string Narrator::question(const json::object& view, const Naming& naming) const {
  const std::string kind = raw(view.contains("ask") ? view.at("ask") : view.at("phase"));
  const Telling telling(catalogue_, printed_, naming);
  const Scope scope = seen(view, kind);
  std::string text = telling.spoken("question." + kind + ".say", scope).value_or("");
  const std::string why = telling.spoken("question." + kind + ".sub", scope).value_or("");
  return why.empty() ? text : text + " " + why;
}

std::string Narrator::stage(std::string_view stage) const {
  const std::size_t end = stage.find_last_not_of("0123456789");
  const std::size_t cut = end == std::string_view::npos ? 0 : end + 1;
  std::string name(stage.substr(0, cut));
  if (name.ends_with(' ')) name.pop_back();
  std::replace(name.begin(), name.end(), ' ', '_');
  return say("stage." + name, {{"number", stage.substr(cut)}});
}

std::string Narrator::say(std::string_view path, const json::object& fields,
                          const Naming& naming) const {
  const std::string whole(path);
  return Telling(catalogue_, printed_, naming).spoken(whole, {{&fields}, ""}).value_or(whole);
}

std::string Narrator::term(std::string_view type, const json::value& value,
                           std::string_view form) const {
  const std::string whole(type);
  return Telling(catalogue_, printed_, {}).words(&whole, value, std::string(form), {});
}

}  // namespace paradoxa
