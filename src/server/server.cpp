#include "server/server.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <unistd.h>

#include "server/admin.hpp"
#include "server/http_session.hpp"
#include "server/services.hpp"
#include "server/store_check.hpp"
#include "server/wall_clock.hpp"
#include "store/store_lock.hpp"

namespace paradoxa {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::size_t kMaxBotsWaiting = 4096;

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io) {}

  void post(std::function<void()> work) override { asio::post(io_, std::move(work)); }
  void after(std::int64_t delay_ms, std::function<void()> work) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::milliseconds(delay_ms));
    timer->async_wait([timer, work = std::move(work)](boost::system::error_code ec) {
      if (!ec) work();
    });
  }
  std::int64_t now_ms() const override { return clock_.now_ms(); }

 private:
  asio::io_context& io_;
  SteadyClock clock_;
};

}  // namespace

// In the order in which things depend on each other; they go in the opposite one.
struct Server::Inside {
  Inside(const Registry& registry, const ServerSettings& wanted, Log& logged)
      : settings(wanted), log(logged), loop(io), acceptor(io), registry_(registry) {}

  std::string open() {
    auto taken = StoreLock::take(file_of_store(settings.store));
    if (!taken) return taken.error();
    lock = std::move(*taken);
    OpenedStore opened = open_store(settings.store);
    if (!opened.store) return opened.error;
    write_store = std::move(opened.store);
    if (settings.store != "memory:") {
      OpenedStore again = open_store(settings.store, StoreUse::kRead);
      if (!again.store) return again.error;
      read_store = std::move(again.store);
    }
    Store& read = read_store ? *read_store : *write_store;
    writer = std::make_unique<WriterThread>(*write_store, [this](const std::string& why) {
      loop.post([this, why] {
        if (house) house->store_changed(why);
      });
    });
    bots = std::make_unique<BotPool>(settings.bot_threads, kMaxBotsWaiting);
    workers = std::make_unique<Workers>();
    film_workers = std::make_unique<Workers>();
    HouseLimits limits = settings.house;
    limits.aids_burst *= settings.api.limit_factor;
    limits.aids_per_second *= settings.api.limit_factor;
    limits.hints_burst *= settings.api.limit_factor;
    limits.hints_per_second *= settings.api.limit_factor;
    house = std::make_unique<House>(registry_, read, *writer, *bots, loop, log, limits);
    people = std::make_unique<People>(read, *writer, loop, *workers, settings.tokens);
    if (!read.trouble().empty()) return "the accounts cannot be read: " + read.trouble();
    api = std::make_unique<Api>(*house, *people, read, *film_workers, loop, settings.api);
    pages = std::make_unique<Pages>(settings.web);
    services = std::make_unique<Services>(
        Services{settings, loop, log, *house, *api, *pages, Counts(settings.sockets_per_address),
                 Counts(settings.sockets_per_person),
                 Unread(settings.network.unread_per_address, settings.network.unread)});
    api->also_report([this](MetricsText& metrics) { services->report(metrics); });
    house->recover();
    house->watch_pressure();
    retention =
        std::make_unique<Retention>(*house, *people, read, *writer, loop, settings.retention);
    retention->start();
    if (read_store) {
      admin = std::make_unique<Admin>(io, *house, log);
      const std::string socket = admin_socket_of(file_of_store(settings.store));
      // The game goes on without it.
      if (const std::string error = admin->listen(socket); !error.empty())
        log.line("no_admin", {{"why", error}});
    }
    if (read_store) store_check = std::make_unique<StoreCheck>(settings.store, loop, log);
    return listen();
  }

  std::string listen() {
    boost::system::error_code ec;
    const auto address = asio::ip::make_address(settings.address, ec);
    if (ec) return settings.address + " is not an address";
    const tcp::endpoint endpoint(address, settings.port);
    acceptor.open(endpoint.protocol(), ec);
    if (!ec) acceptor.set_option(asio::socket_base::reuse_address(true), ec);
    if (!ec && address.is_v6()) acceptor.set_option(asio::ip::v6_only(false), ec);
    if (!ec) acceptor.bind(endpoint, ec);
    if (!ec) acceptor.listen(asio::socket_base::max_listen_connections, ec);
    if (ec)
      return "cannot listen on " + settings.address + ":" + std::to_string(settings.port) + ": " +
             ec.message();
    asio::co_spawn(io, accept_all(), asio::detached);
    return {};
  }

  asio::awaitable<void> accept_all() {
    while (acceptor.is_open()) {
      boost::system::error_code ec;
      tcp::socket socket =
          co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, ec));
      if (ec == asio::error::operation_aborted) co_return;
      if (ec) {
        // Out of handles: wait for some to come back rather than spin.
        services->turned_away("", "cannot_accept");
        asio::steady_timer pause(io, std::chrono::milliseconds(100));
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, ec));
        continue;
      }
      socket.set_option(tcp::no_delay(true), ec);
      asio::co_spawn(io, serve_http(std::move(socket), *services), asio::detached);
    }
  }

  // No new work. What is on its way to the disk gets there and is acknowledged; then clients are
  // told to come back.
  void wind_down() {
    if (services->stopping) return;
    services->stopping = true;
    boost::system::error_code ec;
    acceptor.close(ec);
    if (admin) admin->close();
    log.line("stopping", {});
    // Behind everything that waits for the writer, and so after it.
    writer->submit({}, [this](Kept) { loop.post([this] { say_goodbye(); }); });
    loop.after(settings.network.drain_ms, [this] { say_goodbye(); });
  }

  void say_goodbye() {
    if (std::exchange(goodbye_said, true)) return;
    house->close_all(CloseCode::kGoingAway, "the server is restarting, come back in a moment");
    end_when_quiet(loop.now_ms() + settings.network.drain_ms);
  }

  void end_when_quiet(std::int64_t at_the_latest_ms) {
    constexpr std::int64_t kLookAgain = 10;
    if (services->busy == 0 || loop.now_ms() >= at_the_latest_ms) return io.stop();
    loop.after(kLookAgain, [=, this] { end_when_quiet(at_the_latest_ms); });
  }

  // What one piece of work throws ends that piece of work, not the server.
  void run_all() {
    for (;;) try {
        io.run();
        return;
      } catch (const std::exception& error) {
        log.line("mistake", {{"where", "loop"}, {"why", error.what()}});
      }
  }

  ServerSettings settings;
  Log& log;
  std::unique_ptr<Services> services;  // outlives the loop: see there
  bool goodbye_said = false;
  asio::io_context io{1};
  AsioLoop loop;
  StoreLock lock;
  std::unique_ptr<Store> write_store, read_store;
  std::unique_ptr<Writer> writer;
  std::unique_ptr<BotPool> bots;
  std::unique_ptr<Workers> workers, film_workers;
  std::unique_ptr<StoreCheck> store_check;
  std::unique_ptr<House> house;
  std::unique_ptr<People> people;
  std::unique_ptr<Retention> retention;
  std::unique_ptr<Api> api;
  std::unique_ptr<Pages> pages;
  std::unique_ptr<Admin> admin;
  tcp::acceptor acceptor;

 private:
  const Registry& registry_;
};

Server::Server(const Registry& registry, const ServerSettings& settings, Log& log,
               std::string& error)
    : inside_(std::make_unique<Inside>(registry, settings, log)) {
  error = inside_->open();
}

Server::~Server() {
  // Threads first: they post to the loop and use the stores.
  inside_->bots.reset();
  inside_->workers.reset();
  inside_->film_workers.reset();
  inside_->store_check.reset();
  inside_->writer.reset();
}

std::uint16_t Server::port() const {
  boost::system::error_code ec;
  return inside_->acceptor.local_endpoint(ec).port();
}

namespace {

// Signals that end a process by default, and must not end a server: a reader of its log that went
// away, a file that may not grow (the store notices, and says so), a reload of which it knows none.
void ignore_harmless_signals() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  // A terminal that is closed ends what was started in it.
  if (::isatty(STDIN_FILENO) == 0) std::signal(SIGHUP, SIG_IGN);
}

bool ignores(int signal) {
  struct sigaction now{};
  return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

void Server::run(bool signals) {
  asio::signal_set set(inside_->io);
  if (signals) {
    ignore_harmless_signals();
    set.add(SIGINT);
    set.add(SIGTERM);
    if (!ignores(SIGHUP)) set.add(SIGHUP);
    set.async_wait([this, &set](boost::system::error_code ec, int) {
      if (ec) return;
      set.clear(ec);  // from here on a signal does what signals do: end the process
      inside_->wind_down();
    });
  }
  inside_->run_all();
}

void Server::stop() {
  asio::post(inside_->io, [this] { inside_->wind_down(); });
}

}  // namespace paradoxa
