// The files of content/restart, a function for each; content_load.cpp puts them together.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/toml_reader.hpp"
#include "games/restart/content/content.hpp"

namespace paradoxa::restart {

void read_cards(TomlReader& file, Content& content);
void read_chains(TomlReader& file, Content& content);
void read_abilities(TomlReader& file, Content& content);
void read_gadgets(TomlReader& file, Content& content);
void read_pandemia(TomlReader& file, Content& content);
void read_anomie(TomlReader& file, Content& content);
void read_extinction(TomlReader& file, Content& content);
void read_oceanrealm(TomlReader& file, Content& content);
void read_numbers(TomlReader& file, Content& content);
void read_looks(TomlReader& file, Content& content);

// The texts of a list, or nothing if it is none; `what` says what they should be.
std::optional<std::vector<std::string_view>> texts_of(TomlRow& row, std::string_view key,
                                                      std::string_view what);

// Whether each number is at least, or more than, the one before it.
bool never_falls(std::span<const std::uint8_t> numbers);
bool rises(std::span<const std::uint8_t> numbers);

}  // namespace paradoxa::restart
