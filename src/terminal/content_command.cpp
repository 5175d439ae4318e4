#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/embedded.hpp"
#include "engine/wrapping.hpp"
#include "table/content_folder.hpp"
#include "terminal/arguments.hpp"
#include "terminal/commands.hpp"

namespace paradoxa {
namespace {

namespace fs = std::filesystem;

// The .toml files of a folder that are in a game's subfolder, "<game>/…".
std::vector<std::string> files_of(const std::string& folder, std::string_view game) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error)) {
    const fs::path& path = it->path();
    const bool own = std::find(path.begin(), path.end(), fs::path(game)) != path.end();
    if (own && path.extension() == ".toml") files.push_back(path.string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

struct Report {
  std::string error;
  std::vector<std::pair<std::string, std::size_t>> games;  // name, number of files
};

Report check(const std::string& folder) {
  const auto games = load_games(folder);
  if (!games) return {games.error(), {}};
  Report report;
  for (const auto& game : (*games)->games())
    if (const auto files = files_of(folder, game->name()); !files.empty())
      report.games.emplace_back(game->name(), files.size());
  if (report.games.empty())
    report.error =
        folder + ": contains no game files: they belong in folders named after the games";
  return report;
}

json::array lines_of(const std::string& text) {
  json::array lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.emplace_back(line);
  return lines;
}

int print_report(const std::string& folder, const Report& report, bool as_json) {
  if (as_json) {
    json::object object{{"folder", folder}, {"ok", report.error.empty()}};
    json::object games;
    for (const auto& [name, files] : report.games) games[name] = files;
    if (report.error.empty())
      object["files"] = std::move(games);
    else
      object["errors"] = lines_of(report.error);
    std::cout << json::serialize(object) << '\n';
  } else if (report.error.empty()) {
    for (const auto& [name, files] : report.games)
      std::cout << "ok: " << name << ", " << files << (files == 1 ? " file\n" : " files\n");
  } else {
    std::cerr << report.error << '\n';
  }
  std::cout << std::flush;
  return report.error.empty() ? kFound : kFoundWrong;
}

int list_content(bool as_json) {
  json::array list;
  std::size_t width = 0;
  for (const EmbeddedFile& file : embedded_content()) width = std::max(width, file.path.size());
  for (const EmbeddedFile& file : embedded_content()) {
    if (!as_json) std::cout << padded(file.path, width + 2) << file.text.size() << " bytes\n";
    list.push_back(json::object{{"path", file.path}, {"bytes", file.text.size()}});
  }
  if (as_json) std::cout << json::serialize(json::object{{"files", std::move(list)}}) << '\n';
  std::cout << std::flush;
  return kFound;
}

}  // namespace

int content_command(int argc, char** argv) {
  CLI::App app("Checks a folder of card files, or lists the built-in ones.", "paradoxa content");
  app.require_subcommand(1);
  std::string folder;
  bool as_json = false;
  CLI::App* checking = app.add_subcommand("check", "check a folder for use with --content");
  checking->add_option("DIR", folder, "a folder with <game>/*.toml")->required();
  checking->add_flag("--json", as_json, "one JSON object: folder, ok, files or errors");
  CLI::App* listing = app.add_subcommand("list", "the built-in files");
  listing->add_flag("--json", as_json, "one JSON object");
  app.footer(
      "Examples:\n"
      "  paradoxa content check my-cards\n"
      "  paradoxa content list\n"
      "Exit code of check: 0 valid, 1 errors in a file, 2 no such folder.");
  if (const auto code = stopped_by_arguments(app, argc, argv)) return *code;
  if (listing->parsed()) return list_content(as_json);
  std::error_code error;
  if (!fs::is_directory(folder, error))
    return complain("content check", folder + ": there is no such folder");
  return print_report(folder, check(folder), as_json);
}

}  // namespace paradoxa
