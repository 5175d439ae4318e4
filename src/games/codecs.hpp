// The codec of each game, one line each (games/all.hpp lists the games).
#pragma once

#include "games/all.hpp"
#include "games/initiative/codec.hpp"
#include "games/island/codec.hpp"
#include "games/paradominetor/codec.hpp"
#include "games/paradoxical/codec.hpp"
#include "games/restart/codec.hpp"

namespace paradoxa {

template <Game G>
struct CodecFor;

template <>
struct CodecFor<paradominetor::Game> {
  using Codec = paradominetor::Codec;
};

template <>
struct CodecFor<paradoxical::Game> {
  using Codec = paradoxical::Codec;
};

template <>
struct CodecFor<initiative::Game> {
  using Codec = initiative::Codec;
};

template <>
struct CodecFor<island::Game> {
  using Codec = island::Codec;
};

template <>
struct CodecFor<restart::Game> {
  using Codec = restart::Codec;
};

template <Game G>
using CodecOf = typename CodecFor<G>::Codec;

}  // namespace paradoxa
