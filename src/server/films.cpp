#include "server/films.hpp"

#include <utility>

#include <boost/json.hpp>

#include "server/guarded.hpp"
#include "server/zip.hpp"

namespace paradoxa {
namespace {

Film film_of(const std::shared_ptr<const AnyGame>& game, const Record& record,
             const Films::Shoot& shoot) {
  constexpr int kQuick = 1;
  Film film;
  Registry games;
  games.add(game);
  const std::string thrown = guarded([&] {
    const auto made = shoot(games, record);
    if (made)
      film.plain = json::serialize(*made);
    else
      film.error = made.error();
  });
  if (!thrown.empty()) film.error = thrown;
  film.zipped = zipped(film.plain, kQuick);
  return film;
}

}  // namespace

Films::Shared Films::find(const std::string& key) {
  const auto found = kept_.find(key);
  if (found == kept_.end()) return nullptr;
  by_use_.splice(by_use_.begin(), by_use_, found->second.used);
  return found->second.film;
}

bool Films::make(const std::string& key, std::shared_ptr<const AnyGame> game, const Record& record,
                 Shoot shoot, Made done) {
  const auto [waiting, first] = waiting_.try_emplace(key);
  waiting->second.push_back(std::move(done));
  if (!first) return true;
  const bool taken = workers_.submit([this, key, game = std::move(game), record,
                                      shoot = std::move(shoot), &loop = loop_, alive = alive_] {
    const auto film = std::make_shared<const Film>(film_of(game, record, shoot));
    loop.post([this, key, film, alive] {
      if (*alive) made(key, film);
    });
  });
  if (!taken) waiting_.erase(key);
  return taken;
}

void Films::made(const std::string& key, const Shared& film) {
  if (film->error.empty()) keep(key, film);
  const std::vector<Made> waiting = std::exchange(waiting_[key], {});
  waiting_.erase(key);
  for (const Made& done : waiting) done(film);
}

void Films::keep(const std::string& key, const Shared& film) {
  if (film->bytes() > most_bytes_) return;
  while (bytes_ + film->bytes() > most_bytes_) {
    const auto oldest = kept_.find(by_use_.back());
    bytes_ -= oldest->second.film->bytes();
    kept_.erase(oldest);
    by_use_.pop_back();
  }
  by_use_.push_front(key);
  bytes_ += film->bytes();
  kept_.insert_or_assign(key, Kept{film, by_use_.begin()});
}

}  // namespace paradoxa
