// What an operator sees of a house: its tables, its figures, and whether it keeps up.
#include <algorithm>
#include <utility>

#include <boost/json.hpp>

#include "server/house.hpp"

namespace paradoxa {

std::vector<json::object> House::inventory() const {
  std::vector<const Live*> newest;
  newest.reserve(tables_.size());
  for (const auto& [id, live] : tables_) newest.push_back(&live);
  std::sort(newest.begin(), newest.end(), [](const Live* a, const Live* b) {
    const RoomHead &one = a->room->head(), &other = b->room->head();
    return std::pair(one.created_ms, one.id) > std::pair(other.created_ms, other.id);
  });
  constexpr std::string_view kStages[] = {"open", "running", "finished", "abandoned"};
  std::vector<json::object> all;
  for (const Live* live : newest) {
    const Room& room = *live->room;
    all.push_back({{"id", room.head().id},
                   {"game", room.head().game},
                   {"stage", kStages[static_cast<std::size_t>(room.stage())]},
                   {"frozen", live->frozen},
                   {"public", room.head().settings.open_to_all},
                   {"host", room.head().host},
                   {"connected", live->clients.size()},
                   {"moves", room.ply()},
                   {"created_ms", room.head().created_ms},
                   {"people_ms", live->people_ms}});
  }
  return all;
}

void House::report(MetricsText& metrics) const {
  metrics.counter("moves", figures_.moves);
  metrics.counter("refused", figures_.refused);
  metrics.counter("frames", figures_.frames);
  metrics.counter("tables_created", figures_.tables_created);
  metrics.counter("tables_finished", figures_.tables_finished);
  metrics.counter("tables_frozen", figures_.tables_frozen);
  metrics.counter("not_saved", figures_.not_saved);
  metrics.counter("store_failures", figures_.store_failures);
  metrics.gauge("store_failing", store_failure_.empty() ? 0 : 1);
  metrics.gauge("tables", static_cast<double>(tables_.size()));
  metrics.gauge("connections", static_cast<double>(clients_.size()));
  std::size_t waiting = 0;
  for (const auto& [id, live] : tables_) waiting += live.line.size();
  metrics.gauge("requests_waiting", static_cast<double>(waiting));
  metrics.durations("answer", answers_);

  const Writer::Figures written = writer_.figures();
  metrics.counter("commits", written.commits);
  metrics.gauge("commits_waiting", static_cast<double>(written.waiting));
  metrics.durations("commit", written.took);

  const BotPool::Figures bots = bots_.figures();
  constexpr std::array<std::string_view, kUrgencies> kNames{"awaited", "advice", "unwatched"};
  for (std::size_t urgency = 0; urgency < kUrgencies; ++urgency)
    metrics.gauge("bots_waiting", static_cast<double>(bots.waiting[urgency]),
                  "urgency=\"" + std::string(kNames[urgency]) + "\"");
  metrics.gauge("bots_thinking", static_cast<double>(bots.thinking));
  metrics.durations("bot_wait", bots.waited);
  metrics.durations("bot_thought", bots.thought);

  metrics.gauge("refusing_share", pressure_.level());
  for (const auto& [work, name] : {std::pair(Work::kNew, "new"), std::pair(Work::kAdvice, "hint"),
                                   std::pair(Work::kMove, "move")})
    metrics.counter("slowed_down", pressure_.refused(work), "work=\"" + std::string(name) + "\"");
  metrics.durations("loop_delay", pressure_.delays());
}

void House::watch_pressure() {
  const std::int64_t due_ms = loop_.now_ms() + Pressure::kEveryMs;
  loop_.after(Pressure::kEveryMs, [this, due_ms, alive = alive_] {
    if (!*alive) return;
    const bool refused_before = pressure_.level() > 0;
    pressure_.observe(std::max<std::int64_t>(loop_.now_ms() - due_ms, writer_.behind().count()));
    const bool refuses = pressure_.level() > 0;
    if (refuses != refused_before) log_.line(refuses ? "overloaded" : "keeps_up_again", {});
    watch_pressure();
  });
}

}  // namespace paradoxa
