// Names that people choose: what they may contain, and which ones look alike.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace paradoxa {

inline constexpr std::size_t kMaxNameBytes = 32;

// A name as it is kept (composed as Unicode's NFC has it), or what is wrong with it.
struct CheckedName {
  std::string name;
  std::string flaw;  // empty when all is well
};
CheckedName check_name(std::string_view text);

// Equal for names that differ in case or in letters that look the same in lower case.
std::string look_of(std::string_view name);

// Maps account names to their owners; no two names may look alike. Runs on the loop.
class AccountNames {
 public:
  // False when the name, or one that looks like it, is taken.
  bool take(const std::string& name, const std::string& person);
  void give_back(const std::string& person);
  // Whose account this is, however it is written.
  std::optional<std::string> owner(std::string_view name) const;

 private:
  std::map<std::string, std::string> by_look_;          // to the person
  std::map<std::string, std::string> by_capital_look_;  // likewise: a capital I looks like an l
};

}  // namespace paradoxa
