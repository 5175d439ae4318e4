// An honest player of every seat of a table, who keeps count of what was promised to it.
#pragma once

#include "network/served.hpp"

namespace paradoxa::net {

struct Asked {
  int seat = 0;
  std::int64_t ply = 0;
  std::vector<std::string> legal;
};

// What a state or events frame asks of its seat, if anything.
inline std::optional<Asked> asked_by(const json::object& frame) {
  const json::value* legal = frame.if_contains("legal");
  if (legal == nullptr || legal->as_array().empty()) return std::nullopt;
  Asked asked{
      static_cast<int>(frame.at("seat").as_int64()), frame.at("ply").to_number<std::int64_t>(), {}};
  for (const json::value& move : legal->as_array())
    asked.legal.emplace_back(move.at("text").as_string());
  return asked;
}

inline json::object move_message(const Asked& asked, std::string_view id, std::size_t choice = 0) {
  return {{"type", "move"},
          {"id", id},
          {"seat", asked.seat},
          {"ply", asked.ply},
          {"move", asked.legal[choice % asked.legal.size()]}};
}

// The next thing that a seat of this client is asked.
inline std::optional<Asked> next_question(Peer& peer, milliseconds patience = milliseconds(3000)) {
  for (;;) {
    const auto got = peer.next(patience);
    if (!got || got->op == Op::kClose) return std::nullopt;
    if (got->op != Op::kText) continue;
    if (auto asked = asked_by(json::parse(got->payload).as_object())) return asked;
  }
}

}  // namespace paradoxa::net
