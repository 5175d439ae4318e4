// Routes about people.
#include <limits>

#include "server/api.hpp"
#include "server/api_parts.hpp"
#include "server/names.hpp"

namespace paradoxa {
namespace {

// Hexadecimal digits: 65,536 budgets at most, whatever names come in.
constexpr std::size_t kGuessDigits = 4;

json::object speaker_json(const Speaker& speaker) { return {{"name", speaker.name}}; }

// The progress of an export. A table only ever moves to a later stage, so none is missed if it
// changes between two answers.
struct ExportMark {
  TableStage stage = TableStage::kOpen;
  std::int64_t before_ms = std::numeric_limits<std::int64_t>::max();
  std::string before_id{};
};

ExportMark mark_of(const StoredTable& last) { return {last.stage, last.changed_ms, last.table.id}; }

std::string to_text(const ExportMark& mark) {
  return std::to_string(static_cast<int>(mark.stage)) + "-" + std::to_string(mark.before_ms) + "-" +
         mark.before_id;
}

std::optional<ExportMark> read_mark(std::string_view text) {
  const std::size_t first = text.find('-'), second = text.find('-', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return std::nullopt;
  const auto stage = whole_number(text.substr(0, first));
  const auto before_ms = whole_number(text.substr(first + 1, second - first - 1));
  if (!stage || !before_ms || *stage < 0 ||
      *stage > static_cast<std::int64_t>(TableStage::kAbandoned))
    return std::nullopt;
  return ExportMark{static_cast<TableStage>(*stage), *before_ms,
                    std::string(text.substr(second + 1))};
}

// A person's tables behind a mark, stage by stage; so many at most.
std::vector<StoredTable> tables_from(Store& store, const std::string& person, ExportMark mark,
                                     std::size_t most) {
  std::vector<StoredTable> found;
  for (auto stage = static_cast<int>(mark.stage);
       stage <= static_cast<int>(TableStage::kAbandoned) && found.size() < most; ++stage) {
    const int wanted = static_cast<int>(most - found.size());
    for (StoredTable& stored : store.list({static_cast<TableStage>(stage), person, false, wanted,
                                           mark.before_ms, mark.before_id}))
      found.push_back(std::move(stored));
    if (!store.trouble().empty()) break;
    mark = {};
  }
  return found;
}

}  // namespace

// Browsers send an Origin, and a token that a script can read can be stolen.
Api::TokenIn Api::token_in(const HttpRequest& request, const JsonCursor& body) {
  const JsonCursor wanted = body.maybe("token");
  if (!wanted.exists() || !wanted.truth()) return TokenIn::kCookie;
  if (!request.origin.empty()) wanted.fail("a page gets its token as a cookie only");
  return TokenIn::kBody;
}

People::Welcomed Api::welcoming(TokenIn where, const Replied& done) const {
  return [this, where, done](const People::Welcome& welcome) {
    if (!welcome.error_code.empty()) {
      const std::string& code = welcome.error_code;
      const int status = code == "wrong_login"                                           ? 401
                         : code == "name_taken" || code == "has_account"                 ? 409
                         : code == "busy" || code == "not_saved" || code == "unreadable" ? 503
                         : code == "nobody"                                              ? 404
                                                                                         : 400;
      return done(error_reply(status, code, welcome.error));
    }
    json::object object = speaker_json(welcome.speaker);
    const bool in_body = where == TokenIn::kBody;
    if (!welcome.token.empty() && in_body) object["token"] = welcome.token;
    HttpReply reply = json_reply(object);
    if (!welcome.token.empty() && !in_body)
      reply.headers.emplace_back("Set-Cookie", cookie(welcome.token));
    reply.headers.emplace_back("Cache-Control", "no-store");
    done(std::move(reply));
  };
}

void Api::me(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  json::object object = speaker_json(*speaker);
  if (const auto person = read_.person(speaker->person))
    object["account"] =
        person->account.empty() ? json::value(nullptr) : json::value(person->account);
  HttpReply reply = json_reply(object);
  reply.headers.emplace_back("Cache-Control", "no-store");
  done(std::move(reply));
}

void Api::guest(const HttpRequest& request, const Replied& done) {
  if (!logins_.take(request.address, loop_.now_ms()))
    return done(too_fast("too many new guests from this address, wait a moment",
                         logins_.wait_ms(request.address)));
  RequestBody body(request);
  const JsonCursor cursor = body.cursor();
  cursor.only({"name", "token"});
  const std::string name(cursor.at("name").text());
  const TokenIn where = token_in(request, cursor);
  if (body.bad()) return done(body.reply());
  people_.new_guest(name, welcoming(where, done));
}

void Api::rename(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  RequestBody body(request);
  const JsonCursor cursor = body.cursor();
  cursor.only({"name"});
  const std::string name(cursor.at("name").text());
  if (body.bad()) return done(body.reply());
  people_.rename(speaker->person, name, welcoming(TokenIn::kCookie, done));
}

void Api::account(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  if (!logins_.take(request.address, loop_.now_ms()))
    return done(too_fast("too many attempts, wait a minute", logins_.wait_ms(request.address)));
  RequestBody body(request);
  const JsonCursor cursor = body.cursor();
  cursor.only({"account", "password", "token"});
  const std::string account(cursor.at("account").text()), password(cursor.at("password").text());
  const TokenIn where = token_in(request, cursor);
  if (body.bad()) return done(body.reply());
  const auto welcome = welcoming(where, done);
  people_.make_account(speaker->person, account, password,
                       [this, welcome, person = speaker->person](const People::Welcome& made) {
                         // The guest's tokens are revoked. The fresh one has not opened anything
                         // yet.
                         if (made.error_code.empty())
                           house_.close_all_of(person, CloseCode::kLoggedOut,
                                               "you have an account now, and a new token");
                         welcome(made);
                       });
}

// Each budget is shared by a few names; the salt keeps others from finding out which. So memory is
// bounded, and a flood of names cannot evict a budget.
std::string Api::guess_key(std::string_view account) const {
  const Digest digest = sha256(guess_salt_ + look_of(account.substr(0, kMaxNameBytes)));
  return to_hex(digest).substr(0, kGuessDigits);
}

void Api::log_in(const HttpRequest& request, const Replied& done) {
  if (!logins_.take(request.address, loop_.now_ms()))
    return done(too_fast("too many attempts, wait a minute", logins_.wait_ms(request.address)));
  RequestBody body(request);
  const JsonCursor cursor = body.cursor();
  cursor.only({"account", "password", "token"});
  const std::string account(cursor.at("account").text()), password(cursor.at("password").text());
  const TokenIn where = token_in(request, cursor);
  if (body.bad()) return done(body.reply());
  // Before any lookup: the refusal is the same whether or not the account exists, even with the
  // right password.
  const std::string key = guess_key(account);
  if (!guesses_.take(key, loop_.now_ms()))
    return done(
        too_fast("too many attempts on this account, wait a few minutes", guesses_.wait_ms(key)));
  people_.log_in(account, password, welcoming(where, done));
}

void Api::log_out(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  people_.log_out(request.token, [this, done, person = speaker->person](bool kept) {
    if (!kept) return done(error_reply(503, "not_saved", "this could not be saved"));
    house_.close_all_of(person, CloseCode::kLoggedOut, "you have logged out");
    HttpReply reply = json_reply({{"ok", true}});
    reply.headers.emplace_back("Set-Cookie", cookie(""));
    done(std::move(reply));
  });
}

// Everything that is kept about a person, so many tables at a time.
void Api::export_me(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  const auto person = read_.person(speaker->person);
  if (!person) return done(nobody());
  ExportMark mark;
  if (const auto before = request.query.find("before"); before != request.query.end()) {
    const auto given = read_mark(before->second);
    if (!given)
      return done(error_reply(400, "bad_page", "'before' must be the 'next' of an export page"));
    mark = *given;
  }
  // One more than is told: whether there are others.
  std::vector<StoredTable> found =
      tables_from(read_, person->id, mark, settings_.tables_per_export + 1);
  if (!read_.trouble().empty()) return done(error_reply(503, "unreadable", kCannotLookUp));
  const bool more = found.size() > settings_.tables_per_export;
  if (more) found.pop_back();
  json::array tables;
  for (const StoredTable& stored : found) {
    json::object table{{"table", stored.table.id},
                       {"game", stored.table.game},
                       {"created_ms", stored.table.created_ms}};
    json::array notes;
    for (const SeatNotes& one : read_.notes(stored.table.id))
      if (one.person == person->id)
        notes.push_back(json::object{{"seat", one.seat}, {"text", one.text}});
    if (!notes.empty()) table["notes"] = std::move(notes);
    if (!read_.trouble().empty()) return done(error_reply(503, "unreadable", kCannotLookUp));
    tables.push_back(std::move(table));
  }
  json::object all{{"id", person->id},
                   {"name", person->name},
                   {"account", person->account},
                   {"created_ms", person->created_ms},
                   {"tables", std::move(tables)}};
  if (more) all["next"] = to_text(mark_of(found.back()));
  HttpReply reply = json_reply(all);
  reply.headers.emplace_back("Cache-Control", "no-store");
  done(std::move(reply));
}

void Api::forget_me(const HttpRequest& request, const Replied& done) {
  const auto speaker = speaker_of(request);
  if (!speaker) return done(nobody());
  house_.forget(speaker->person, [this, done, person = speaker->person](bool everywhere) {
    const auto not_saved =
        error_reply(503, "not_saved", "not all of it could be deleted: try again");
    if (!everywhere) return done(not_saved);
    people_.forget(person, [this, done, person, not_saved](bool kept) {
      if (!kept) return done(not_saved);
      house_.close_all_of(person, CloseCode::kLoggedOut, "your data is deleted");
      HttpReply reply = json_reply({{"ok", true}});
      reply.headers.emplace_back("Set-Cookie", cookie(""));
      done(std::move(reply));
    });
  });
}

}  // namespace paradoxa
