// AnyGame and AnyPosition for one concrete game, made from its `Game` and its `Codec`.
//
// A codec gathers a game's text and JSON in static functions; engine/any_game.hpp says what each is
// for. Only registries and the layers that go back to concrete types include this.
#pragma once

#include <boost/json.hpp>

#include "engine/any_game.hpp"
#include "engine/embedded.hpp"
#include "engine/fields/kind.hpp"
#include "engine/game.hpp"
#include "engine/json_writer.hpp"
#include "engine/story.hpp"
#include "engine/story_json.hpp"

namespace paradoxa {

// {"kind":…,"args":{…}}
template <class Codec, class Content, class Move>
json::object move_document(const Content& content, const Move& move) {
  JsonWriter out;
  Codec::write_args(out, content, move);
  return {{"kind", Codec::move_kind(move)}, {"args", json::parse(out.take())}};
}

template <Game G, class Codec>
class TypedEvents final : public AnyEvents {
 public:
  using State = typename G::State;

  TypedEvents(const typename G::Content& content, std::vector<typename G::Event> events,
              const State& before, const State& after)
      : content_(content), events_(std::move(events)), before_(before), after_(after) {}

  bool reveals() const override {
    for (const auto& event : events_)
      if (paradoxa::reveals(event)) return true;
    return false;
  }
  // Not every change has an event of its own. What a seat may do follows from what it sees.
  bool tells(Viewer viewer) const override {
    for (const auto& event : events_)
      if (seen_by(event, viewer)) return true;
    return G::to_act(content_, before_) != G::to_act(content_, after_) ||
           !(G::view(content_, before_, viewer) == G::view(content_, after_, viewer));
  }
  void write(JsonWriter& out, Viewer viewer) const override {
    for (const auto& event : events_)
      if (const auto seen = seen_by(event, viewer)) Codec::write_event(out, content_, *seen);
  }

 private:
  const typename G::Content& content_;
  std::vector<typename G::Event> events_;
  State before_, after_;
};

template <Game G, class Codec>
class TypedPosition final : public AnyPosition {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  TypedPosition(const AnyGame& game, const typename G::Content& content, const State& state)
      : TypedPosition(game, content, state, Story<G>(state)) {}
  TypedPosition(const AnyGame& game, const typename G::Content& content, const State& state,
                Story<G> story)
      : game_(game), content_(content), state_(state), story_(std::move(story)) {}

  const State& state() const { return state_; }
  const typename G::Content& content() const { return content_; }
  typename G::View seen_by(Viewer viewer) const { return G::view(content_, state_, viewer); }
  // What the viewer was told on the way here.
  typename G::Heard heard_by(Viewer viewer) const { return story_.heard_by(viewer); }

  const AnyGame& game() const override { return game_; }
  std::unique_ptr<AnyPosition> clone() const override { return with(state_, story_); }
  bool equals(const AnyPosition& other) const override {
    return other.game().name() == game_.name() &&
           static_cast<const TypedPosition&>(other).state_ == state_;
  }

  int seats() const override { return state_.seats(); }
  SeatSet to_act() const override { return G::to_act(content_, state_); }
  std::optional<Outcome> outcome() const override { return G::outcome(content_, state_); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> texts;
    for (const Move move : G::legal_moves(content_, state_, seat))
      texts.push_back(Codec::move_text(content_, move));
    return texts;
  }
  void write_legal(JsonWriter& out, Seat seat, LegalForm form) const override {
    for (const Move move : G::legal_moves(content_, state_, seat)) {
      out.begin_object();
      if (form.seat) SeatKind{}.write(out.key("seat"), seat);
      out.member("text", Codec::move_text(content_, move));
      out.member("kind", Codec::move_kind(move)).key("args");
      Codec::write_args(out, content_, move);
      if (is_nature(seat)) out.member("weight", G::weight(content_, state_, move));
      out.end_object();
    }
  }
  std::optional<json::object> move_json(std::string_view text) const override {
    const auto move = Codec::parse_move(content_, text);
    if (!move) return std::nullopt;
    return move_document<Codec>(content_, *move);
  }
  std::optional<Refusal> why_not(Seat seat, std::string_view text) const override {
    const auto move = Codec::parse_move(content_, text);
    return move ? refused(seat, *move) : unreadable(move.error());
  }
  std::optional<Refusal> play(Seat seat, std::string_view text,
                              std::unique_ptr<AnyEvents>& events) override {
    const auto move = Codec::parse_move(content_, text);
    if (!move) return unreadable(move.error());
    if (auto refusal = refused(seat, *move)) return refusal;
    EventLog<typename G::Event> log;
    const State before = state_;
    apply_legal<G>(content_, state_, seat, *move, log);
    story_.add(seat, *move, log.events());
    events = std::make_unique<TypedEvents<G, Codec>>(content_, log.take(), before, state_);
    return std::nullopt;
  }
  std::string nature_move(NatureDraw& draw) const override {
    return Codec::move_text(content_, G::sample(content_, state_, kNature, draw));
  }
  std::string random_move(Seat seat, FastRandom& random) const override {
    return Codec::move_text(content_, G::sample(content_, state_, seat, random));
  }

  Asked asked(Seat seat) const override {
    if constexpr (requires { G::asking(content_, state_, seat); })
      return asked_as_text(G::asking(content_, state_, seat));
    else
      return {};
  }
  std::vector<std::string> order_kinds(Seat seat) const override {
    std::vector<std::string> kinds;
    if constexpr (requires { G::order_kinds(content_, state_, seat); })
      for (const std::string_view kind : G::order_kinds(content_, state_, seat))
        kinds.emplace_back(kind);
    return kinds;
  }
  std::optional<Seat> notes_reader() const override {
    if constexpr (requires { G::notes_reader(content_, state_); })
      return G::notes_reader(content_, state_);
    else
      return std::nullopt;
  }

  int max_aid(Viewer viewer) const override {
    if constexpr (requires { Codec::max_aid(seen_by(viewer)); })
      return Codec::max_aid(seen_by(viewer));
    else
      return 0;
  }
  Parsed<std::string> aid(Viewer viewer, const AidRequest& request) const override {
    if constexpr (requires {
                    Codec::aid_json(content_, seen_by(viewer), heard_by(viewer), request);
                  })
      return Codec::aid_json(content_, seen_by(viewer), heard_by(viewer), request);
    else
      return AnyPosition::aid(viewer, request);
  }

  void write_view(JsonWriter& out, Viewer viewer) const override {
    const std::size_t begin = out.size();
    const auto seen = seen_by(viewer);
    if constexpr (requires(typename G::Heard heard) {
                    Codec::write_view(out, content_, seen, heard);
                  }) {
      if (!viewer.is_referee()) return Codec::write_view(out, content_, seen, heard_by(viewer));
    }
    Codec::write_view(out, content_, seen);
    // What the referee sees is the whole position: it names the content that it needs.
    const std::string& content = game_.edition().id;
    if (viewer.is_referee() && !content.empty()) out.lead(begin, "content", content);
  }
  void write_position(JsonWriter& out) const override {
    write_view(out, kReferee);
    if constexpr (kHears<G>) {
      write_story<G, Codec>(out.reopen(), content_, story_);
      out.end_object();
    }
  }
  json::object options() const override { return Codec::options_json(content_, state_.options); }
  std::unique_ptr<AnyPosition> determinized(Viewer viewer, FastRandom& random) const override {
    // The referee knows the position, and so has nothing to imagine.
    if (viewer.is_referee()) return clone();
    const auto seen = seen_by(viewer);
    const auto heard = heard_by(viewer);
    const Mind<G> mind(content_, {seen, heard});
    auto sampler = mind.sampler();
    return with(sampler.next(random), story_.told_to(viewer));
  }

  std::string stage() const override { return Codec::stage(content_, state_); }
  std::string drawing(Viewer viewer, const Naming& naming, bool colour) const override {
    const auto seen = seen_by(viewer);
    const Narrator& narrator = game_.narrator();
    if constexpr (requires(typename G::Heard heard) {
                    Codec::drawing(content_, seen, heard, narrator, naming, colour);
                  })
      return Codec::drawing(content_, seen, heard_by(viewer), narrator, naming, colour);
    else
      return Codec::drawing(content_, seen, narrator, naming, colour);
  }

 private:
  std::unique_ptr<AnyPosition> with(const State& state, Story<G> story) const {
    return std::make_unique<TypedPosition>(game_, content_, state, std::move(story));
  }
  Asked asked_as_text(const Asking<Move>& asking) const {
    const auto text = [&](const std::optional<Move>& move) {
      return move ? Codec::move_text(content_, *move) : std::string();
    };
    return {std::string(asking.kind), text(asking.by_default), text(asking.always),
            std::int64_t{1000} * asking.limit_s, asking.secret};
  }
  static Refusal unreadable(const std::string& why) {
    return {Refusal::Kind::kUnreadable, kNoClause, why};
  }
  std::optional<Refusal> refused(Seat seat, Move move) const {
    const Clause clause = G::refusal(content_, state_, seat, move);
    if (!clause) return std::nullopt;
    const EmbeddedClause* law = find_clause(clause.text());
    return Refusal{Refusal::Kind::kIllegal, clause,
                   law != nullptr ? game_.law(*law) : std::string(clause.text()),
                   fact_about(seat, move, clause)};
  }
  std::string fact_about(Seat seat, Move move, Clause clause) const {
    if (seat.index >= state_.seats()) return {};
    return Codec::fact_json(content_, seen_by(Viewer::of(seat)), move, clause);
  }

  const AnyGame& game_;
  const typename G::Content& content_;
  State state_;
  [[no_unique_address]] Story<G> story_;
};

template <Game G, class Codec>
class TypedGame final : public AnyGame {
 public:
  using Position = TypedPosition<G, Codec>;

  explicit TypedGame(const typename G::Content& content) : content_(content) {}

  const typename G::Content& content() const { return content_; }

  std::string_view name() const override { return G::kName; }
  std::string_view title() const override { return G::kTitle; }
  std::string_view prefix() const override { return G::kPrefix; }
  std::string_view score_unit() const override { return G::kScoreUnit; }
  int rules_version() const override { return G::kRulesVersion; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  int default_seats() const override { return G::kDefaultSeats; }
  json::array option_list() const override { return Codec::option_list(content_); }
  Numbers numbers() const override {
    if constexpr (requires { Codec::numbers(content_); })
      return Codec::numbers(content_);
    else
      return {};
  }
  json::object printed() const override {
    if constexpr (requires { Codec::printed(content_); }) return Codec::printed(content_);
    return {};
  }
  std::vector<std::string> seat_names() const override { return Codec::seat_names(content_); }
  bool has_secrets() const override {
    if constexpr (requires { G::kSecrets; })
      return G::kSecrets;
    else
      return false;
  }

  Parsed<std::unique_ptr<AnyPosition>> start(int seats,
                                             const json::object& options) const override {
    const auto parsed = Codec::parse_options(content_, seats, options);
    if (!parsed) return Parsed<std::unique_ptr<AnyPosition>>::wrong(parsed.error());
    return made(G::initial(content_, *parsed));
  }
  Parsed<std::unique_ptr<AnyPosition>> position(const json::value& value) const override {
    if (const json::object* named = value.if_object(); named && named->contains("content"))
      return of_this_edition(*named);
    if constexpr (kHears<G>)
      if (const json::object* told = value.if_object(); told && told->contains("story"))
        return with_story(*told);
    const auto parsed = Codec::parse_position(content_, value);
    if (!parsed) return Parsed<std::unique_ptr<AnyPosition>>::wrong(parsed.error());
    return made(*parsed);
  }

 private:
  // A position that tells how it came about.
  Parsed<std::unique_ptr<AnyPosition>> with_story(json::object value) const {
    const json::value told = value.at("story");
    value.erase("story");
    const auto state = Codec::parse_position(content_, value);
    if (!state) return Parsed<std::unique_ptr<AnyPosition>>::wrong(state.error());
    const auto story = read_story<G, Codec>(content_, told, *state);
    if (!story) return Parsed<std::unique_ptr<AnyPosition>>::wrong(story.error());
    return Parsed<std::unique_ptr<AnyPosition>>(
        std::make_unique<Position>(*this, content_, *state, *story));
  }
  // A position that names the content it was made with.
  Parsed<std::unique_ptr<AnyPosition>> of_this_edition(json::object value) const {
    if (value.at("content") != json::value(edition().id))
      return Parsed<std::unique_ptr<AnyPosition>>::wrong(
          "position.content: this position was made with different content; this program has " +
          edition().id);
    value.erase("content");
    return position(value);
  }
  std::unique_ptr<AnyPosition> made(const typename G::State& state) const {
    return std::make_unique<Position>(*this, content_, state);
  }

  typename G::Content content_;
};

}  // namespace paradoxa
