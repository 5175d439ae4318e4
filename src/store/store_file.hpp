// The file of a store as the operating system sees it: who may read it, whether its name is on
// disk.
#pragma once

#include <string>

namespace paradoxa {

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
