#include "server/retention.hpp"

#include <algorithm>

namespace paradoxa {

void Retention::start() { continue_after(settings_.slice_ms); }

void Retention::continue_after(std::int64_t delay_ms) {
  loop_.after(delay_ms, [this] { slice(); });
}

void Retention::slice() {
  switch (part_) {
    case Part::kTokens: return tokens();
    case Part::kGuests: return guests();
    case Part::kFinished: return games(TableStage::kFinished);
    case Part::kAbandoned: return games(TableStage::kAbandoned);
  }
}

void Retention::begin(Part part) {
  part_ = part;
  token_ = {};
  guest_.clear();
  before_ms_ = loop_.now_ms();
  before_id_.clear();
}

void Retention::went_on(std::size_t rows) {
  const bool done = rows < static_cast<std::size_t>(settings_.slice);
  const bool round_done = done && part_ == Part::kAbandoned;
  if (round_done)
    begin(Part::kTokens);
  else if (done)
    begin(static_cast<Part>(static_cast<int>(part_) + 1));
  continue_after(round_done ? settings_.round_ms : settings_.slice_ms);
}

// A guest's last token says when they were seen: it stays as long as the guest does.
void Retention::tokens() {
  const auto page = read_.tokens(token_, settings_.slice);
  const std::int64_t unseen_ms = std::max(settings_.guests_ms, people_.token_life().idle_ms);
  Job job;
  for (const Token& token : page)
    if (people_.expired(token) && token.used_ms < loop_.now_ms() - unseen_ms)
      job.push_back(ForgetToken{token.hash});
  if (!job.empty()) writer_.submit(std::move(job), [](Kept) {});
  if (!page.empty()) token_ = page.back().hash;
  went_on(page.size());
}

// One at a time: their name leaves every game they played.
void Retention::guests() {
  const auto page = read_.guests(guest_, settings_.slice);
  for (const SeenGuest& guest : page) {
    guest_ = guest.person;
    const bool stale =
        settings_.guests_ms != 0 && guest.seen_ms < loop_.now_ms() - settings_.guests_ms;
    if (stale && !guest.plays && house_.hosted_by(guest.person) == 0) return forget(guest.person);
  }
  went_on(page.size());
}

// What cannot be saved now is tried again in the next round.
void Retention::forget(const std::string& guest) {
  house_.forget(guest, [this, guest](bool everywhere) {
    if (!everywhere) return continue_after(settings_.slice_ms);
    people_.forget(guest, [this](bool) { continue_after(settings_.slice_ms); });
  });
}

void Retention::games(TableStage stage) {
  const auto page = read_.list({stage, "", false, settings_.slice, before_ms_, before_id_});
  for (const StoredTable& stored : page) {
    // Somebody looks at it.
    if (house_.find(stored.table.id) != nullptr) continue;
    if (outlived(stored)) writer_.submit({ForgetTable{stored.table.id}}, [](Kept) {});
  }
  if (!page.empty()) {
    before_ms_ = page.back().changed_ms;
    before_id_ = page.back().table.id;
  }
  went_on(page.size());
}

bool Retention::outlived(const StoredTable& stored) const {
  const auto older_than = [&](std::int64_t limit_ms) {
    return limit_ms != 0 && stored.changed_ms < loop_.now_ms() - limit_ms;
  };
  if (stored.stage == TableStage::kAbandoned) return older_than(settings_.abandoned_ms);
  if (older_than(settings_.finished_ms)) return true;
  if (!older_than(settings_.abandoned_ms)) return false;
  const auto head = parse_head(stored.table.head);
  return head && head->practice.has_value();
}

}  // namespace paradoxa
