#include "server/log.hpp"

#include <chrono>
#include <cstdio>
#include <ctime>

#include <boost/json.hpp>

namespace paradoxa {

void StderrLog::line(std::string_view what, std::initializer_list<LogField> fields) {
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  char time[32];
  std::strftime(time, sizeof time, "%Y-%m-%dT%H:%M:%SZ", &utc);
  boost::json::object object{{"at", time}, {"what", what}};
  for (const auto& [key, value] : fields) object[key] = value;
  const std::string text = boost::json::serialize(object) + "\n";
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace paradoxa
