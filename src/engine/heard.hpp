// What a viewer was told, for games in which knowledge is history.
//
// A view shows what a seat may know of the position as it is now. In most games that is all it
// knows. Where it also knows what was announced on the way, and the rules do not keep that, the
// game declares a type `Heard`: it collects the events as they are told to one viewer. Whatever is
// made from a seat's knowledge (samplers, bots, hints, drawings) is then made from the view and
// from what was heard. A game that declares nothing has NothingHeard, which costs nothing.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/event.hpp"
#include "engine/outcome.hpp"
#include "engine/seat.hpp"

namespace paradoxa {

struct NothingHeard {
  constexpr void hear(const auto&) {}
  friend constexpr bool operator==(NothingHeard, NothingHeard) = default;
};
inline constexpr NothingHeard kNothingHeard{};

// A seat that draws no conclusions beyond its choice.
struct NoBelief {};

// Everything that was told, in order.
template <class Event>
class HeardEvents {
 public:
  void hear(const Event& event) { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }
  // Whether this is what `earlier` came to be.
  bool begins_with(const HeardEvents& earlier) const {
    return events_.size() >= earlier.events_.size() &&
           std::equal(earlier.events_.begin(), earlier.events_.end(), events_.begin());
  }
  friend bool operator==(const HeardEvents&, const HeardEvents&) = default;

 private:
  std::vector<Event> events_;
};

// clang-format off: it cannot lay out long concepts.
template <class G>
concept HeardDeclared = std::regular<typename G::Heard> &&
    requires(typename G::Heard& heard, const typename G::Event& event) { heard.hear(event); };
// clang-format on

template <class G>
inline constexpr bool kHears = !std::same_as<typename G::Heard, NothingHeard>;
template <class G>
inline constexpr bool kBelieves = !std::same_as<typename G::Belief, NoBelief>;

// clang-format off: it cannot lay out long concepts.
template <class G, class... Parts>
concept SampledFrom =
    std::constructible_from<typename G::Sampler, const typename G::Content&, const Parts&...>;
template <class G>
concept SampledFromKnowledge =
    (!kHears<G> && SampledFrom<G, typename G::View>) ||
    (kHears<G> && !kBelieves<G> && SampledFrom<G, typename G::View, typename G::Heard>) ||
    (kHears<G> && SampledFrom<G, typename G::View, typename G::Heard, typename G::Belief> &&
     requires(typename G::Belief& belief, const typename G::Content& content,
              const typename G::View& view, const typename G::Heard& heard) {
       belief.follow(content, view, heard);
     });
// clang-format on

// All that a seat knows. Refers to what it was made from.
template <class G>
struct Known {
  const typename G::View& view;
  const typename G::Heard& heard;
  // What the seat made of it at earlier choices, where somebody keeps that for it.
  typename G::Belief* belief = nullptr;

  // Where nothing is heard, the view is all.
  constexpr Known(const typename G::View& seen)  // NOLINT(google-explicit-constructor)
    requires(!kHears<G>)
      : view(seen), heard(kNothingHeard) {}
  constexpr Known(const typename G::View& seen, const typename G::Heard& told,
                  typename G::Belief* kept = nullptr)
      : view(seen), heard(told), belief(kept) {}
};

// What a seat knows, thought through for one choice.
//
// A game may declare a type `Belief`: what a seat concludes from all it was told, too dear to be
// worked out anew at every choice. `follow` brings it up to date. It notices by itself when it is
// shown something other than the continuation of what it followed (after an undo, at another
// table), and it ends up exactly as a new one would. So anybody who keeps a belief may drop it at
// any time, and nothing changes but the time it takes.
template <class G>
class Mind {
 public:
  using Content = typename G::Content;
  using Belief = typename G::Belief;
  using Sampler = typename G::Sampler;

  Mind(const Content& content, const Known<G>& known) : content_(content), known_(known) {
    if constexpr (kBelieves<G>) {
      if (known_.belief == nullptr) known_.belief = &own_.emplace();
      known_.belief->follow(content, known.view, known.heard);
    }
  }
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  const Known<G>& known() const { return known_; }

  // Draws full positions that agree with all of it.
  Sampler sampler() const {
    if constexpr (kBelieves<G>)
      return Sampler(content_, known_.view, known_.heard, std::as_const(*known_.belief));
    else if constexpr (kHears<G>)
      return Sampler(content_, known_.view, known_.heard);
    else
      return Sampler(content_, known_.view);
  }

 private:
  struct Nothing {};

  const Content& content_;
  Known<G> known_;
  [[no_unique_address]] std::conditional_t<kBelieves<G>, std::optional<Belief>, Nothing> own_;
};

// A sink that keeps what every seat is told, beside a game that is played without a table.
template <class G>
class Hearers {
 public:
  static constexpr bool kListens = kHears<G>;

  template <AudienceDeclared E>
  constexpr void operator()(const E& event) {
    if constexpr (kHears<G>)
      for (std::size_t s = 0; s < heard_.size(); ++s)
        if (const auto seen = seen_by(event, Viewer::of(seat(static_cast<int>(s)))))
          heard_[s].hear(typename G::Event(*seen));
  }
  constexpr const typename G::Heard& of(Seat seat) const {
    if constexpr (kHears<G>)
      return heard_[seat.index];
    else
      return kNothingHeard;
  }

 private:
  [[no_unique_address]] std::conditional_t<kHears<G>, PerSeat<typename G::Heard>, NothingHeard>
      heard_;
};

// Two sinks, told the same.
template <class One, class Other>
struct BothListen {
  One& one;
  Other& other;

  BothListen(One& first, Other& second) : one(first), other(second) {}

  static constexpr bool kListens = One::kListens || Other::kListens;
  template <class E>
  constexpr void operator()(const E& event) const {
    if constexpr (One::kListens) one(event);
    if constexpr (Other::kListens) other(event);
  }
};

}  // namespace paradoxa
