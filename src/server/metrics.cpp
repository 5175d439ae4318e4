#include "server/metrics.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include <unistd.h>

namespace paradoxa {
namespace {

std::string number(double value) {
  std::ostringstream out;
  out.precision(12);
  out << value;
  return out.str();
}

std::string full_name(std::string_view name) { return "paradoxa_" + std::string(name); }

std::string labelled(std::string_view label) {
  return label.empty() ? std::string() : "{" + std::string(label) + "}";
}

// In bytes; 0 where the system does not say.
double resident_memory() {
  std::ifstream pages("/proc/self/statm");
  double all = 0, resident = 0;
  pages >> all >> resident;
  return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double open_handles() {
  std::error_code ec;
  const std::filesystem::directory_iterator handles("/proc/self/fd", ec);
  return ec ? 0 : static_cast<double>(std::distance(begin(handles), end(handles)));
}

}  // namespace

void MetricsText::type(const std::string& name, std::string_view kind) {
  if (name == last_) return;
  last_ = name;
  text_ += "# TYPE " + name + " " + std::string(kind) + "\n";
}

void MetricsText::counter(std::string_view name, std::uint64_t value, std::string_view label) {
  const std::string full = full_name(name) + "_total";
  type(full, "counter");
  text_ += full + labelled(label) + " " + std::to_string(value) + "\n";
}

void MetricsText::gauge(std::string_view name, double value, std::string_view label) {
  const std::string full = full_name(name);
  type(full, "gauge");
  text_ += full + labelled(label) + " " + number(value) + "\n";
}

void MetricsText::durations(std::string_view name, const Durations& durations) {
  const std::string full = full_name(name) + "_seconds";
  type(full, "histogram");
  std::uint64_t so_far = 0;
  for (std::size_t i = 0; i < Durations::kSeconds.size(); ++i) {
    so_far += durations.in_bucket(i);
    text_ += full + "_bucket{le=\"" + number(Durations::kSeconds[i]) + "\"} " +
             std::to_string(so_far) + "\n";
  }
  text_ += full + "_bucket{le=\"+Inf\"} " + std::to_string(durations.count()) + "\n" + full +
           "_sum " + number(durations.seconds()) + "\n" + full + "_count " +
           std::to_string(durations.count()) + "\n";
}

void MetricsText::process() {
  type("process_resident_memory_bytes", "gauge");
  text_ += "process_resident_memory_bytes " + number(resident_memory()) + "\n";
  type("process_open_fds", "gauge");
  text_ += "process_open_fds " + number(open_handles()) + "\n";
}

}  // namespace paradoxa
