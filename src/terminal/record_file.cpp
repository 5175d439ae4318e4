#include "terminal/record_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace paradoxa {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kOpening = "[Paradoxa ";
constexpr std::size_t kLargest = std::size_t{16} << 20;

std::string all_of(std::istream& in) { return {std::istreambuf_iterator<char>(in), {}}; }

}  // namespace

std::expected<Record, std::string> load_record(const std::string& path) {
  std::string text;
  if (path == "-") {
    text = all_of(std::cin);
  } else {
    std::error_code error;
    if (fs::is_directory(path, error)) return std::unexpected(path + ": is a directory");
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::unexpected(path + ": cannot be read");
    if (fs::file_size(path, error) > kLargest && !error)
      return std::unexpected(path + ": is too large for a record");
    text = all_of(in);
  }
  auto record = parse_record(text);
  if (!record) return std::unexpected(path + ": " + record.error());
  return std::move(*record);
}

std::optional<std::string> flaw_of_target(const std::string& path) {
  std::error_code error;
  if (path.empty()) return "expected a file name";
  if (fs::is_directory(path, error)) return path + ": is a directory";
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error))
    return path + ": there is no folder " + folder.string();
  if (!fs::exists(path, error)) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  std::string opening(kOpening.size(), '\0');
  in.read(opening.data(), static_cast<std::streamsize>(opening.size()));
  if (in.gcount() == 0 && fs::file_size(path, error) == 0) return std::nullopt;
  if (opening != kOpening) return path + ": already exists and is not a record";
  return std::nullopt;
}

std::optional<std::string> save_record(const Record& record, const std::string& path) {
  if (auto flaw = flaw_of_target(path)) return flaw;
  const std::string draft = path + ".part";
  std::error_code error;
  std::ofstream out(draft, std::ios::binary | std::ios::trunc);
  out << to_text(record) << std::flush;
  out.close();
  if (out) fs::rename(draft, path, error);
  if (out && !error) return std::nullopt;
  fs::remove(draft, error);
  return path + ": cannot be written";
}

}  // namespace paradoxa
