#include "server/api.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include <boost/json.hpp>

#include "server/api_parts.hpp"

namespace paradoxa {
namespace {

// A numeric address, or localhost, each with or without a port: no foreign name server can fake
// these.
bool is_plain_host(std::string_view host) {
  if (host.starts_with('[')) return host.find(']') != std::string_view::npos;
  host = host.substr(0, host.rfind(':'));
  if (host == "localhost") return true;
  return std::count(host.begin(), host.end(), '.') == 3 &&
         host.find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace

Api::Api(House& house, People& people, Store& read, Workers& workers, Loop& loop,
         const ApiSettings& settings)
    : house_(house),
      people_(people),
      read_(read),
      loop_(loop),
      workers_(workers),
      settings_(settings),
      films_(loop, workers),
      requests_(60, 20, settings.limit_factor),
      logins_(10, 10.0 / 60, settings.limit_factor),
      guesses_(10, 12.0 / 3600, settings.limit_factor),
      guess_salt_(fresh_token()),
      tables_by_person_(settings.tables_burst_per_person,
                        settings.tables_per_hour_and_person / 3600, settings.limit_factor),
      tables_by_address_(settings.tables_burst_per_address,
                         settings.tables_per_hour_and_address / 3600, settings.limit_factor) {}

std::string_view Api::cookie_name() const {
  return settings_.https ? "__Host-paradoxa" : "paradoxa";
}

std::string Api::cookie(const std::string& token) const {
  std::string text = std::string(cookie_name()) + "=" + token;
  text += "; Path=/; HttpOnly; SameSite=Strict; Max-Age=" +
          std::to_string(token.empty() ? 0 : people_.token_life().absolute_ms / 1000);
  return settings_.https ? text + "; Secure" : text;
}

bool Api::origin_allowed(const HttpRequest& request) const {
  if (request.origin.empty()) return request.bearer || request.token.empty();
  const std::string own = (settings_.https ? "https://" : "http://") + request.host;
  if (is_plain_host(request.host) && request.origin == own) return true;
  return std::find(settings_.origins.begin(), settings_.origins.end(), request.origin) !=
         settings_.origins.end();
}

std::optional<Speaker> Api::speaker_with(std::string_view token) { return people_.who(token); }

std::optional<Speaker> Api::speaker_of(const HttpRequest& request) {
  return speaker_with(request.token);
}

struct Api::Route {
  std::string_view method;
  std::string_view path;  // '*' stands for one part
  Handler handler;
  bool alike_for_all = false;  // the answer does not depend on who asks
  bool may_wait = false;       // work that an overloaded server refuses
};

std::span<const Api::Route> Api::all_routes() {
  static constexpr std::array kRoutes{
      Route{"GET", "/healthz", &Api::health, true},
      Route{"GET", "/readyz", &Api::ready, true},
      Route{"GET", "/metrics", &Api::metrics, true},
      Route{"GET", "/api/games", &Api::games, true},
      Route{"GET", "/api/rules/*", &Api::rules, true},
      Route{"GET", "/api/content/*", &Api::content, true},
      Route{"GET", "/api/me", &Api::me},
      Route{"GET", "/api/me/export", &Api::export_me, false, true},
      Route{"POST", "/api/me/name", &Api::rename},
      Route{"POST", "/api/me/forget", &Api::forget_me},
      Route{"POST", "/api/guest", &Api::guest, false, true},
      Route{"POST", "/api/account", &Api::account, false, true},
      Route{"POST", "/api/login", &Api::log_in, false, true},
      Route{"POST", "/api/logout", &Api::log_out},
      Route{"POST", "/api/tables", &Api::new_table, false, true},
      Route{"GET", "/api/tables", &Api::list_tables},
      Route{"GET", "/api/tables/*", &Api::one_table},
      Route{"GET", "/api/tables/*/record", &Api::record},
      Route{"GET", "/api/tables/*/replay", &Api::replay, false, true},
      Route{"GET", "/api/tables/*/known", &Api::known, false, true},
      Route{"POST", "/api/tables/*/rematch", &Api::rematch, false, true},
  };
  return kRoutes;
}

std::vector<std::pair<std::string_view, std::string_view>> Api::routes() {
  std::vector<std::pair<std::string_view, std::string_view>> found;
  for (const Route& route : all_routes()) found.emplace_back(route.method, route.path);
  return found;
}

void Api::handle(const HttpRequest& request, Replied replied) {
  const auto begin = std::chrono::steady_clock::now();
  const Replied done = [this, begin, replied = std::move(replied)](HttpReply reply) {
    replies_.add_since(begin);
    replied(std::move(reply));
  };
  if (!requests_.take(request.address, loop_.now_ms()))
    return done(too_fast("too many requests, wait a moment", requests_.wait_ms(request.address)));
  std::string allowed;
  for (const Route& route : all_routes()) {
    if (!path_matches(route.path, request.path)) continue;
    if (route.method != request.method) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(route.method);
      continue;
    }
    if (request.method == "POST" && !origin_allowed(request))
      return done(error_reply(403, "wrong_origin", "this page's origin is not allowed"));
    if (!route.alike_for_all && !request.token.empty() && !people_.who(request.token) &&
        people_.unreadable())
      return done(error_reply(503, "unreadable", kCannotLookUp));
    if (route.may_wait && !house_.pressure().admits(Work::kNew))
      return done(come_back(503, "slow_down", "the server is very busy: try again in a moment",
                            house_.pressure().retry_ms()));
    return (this->*route.handler)(request, done);
  }
  if (allowed.empty()) return done(error_reply(404, "not_found", "not found"));
  HttpReply reply = error_reply(405, "wrong_method", "use " + allowed);
  reply.headers.emplace_back("Allow", allowed);
  done(std::move(reply));
}

void Api::health(const HttpRequest&, const Replied& done) {
  done(json_reply({{"ok", true}, {"tables", house_.live_tables()}}));
}

void Api::ready(const HttpRequest&, const Replied& done) {
  if (house_.store_failure().empty()) return done(json_reply({{"ready", true}}));
  // The reason is in the log: file names are not for clients.
  done(error_reply(503, "not_saved", "nothing can be saved right now"));
}

void Api::metrics(const HttpRequest&, const Replied& done) {
  MetricsText metrics;
  house_.report(metrics);
  metrics.gauge("work_waiting", static_cast<double>(people_.waiting()), R"(line="passwords")");
  metrics.gauge("work_waiting", static_cast<double>(films_.waiting()), R"(line="replays")");
  metrics.durations("http", replies_);
  if (also_report_) also_report_(metrics);
  metrics.process();
  HttpReply reply;
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  reply.body = metrics.text();
  done(std::move(reply));
}

void Api::games(const HttpRequest&, const Replied& done) {
  json::array games;
  for (const auto& game : house_.registry().games())
    games.push_back(json::object{{"name", game->name()},
                                 {"title", game->title()},
                                 {"prefix", game->prefix()},
                                 {"min_seats", game->min_seats()},
                                 {"max_seats", game->max_seats()},
                                 {"default_seats", game->default_seats()},
                                 {"score_unit", game->score_unit()},
                                 {"content", game->edition().id},
                                 {"options", game->option_list()}});
  json::array levels;
  for (const BotLevel& level : kBotLevels)
    levels.push_back(json::object{{"name", level.name}, {"text", level.summary}});
  done(json_reply({{"games", std::move(games)}, {"bots", std::move(levels)}}));
}

void Api::content(const HttpRequest& request, const Replied& done) {
  const std::string name(path_part(request.path, 2));
  const AnyGame* game = house_.registry().find(name, asked(request, "edition", ""));
  if (game == nullptr)
    return done(error_reply(404, "no_game", "there is no such game, or no such edition of it"));
  HttpReply reply = json_reply(game->printed());
  reply.headers.emplace_back("Cache-Control", "public, max-age=3600");
  done(std::move(reply));
}

void Api::rules(const HttpRequest& request, const Replied& done) {
  const std::string name(path_part(request.path, 2));
  const AnyGame* game = house_.registry().find(name, asked(request, "edition", ""));
  for (const EmbeddedRules& law : embedded_rules()) {
    if (law.game != name || game == nullptr) continue;
    json::array clauses;
    for (const EmbeddedClause& clause : law.clauses)
      clauses.push_back(json::object{
          {"id", clause.id}, {"chapter", clause.chapter}, {"text", game->law(clause)}});
    HttpReply reply =
        json_reply({{"game", law.game}, {"title", law.title}, {"clauses", std::move(clauses)}});
    reply.headers.emplace_back("Cache-Control", "public, max-age=3600");
    return done(std::move(reply));
  }
  done(error_reply(404, "no_game", "there is no such game, or no such edition of it"));
}

}  // namespace paradoxa
