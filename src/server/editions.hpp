// The content that tables started with, stored once per edition.
#pragma once

#include <memory>
#include <string>

#include "engine/any_game.hpp"
#include "store/store.hpp"

namespace paradoxa {

// [{"name":…,"text":…}, …]
std::string files_json(const Edition& edition);

// The game with the edition of this name; null where the store has none that is whole.
std::shared_ptr<const AnyGame> read_edition(Store& store, const std::string& game,
                                            const std::string& id);

}  // namespace paradoxa
