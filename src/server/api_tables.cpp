// Routes about tables.
#include <algorithm>
#include <functional>
#include <limits>

#include "server/api.hpp"
#include "server/api_parts.hpp"
#include "table/fairness.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxSeedBytes = 64;

ClockSettings read_clock(const JsonCursor& clock) {
  clock.only({"kind", "base_ms", "increment_ms"});
  const std::string_view kind = clock.at("kind").text();
  if (kind == "none") return {};
  ClockSettings settings;
  settings.base_ms = clock.at("base_ms").whole(1000, kMaxClockMs);
  if (kind == "move") {
    settings.kind = ClockKind::kPerMove;
  } else if (kind == "fischer") {
    settings.kind = ClockKind::kFischer;
    if (const JsonCursor more = clock.maybe("increment_ms"); more.exists())
      settings.increment_ms = more.whole(0, 3600 * 1000);
  } else {
    clock.at("kind").fail("expected none, move or fischer");
  }
  return settings;
}

bool is_plain(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

// {"seed":…,"position":{…},"script":[[…],…]}: a seed, a position or both. A position without a seed
// gets one.
void choose_luck(const JsonCursor& practice, std::size_t seats, RoomHead& head) {
  practice.only({"seed", "position", "script"});
  const JsonCursor seed = practice.maybe("seed"), position = practice.maybe("position");
  if (!seed.exists() && !position.exists()) practice.fail("expected a seed, a position or both");
  head.practice = seed.exists() ? std::string(seed.text()) : fresh_table_id();
  if (head.practice->empty() || head.practice->size() > kMaxSeedBytes || !is_plain(*head.practice))
    seed.fail("expected 1 to 64 bytes of plain text");
  head.secret = practice_luck(*head.practice).secret;
  if (const JsonCursor script = practice.maybe("script"); script.exists()) {
    head.script = read_script(script);
    if (head.script.size() > seats) script.fail("expected at most one list of moves per seat");
  }
  if (!position.exists()) return;
  if (!position.is_object()) return position.fail("expected an object: what the referee sees");
  head.position = json::serialize(*position.value());
}

// What is wrong with the position in the request, with its path; or nothing.
// The table stores it in full, since a later version might fill in omissions differently.
std::string complete_position(const AnyGame& game, std::string& position) {
  const auto start = game.position(json::parse(position));
  if (!start) return "practice." + start.error();
  if ((*start)->to_act().empty()) return "practice.position: the game is over at that point";
  position = json::serialize((*start)->position_json());
  return {};
}

// With the seats of the one who asks, so that "your turn" can be said.
json::object listed(const Room& room, const std::optional<Speaker>& speaker) {
  json::object object = room.table_json();
  object.erase("commitment");
  if (room.stage() == RoomStage::kRunning)
    object["to_act"] = acting_json(room.table()->position().to_act());
  json::array mine;
  if (speaker)
    for (const Seat seat : room.seats_of(speaker->person)) mine.emplace_back(seat.index);
  object["ply"] =
      room.told(mine.empty() ? kSpectator : Viewer::of(room.seats_of(speaker->person).front()));
  object["mine"] = std::move(mine);
  return object;
}

// A place in a list: when a table was made or ended, and its id where several were at once.
using PageMark = std::pair<std::int64_t, std::string>;

struct Page {
  PageMark before{std::numeric_limits<std::int64_t>::max(), ""};
  std::size_t limit = 50;
};

std::string to_text(const PageMark& mark) { return std::to_string(mark.first) + "-" + mark.second; }

std::optional<Page> read_page(const HttpRequest& request) {
  Page page;
  if (const auto limit = request.query.find("limit"); limit != request.query.end()) {
    const auto number = whole_number(limit->second);
    if (!number || *number < 1 || static_cast<std::size_t>(*number) > page.limit)
      return std::nullopt;
    page.limit = static_cast<std::size_t>(*number);
  }
  if (const auto before = request.query.find("before"); before != request.query.end()) {
    const std::string_view text = before->second;
    const std::size_t dash = text.find('-');
    const auto number = whole_number(text.substr(0, dash));
    if (!number || dash == std::string_view::npos) return std::nullopt;
    page.before = {*number, std::string(text.substr(dash + 1))};
  }
  return page;
}

json::object listed(const StoredTable& stored) {
  boost::system::error_code ec;
  json::value summary = json::parse(stored.summary, ec);
  json::object object{{"id", stored.table.id},
                      {"game", stored.table.game},
                      {"stage", stored.stage == TableStage::kFinished ? "finished" : "abandoned"},
                      {"created_ms", stored.table.created_ms},
                      {"changed_ms", stored.changed_ms}};
  if (!ec && summary.is_object())
    for (auto& member : summary.get_object())
      object.emplace(member.key(), std::move(member.value()));
  return object;
}

}  // namespace

std::optional<HttpReply> Api::over_budget(const Speaker& host, const std::string& address) {
  constexpr std::string_view kText = "too many new tables, try again later";
  const std::int64_t now = loop_.now_ms();
  if (!tables_by_person_.take(host.person, now))
    return too_fast(kText, tables_by_person_.wait_ms(host.person));
  if (!tables_by_address_.take(address, now))
    return too_fast(kText, tables_by_address_.wait_ms(address));
  return std::nullopt;
}

// {"game":…, "options":{…}, "seats":["me","open","medium",…], "public":…, "clock":{…}, "hints":…,
//  "pass_and_play":…, "start":true, "from":{"table":ID,"ply":N},
//  "practice":{"seed":…,"position":{…},"script":[[…],…]}}
void Api::new_table(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  if (const auto refusal = over_budget(*speaker, request.address)) return done(*refusal);
  RequestBody body(request);
  const JsonCursor cursor = body.cursor();
  cursor.only({"game", "options", "seats", "public", "clock", "hints", "pass_and_play", "start",
               "from", "practice"});
  RoomHead head;
  head.id = fresh_table_id();
  head.game = cursor.at("game").text();
  head.host = speaker->person;
  head.secret = fresh_secret();
  head.created_ms = loop_.now_ms();
  std::vector<std::string> seats;
  for (const JsonCursor& item : cursor.at("seats").items()) seats.emplace_back(item.text());
  json::object options;
  if (const JsonCursor given = cursor.maybe("options"); given.exists()) {
    if (given.is_object())
      options = given.value()->get_object();
    else
      given.fail("expected an object");
  }
  if (!options.contains("players")) options["players"] = seats.size();
  head.options = json::serialize(options);
  if (const auto shown = cursor.maybe("public"); shown.exists())
    head.settings.open_to_all = shown.truth();
  // If several people may play, hints for one of them are unfair unless all agreed to hints.
  const auto mine = std::count(seats.begin(), seats.end(), "me");
  const auto open = std::count(seats.begin(), seats.end(), "open");
  head.settings.hints = mine + open <= 1;
  head.settings.pass_and_play = mine > 1;
  if (const auto hints = cursor.maybe("hints"); hints.exists()) head.settings.hints = hints.truth();
  if (const auto shared = cursor.maybe("pass_and_play"); shared.exists())
    head.settings.pass_and_play = shared.truth();
  if (const auto clock = cursor.maybe("clock"); clock.exists())
    head.settings.clock = read_clock(clock);
  if (const auto practice = cursor.maybe("practice"); practice.exists()) {
    if (cursor.maybe("from").exists()) practice.fail("give either practice or from, not both");
    if (practice.maybe("position").exists() && cursor.maybe("options").exists())
      cursor.at("options").fail("a position brings its own options");
    choose_luck(practice, seats.size(), head);
  }
  const auto start = cursor.maybe("start");
  const bool at_once = start.exists() && start.truth();
  if (body.bad()) return done(body.reply());
  if (const auto from = cursor.maybe("from"); from.exists())
    if (const auto wrong = branch_from(from, head)) return done(*wrong);
  if (head.practice && !head.position.empty())
    return create_from_position(*speaker, head, seats, at_once, done);
  create(*speaker, std::move(head), seats, at_once, done);
}

// Beside the loop: what a position leaves out may take a second to find.
void Api::create_from_position(const Speaker& host, const RoomHead& head,
                               const std::vector<std::string>& seats, bool start,
                               const Replied& done) {
  const auto game = house_.registry().shared(head.game, head.edition);
  if (!game) return create(host, head, seats, start, done);  // the house says so
  const bool taken = workers_.submit([=, this, &loop = loop_, alive = alive_] {
    RoomHead whole = head;
    const std::string wrong = complete_position(*game, whole.position);
    loop.post([=, this] {
      if (!*alive) return;
      if (!wrong.empty()) return done(error_reply(400, "bad_position", wrong));
      create(host, whole, seats, start, done);
    });
  });
  if (!taken) done(busy_reply("too many positions and replays at once, try again"));
}

// What is asked of a new table first: who sits where, the start.
std::vector<House::Request> Api::first_requests(const Speaker& host,
                                                const std::vector<std::string>& seats, bool start) {
  std::vector<House::Request> first;
  first.reserve(seats.size() + 2);
  first.emplace_back([wanted = seats.size()](const Room& room) {
    if (room.seats().size() == wanted) return RoomAnswer{};
    return RoomAnswer::refuse("bad_seats", "expected as many seats as players");
  });
  int number = 0;
  for (const std::string& who : seats) {
    const Seat place = seat(number++);
    if (who == "open") continue;
    first.emplace_back([host, who, place](const Room& room) {
      return who == "me" ? room.sit(host.person, host.name, place)
                         : room.seat_bot(host.person, place, who);
    });
  }
  if (start) first.push_back([host](const Room& room) { return room.call(host.person); });
  return first;
}

void Api::create(const Speaker& host, RoomHead head, const std::vector<std::string>& seats,
                 bool start, const Replied& done) {
  house_.create(host, std::move(head), first_requests(host, seats, start),
                [this, done](const auto& refusal, const std::string& id) {
                  if (refusal) return done(refusal_reply(*refusal));
                  done(json_reply({{"table", house_.find(id)->table_json()}}, 201));
                });
}

// The newest first, a page at a time: `before` is the `next` of the page before this one.
void Api::list_tables(const HttpRequest& request, const Replied& done) {
  const auto wanted = request.query.find("list");
  const std::string list = wanted == request.query.end() ? "open" : wanted->second;
  const auto page = read_page(request);
  if (!page)
    return done(error_reply(400, "bad_page",
                            "'limit' must be 1 to 50, 'before' the 'next' of an earlier page"));
  const auto speaker = speaker_of(request);
  json::array tables;
  std::string next;
  const auto add_live = [&](auto&& choose) {
    std::vector<std::pair<PageMark, const Room*>> found;
    for (const Room* room : house_.rooms())
      if (PageMark mark{room->head().created_ms, room->head().id};
          mark < page->before && choose(*room))
        found.emplace_back(std::move(mark), room);
    const std::size_t shown = std::min(found.size(), page->limit);
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(shown),
                      found.end(), std::greater<>());
    for (std::size_t i = 0; i < shown; ++i) tables.push_back(listed(*found[i].second, speaker));
    if (shown < found.size()) next = to_text(found[shown - 1].first);
  };
  if (list == "open") {
    add_live([](const Room& r) {
      return r.head().settings.open_to_all && r.stage() == RoomStage::kOpen && !r.called();
    });
  } else if (list == "watch") {
    add_live([](const Room& r) {
      return r.head().settings.open_to_all && r.stage() == RoomStage::kRunning;
    });
  } else if (list == "mine") {
    if (!speaker) return done(nobody());
    add_live([&](const Room& r) {
      return r.stage() <= RoomStage::kRunning &&
             (r.head().host == speaker->person || !r.seats_of(speaker->person).empty());
    });
  } else if (list == "finished") {
    const std::string person = speaker ? speaker->person : "";
    // One more than is shown: whether there is another page.
    const ListQuery query{TableStage::kFinished, person,
                          person.empty(),        static_cast<int>(page->limit) + 1,
                          page->before.first,    page->before.second};
    const std::vector<StoredTable> found = read_.list(query);
    for (std::size_t i = 0; i < std::min(found.size(), page->limit); ++i)
      tables.push_back(listed(found[i]));
    if (found.size() > page->limit) {
      const StoredTable& last = found[page->limit - 1];
      next = to_text(PageMark{last.changed_ms, last.table.id});
    }
  } else {
    return done(error_reply(400, "bad_list", "expected open, watch, mine or finished as the list"));
  }
  json::object answer{{"tables", std::move(tables)}};
  if (!next.empty()) answer["next"] = next;
  HttpReply reply = json_reply(answer);
  reply.headers.emplace_back("Cache-Control", "no-store");
  done(std::move(reply));
}

void Api::one_table(const HttpRequest& request, const Replied& done) {
  const std::string id(path_part(request.path, 2));
  if (const Room* room = house_.find(id)) return done(json_reply({{"table", room->table_json()}}));
  std::string error;
  if (const auto room = house_.read_back(id, error))
    return done(json_reply({{"table", room->table_json()}}));
  done(error_reply(404, "no_table", "there is no such table"));
}

void Api::rematch(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  const std::string id(path_part(request.path, 2));
  const Room* room = house_.find(id);
  if (room == nullptr) return done(error_reply(404, "no_table", "join the table again first"));
  // Before a table is made: only players may ask, and not repeatedly.
  if (const RoomAnswer answer = room->rematch(speaker->person, id); answer.refusal)
    return done(refusal_reply(*answer.refusal));
  if (!room->next_table().empty())
    return done(json_reply({{"table", {{"id", room->next_table()}}}}));
  if (const auto refusal = over_budget(*speaker, request.address)) return done(*refusal);
  RoomHead head = room->head();
  head.id = fresh_table_id();
  head.host = speaker->person;
  head.secret = fresh_secret();  // one secret per table: every game of a series is drawn afresh
  // The same deal is the same only with the same cards.
  if (!head.practice && head.position.empty()) head.edition.clear();
  head.created_ms = loop_.now_ms();
  std::vector<std::string> seats;
  for (const RoomSeat& seat : room->seats())
    seats.push_back(seat.kind == RoomSeat::Kind::kBot ? seat.level
                    : seat.person == speaker->person  ? "me"
                                                      : "open");
  house_.create(*speaker, head, first_requests(*speaker, seats, false),
                [=, this, who = *speaker](const auto& refusal, const std::string& next) {
                  if (refusal) return done(refusal_reply(*refusal));
                  announce_rematch(who.person, id, next, done);
                });
}

// If two ask at the same moment, one of the new tables is unused.
void Api::announce_rematch(const std::string& person, const std::string& old,
                           const std::string& next, const Replied& done) {
  house_.ask(
      old, [=](const Room& room) { return room.rematch(person, next); },
      [=, this](const std::optional<RoomRefusal>& refusal) {
        const Room* room = house_.find(old);
        const bool ours = !refusal && room != nullptr && room->next_table() == next;
        if (ours) return done(json_reply({{"table", house_.find(next)->table_json()}}, 201));
        house_.ask(
            next, [](const Room& made) { return made.abandon("another rematch was faster"); },
            [](const auto&) {});
        if (refusal) return done(refusal_reply(*refusal));
        done(json_reply({{"table", {{"id", room->next_table()}}}}));
      });
}

}  // namespace paradoxa
