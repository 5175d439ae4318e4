#include "store/power_loss.hpp"

#include <algorithm>

namespace paradoxa {
namespace {

constexpr std::size_t kSector = 512;

void change_bytes(std::string& content, std::size_t at, std::string_view bytes) {
  if (content.size() < at + bytes.size()) content.resize(at + bytes.size());
  bytes.copy(content.data() + at, bytes.size());
}

void change(std::string& content, const DiskCall& call) {
  if (call.kind == DiskCall::Kind::kTruncate)
    content.resize(static_cast<std::size_t>(call.at));
  else
    change_bytes(content, static_cast<std::size_t>(call.at), call.bytes);
}

// Each sector of a write by itself.
void change_some_sectors(std::string& content, const DiskCall& call, FastRandom& random) {
  if (call.kind == DiskCall::Kind::kTruncate && random.below(2) == 0) change(content, call);
  auto at = static_cast<std::size_t>(call.at);
  std::string_view rest = call.bytes;
  while (!rest.empty()) {
    const std::size_t size = std::min(rest.size(), kSector - at % kSector);
    if (random.below(2) == 0) change_bytes(content, at, rest.substr(0, size));
    at += size;
    rest.remove_prefix(size);
  }
}

}  // namespace

Platters::Platters(const DiskImage& before) {
  for (const auto& [name, bytes] : before) {
    names_[name] = files_.size();
    files_.push_back({bytes, {}});
  }
}

void Platters::rename(std::map<std::string, std::size_t>& names, const Renaming& change) {
  if (change.created)
    names[change.name] = change.file;
  else
    names.erase(change.name);
}

void Platters::fold(File& file) {
  const auto first = std::find_if(file.changes.begin(), file.changes.end(),
                                  [](const Change& made) { return made.fate != Fate::kSafe; });
  std::for_each(file.changes.begin(), first,
                [&](const Change& made) { change(file.safe, made.call); });
  file.changes.erase(file.changes.begin(), first);
}

// A synced file has its name on disk too, and with it all changes of names before.
void Platters::synced(std::size_t file) {
  for (Change& made : files_[file].changes)
    if (made.fate == Fate::kPending) made.fate = Fate::kSafe;
  fold(files_[file]);
  const auto created = std::find_if(renamings_.begin(), renamings_.end(),
                                    [&](const Renaming& r) { return r.created && r.file == file; });
  if (created == renamings_.end()) return;
  std::for_each(renamings_.begin(), created + 1, [&](const Renaming& r) { rename(names_, r); });
  renamings_.erase(renamings_.begin(), created + 1);
}

void Platters::take(const DiskCall& call) {
  using Kind = DiskCall::Kind;
  if (files_.size() <= call.file) files_.resize(call.file + 1);
  switch (call.kind) {
    case Kind::kCreate: renamings_.push_back({call.name, call.file, true}); break;
    case Kind::kDelete: renamings_.push_back({call.name, call.file, false}); break;
    case Kind::kSync: synced(call.file); break;
    case Kind::kFailedSync:
      for (Change& made : files_[call.file].changes)
        if (made.fate == Fate::kPending) made.fate = Fate::kUncertain;
      break;
    case Kind::kWrite:
    case Kind::kTruncate: files_[call.file].changes.push_back({call, Fate::kPending}); break;
  }
}

DiskImage Platters::after_power_loss(FastRandom& random) const {
  enum Luck { kNothing, kAll, kFirstFew, kSomeWhole, kSomeTorn, kLucks };
  const auto luck = static_cast<Luck>(random.below(kLucks));
  std::map<std::string, std::size_t> names = names_;
  const auto renamed = static_cast<std::uint32_t>(renamings_.size());
  const std::uint32_t kept = luck == kNothing ? 0
                             : luck == kAll   ? renamed
                                              : random.below(renamed + 1);
  for (std::uint32_t i = 0; i < kept; ++i) rename(names, renamings_[i]);

  DiskImage image;
  for (const auto& [name, number] : names) {
    const File& file = files_[number];
    std::string& content = image[name] = file.safe;
    std::uint32_t few = random.below(static_cast<std::uint32_t>(file.changes.size()) + 1);
    for (const Change& made : file.changes) {
      const bool first = few > 0;
      few -= first;
      const bool whole = made.fate == Fate::kSafe || luck == kAll || (luck == kFirstFew && first) ||
                         (luck == kSomeWhole && random.below(2) == 0);
      if (whole)
        change(content, made.call);
      else if (luck == kSomeTorn)
        change_some_sectors(content, made.call, random);
    }
  }
  return image;
}

}  // namespace paradoxa
