// Positions of any game as tests write and print them: JSON, as the referee sees it.
#pragma once

#include <string>
#include <string_view>

#include <boost/json.hpp>

#include "engine/json_text.hpp"
#include "engine/json_writer.hpp"
#include "engine/parsed.hpp"
#include "games/codecs.hpp"
#include "games/shipped.hpp"

namespace paradoxa {

namespace json = boost::json;

template <class G>
std::string view_text(const typename G::State& state, Viewer viewer) {
  const auto& content = shipped_content<G>();
  JsonWriter out;
  CodecOf<G>::write_view(out, content, G::view(content, state, viewer));
  return out.take();
}

template <class G>
std::string position_text(const typename G::State& state) {
  return view_text<G>(state, kReferee);
}

template <class G>
Parsed<typename G::State> parse_position_text(std::string_view text) {
  const auto value = parse_json(text, 16);
  if (!value) return Parsed<typename G::State>::wrong(value.error());
  return CodecOf<G>::parse_position(shipped_content<G>(), *value);
}

// "2 off on off on off": the values of the options in their order.
template <class G>
std::string options_text(const typename G::Options& options) {
  std::string text;
  for (const auto& option : CodecOf<G>::options_json(shipped_content<G>(), options)) {
    const json::value& value = option.value();
    if (!text.empty()) text += ' ';
    text += value.is_string() ? std::string(value.get_string()) : json::serialize(value);
  }
  return text;
}

// Options from such a text.
template <class G>
json::object options_from(std::string_view text, const std::vector<std::string>& values) {
  json::object options;
  std::size_t i = 0;
  for (const json::value& option : CodecOf<G>::option_list(shipped_content<G>())) {
    if (i == values.size()) throw std::invalid_argument("too few options: " + std::string(text));
    const std::string& word = values[i++];
    const bool number = word.find_first_not_of("0123456789") == std::string::npos;
    options[option.at("name").as_string()] =
        number ? json::value(std::stoi(word)) : json::value(word);
  }
  return options;
}

}  // namespace paradoxa
