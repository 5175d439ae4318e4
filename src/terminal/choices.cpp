#include "terminal/choices.hpp"

#include <algorithm>
#include <charconv>

#include "engine/wrapping.hpp"
#include "words/narrator.hpp"

namespace paradoxa {
namespace {

constexpr std::size_t kMaxLines = 5;     // of choices with their meaning: more push the table away
constexpr std::size_t kMaxWrapped = 20;  // where meanings are sentences that cannot be guessed
constexpr std::size_t kGap = 3;

std::string first_word(std::string_view move) {
  return std::string(move.substr(0, move.find(' ')));
}

std::string rest_of(std::string_view move) {
  const std::size_t space = move.find(' ');
  return std::string(space == std::string_view::npos ? "" : move.substr(space + 1));
}

// "Play red 3" says the word of the notation once more: it is left out.
std::string meaning_of(std::string_view description, std::string_view move) {
  const bool same = lower_case(first_word(description)) == first_word(move);
  return same && !rest_of(description).empty() ? rest_of(description) : std::string(description);
}

// What a view tells of a move before it is made, if anything.
const json::object* prospect_of(const json::object& view, std::string_view move) {
  const json::value* prospects = view.if_contains("prospects");
  if (prospects == nullptr || !prospects->is_array()) return nullptr;
  for (const json::value& prospect : prospects->get_array())
    if (prospect.at("move").as_string() == move) return &prospect.get_object();
  return nullptr;
}

// One below the other, each text on as many lines as it takes.
std::string lines_of(const std::vector<std::pair<std::string, std::string>>& items,
                     const Screen& screen) {
  std::size_t widest = 0;
  for (const auto& [head, text] : items) widest = std::max(widest, shown_width(head));
  const std::size_t indent = widest + 4;
  std::string lines;
  for (const auto& [head, text] : items)
    lines += "  " + padded(head, widest + 2) +
             wrapped(text, {screen.width, indent, indent}).substr(indent);
  return lines;
}

// Columns are read downwards, as a list is.
std::string columns_of(const std::vector<std::string>& items, std::size_t columns,
                       std::string_view margin) {
  std::size_t widest = 0;
  for (const std::string& item : items) widest = std::max(widest, shown_width(item));
  const std::size_t lines = (items.size() + columns - 1) / columns;
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    std::string row(line == 0 ? std::string(margin) : std::string(shown_width(margin), ' '));
    for (std::size_t at = line; at < items.size(); at += lines)
      row += at + lines < items.size() ? padded(items[at], widest + kGap) : items[at];
    text += row + "\n";
  }
  return text;
}

std::size_t columns_for(const std::vector<std::string>& items, std::size_t width) {
  std::size_t widest = 1;
  for (const std::string& item : items) widest = std::max(widest, shown_width(item));
  return std::max<std::size_t>(1, (width + kGap) / (widest + kGap));
}

// The spellings worth trying: as typed, and with the letters that notations use.
std::vector<std::string> spellings(std::string_view text) {
  std::string capital = lower_case(text);
  if (!capital.empty()) capital.replace(0, 1, upper_case(capital.substr(0, 1)));
  return {std::string(text), capital, upper_case(text), lower_case(text)};
}

bool readable(const Reading& reading) {
  return !reading.refusal || reading.refusal->kind == Refusal::Kind::kIllegal;
}

}  // namespace

Choices::Choices(const AnyPosition& position, Seat seat, const Naming& naming)
    : position_(position), seat_(seat) {
  const Narrator& narrator = position.game().narrator();
  const json::object view = position.view(Viewer::of(seat));
  for (const json::value& legal : position.legal_json(seat)) {
    const json::object& move = legal.get_object();
    std::string text(move.at("text").get_string());
    std::string meaning = meaning_of(narrator.move(move, naming), text);
    std::string brings;
    if (const json::object* prospect = prospect_of(view, text))
      brings = narrator.say("confirm." + std::string(move.at("kind").get_string()) + ".sub",
                            *prospect, naming);
    choices_.push_back({std::move(text), std::move(meaning), std::move(brings)});
  }
}

std::string Choices::message(std::string_view key, const json::object& fields) const {
  return position_.game().narrator().say("session." + std::string(key), fields);
}

std::string Choices::common_word() const {
  const auto words = first_words();
  const bool all_have_more = std::all_of(choices_.begin(), choices_.end(),
                                         [](const Choice& c) { return !rest_of(c.move).empty(); });
  return words.size() == 1 && all_have_more ? words[0] : std::string();
}

std::vector<std::string> Choices::first_words() const {
  std::vector<std::string> words;
  for (const Choice& choice : choices_)
    if (std::string word = first_word(choice.move);
        std::find(words.begin(), words.end(), word) == words.end())
      words.push_back(std::move(word));
  return words;
}

std::string Choices::with_meanings(const Screen& screen) const {
  std::size_t widest = 0;
  for (const Choice& choice : choices_) widest = std::max(widest, shown_width(choice.move));
  std::vector<std::string> items;
  items.reserve(choices_.size());
  for (std::size_t i = 0; i < choices_.size(); ++i)
    items.push_back(screen.strong(right_aligned(std::to_string(i + 1), 2)) + "  " +
                    padded(choices_[i].move, widest + 2) + choices_[i].meaning);
  const std::size_t most = columns_for(items, screen.width - 2);
  if (std::any_of(items.begin(), items.end(),
                  [&](const std::string& item) { return shown_width(item) + 2 > screen.width; }))
    return with_sentences(screen);
  const std::size_t wanted = (items.size() + kMaxLines - 1) / kMaxLines;
  if (wanted > most) return are_sentences(screen) ? with_sentences(screen) : std::string();
  return columns_of(items, std::max<std::size_t>(1, wanted), "  ");
}

// One after the other, each meaning on as many lines as it takes; nothing if that fills the screen.
std::string Choices::with_sentences(const Screen& screen) const {
  std::vector<std::pair<std::string, std::string>> items;
  items.reserve(choices_.size());
  for (std::size_t i = 0; i < choices_.size(); ++i)
    items.emplace_back(numbered_move(screen, i), choices_[i].meaning);
  std::string text = lines_of(items, screen);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
  return lines <= kMaxWrapped ? text : std::string();
}

std::string Choices::that_bring(const Screen& screen) const {
  std::vector<std::pair<std::string, std::string>> items;
  for (std::size_t i = 0; i < choices_.size(); ++i)
    if (!choices_[i].brings.empty())
      items.emplace_back(numbered_move(screen, i), choices_[i].brings);
  if (items.empty()) return {};
  return position_.game().narrator().say("terminal.prospects") + "\n" + lines_of(items, screen) +
         position_.game().narrator().say("terminal.all_moves") + "\n";
}

// " 3  swap a1 b2"
std::string Choices::numbered_move(const Screen& screen, std::size_t i) const {
  return screen.strong(right_aligned(std::to_string(i + 1), 2)) + "  " + choices_[i].move;
}

std::string Choices::in_columns(const Screen& screen) const {
  const std::string word = common_word();
  std::vector<std::string> items;
  items.reserve(choices_.size());
  for (std::size_t i = 0; i < choices_.size(); ++i)
    items.push_back(screen.strong(right_aligned(std::to_string(i + 1), 2)) + " " +
                    (word.empty() ? choices_[i].move : rest_of(choices_[i].move)));
  const std::string margin = word.empty() ? "  " : "  " + word + " ";
  const std::size_t columns = columns_for(items, screen.width - shown_width(margin));
  return columns_of(items, columns, margin);
}

bool Choices::are_sentences(const Screen& screen) const {
  return std::any_of(choices_.begin(), choices_.end(), [&](const Choice& choice) {
    return shown_width(choice.meaning) > screen.width / 2;
  });
}

std::string Choices::listing(const Screen& screen) const {
  std::string lines = with_meanings(screen);
  if (!lines.empty()) return lines;
  if (std::string brings = that_bring(screen); !brings.empty()) return brings + in_columns(screen);
  return in_columns(screen) + (are_sentences(screen) ? "  " + message("why_choice") + "\n" : "");
}

std::expected<std::string, std::string> Choices::numbered(std::string_view digits) const {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc() || number == 0 || number > choices_.size())
    return std::unexpected(
        message("no_choice", {{"text", printable(digits)}, {"what", what_to_type()}}));
  return choices_[number - 1].move;
}

std::optional<std::string> Choices::named(std::string_view text) const {
  for (const Choice& choice : choices_)
    if (choice.move == text) return choice.move;
  for (const Choice& choice : choices_)
    if (lower_case(choice.move) == lower_case(text)) return choice.move;
  return std::nullopt;
}

std::optional<Reading> Choices::read(std::string_view text) const {
  // Whole moves first, of this moment or another; then with the first word left out.
  if (auto whole = read_as(lower_case(first_word(text)), rest_of(text)); whole && readable(*whole))
    return whole;
  std::vector<Reading> readings;
  for (const std::string& word : first_words())
    if (auto reading = read_as(word, text); reading && readable(*reading))
      readings.push_back(std::move(*reading));
  if (readings.empty()) return read_as(lower_case(first_word(text)), rest_of(text));
  const auto legal = [](const Reading& reading) { return !reading.refusal; };
  const auto number = std::count_if(readings.begin(), readings.end(), legal);
  if (number == 0) return readings.front();
  if (number == 1) return *std::find_if(readings.begin(), readings.end(), legal);
  return Reading{{},
                 Refusal{Refusal::Kind::kUnreadable, kNoClause,
                         message("several", {{"text", printable(text)}})}};
}

// The move made of a word and the rest of it in some spelling: the first that is a move at all, or
// why none is, where the word is one that a choice begins with.
std::optional<Reading> Choices::read_as(const std::string& word, std::string_view rest) const {
  for (const std::string& spelling : spellings(rest)) {
    std::string move = word;
    if (!spelling.empty()) move.append(" ").append(spelling);
    if (Reading reading{move, position_.why_not(seat_, move)}; readable(reading)) return reading;
  }
  const auto words = first_words();
  if (std::find(words.begin(), words.end(), word) == words.end()) return std::nullopt;
  const std::string move = word + " " + printable(rest);
  return Reading{move, position_.why_not(seat_, move)};
}

std::string Choices::what_to_type() const {
  if (choices_.empty()) return message("no_moves");
  return message("numbers", {{"n", choices_.size()}, {"move", choices_.front().move}});
}

}  // namespace paradoxa
