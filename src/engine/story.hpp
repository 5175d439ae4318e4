// How a position came about, kept beside it for games in which knowledge is history (heard.hpp).
//
// A story is a position and the moves since, with what each made happen. Copies share what they
// have in common, so copying one costs nothing. For games that hear nothing it is empty.
#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "engine/event.hpp"
#include "engine/heard.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

template <class G>
class Story;

template <class G>
  requires(!kHears<G>)
class Story<G> {
 public:
  explicit constexpr Story(const typename G::State&) {}
  constexpr void add(Seat, const typename G::Move&, const std::vector<typename G::Event>&) {}
  constexpr NothingHeard heard_by(Viewer) const { return {}; }
  constexpr Story told_to(Viewer) const { return *this; }
};

template <class G>
  requires kHears<G>
class Story<G> {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Event = typename G::Event;

  explicit Story(const State& start) : start_(std::make_shared<const State>(start)) {}

  void add(Seat seat, const Move& move, std::vector<Event> events) {
    last_ = std::make_shared<const Page>(std::move(last_), seat, move, std::move(events));
    ++pages_;
  }

  typename G::Heard heard_by(Viewer viewer) const {
    typename G::Heard heard;
    for (const Page* page : in_order())
      for (const Event& event : page->events)
        if (const auto seen = seen_by(event, viewer)) heard.hear(*seen);
    return heard;
  }

  // What is left of it for a world that only the viewer imagines: what that viewer was told, and
  // no moves.
  Story told_to(Viewer viewer) const {
    std::vector<Event> told;
    for (const Page* page : in_order())
      for (const Event& event : page->events)
        if (const auto seen = seen_by(event, viewer)) told.push_back(*seen);
    Story imagined(*start_);
    imagined.start_.reset();
    imagined.add(kNoSeat, {}, std::move(told));
    return imagined;
  }

  // Whether the moves are known, and so where they began.
  bool has_moves() const { return start_ != nullptr; }
  const State& start() const { return *start_; }
  std::size_t size() const { return pages_; }
  // Calls visit(seat, move) for each, in order.
  template <class Visit>
  void for_each_move(Visit&& visit) const {
    for (const Page* page : in_order()) visit(page->seat, page->move);
  }

 private:
  struct Page {
    Page(std::shared_ptr<const Page> earlier, Seat who, const Move& made, std::vector<Event> told)
        : before(std::move(earlier)), seat(who), move(made), events(std::move(told)) {}
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;
    // One after the other: a long story would otherwise end as deep in the stack as it is long.
    ~Page() {
      std::shared_ptr<const Page> page = std::move(before);
      while (page != nullptr && page.use_count() == 1)
        page = std::shared_ptr<const Page>(page->before);
    }

    std::shared_ptr<const Page> before;
    Seat seat;
    Move move;
    std::vector<Event> events;
  };

  std::vector<const Page*> in_order() const {
    std::vector<const Page*> pages(pages_);
    const Page* page = last_.get();
    for (std::size_t i = pages_; i > 0; --i, page = page->before.get()) pages[i - 1] = page;
    return pages;
  }

  std::shared_ptr<const State> start_;  // null in a world that is only imagined
  std::shared_ptr<const Page> last_;
  std::size_t pages_ = 0;
};

}  // namespace paradoxa
