// The deal is fair (C2) and can be checked by anyone (C1): shuffles through the game's own draws,
// planted faults that the same check must notice, and twenty published deals.
#include <iostream>
#include <numeric>
#include <span>

#include "../../engine/statistics.hpp"
#include "engine/nature.hpp"
#include "engine/sha256.hpp"
#include "support/paradominetor.hpp"

namespace paradoxa::paradominetor {
namespace {

// ---- Uniformity ---------------------------------------------------------------------------------

// Counts every order of a small deck, and every card at every place.
class Tally {
 public:
  explicit Tally(std::size_t cards)
      : cards_(cards), places_(cards * cards), orders_(cards <= 6 ? factorial(cards) : 0) {}

  void add(std::span<const std::uint8_t> order) {
    std::size_t index = 0;
    for (std::size_t place = 0; place < cards_; ++place) {
      ++places_[order[place] * cards_ + place];
      std::size_t smaller = 0;  // of the cards still to come
      for (std::size_t later = place + 1; later < cards_; ++later)
        smaller += order[later] < order[place];
      index = index * (cards_ - place) + smaller;
    }
    if (!orders_.empty()) ++orders_[index];
  }

  double p_of_orders() const { return p_of_equal_cells(orders_); }
  double p_of_places() const { return p_of_card_by_place(places_, cards_); }
  bool fair() const {
    return believable(p_of_places()) && (orders_.empty() || believable(p_of_orders()));
  }

 private:
  static std::size_t factorial(std::size_t n) { return n < 2 ? 1 : n * factorial(n - 1); }

  std::size_t cards_;
  std::vector<std::uint64_t> places_, orders_;
};

// A deck of a few past tiles, or a whole present deck, dealt by the game's own draws.
class SmallDeck {
 public:
  explicit SmallDeck(std::size_t cards) {
    start_ = initial(kContent, Options::for_seats(3));
    const TileSet deck = start_.undealt & TileSet::of_timeframe(Timeframe::kPresent);
    start_.deck = Timeframe::kPresent;
    start_.undealt = {};
    for (std::uint32_t k = 0; k < cards; ++k) {
      start_.undealt.add(deck.nth(k));
      number_of_.at(deck.nth(k).code) = static_cast<std::uint8_t>(k);
    }
    order_.resize(cards);
  }

  // `next_draw()` gives the generator of each draw.
  template <class NextDraw>
  std::span<const std::uint8_t> deal(NextDraw&& next_draw) {
    State state = start_;
    for (std::uint8_t& card : order_) {
      auto&& draw = next_draw();
      const Move m = sample(kContent, state, kNature, draw);
      card = number_of_[m.tile().code];
      apply(kContent, state, kNature, m, NobodyListens{});
    }
    return order_;
  }

 private:
  State start_;
  std::array<std::uint8_t, 256> number_of_{};
  std::vector<std::uint8_t> order_;
};

Tally nature_shuffles(std::size_t cards, std::int64_t shuffles, const std::string& key_text) {
  const Key256 key = sha256(key_text);
  std::uint64_t number = 0;
  Tally tally(cards);
  SmallDeck deck(cards);
  for (std::int64_t i = 0; i < shuffles; ++i)
    tally.add(deck.deal([&] { return NatureDraw(key, number++); }));
  return tally;
}

template <class Random>
Tally shuffles_by(Random random, std::size_t cards, std::int64_t shuffles) {
  Tally tally(cards);
  SmallDeck deck(cards);
  for (std::int64_t i = 0; i < shuffles; ++i)
    tally.add(deck.deal([&]() -> Random& { return random; }));
  return tally;
}

constexpr std::int64_t kQuickShuffles = kSanitized ? 100'000 : 1'000'000;

TEST(PdDeal, C2_natures_shuffles_are_uniform) {
  for (const std::size_t cards : {5u, 6u, 15u}) {
    const Tally tally = nature_shuffles(cards, kSanitized ? 10'000 : 100'000, "uniform");
    EXPECT_TRUE(tally.fair()) << cards << " cards, p of places " << tally.p_of_places();
  }
}

TEST(PdDeal, C2_quick_shuffles_are_uniform) {
  for (const std::size_t cards : {5u, 6u, 15u}) {
    const Tally tally = shuffles_by(FastRandom(cards), cards, kQuickShuffles / 2);
    EXPECT_TRUE(tally.fair()) << cards << " cards, p of places " << tally.p_of_places();
  }
}

// Blacks have several chances in the past deck: each place is as likely to hold one.
TEST(PdDeal, C2_blacks_come_to_every_place_alike) {
  constexpr std::int64_t kDeals = kSanitized ? 20'000 : 200'000;
  std::vector<std::uint64_t> at(15);
  const State start = initial(kContent, Options::for_seats(3));
  FastRandom random(15);
  for (std::int64_t i = 0; i < kDeals; ++i) {
    State state = start;
    for (std::uint64_t& place : at) {
      const Move m = sample(kContent, state, kNature, random);
      place += m.tile().is_black();
      apply(kContent, state, kNature, m, NobodyListens{});
    }
  }
  // Three of fifteen places in each deal, drawn without putting back.
  const double expected = static_cast<double>(kDeals) * 3 / 15;
  double sum = 0;
  for (const std::uint64_t count : at)
    sum += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected);
  const double variance = static_cast<double>(kDeals) * 0.2 * 0.8 * 15 / 14;
  EXPECT_TRUE(believable(chi_square_tail(sum / variance, 14)));
}

// ---- Canaries -----------------------------------------------------------------------------------

// The remainder of a byte: the lowest outcomes come a little more often.
struct ByteRemainder {
  FastRandom random;
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(random.next() >> 56) % bound;
  }
};

TEST(PdDeal, C2_canary_a_remainder_is_noticed) {
  EXPECT_FALSE(shuffles_by(ByteRemainder{FastRandom(1)}, 5, 1'000'000).fair());
  EXPECT_FALSE(shuffles_by(ByteRemainder{FastRandom(2)}, 6, 1'000'000).fair());
}

TEST(PdDeal, C2_canary_a_naive_swap_is_noticed) {
  for (const std::uint32_t cards : {5u, 6u}) {
    FastRandom random(cards);
    Tally tally(cards);
    std::vector<std::uint8_t> order(cards);
    for (int i = 0; i < 100'000; ++i) {
      std::iota(order.begin(), order.end(), std::uint8_t{0});
      for (std::uint8_t& card : order) std::swap(card, order[random.below(cards)]);
      tally.add(order);
    }
    EXPECT_FALSE(tally.fair());
  }
}

// One draw for a whole shuffle: what is left over after 4 says what is left over after 2.
TEST(PdDeal, C2_canary_a_draw_number_used_again_is_noticed) {
  const Key256 key = sha256("again");
  Tally tally(5);
  SmallDeck deck(5);
  for (std::uint64_t i = 0; i < 100'000; ++i)
    tally.add(deck.deal([&] { return NatureDraw(key, i); }));
  EXPECT_FALSE(tally.fair());
}

// ---- Long runs, with a fresh key ----------------------------------------------------------------

TEST(PdDealSoak, C2_ten_million_shuffles_are_uniform) {
  std::int64_t shuffles = kSanitized ? 20'000 : 200'000;
  if (environment("PARADOXA_BUDGET") == "soak") shuffles = 10'000'000;
  if (environment("PARADOXA_BUDGET") == "soak_sanitized") shuffles = 500'000;
  for (const std::size_t cards : {5u, 6u}) {
    // A fair deck fails once in some thousand looks, so a second look decides.
    const std::string key = "soak " + std::to_string(run_seed()) + " " + std::to_string(cards);
    Tally tally = nature_shuffles(cards, shuffles, key);
    if (!tally.fair()) tally = nature_shuffles(cards, shuffles, key + " again");
    EXPECT_TRUE(tally.fair()) << seed_trace();
    if (soaking())
      std::cout << "C2 paradominetor: " << shuffles << " shuffles of " << cards
                << " cards, p of orders " << tally.p_of_orders() << ", of places "
                << tally.p_of_places() << std::endl;
  }
}

// ---- Published deals ----------------------------------------------------------------------------

constexpr const char* kFile = "games/paradominetor/deals.txt";

struct Deal {
  std::string draws, hands;
  std::uint32_t first = 0;
};

// By the game's own moves.
Deal dealt_by_the_game(const Key256& key, const Options& opts) {
  State state = initial(kContent, opts);
  std::vector<std::string> draws, hands;
  std::uint64_t number = 0;
  while (state.phase == Phase::kDeal) {
    const TileSet deck = legal_deal(state);
    NatureDraw draw(key, number);
    draws.push_back(std::to_string(draw.below(static_cast<std::uint32_t>(deck.size()))));
    NatureDraw same(key, number++);
    apply(kContent, state, kNature, sample(kContent, state, kNature, same), NobodyListens{});
  }
  for (int s = 0; s < state.seats(); ++s) hands.push_back(to_text(state.hand(seat(s)), ','));
  return {joined(draws, ","), joined(hands, "/"), nature_draw(key, number, opts.seats)};
}

// As the head of the file tells it to somebody without this program: plain lists.
Deal dealt_by_hand(const Key256& key, const std::string& colours) {
  const std::array<std::array<const char*, 5>, 3> decks{{{"1p", "2p", "3p", "4p", ""},
                                                         {"1n", "2n", "3n", "4n", "5n"},
                                                         {"2f", "3f", "4f", "5f", "6f"}}};
  const std::size_t seats = colours.size();
  std::vector<std::string> draws, hands(seats);
  std::vector<std::vector<std::string>> held(seats);
  std::uint64_t number = 0;
  for (const auto& values : decks) {
    std::vector<std::string> deck;
    for (const char c : colours)
      for (const std::string value : values)
        if (!value.empty()) deck.push_back(c + value);
    while (deck.size() < 5 * seats) deck.emplace_back("K0");
    for (auto& hand : held)
      for (int i = 0; i < 5; ++i) {
        const auto k = nature_draw(key, number++, static_cast<std::uint32_t>(deck.size()));
        draws.push_back(std::to_string(k));
        hand.push_back(deck[k]);
        deck.erase(deck.begin() + k);
      }
  }
  for (std::size_t s = 0; s < seats; ++s) hands[s] = to_text(tile_set(joined(held[s], ",")), ',');
  return {joined(draws, ","), joined(hands, "/"),
          nature_draw(key, number, static_cast<std::uint32_t>(seats))};
}

std::string deal_line(const std::string& key_hex, const std::string& colours, const Deal& deal) {
  return "DEAL key=" + key_hex + " colours=" + colours + " draws=" + deal.draws +
         " first=" + std::to_string(deal.first) + " => " + deal.hands;
}

Options options_of(const std::string& colours) {
  return options(std::to_string(colours.size()) + " " + colours + " left random");
}

void write_deals() {
  std::ofstream file(source_path(kFile));
  file << "# Twenty deals for other implementations to check themselves against.\n"
          "#\n"
          "# Draw number j (from 0) below a bound b under a 32-byte key: take the ChaCha20 key "
          "stream\n"
          "# (RFC 8439) with block counter 0, 1, … and the nonce j as a 96-bit little-endian "
          "number,\n"
          "# read it as little-endian 32-bit words, skip every word w with\n"
          "# w >= floor(2^32 / b) * b; the draw is w mod b of the first word left.\n"
          "#\n"
          "# There are three decks: past, present, future. A deck lists its tiles colour by colour "
          "in\n"
          "# the order R B G Y P of those in use, values ascending, then the black tiles (past "
          "only).\n"
          "# Five tiles go to seat 0, five to seat 1, and so on, then comes the next deck. The "
          "bound of\n"
          "# a draw is the number of tiles left in the deck; the tile with that index (from 0) is "
          "taken\n"
          "# out. The draw after the last tile, below the number of seats, is the first lead.\n"
          "#\n"
          "# DEAL key=<hex> colours=<letters> draws=<…> first=<seat> => <hands by seat, sorted>\n"
          "# Written by PARADOXA_WRITE_DEALS=1.\n";
  const std::array<const char*, 6> colours{"RBG", "RBGY", "RBGYP", "GYP", "RBGP", "RBY"};
  for (std::size_t k = 0; k < 20; ++k) {
    const Digest key = sha256("published deal " + std::to_string(k));
    const std::string used = colours[k % colours.size()];
    file << deal_line(to_hex(key), used, dealt_by_the_game(key, options_of(used))) << "\n";
  }
}

TEST(PdDeal, C1_published_deals_come_out_as_published) {
  if (std::getenv("PARADOXA_WRITE_DEALS") != nullptr) write_deals();
  int deals = 0;
  for (const std::string& line : lines_of(kFile)) {
    if (!line.starts_with("DEAL ")) continue;
    const Fields given = fields(line.substr(5, line.find(" => ") - 5));
    Digest key{};
    ASSERT_TRUE(from_hex(given.at("key"), key)) << line;
    const std::string& colours = given.at("colours");
    EXPECT_EQ(deal_line(to_hex(key), colours, dealt_by_the_game(key, options_of(colours))), line);
    EXPECT_EQ(deal_line(to_hex(key), colours, dealt_by_hand(key, colours)), line);
    ++deals;
  }
  EXPECT_EQ(deals, 20);
}

}  // namespace
}  // namespace paradoxa::paradominetor
