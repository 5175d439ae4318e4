// A record: what is read prints and reads back the same, and what plays saves and loads the same.
#include "table/record.hpp"

#include "invariant.hpp"
#include "table/table.hpp"
#include "table/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace paradoxa;
  const std::string_view text = text_of(data, size);
  const auto record = parse_record(text);
  if (!record) {
    must_hold(record.error().starts_with("line "), "an error says where", record.error());
    return 0;
  }
  const std::string printed = to_text(*record);
  const auto again = parse_record(printed);
  must_hold(again.ok(), "what is printed can be read", printed);
  must_hold(to_text(*again) == printed, "and prints the same", printed);

  const Verdict verdict = verify(games(), *record);
  must_hold(verdict.wrong() != verdict.error.empty(), "what is wrong says why", printed);
  const auto table = Table::from_record(games(), *record, std::nullopt);
  if (!table) {
    must_hold(verdict.wrong(), "what cannot be played is wrong", printed);
    return 0;
  }
  const Record saved = (*table)->record();
  must_hold(saved.moves == record->moves, "the moves are kept", printed);
  const auto loaded = Table::from_record(games(), saved, std::nullopt);
  must_hold(loaded.ok(), "what is saved can be loaded", to_text(saved));
  must_hold((*loaded)->position().equals((*table)->position()), "and stands the same", printed);
  return 0;
}
