// Who is who: guests without signing up, accounts for those who want one. Runs on the loop.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/house.hpp"
#include "server/loop.hpp"
#include "server/workers.hpp"
#include "store/store.hpp"
#include "store/writer.hpp"

namespace paradoxa {

// How long a token is good: without being used, and at all.
struct TokenLife {
  std::int64_t idle_ms = 7 * 24 * 3600 * 1000LL;
  std::int64_t absolute_ms = 30 * 24 * 3600 * 1000LL;
};

class People {
 public:
  People(Store& read, Writer& writer, Loop& loop, Workers& workers, const TokenLife& life);

  // Who holds this token, or nobody.
  std::optional<Speaker> who(std::string_view token);

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
  void log_out(std::string_view token, std::function<void()> done);
  void forget(const std::string& person, std::function<void(bool)> done);

  // "" when a name is fine, else what is wrong with it.
  static std::string name_flaw(std::string_view name);
  static std::string password_flaw(std::string_view password);

 private:
  struct Known {
    Token token;
    Speaker speaker;
  };

  bool expired(const Token& token, std::int64_t now_ms) const;
  void give_token(const Person& person, bool keep_person, Welcomed done);
  void check_password(const std::optional<Person>& person, const std::string& password,
                      Welcomed done);

  Store& read_;
  Writer& writer_;
  Loop& loop_;
  Workers& workers_;
  TokenLife life_;
  std::map<Digest, Known> known_;  // tokens seen lately
};

// 32 fresh bytes in hexadecimal digits.
std::string fresh_token();
Digest token_hash(std::string_view token);

}  // namespace paradoxa
