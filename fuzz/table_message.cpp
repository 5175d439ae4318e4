// Messages to a table, made of known words in any order and of raw text: each is answered, none
// breaks the table, and what is refused changes nothing.
#include <algorithm>

#include "served_world.hpp"

namespace {

using namespace paradoxa;
namespace js = boost::json;

class Ear final : public Connection {
 public:
  void send(Frame frame, Sending) override {
    boost::system::error_code ec;
    const js::value value = js::parse(*frame, ec);
    must_hold(!ec && value.is_object(), "a frame is a JSON object", *frame);
    const std::string_view type(value.at("type").as_string());
    accepted += type == "accepted";
    refused += type == "refused";
    hints += type == "hint";
    const bool position = type == "state" || type == "events";
    if (const js::value* legal = value.as_object().if_contains("legal"); position && legal) {
      seat = value.at("seat").as_int64();
      ply = value.at("ply").to_number<std::int64_t>();
      moves = legal->as_array();
    }
  }
  void close(CloseCode, const std::string&) override {}

  int accepted = 0, refused = 0, hints = 0;
  std::int64_t seat = 0, ply = 0;
  js::array moves;
};

class Bytes {
 public:
  explicit Bytes(std::string_view text) : text_(text) {}
  bool empty() const { return text_.empty(); }
  std::uint8_t next() {
    if (text_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(text_.front());
    text_.remove_prefix(1);
    return byte;
  }
  std::string text() {
    const std::size_t size = std::min<std::size_t>(next(), text_.size());
    const std::string taken(text_.substr(0, size));
    text_.remove_prefix(size);
    return taken;
  }

 private:
  std::string_view text_;
};

js::value any_value(Bytes& bytes, const Ear& ear) {
  switch (bytes.next() % 10) {
    case 0: return ear.seat;
    case 1: return ear.ply;
    case 2: return bytes.next() % 6;
    case 3: return static_cast<int>(bytes.next()) - 128;
    case 4: return bytes.next() % 2 == 0;
    case 5: return js::string(std::string(64, "0123456789abcdef"[bytes.next() % 16]));
    case 6: return js::string("easy");
    case 7: return bytes.next() % 2 == 0 ? js::value(nullptr) : js::value(js::array{1, 2});
    case 8:
      return ear.moves.empty() ? js::value("x")
                               : ear.moves[bytes.next() % ear.moves.size()].at("text");
    default: return js::string(bytes.text());
  }
}

// A message with the right fields more often than not.
std::string any_message(Bytes& bytes, const Ear& ear) {
  constexpr std::string_view kTypes[] = {
      "move",  "sit",    "bot",       "stand", "commit",  "show", "start", "undo",  "undo_answer",
      "leave", "resign", "chat_page", "chat",  "history", "why",  "back",  "order", "notes"};
  constexpr std::string_view kKeys[] = {"type",  "id",  "seat", "ply",    "move", "level", "hash",
                                        "bytes", "yes", "text", "before", "kind", "order"};
  const std::uint8_t how = bytes.next();
  if (how % 16 == 15) return bytes.text();
  const std::string_view type = kTypes[how % std::size(kTypes)];
  js::object message{{"type", type}, {"id", "i"}};
  if (!type.starts_with("chat") && type != "start") message["seat"] = ear.seat;
  if (type == "move" || type == "why") message["ply"] = ear.ply;
  if (type == "history" || type == "chat_page") message["before"] = bytes.next();
  if ((type == "move" || type == "why") && !ear.moves.empty())
    message["move"] = ear.moves[bytes.next() % ear.moves.size()].at("text");
  if (type == "why") message.erase("ply");
  if (type == "order") message["kind"] = "play", message["order"] = "never";
  if (type == "chat" || type == "notes") message["text"] = js::string(bytes.text());
  if (type == "undo_answer") message["yes"] = bytes.next() % 2 == 0;
  for (int changes = bytes.next() % 4; changes > 0 && !bytes.empty(); --changes) {
    const std::string_view key = kKeys[bytes.next() % std::size(kKeys)];
    if (bytes.next() % 4 == 0)
      message.erase(key);
    else
      message[key] = any_value(bytes, ear);
  }
  return js::serialize(message);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 4096) return 0;
  World& here = world();
  Bytes bytes(text_of(data, size));
  const std::uint8_t kind = bytes.next();
  const std::string table =
      here.new_table(kind % 2 == 0 ? R"(["me","me","me"])" : R"(["me","easy","me"])", true);
  const auto ear = std::make_shared<Ear>();
  must_hold(here.house.attach(ear, here.speaker, table), "a table takes its host in");
  here.settle();
  for (int i = 0; i < 16 && !bytes.empty(); ++i) {
    const std::string message = any_message(bytes, *ear);
    const Room* room = here.house.find(table);
    must_hold(room != nullptr, "a table somebody sits at is there");
    const std::int64_t entries = room->entries();
    // Where a bot sits, things also happen by themselves.
    const bool bots = std::any_of(room->seats().begin(), room->seats().end(),
                                  [](const RoomSeat& seat) { return seat.bot_plays(); });
    ear->accepted = ear->refused = 0;
    here.house.receive(ear, message);
    for (int turns = 0; turns < (bots ? 3 : 1); ++turns) here.settle();
    room = here.house.find(table);
    must_hold(room != nullptr, "it stays", message);
    must_hold(room->entries() >= entries, "history only grows", message);
    if (!bots && ear->refused > 0 && ear->accepted == 0)
      must_hold(room->entries() == entries, "what is refused changes nothing", message);
    if (!bots) must_hold(ear->accepted + ear->refused <= 1, "one message, one answer", message);
  }
  here.house.detach(ear.get());
  here.settle();
  return 0;
}
