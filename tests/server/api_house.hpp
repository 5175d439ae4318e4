// The REST side of a house without a network.
#pragma once

#include <string>

#include "server/api.hpp"
#include "server/house_kit.hpp"

namespace paradoxa {

// No limits: most tests ask more than a person would.
inline const ApiSettings kUnlimited{false, {}, 1000};

struct ApiHouse {
  explicit ApiHouse(const ApiSettings& settings = kUnlimited)
      : api(*house, people, house.store, workers, house.loop, settings) {}

  HttpReply ask(HttpRequest request) {
    HttpReply answer;
    answer.status = 0;
    api.handle(request, [&](HttpReply reply) { answer = std::move(reply); });
    house.run();
    if (answer.shared) answer.body = *answer.shared;
    return answer;
  }
  HttpReply get(const std::string& path, const std::string& token = {}) {
    HttpRequest request;
    request.method = "GET";
    const std::size_t query = path.find("?list=");
    request.path = path.substr(0, query);
    if (query != std::string::npos) request.query["list"] = path.substr(query + 6);
    request.token = token;
    request.bearer = true;
    request.address = "1.2.3.4";
    return ask(request);
  }
  HttpReply post(const std::string& path, const json::object& body, const std::string& token = {}) {
    HttpRequest request;
    request.method = "POST";
    request.path = path;
    request.body = json::serialize(body);
    request.content_type = "application/json";
    request.token = token;
    request.bearer = true;
    request.address = "1.2.3.4";
    return ask(request);
  }
  std::string guest(const std::string& name) {
    return std::string(json::parse(post("/api/guest", {{"name", name}, {"token", true}}).body)
                           .at("token")
                           .as_string());
  }
  static json::object four_seats() {
    return {{"game", "paradominetor"}, {"seats", {"me", "open", "easy", "easy"}}, {"public", true}};
  }
  std::string new_table(const std::string& token, json::object body = four_seats()) {
    const HttpReply reply = post("/api/tables", body, token);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("table").at("id").as_string());
  }

  TestHouse house;
  PromptWorkers workers;
  People people{house.store, house.writer(), house.loop, workers, TokenLife{}};
  Api api;
};

}  // namespace paradoxa
