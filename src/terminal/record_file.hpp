// Records on disk.
#pragma once

#include <expected>
#include <optional>
#include <string>

#include "table/record.hpp"

namespace paradoxa {

// "-" is standard input. The error names the file, and the place in it.
std::expected<Record, std::string> load_record(const std::string& path);

// Why a record cannot be kept in this file, as far as can be said before writing. Only records are
// written over: a typo must not cost someone another file.
std::optional<std::string> flaw_of_target(const std::string& path);

// Writes it whole or, with the reason returned, not at all.
std::optional<std::string> save_record(const Record& record, const std::string& path);

}  // namespace paradoxa
