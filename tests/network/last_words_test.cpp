// E6: a client with a full pipe is still told why, as soon as there is room.
#include "server/last_words.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <gtest/gtest.h>

namespace paradoxa::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

struct Pipe {
  Pipe() {
    tcp::acceptor acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    reader.connect(acceptor.local_endpoint());
    acceptor.accept(*writer);
    writer->non_blocking(true);
  }

  // Not one byte more would go in. Gives how many did.
  std::size_t fill() {
    std::size_t filled = 0;
    const std::string much(64 * 1024, '.');
    for (std::size_t piece = much.size(); piece > 0; piece /= 2) {
      boost::system::error_code ec;
      while (!ec) filled += writer->write_some(asio::buffer(much.data(), piece), ec);
    }
    return filled;
  }

  asio::io_context io;
  tcp::socket reader{io};
  std::shared_ptr<tcp::socket> writer = std::make_shared<tcp::socket>(io);
  bool broken = false;

  void say(const std::string& words) {
    say_last_words(writer, *writer, words, [this] { broken = true; });
  }
};

TEST(E6, last_words_wait_until_the_pipe_has_room) {
  Pipe pipe;
  std::string got(pipe.fill(), ' ');
  pipe.say("goodbye");
  pipe.io.poll();
  EXPECT_FALSE(pipe.broken);
  asio::read(pipe.reader, asio::buffer(got));
  EXPECT_EQ(got.find_first_not_of('.'), std::string::npos) << "they came before their turn";
  pipe.io.run_for(std::chrono::seconds(5));
  got.resize(7);
  ASSERT_GE(pipe.reader.available(), got.size());
  asio::read(pipe.reader, asio::buffer(got));
  EXPECT_EQ(got, "goodbye");
}

TEST(E6, last_words_to_nobody_end_the_connection) {
  Pipe pipe;
  pipe.reader.close();
  pipe.say("good");
  for (int i = 0; i < 100 && !pipe.broken; ++i) {
    pipe.say("bye");
    pipe.io.poll();
  }
  EXPECT_TRUE(pipe.broken);
}

TEST(E6, last_words_end_with_the_socket) {
  Pipe pipe;
  pipe.fill();
  pipe.say("goodbye");
  pipe.writer->close();
  EXPECT_GT(pipe.io.run_for(std::chrono::seconds(5)), 0u);
  EXPECT_TRUE(pipe.io.stopped()) << "it still waits";
  EXPECT_FALSE(pipe.broken);
}

}  // namespace
}  // namespace paradoxa::net
