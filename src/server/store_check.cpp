#include "server/store_check.hpp"

#include <sys/prctl.h>
#include <sys/resource.h>

namespace paradoxa {
namespace {

// People who play come first. Linux sets the priority of this thread alone. A filter of system
// calls may end the process for asking, and this is not worth it.
void give_way() {
  const bool filtered = ::prctl(PR_GET_SECCOMP) != 0;
  if (!filtered) ::setpriority(PRIO_PROCESS, 0, 10);
}

std::string checked(const std::string& store, const std::atomic<bool>& stop) {
  give_way();
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
