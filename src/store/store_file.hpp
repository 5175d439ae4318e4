// The file of a store as the operating system sees it: who may read it, whether its name is on
// disk.
#pragma once

#include <string>

#include <sys/stat.h>

namespace paradoxa {

// A file that is in use, and the name it has to keep: deleted or replaced, what is written to it
// is lost with the process.
class NamedFile {
 public:
  NamedFile() = default;
  NamedFile(const NamedFile&) = delete;
  NamedFile& operator=(const NamedFile&) = delete;
  ~NamedFile();

  // Remembers the file that has this name now.
  void remember(const std::string& path);
  // What is wrong with its name, or nothing; nothing as well where no file was remembered.
  std::string flaw() const;
  // No name leads to it any more.
  bool deleted() const;

 private:
  std::string path_;
  int file_ = -1;
};

// Makes the file where there is none: for its owner's eyes only, since it holds the secrets of
// running games, and with its name on disk. SQLite syncs what is in a database, but not the folder
// that a new one is in. Returns what is wrong, or nothing.
std::string make_store_file(const std::string& path);

// Waits until the content of a file, and the names in its folder, are on disk.
std::string sync_file(const std::string& path);
std::string sync_folder_of(const std::string& path);

// What the system said to the last call that failed, behind the name it is about.
std::string system_error(const std::string& about);

}  // namespace paradoxa
