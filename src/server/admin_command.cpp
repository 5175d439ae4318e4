#include "server/admin_command.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/admin.hpp"
#include "store/store.hpp"
#include "store/store_file.hpp"

namespace paradoxa {
namespace {

// What the server answers to a line; the error says why it does not.
std::string asked_of_server(const std::string& path, const std::string& line, std::string& error) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) {
    error = path + ": the path is too long for a Unix socket";
    return {};
  }
  std::copy(path.begin(), path.end(), address.sun_path);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  std::string answer;
  if (socket < 0 ||
      ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::send(socket, line.data(), line.size(), MSG_NOSIGNAL) < 0) {
    error = system_error(path);
  } else {
    std::array<char, 4096> bytes{};
    ssize_t size = 0;
    while ((size = ::read(socket, bytes.data(), bytes.size())) > 0)
      answer.append(bytes.data(), static_cast<std::size_t>(size));
  }
  if (socket >= 0) ::close(socket);
  return answer;
}

}  // namespace

int admin_command(int argc, char** argv) {
  CLI::App app("Lists and closes tables of a running server.", "paradoxa admin");
  app.footer(
      "Examples:\n  paradoxa admin --store sqlite:paradoxa.db list\n"
      "  paradoxa admin --store sqlite:paradoxa.db close 7q2m4xkd\n"
      "Exits with 0 on success, with 1 if the server refuses or none is running.");
  std::string store, id;
  app.add_option("--store", store, "the server's store, sqlite:FILE")->required();
  const CLI::App* list =
      app.add_subcommand("list", "list every live table, one JSON object per line");
  CLI::App* close = app.add_subcommand("close", "close a table and tell its players");
  close->add_option("ID", id, "of the table")->required();
  app.require_subcommand(1);
  CLI11_PARSE(app, argc, argv);
  const std::string file = file_of_store(store);
  if (file.empty()) {
    std::cerr << "paradoxa admin: expected sqlite:FILE, not '" << store << "'\n";
    return 2;
  }
  std::string error;
  const std::string answer = asked_of_server(
      admin_socket_of(file), list->parsed() ? "list\n" : "close " + id + "\n", error);
  if (!error.empty()) {
    std::cerr << "paradoxa admin: no server is answering: " << error << '\n';
    return 1;
  }
  const bool refused = answer.starts_with("{\"error\"");
  (refused ? std::cerr : std::cout) << answer;
  return refused ? 1 : 0;
}

}  // namespace paradoxa
