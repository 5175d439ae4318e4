#include "server/password_strength.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

namespace paradoxa {
namespace {

constexpr std::size_t kMaxLength = 64;  // what is behind it does not make a password weaker
constexpr std::size_t kMinWord = 3;
constexpr std::size_t kMaxUnit = 16;  // of what is repeated

constexpr std::string_view kCommon = "it is too close to a very common password";
constexpr std::string_view kOwn = "it is based on your name or ours";
constexpr std::string_view kRepeated = "it repeats itself";
constexpr std::string_view kSequence = "it is a sequence of letters or numbers";
constexpr std::string_view kKeyboard = "it is a keyboard pattern";
constexpr std::string_view kDate = "it is mostly a date";

// Keys side by side, read along; backwards counts too.
constexpr std::array<std::string_view, 8> kKeyRuns{"1234567890",
                                                   "qwertyuiopasdfghjklzxcvbnm",
                                                   "qwertzuiopasdfghjklyxcvbnm",
                                                   "azertyuiopqsdfghjklmwxcvbn",
                                                   "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
                                                   "qazwsxedcrfvtgbyhnujmikolp",
                                                   "1q2w3e4r5t6y7u8i9o0p",
                                                   "!@#$%^&*()"};

// A part of a password, and what it costs to guess, as a power of ten.
struct Part {
  std::size_t begin = 0, end = 0;
  double cost = 0;
  std::string_view weakness;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

// A letter for a digit or mark that looks like it. A 1 may be an i or an l.
char unmasked(char c, char one) {
  constexpr std::string_view kMasks = "@4830!|5$7+2", kLetters = "aabeoiissttz";
  if (c == '1') return one;
  const std::size_t at = kMasks.find(c);
  return at == std::string_view::npos ? c : kLetters[at];
}

const std::unordered_map<std::string_view, std::size_t>& ranks() {
  static const auto kRanks = [] {
    std::unordered_map<std::string_view, std::size_t> found;
    for (const std::string_view word : common_passwords()) found.emplace(word, found.size() + 1);
    return found;
  }();
  return kRanks;
}

class Judge {
 public:
  Judge(std::string_view password, std::span<const std::string> own_words)
      : text_(password.substr(0, kMaxLength)), lower_(lowered(text_)), own_(own_words) {
    add_words();
    add_repeats();
    add_sequences();
    add_key_runs();
    add_dates();
  }

  // The cheapest row of parts: what fills the gaps costs ten guesses a byte, and the order of n
  // parts has to be guessed too, n! ways.
  PasswordStrength verdict() const {
    const std::size_t n = text_.size();
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    // best[k][j]: the first j bytes in k parts.
    std::vector best(n + 1, std::vector<Step>(n + 1, Step{kInfinite, {}}));
    best[0][0].cost = 0;
    std::vector<Part> parts = parts_;
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = i + 1; j <= n; ++j)
        parts.push_back({i, j, static_cast<double>(j - i), {}});
    std::sort(parts.begin(), parts.end(),
              [](const Part& a, const Part& b) { return a.end < b.end; });
    for (const Part& part : parts)
      for (std::size_t k = 1; k <= part.end; ++k) {
        const double cost = best[k - 1][part.begin].cost + part.cost;
        if (cost < best[k][part.end].cost) best[k][part.end] = {cost, part};
      }
    std::size_t chosen = 0;
    double least = kInfinite;
    for (std::size_t k = 0; k <= n; ++k) {
      const double cost = best[k][n].cost + std::lgamma(static_cast<double>(k) + 1) / std::log(10);
      if (cost < least) {
        least = cost;
        chosen = k;
      }
    }
    return {least, weakness_of(best, chosen)};
  }

 private:
  struct Step {
    double cost;
    Part last;
  };

  // Of the longest part that has one.
  std::string_view weakness_of(const std::vector<std::vector<Step>>& best, std::size_t k) const {
    std::size_t longest = 0;
    std::string_view weakness;
    for (std::size_t j = text_.size(); k > 0; --k) {
      const Part& part = best[k][j].last;
      if (!part.weakness.empty() && part.end - part.begin > longest) {
        longest = part.end - part.begin;
        weakness = part.weakness;
      }
      j = part.begin;
    }
    return weakness;
  }

  void add(std::size_t begin, std::size_t end, double guesses, std::string_view weakness) {
    parts_.push_back({begin, end, std::log10(std::max(guesses, 1.0)), weakness});
  }

  void add_words() {
    for (std::size_t i = 0; i < lower_.size(); ++i)
      for (std::size_t length = kMinWord; i + length <= lower_.size(); ++length)
        for (const char one : {'\0', 'i', 'l'})
          for (const bool backwards : {false, true}) add_word(i, length, one, backwards);
  }

  // `one` says which letter a 1 stands for; 0: nothing stands for anything.
  void add_word(std::size_t begin, std::size_t length, char one, bool backwards) {
    std::string word = lower_.substr(begin, length);
    int masked = 0;
    for (char& c : word) {
      const char letter = one == '\0' ? c : unmasked(c, one);
      masked += letter != c ? 1 : 0;
      c = letter;
    }
    if (one != '\0' && masked == 0) return;
    if (backwards) std::reverse(word.begin(), word.end());
    const double variants =
        case_variants(text_.substr(begin, length)) * std::exp2(masked) * (backwards ? 2 : 1);
    if (is_own(word)) add(begin, begin + length, variants, kOwn);
    if (const auto found = ranks().find(word); found != ranks().end())
      add(begin, begin + length, static_cast<double>(found->second) * variants, kCommon);
  }

  bool is_own(std::string_view word) const {
    return word == "paradoxa" || std::any_of(own_.begin(), own_.end(), [&](const std::string& own) {
             return lowered(own) == word;
           });
  }

  // Capitals are put first, last, or everywhere; elsewhere they cost more.
  static double case_variants(std::string_view word) {
    const auto upper = [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; };
    const auto capitals = std::count_if(word.begin(), word.end(), upper);
    if (capitals == 0) return 1;
    const bool usual = capitals == std::ssize(word) ||
                       (capitals == 1 && (upper(word.front()) || upper(word.back())));
    return usual ? 2 : std::exp2(std::min<std::ptrdiff_t>(capitals + 2, 10));
  }

  void add_repeats() {
    for (std::size_t i = 0; i < text_.size(); ++i)
      for (std::size_t unit = 1; unit <= kMaxUnit && i + 2 * unit <= text_.size(); ++unit) {
        // One that begins earlier holds it.
        if (i > 0 && lower_[i - 1] == lower_[i - 1 + unit]) continue;
        std::size_t end = i + unit;
        while (end + unit <= text_.size() && lower_.compare(end, unit, lower_, i, unit) == 0)
          end += unit;
        if (end - i < std::max<std::size_t>(3, 2 * unit)) continue;
        const double one = Judge(text_.substr(i, unit), own_).verdict().guesses;
        const std::size_t times = (end - i) / unit;
        parts_.push_back({i, end, one + std::log10(times), kRepeated});
      }
  }

  void add_sequences() {
    for (std::size_t i = 0; i + 1 < lower_.size(); ++i)
      for (const int step : {1, -1}) {
        std::size_t end = i + 1;
        const auto goes_on = [&] {
          return end < lower_.size() &&
                 std::isalnum(static_cast<unsigned char>(lower_[end])) != 0 &&
                 lower_[end] - lower_[end - 1] == step;
        };
        for (; goes_on(); ++end)
          if (end - i >= 2)
            add(i, end + 1, (is_digit(lower_[i]) ? 10.0 : 26.0) * static_cast<double>(end + 1 - i),
                kSequence);
      }
  }

  void add_key_runs() {
    for (const std::string_view run : kKeyRuns)
      for (const bool backwards : {false, true}) {
        std::string keys(run);
        if (backwards) std::reverse(keys.begin(), keys.end());
        for (std::size_t i = 0; i < lower_.size(); ++i)
          for (std::size_t length = kMinWord;
               i + length <= lower_.size() && keys.find(lower_.substr(i, length)) != keys.npos;
               ++length)
            add(i, i + length, 100.0 * static_cast<double>(length), kKeyboard);
      }
  }

  // Years, and days as six or eight digits, in whatever order.
  void add_dates() {
    for (std::size_t i = 0; i < text_.size(); ++i) {
      std::size_t end = i;
      while (end < text_.size() && is_digit(text_[end])) ++end;
      if (end - i >= 4 && (text_.substr(i, 2) == "19" || text_.substr(i, 2) == "20"))
        add(i, i + 4, 120, kDate);
      for (const std::size_t length : {std::size_t{6}, std::size_t{8}})
        if (end - i >= length) add(i, i + length, 365 * 100.0, kDate);
    }
  }

  std::string_view text_;
  std::string lower_;
  std::span<const std::string> own_;
  std::vector<Part> parts_;
};

}  // namespace

PasswordStrength password_strength(std::string_view password,
                                   std::span<const std::string> own_words) {
  return Judge(password, own_words).verdict();
}

}  // namespace paradoxa
