#include "server/store_check.hpp"

#include <sys/resource.h>

namespace paradoxa {
namespace {

std::string checked(const std::string& store, const std::atomic<bool>& stop) {
  // It has time: whoever plays comes first. To Linux this is a matter of the thread.
  ::setpriority(PRIO_PROCESS, 0, 10);
  const OpenedStore opened = open_store(store, StoreUse::kRead);
  return opened.store ? opened.store->prove(stop) : opened.error;
}

}  // namespace

StoreCheck::StoreCheck(const std::string& store, Loop& loop, Log& log)
    : thread_([this, store, &loop, &log] {
        const std::string wrong = checked(store, stop_);
        if (stop_) return;
        loop.post([wrong, &log] {
          if (wrong.empty())
            log.line("store_checked", {});
          else
            log.line("store_damaged", {{"why", wrong}});
        });
      }) {}

StoreCheck::~StoreCheck() {
  stop_ = true;
  thread_.join();
}

}  // namespace paradoxa
