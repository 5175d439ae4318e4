// The REST side: games, people, tables, records. docs/openapi.json describes it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json_cursor.hpp"
#include "server/films.hpp"
#include "server/house.hpp"
#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/people.hpp"

namespace paradoxa {

struct ApiSettings {
  bool https = false;                // behind a proxy with TLS: strict cookies, HSTS
  std::vector<std::string> origins;  // origins whose pages are allowed, besides our own
  double limit_factor = 1;           // of all rates
  // New tables: burst size, and rate per hour.
  double tables_burst_per_person = 20, tables_per_hour_and_person = 30;
  double tables_burst_per_address = 60, tables_per_hour_and_address = 120;
  std::size_t tables_per_export = 1000;  // in one answer; the rest follows in further ones
};

class Api {
 public:
  // `workers` make replays, and complete positions.
  Api(House& house, People& people, Store& read, Workers& workers, Loop& loop,
      const ApiSettings& settings);
  ~Api() { *alive_ = false; }
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;

  // Answers every path under /api/, and /healthz, /readyz, /metrics. `done` is called once, on the
  // loop.
  void handle(const HttpRequest& request, Replied done);

  // Whether requests from a page of this origin are allowed: our own, or a listed one. Our own is a
  // numeric address or localhost; a name has to be listed, since any name can be made to point
  // here. No origin at all is fine only with a bearer token, which no page sends by accident.
  bool origin_allowed(const HttpRequest& request) const;
  std::optional<Speaker> speaker_of(const HttpRequest& request);
  std::optional<Speaker> speaker_with(std::string_view token);
  // Whether the lookup failed only because the store could not be read.
  bool unreadable() const { return people_.unreadable(); }
  std::string cookie(const std::string& token) const;
  std::string_view cookie_name() const;
  // Additional output for /metrics.
  void also_report(std::function<void(MetricsText&)> report) { also_report_ = std::move(report); }
  // Method and path of every route; '*' stands for one part of a path.
  static std::vector<std::pair<std::string_view, std::string_view>> routes();

 private:
  using Handler = void (Api::*)(const HttpRequest&, const Replied&);
  struct Route;
  static std::span<const Route> all_routes();

  void games(const HttpRequest& request, const Replied& done);
  void rules(const HttpRequest& request, const Replied& done);
  void content(const HttpRequest& request, const Replied& done);
  void me(const HttpRequest& request, const Replied& done);
  void guest(const HttpRequest& request, const Replied& done);
  void rename(const HttpRequest& request, const Replied& done);
  void account(const HttpRequest& request, const Replied& done);
  void log_in(const HttpRequest& request, const Replied& done);
  void log_out(const HttpRequest& request, const Replied& done);
  void export_me(const HttpRequest& request, const Replied& done);
  void forget_me(const HttpRequest& request, const Replied& done);
  void new_table(const HttpRequest& request, const Replied& done);
  void list_tables(const HttpRequest& request, const Replied& done);
  void one_table(const HttpRequest& request, const Replied& done);
  void record(const HttpRequest& request, const Replied& done);
  void replay(const HttpRequest& request, const Replied& done);
  // What each seat's notebook could say at one moment of a game that is over.
  void known(const HttpRequest& request, const Replied& done);
  void shoot(const std::string& key, const Room& room, const Replied& done, const Films::Made& show,
             Films::Shoot scene);
  void rematch(const HttpRequest& request, const Replied& done);
  void health(const HttpRequest& request, const Replied& done);
  void ready(const HttpRequest& request, const Replied& done);
  void metrics(const HttpRequest& request, const Replied& done);

  // Charges a new table to the budgets of a person and an address, or says when to retry.
  std::optional<HttpReply> over_budget(const Speaker& host, const std::string& address);
  void create_from_position(const Speaker& host, const RoomHead& head,
                            const std::vector<std::string>& seats, bool start, const Replied& done);
  void create(const Speaker& host, RoomHead head, const std::vector<std::string>& seats, bool start,
              const Replied& done);
  static std::vector<House::Request> first_requests(const Speaker& host,
                                                    const std::vector<std::string>& seats,
                                                    bool start);
  void announce_rematch(const std::string& person, const std::string& old, const std::string& next,
                        const Replied& done);
  struct OverRoom {
    const Room* room = nullptr;    // or null, and
    HttpReply wrong;               // why
    std::unique_ptr<Room> stored;  // where it is not live
  };
  OverRoom over_room(const std::string& id) const;
  std::optional<HttpReply> branch_from(const JsonCursor& from, RoomHead& head) const;
  std::string guess_key(std::string_view account) const;
  // How a fresh token is returned: programs get it in the answer, pages must not see it.
  enum class TokenIn : std::uint8_t { kCookie, kBody };
  static TokenIn token_in(const HttpRequest& request, const JsonCursor& body);
  People::Welcomed welcoming(TokenIn where, const Replied& done) const;

  House& house_;
  People& people_;
  Store& read_;
  Loop& loop_;
  Workers& workers_;
  ApiSettings settings_;
  Films films_;
  Durations replies_;
  std::function<void(MetricsText&)> also_report_;
  Buckets requests_;  // by address
  Buckets logins_;    // by address
  Buckets guesses_;   // by account, see guess_key
  const std::string guess_salt_;
  Buckets tables_by_person_;
  Buckets tables_by_address_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for answers that come too late
};

}  // namespace paradoxa
