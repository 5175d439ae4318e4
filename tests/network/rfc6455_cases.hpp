// What clients do wrong, and what RFC 6455 wants to happen then.
#pragma once

#include <functional>

#include "network/peer.hpp"

namespace paradoxa::net {

struct FrameCase {
  std::string name;
  std::string bytes{};  // sent after the handshake
  int closed_with = 0;  // or 0: it is fine, and
  int answers = 1;      // how many messages are answered
  std::string pong{};   // with these pongs among them, joined
};

inline constexpr std::string_view kSensible = R"({"type":"nothing","id":"a"})";  // gets an answer

inline std::string repeated(std::string_view text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

// A JSON text of exactly this many bytes.
inline std::string padded(std::size_t size) {
  std::string text = R"({"type":"nothing","id":"a","x":")";
  text.resize(size - 2, 'x');
  return text + "\"}";
}

inline void add_opcodes(std::vector<FrameCase>& cases) {
  for (const int op : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
    const std::string name = "reserved opcode " + std::to_string(op);
    cases.push_back({name, frame(Op(op), kSensible), 1002});
    cases.push_back({name + ", empty", frame(Op(op), ""), 1002});
  }
  for (int bits = 1; bits <= 7; ++bits) {
    const std::string name = "reserved bits " + std::to_string(bits);
    cases.push_back({name + " on text", frame(Op::kText, kSensible, {.reserved = bits}), 1002});
    cases.push_back({name + " on a ping", frame(Op::kPing, "hey", {.reserved = bits}), 1002});
  }
  cases.push_back({"reserved bits on a continuation",
                   frame(Op::kText, kSensible.substr(0, 5), {.last = false}) +
                       frame(Op::kMore, kSensible.substr(5), {.reserved = 1}),
                   1002});
  cases.push_back(
      {"reserved bits on a close", frame(Op::kClose, close_payload(1000), {.reserved = 2}), 1002});
}

inline void add_masks(std::vector<FrameCase>& cases) {
  for (const auto& [name, op] : std::vector<std::pair<std::string, Op>>{{"text", Op::kText},
                                                                        {"binary", Op::kBinary},
                                                                        {"continuation", Op::kMore},
                                                                        {"ping", Op::kPing},
                                                                        {"pong", Op::kPong},
                                                                        {"close", Op::kClose}}) {
    const std::string payload = op == Op::kClose ? close_payload(1000) : std::string(kSensible);
    cases.push_back({"unmasked " + name, frame(op, payload, {.masked = false}), 1002});
    cases.push_back({"unmasked empty " + name, frame(op, "", {.masked = false}), 1002});
  }
  for (const std::uint32_t mask : {0u, 0xFFFFFFFFu, 0x000000FFu, 0x20202020u})
    cases.push_back({"mask " + std::to_string(mask), frame(Op::kText, kSensible, {.mask = mask})});
}

inline void add_control(std::vector<FrameCase>& cases) {
  const std::string long_text(126, 'x');
  for (const auto& [name, op] : std::vector<std::pair<std::string, Op>>{
           {"ping", Op::kPing}, {"pong", Op::kPong}, {"close", Op::kClose}}) {
    const std::string payload = op == Op::kClose ? close_payload(1000) : "hey";
    const std::string much = op == Op::kClose ? close_payload(1000, long_text) : long_text;
    cases.push_back({"fragmented " + name, frame(op, payload, {.last = false}), 1002});
    cases.push_back({name + " of more than 125 bytes", frame(op, much), 1002});
    cases.push_back(
        {name + " with a length of 8 bytes", frame(op, payload, {.length_bytes = 8}), 1002});
    cases.push_back(
        {name + " with a length of 2 bytes", frame(op, payload, {.length_bytes = 2}), 1002});
  }
  const std::string longest(125, 'p'), binary("\0\xFF\xFE\x80", 4);
  for (const std::string& payload : {std::string(), std::string("hey"), longest, binary})
    cases.push_back({"a ping of " + std::to_string(payload.size()) + " bytes",
                     frame(Op::kPing, payload) + frame(Op::kText, kSensible), 0, 1, payload});
  cases.push_back({"ten pings", repeated(frame(Op::kPing, "p"), 10) + frame(Op::kText, kSensible),
                   0, 1, "pppppppppp"});
  cases.push_back({"a pong nobody asked for", frame(Op::kPong, "x") + frame(Op::kText, kSensible)});
  cases.push_back({"an empty pong", frame(Op::kPong, "") + frame(Op::kText, kSensible)});
}

inline void add_closes(std::vector<FrameCase>& cases) {
  cases.push_back({"a close without a code", frame(Op::kClose, ""), 1000});
  cases.push_back({"a close of one byte", frame(Op::kClose, "x"), 1002});
  for (const int code :
       {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999})
    cases.push_back(
        {"close " + std::to_string(code), frame(Op::kClose, close_payload(code)), code});
  for (const int code : {0, 1, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999})
    cases.push_back({"close with a forbidden code " + std::to_string(code),
                     frame(Op::kClose, close_payload(code)), 1002});
  cases.push_back({"a close with the longest reason",
                   frame(Op::kClose, close_payload(1000, std::string(123, 'r'))), 1000});
  cases.push_back({"a close whose reason is not UTF-8",
                   frame(Op::kClose, close_payload(1000, "\xC3\x28")), 1002});
  cases.push_back({"what comes after a close is not heard",
                   frame(Op::kClose, close_payload(1000)) + frame(Op::kText, kSensible), 1000});
}

inline void add_fragments(std::vector<FrameCase>& cases) {
  const std::string head(kSensible.substr(0, 9)), tail(kSensible.substr(9));
  const FrameShape more{.last = false};
  cases.push_back({"two fragments", frame(Op::kText, head, more) + frame(Op::kMore, tail)});
  std::string single = frame(Op::kText, "", more);
  for (const char c : kSensible) single += frame(Op::kMore, std::string(1, c), more);
  cases.push_back({"a fragment for every byte", single + frame(Op::kMore, "")});
  cases.push_back({"fifty empty fragments", frame(Op::kText, kSensible, more) +
                                                repeated(frame(Op::kMore, "", more), 50) +
                                                frame(Op::kMore, "")});
  cases.push_back({"a ping between fragments",
                   frame(Op::kText, head, more) + frame(Op::kPing, "mid") + frame(Op::kMore, tail),
                   0, 1, "mid"});
  cases.push_back(
      {"a pong between fragments",
       frame(Op::kText, head, more) + frame(Op::kPong, "mid") + frame(Op::kMore, tail)});
  cases.push_back({"a close between fragments",
                   frame(Op::kText, head, more) + frame(Op::kClose, close_payload(1000)), 1000});
  for (const Op op : {Op::kText, Op::kBinary}) {
    cases.push_back(
        {"a new message between fragments", frame(Op::kText, head, more) + frame(op, tail), 1002});
    cases.push_back({"a new fragmented message between fragments",
                     frame(Op::kText, head, more) + frame(op, tail, more), 1002});
  }
  cases.push_back({"a continuation of nothing", frame(Op::kMore, kSensible), 1002});
  cases.push_back(
      {"a continuation of nothing, to be continued", frame(Op::kMore, kSensible, more), 1002});
  cases.push_back({"a continuation after a whole message",
                   frame(Op::kText, kSensible) + frame(Op::kMore, tail), 1002, 1});
  cases.push_back({"three messages in one packet", repeated(frame(Op::kText, kSensible), 3), 0, 3});
}

inline void add_sizes(std::vector<FrameCase>& cases) {
  const FrameShape more{.last = false};
  for (const std::size_t size : {60u, 125u, 126u, 127u, 1000u, 4096u, 20479u, 20480u})
    cases.push_back({"a message of " + std::to_string(size), frame(Op::kText, padded(size))});
  for (const std::size_t size : {20481u, 25000u, 65535u, 65536u, 100000u})
    cases.push_back({"a message of " + std::to_string(size), frame(Op::kText, padded(size)), 1009});
  cases.push_back(
      {"fragments of 20480 together", frame(Op::kText, padded(20480).substr(0, 4000), more) +
                                          frame(Op::kMore, padded(20480).substr(4000))});
  cases.push_back({"fragments of 20481 together",
                   frame(Op::kText, padded(20481).substr(0, 4000), more) +
                       frame(Op::kMore, padded(20481).substr(4000)),
                   1009});
  cases.push_back({"a claim of 2^62 bytes",
                   frame(Op::kText, "x", {.length_bytes = 8, .claimed = 1ull << 62}), 1009});
  cases.push_back({"a length with its highest bit set",
                   frame(Op::kText, "x", {.length_bytes = 8, .claimed = 1ull << 63}), 1009});
  cases.push_back(
      {"a short length in 2 bytes", frame(Op::kText, kSensible, {.length_bytes = 2}), 1002});
  cases.push_back(
      {"a short length in 8 bytes", frame(Op::kText, kSensible, {.length_bytes = 8}), 1002});
  cases.push_back(
      {"a length of 126 in 8 bytes", frame(Op::kText, padded(126), {.length_bytes = 8}), 1002});
  cases.push_back({"an empty message", frame(Op::kText, "")});
  cases.push_back({"a binary message", frame(Op::kBinary, kSensible), 1003});
  cases.push_back({"an empty binary message", frame(Op::kBinary, ""), 1003});
}

inline void add_texts(std::vector<FrameCase>& cases) {
  const FrameShape more{.last = false};
  // Not UTF-8: stray and missing continuations, overlong forms, surrogates, beyond the last.
  const std::vector<std::string> bad{"\x80",
                                     "\xBF",
                                     "\xC0\x80",
                                     "\xC1\xBF",
                                     "\xC3\x28",
                                     "\xE2\x28\xA1",
                                     "\xE2\x82\x28",
                                     "\xE0\x80\x80",
                                     "\xE0\x9F\xBF",
                                     "\xED\xA0\x80",
                                     "\xED\xBF\xBF",
                                     "\xF0\x28\x8C\xBC",
                                     "\xF0\x80\x80\x80",
                                     "\xF0\x8F\xBF\xBF",
                                     "\xF4\x90\x80\x80",
                                     "\xF5\x80\x80\x80",
                                     "\xF8\x88\x80\x80\x80",
                                     "\xFC\x84\x80\x80\x80\x80",
                                     "\xFE",
                                     "\xFF"};
  for (std::size_t i = 0; i < bad.size(); ++i) {
    const std::string name = "bad UTF-8 number " + std::to_string(i);
    const std::string text = "[\"" + bad[i] + "\"]";
    cases.push_back({name, frame(Op::kText, text), 1007});
    cases.push_back({name + " in fragments",
                     frame(Op::kText, text.substr(0, 3), more) + frame(Op::kMore, text.substr(3)),
                     1007});
  }
  cases.push_back({"a character that is cut off", frame(Op::kText, "\xE2\x82"), 1007});
  for (const std::string good :
       {"\u00E9", "\u20AC", "\U0001F3B2", "\uD7FF", "\uE000", "\uFFFD", "\U0010FFFF", "\u0080"}) {
    const std::string text = "[\"" + good + "\"]";
    cases.push_back({"good UTF-8 " + good, frame(Op::kText, text)});
    cases.push_back({"good UTF-8 cut by a fragment " + good,
                     frame(Op::kText, text.substr(0, 3), more) + frame(Op::kMore, text.substr(3))});
  }
}

inline std::vector<FrameCase> frame_cases() {
  std::vector<FrameCase> cases;
  add_opcodes(cases);
  add_masks(cases);
  add_control(cases);
  add_closes(cases);
  add_fragments(cases);
  add_sizes(cases);
  add_texts(cases);
  return cases;
}

}  // namespace paradoxa::net
