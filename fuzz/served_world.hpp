// Everything of a server but its port, in one thread's hands.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/json.hpp>
#include <sys/socket.h>
#include <unistd.h>

#include "invariant.hpp"
#include "server/http_session.hpp"
#include "server/services.hpp"
#include "server/wall_clock.hpp"
#include "store/memory_store.hpp"

namespace paradoxa {

class WorldLoop final : public Loop {
 public:
  explicit WorldLoop(boost::asio::io_context& io) : io_(io) {}
  void post(std::function<void()> work) override { boost::asio::post(io_, std::move(work)); }
  void after(std::int64_t delay_ms, std::function<void()> work) override {
    auto timer = std::make_shared<boost::asio::steady_timer>(io_);
    timer->expires_after(std::chrono::milliseconds(delay_ms));
    timer->async_wait([timer, work = std::move(work)](boost::system::error_code ec) {
      if (!ec) work();
    });
  }
  std::int64_t now_ms() const override { return wall_clock_ms(); }

 private:
  boost::asio::io_context& io_;
};

// A mistake that was caught is a mistake.
class WorldLog final : public Log {
 public:
  void line(std::string_view what, std::initializer_list<LogField> fields) override {
    std::string text(what);
    for (const auto& [key, value] : fields) text += " " + std::string(value);
    must_hold(what != "mistake" && what != "frozen", "nothing goes wrong inside", text);
  }
};

class World {
 public:
  World() {
    settings.api.limit_factor = 1e6;
    settings.network.close_ms = 5;
    services =
        std::make_unique<Services>(Services{settings, loop, log, house, api, pages, Counts(100),
                                            Counts(100), Unread(1 << 20, 1 << 20)});
    bool done = false;
    people.new_guest("Fuzz", [&](const People::Welcome& welcome) {
      token = welcome.token;
      speaker = welcome.speaker;
      done = true;
    });
    run_until(done);
    table = new_table(R"(["me","open","open"])", false);  // a small one: greetings are short
  }
  ~World() {
    // As the server does: threads first.
    workers.reset();
    writer.reset();
  }

  std::string new_table(const std::string& seats, bool start) {
    HttpRequest request;
    request.method = "POST";
    request.path = "/api/tables";
    request.token = token;
    request.bearer = true;
    request.content_type = "application/json";
    request.body = R"({"game":"paradominetor","public":true,"seats":)" + seats +
                   (start ? R"(,"start":true})" : "}");
    std::string id;
    bool done = false;
    api.handle(request, [&](const HttpReply& reply) {
      must_hold(reply.status == 201, "a table can be made", reply.body);
      id = boost::json::parse(reply.body).at("table").at("id").as_string();
      done = true;
    });
    run_until(done);
    return id;
  }

  void run_until(const bool& done) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(5);
    while (!done) {
      must_hold(std::chrono::steady_clock::now() < end, "everything comes to an end");
      io.run_one_for(std::chrono::milliseconds(100));
    }
  }

  // Until pending writes are on disk and reported.
  void settle() {
    bool done = false;
    writer->submit({}, [&](Kept) { loop.post([&] { done = true; }); });
    run_until(done);
    io.poll();
  }

  // What a connection answers to these bytes, after which the client says no more.
  std::string converse(std::string_view bytes) {
    Ends ends(*this);
    ends.say(bytes);
    return ends.answer();
  }

  // The same behind a handshake.
  std::string converse_upgraded(std::string_view frames) {
    Ends ends(*this);
    ends.say("GET /api/tables/" + table +
             "/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
             "Authorization: Bearer " +
             token + "\r\n\r\n");
    ends.listen();
    ends.say(frames);
    return ends.answer();
  }

  // A client on one end, a session on the other.
  class Ends {
   public:
    explicit Ends(World& world) : world_(world) {
      must_hold(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends_) == 0, "there are sockets");
      const int size = 1 << 20;
      ::setsockopt(ends_[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
      boost::asio::ip::tcp::socket socket(world.io);
      socket.assign(boost::asio::ip::tcp::v4(), ends_[1]);
      boost::asio::co_spawn(
          world.io, serve_http(std::move(socket), *world.services),
          [](const std::exception_ptr& thrown) { must_hold(!thrown, "a session throws nothing"); });
      world.io.poll();
    }
    Ends(const Ends&) = delete;
    Ends& operator=(const Ends&) = delete;
    ~Ends() { ::close(ends_[0]); }

    void say(std::string_view bytes) {
      must_hold(::send(ends_[0], bytes.data(), bytes.size(), MSG_NOSIGNAL) ==
                    static_cast<ssize_t>(bytes.size()),
                "a short input fits into a socket");
    }
    // Until the first answer is there.
    void listen() {
      while (text_.empty() && !over()) turn();
    }
    std::string answer() {
      ::shutdown(ends_[0], SHUT_WR);
      while (!over()) turn();
      take();
      must_hold(world_.services->busy == 0, "places are given back");
      must_hold(world_.house.connections() == 0, "nobody stays at a table");
      return std::move(text_);
    }

   private:
    // A session may be thrown away instead of coming to its last line; its place comes back.
    bool over() const { return world_.services->sockets == 0; }
    void turn() {
      must_hold(std::chrono::steady_clock::now() < end_, "a connection comes to its end");
      world_.io.run_one_for(std::chrono::milliseconds(100));
      take();
    }
    void take() {
      char room[4096];
      for (ssize_t got; (got = ::recv(ends_[0], room, sizeof room, MSG_DONTWAIT)) > 0;)
        text_.append(room, static_cast<std::size_t>(got));
    }

    World& world_;
    int ends_[2]{};
    std::string text_;
    std::chrono::steady_clock::time_point end_ =
        std::chrono::steady_clock::now() + std::chrono::seconds(5);
  };

  ServerSettings settings;
  WorldLog log;
  std::unique_ptr<Services> services;  // outlives the loop
  boost::asio::io_context io{1};
  // It is not over when there is nothing to do for a moment.
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open{io.get_executor()};
  WorldLoop loop{io};
  MemoryStore store;
  std::unique_ptr<Writer> writer = std::make_unique<WriterThread>(store);
  BotPool bots{1, 64};
  std::unique_ptr<Workers> workers = std::make_unique<Workers>();
  House house{games(),
              store,
              *writer,
              bots,
              loop,
              log,
              HouseLimits{.tables = 1'000'000, .tables_per_person = 1'000'000}};
  People people{store, *writer, loop, *workers, TokenLife{}};
  Api api{house,    people, store,
          *workers, loop,   ApiSettings{.https = false, .origins = {}, .limit_factor = 1e6}};
  Pages pages{""};
  std::string token, table;
  Speaker speaker;
};

// The same for many inputs, and a fresh one from time to time: games end, chats fill.
inline World& world() {
  static std::unique_ptr<World> now;
  static int used = 0;
  if (!now || ++used % 2000 == 0) {
    now.reset();
    now = std::make_unique<World>();
  }
  return *now;
}

}  // namespace paradoxa
