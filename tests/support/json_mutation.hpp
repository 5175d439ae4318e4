// Small changes of a JSON document, as a careless or hostile hand would make them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "engine/random.hpp"

namespace paradoxa {

class JsonMutation {
 public:
  explicit JsonMutation(FastRandom& random) : random_(random) {}

  // Changes one thing, or leaves all as it is where the choice has nothing to change.
  void change(boost::json::value& document) {
    std::vector<boost::json::value*> all;
    collect(document, all);
    boost::json::value& one = *any_of(all);
    switch (random_.below(4)) {
      case 0: return swap_alike(all, one);
      case 1: return move_entry(all);
      default: return change_one(one);
    }
  }

 private:
  template <class T>
  T* any_of(const std::vector<T*>& list) {
    return list[random_.below(static_cast<std::uint32_t>(list.size()))];
  }

  static void collect(boost::json::value& value, std::vector<boost::json::value*>& all) {
    all.push_back(&value);
    if (auto* array = value.if_array())
      for (boost::json::value& entry : *array) collect(entry, all);
    if (auto* object = value.if_object())
      for (auto& member : *object) collect(member.value(), all);
  }

  // Two numbers or two texts change places.
  void swap_alike(const std::vector<boost::json::value*>& all, boost::json::value& one) {
    if (one.is_structured()) return;
    std::vector<boost::json::value*> alike;
    for (boost::json::value* other : all)
      if (other->kind() == one.kind()) alike.push_back(other);
    boost::json::value* const other = any_of(alike);
    if (other != &one) one.swap(*other);
  }

  // An entry of a list goes to another list.
  void move_entry(const std::vector<boost::json::value*>& all) {
    std::vector<boost::json::array*> lists;
    for (boost::json::value* value : all)
      if (auto* array = value->if_array()) lists.push_back(array);
    if (lists.empty()) return;
    boost::json::array& from = *any_of(lists);
    boost::json::array& to = *any_of(lists);
    if (from.empty()) return;
    const std::size_t at = random_.below(static_cast<std::uint32_t>(from.size()));
    if (from[at].is_structured()) return;
    boost::json::value entry = from[at];
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
    to.push_back(std::move(entry));
  }

  void change_one(boost::json::value& one) {
    if (one.is_int64()) {
      const std::int64_t choices[] = {0, 1, one.get_int64() - 1, one.get_int64() + 1,
                                      random_.below(20)};
      one = choices[random_.below(5)];
    } else if (one.is_bool()) {
      one = !one.get_bool();
    } else if (auto* array = one.if_array(); array != nullptr && !array->empty()) {
      const std::size_t at = random_.below(static_cast<std::uint32_t>(array->size()));
      if (random_.below(2) == 0)
        array->erase(array->begin() + static_cast<std::ptrdiff_t>(at));
      else
        array->push_back(boost::json::value((*array)[at]));
    } else if (auto* object = one.if_object(); object != nullptr && !object->empty()) {
      const std::size_t at = random_.below(static_cast<std::uint32_t>(object->size()));
      object->erase(std::next(object->begin(), static_cast<std::ptrdiff_t>(at)));
    }
  }

  FastRandom& random_;
};

}  // namespace paradoxa
