// Guests, who need no sign-up, and accounts for those who want one. Runs on the loop.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "server/house.hpp"
#include "server/limits.hpp"
#include "server/loop.hpp"
#include "server/names.hpp"
#include "server/workers.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

namespace paradoxa {

// How long a token is good: without being used, and at all. A guest has nothing else to come back
// with, so it outlasts every clock, and a game of many such moves.
struct TokenLife {
  std::int64_t idle_ms = kMaxClockMs;
  std::int64_t absolute_ms = 365 * 24 * 3600 * 1000LL;
};
static_assert(TokenLife{}.idle_ms >= kMaxClockMs && TokenLife{}.absolute_ms > kMaxClockMs);

inline constexpr std::string_view kCannotLookUp =
    "we cannot look you up right now, try again in a moment";

class People {
 public:
  People(Store& read, Writer& writer, Loop& loop, Workers& workers, const TokenLife& life);

  const TokenLife& token_life() const { return life_; }
  bool expired(const Token& token) const { return expired(token, loop_.now_ms()); }

  // The person who holds this token, if any.
  std::optional<Speaker> who(std::string_view token);
  // The last lookup failed because the store could not be read, so the person may exist. Reporting
  // them as unknown would make their browser forget who they are.
  bool unreadable() const { return unreadable_; }

  // An answer carries the fresh token, or what is wrong.
  struct Welcome {
    std::string token;
    Speaker speaker;
    std::string error_code;  // empty when all is well
    std::string error;
  };
  using Welcomed = std::function<void(const Welcome&)>;

  void new_guest(const std::string& name, Welcomed done);
  void rename(const std::string& person, const std::string& name, Welcomed done);
  // Gives a person a name and a password to come back with from elsewhere.
  void make_account(const std::string& person, const std::string& account,
                    const std::string& password, Welcomed done);
  void log_in(const std::string& account, const std::string& password, Welcomed done);
  // Afterwards the token is good for nothing; false when that could not be saved.
  void log_out(std::string_view token, std::function<void(bool)> done);
  void forget(const std::string& person, std::function<void(bool)> done);

  // Passwords that wait to be hashed.
  std::size_t waiting() const { return workers_.waiting(); }

  // "" when a password is fine, else what is wrong with it. Its owner's names are no secret.
  static std::string password_flaw(std::string_view password,
                                   std::span<const std::string> own_names = {});

 private:
  struct Known {
    Token token;
    Speaker speaker;
  };

  void learn_accounts();
  std::optional<Person> find_account(const std::string& name);
  bool expired(const Token& token, std::int64_t now_ms) const;
  enum class Keeping : std::uint8_t { kToken, kPersonToo, kPersonAndOnlyThisToken };
  void give_token(const Person& person, Keeping keeping, Welcomed done);
  void save_account(const std::string& id, const std::string& account, const std::string& password,
                    const Welcomed& done);

  Store& read_;
  Writer& writer_;
  Loop& loop_;
  Workers& workers_;
  TokenLife life_;
  std::map<Digest, Known> known_;  // tokens seen lately
  // Not gone from the store yet, and good for nothing already: a request that comes between must
  // not bring them back.
  std::set<Digest> leaving_tokens_;
  std::set<std::string> leaving_people_;
  std::set<std::string> making_accounts_;  // on their way to the store
  AccountNames accounts_;
  bool unreadable_ = false;
};

// 32 fresh bytes in hexadecimal digits.
std::string fresh_token();
Digest token_hash(std::string_view token);

}  // namespace paradoxa
