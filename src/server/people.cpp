#include "server/people.hpp"

#include <algorithm>
#include <array>

#include "server/password.hpp"
#include "server/password_strength.hpp"
#include "table/fairness.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kKnownAtMost = 50000;
constexpr std::int64_t kTouchEveryMs = 3600 * 1000;  // how exactly "last used" is kept
constexpr std::size_t kMaxPasswordBytes = 256;

People::Welcome sorry(std::string code, std::string text) {
  return {{}, {}, std::move(code), std::move(text)};
}

std::string fresh_id() { return to_hex(fresh_secret()).substr(0, 24); }

}  // namespace

std::string fresh_token() { return to_hex(fresh_secret()); }

Digest token_hash(std::string_view token) { return sha256(token); }

People::People(Store& read, Writer& writer, Loop& loop, Workers& workers, const TokenLife& life)
    : read_(read), writer_(writer), loop_(loop), workers_(workers), life_(life) {
  learn_accounts();
}

// All of them, at the start: whether two names look alike is no question for a database.
void People::learn_accounts() {
  constexpr int kPage = 1000;
  std::string after;
  for (auto page = read_.accounts(after, kPage); !page.empty();
       page = read_.accounts(after, kPage)) {
    // Of two that look alike, from before this was forbidden, the first is found by its look.
    for (const Person& person : page) accounts_.take(person.account, person.id);
    after = page.back().account;
  }
}

// As it was typed, or else as it looks.
std::optional<Person> People::find_account(const std::string& name) {
  auto person = read_.account(name);
  if (person || !read_.trouble().empty()) return person;
  const auto owner = accounts_.owner(name);
  return owner ? read_.person(*owner) : std::nullopt;
}

std::string People::password_flaw(std::string_view password,
                                  std::span<const std::string> own_names) {
  if (password.size() < 8) return "a password must have at least 8 characters";
  if (password.size() > kMaxPasswordBytes) return "a password may have at most 256 bytes";
  const PasswordStrength strength = password_strength(password, own_names);
  if (strength.guesses >= kMinGuesses) return {};
  return "this password is easy to guess: " + std::string(strength.weakness) +
         ". Three or four unrelated words are hard to guess.";
}

bool People::expired(const Token& token, std::int64_t now_ms) const {
  return now_ms - token.used_ms > life_.idle_ms + kTouchEveryMs ||
         now_ms - token.created_ms > life_.absolute_ms;
}

std::optional<Speaker> People::who(std::string_view token) {
  unreadable_ = false;
  if (token.size() != 64) return std::nullopt;
  const Digest hash = token_hash(token);
  if (leaving_tokens_.contains(hash)) return std::nullopt;
  const std::int64_t now = loop_.now_ms();
  auto found = known_.find(hash);
  if (found == known_.end()) {
    const auto stored = read_.token(hash);
    unreadable_ = !read_.trouble().empty();
    if (!stored) return std::nullopt;
    const auto person = read_.person(stored->person);
    unreadable_ = !read_.trouble().empty();
    if (!person) return std::nullopt;
    if (known_.size() >= kKnownAtMost) known_.clear();
    found = known_.emplace(hash, Known{*stored, {person->id, person->name}}).first;
  }
  Known& known = found->second;
  if (leaving_people_.contains(known.speaker.person)) return std::nullopt;
  if (expired(known.token, now)) {
    known_.erase(found);
    writer_.submit({ForgetToken{hash}}, [](Kept) {});
    return std::nullopt;
  }
  if (now - known.token.used_ms > kTouchEveryMs) {
    known.token.used_ms = now;
    writer_.submit({known.token}, [](Kept) {});
  }
  return known.speaker;
}

// A person who is new or changed is written in the same commit.
void People::give_token(const Person& person, Keeping keeping, Welcomed done) {
  const std::string token = fresh_token();
  const std::int64_t now = loop_.now_ms();
  Job job;
  const bool only_this = keeping == Keeping::kPersonAndOnlyThisToken;
  if (only_this) job.push_back(ForgetTokensOf{person.id});
  if (keeping != Keeping::kToken) job.push_back(person);
  job.push_back(Token{token_hash(token), person.id, now, now});
  writer_.submit(std::move(job), [=, this, &loop = loop_](Kept kept) {
    loop.post([=, this] {
      if (kept == Kept::kConflict) return done(sorry("name_taken", "this account name is taken"));
      if (kept != Kept::kDurable) return done(sorry("not_saved", "this could not be saved"));
      if (only_this)
        std::erase_if(known_, [&](const auto& k) { return k.second.speaker.person == person.id; });
      done({token, {person.id, person.name}, {}, {}});
    });
  });
}

void People::new_guest(const std::string& wanted, Welcomed done) {
  const auto [name, flaw] = check_name(wanted);
  if (!flaw.empty()) return done(sorry("bad_name", flaw));
  give_token(Person{fresh_id(), name, loop_.now_ms(), {}, {}}, Keeping::kPersonToo,
             std::move(done));
}

void People::rename(const std::string& id, const std::string& wanted, Welcomed done) {
  const CheckedName checked = check_name(wanted);
  if (!checked.flaw.empty()) return done(sorry("bad_name", checked.flaw));
  const std::string& name = checked.name;
  auto person = read_.person(id);
  if (!person) return done(sorry("nobody", "there is no such person"));
  person->name = name;
  writer_.submit({*person}, [=, this, &loop = loop_](Kept kept) {
    loop.post([=, this] {
      if (kept != Kept::kDurable) return done(sorry("not_saved", "this could not be saved"));
      for (auto& [hash, known] : known_)
        if (known.speaker.person == id) known.speaker.name = name;
      done({{}, {id, name}, {}, {}});
    });
  });
}

void People::make_account(const std::string& id, const std::string& wanted,
                          const std::string& password, Welcomed done) {
  const CheckedName checked = check_name(wanted);
  if (!checked.flaw.empty()) return done(sorry("bad_name", checked.flaw));
  const std::string& account = checked.name;
  const auto person = read_.person(id);
  if (!person) return done(sorry("nobody", "there is no such person"));
  if (!person->account.empty()) return done(sorry("has_account", "you already have an account"));
  const std::array own_names{account, person->name};
  // Judging a password takes milliseconds, and hashing it far longer.
  const bool taken_on = workers_.submit([=, this, &loop = loop_] {
    if (const std::string flaw = password_flaw(password, own_names); !flaw.empty())
      return loop.post([=] { done(sorry("bad_password", flaw)); });
    const std::string hash = hash_password(password);
    loop.post([=, this] { save_account(id, account, hash, done); });
  });
  if (!taken_on) done(sorry("busy", "try again in a moment"));
}

// Hashing took its time: the person may be gone by now, or have an account from elsewhere.
void People::save_account(const std::string& id, const std::string& account,
                          const std::string& password, const Welcomed& done) {
  auto person = read_.person(id);
  if (!person || leaving_people_.contains(id))
    return done(sorry("nobody", "there is no such person"));
  if (!person->account.empty()) return done(sorry("has_account", "you already have an account"));
  if (making_accounts_.contains(id)) return done(sorry("busy", "try again in a moment"));
  if (!accounts_.take(account, id))
    return done(sorry("name_taken", "this account name, or one that looks like it, is taken"));
  person->account = account;
  person->name = account;
  person->password = password;
  // A fresh token only: holders of the guest's old token are not logged in to the account.
  making_accounts_.insert(id);
  give_token(*person, Keeping::kPersonAndOnlyThisToken, [=, this](const Welcome& welcome) {
    making_accounts_.erase(id);
    if (!welcome.error_code.empty()) accounts_.give_back(id);
    done(welcome);
  });
}

// The same work and the same answer whether the account exists or not.
void People::log_in(const std::string& account, const std::string& password, Welcomed done) {
  if (password.size() > kMaxPasswordBytes || account.size() > kMaxNameBytes)
    return done(sorry("wrong_login", "wrong name or password"));
  const auto person = find_account(account);
  if (!person && !read_.trouble().empty())
    return done(sorry("unreadable", std::string(kCannotLookUp)));
  const bool taken_on = workers_.submit([=, this, &loop = loop_] {
    const bool right = check_password_hash(person ? person->password : std::string(), password);
    loop.post([=, this] {
      if (!person || !right) return done(sorry("wrong_login", "wrong name or password"));
      give_token(*person, Keeping::kToken, done);
    });
  });
  if (!taken_on) done(sorry("busy", "try again in a moment"));
}

void People::log_out(std::string_view token, std::function<void(bool)> done) {
  const Digest hash = token_hash(token);
  known_.erase(hash);
  leaving_tokens_.insert(hash);
  writer_.submit({ForgetToken{hash}}, [=, this, &loop = loop_](Kept kept) {
    loop.post([=, this] {
      leaving_tokens_.erase(hash);
      done(kept == Kept::kDurable);
    });
  });
}

void People::forget(const std::string& person, std::function<void(bool)> done) {
  leaving_people_.insert(person);
  writer_.submit({ForgetPerson{person}}, [=, this, &loop = loop_](Kept kept) {
    loop.post([=, this] {
      leaving_people_.erase(person);
      std::erase_if(known_, [&](const auto& k) { return k.second.speaker.person == person; });
      if (kept == Kept::kDurable) accounts_.give_back(person);
      done(kept == Kept::kDurable);
    });
  });
}

}  // namespace paradoxa
