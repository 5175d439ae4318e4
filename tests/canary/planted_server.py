"""Faults in tables, store and server; the form is that of planted.py."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ServerFault:
    row: str
    what: str
    file: str
    old: str
    new: str
    program: str
    fails: str
    quick: bool = False
    sanitize: bool = False


STORE = "src/store/sqlite_store.cpp"
FRAMES = "src/table/room_frames.cpp"
REQUESTS = "src/table/room_requests.cpp"
ROOM = "src/table/room.cpp"
HOUSE = "src/server/house.cpp"
TELLING = "src/server/telling.cpp"
MESSAGES = "src/server/messages.cpp"
PEOPLE = "src/server/people.cpp"
SOCKET = "src/server/websocket_session.cpp"

SERVER_FAULTS = [
    # ---- the store ----
    ServerFault("D1", "a commit is not synced", STORE,
                "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL",
                "tests/store/crash_test.cpp", "D1Soak.*", quick=True),
    ServerFault("D2", "a refused commit counts as kept", STORE,
                'if (!failed && db_.execute("COMMIT")) {',
                'if (!failed && (db_.execute("COMMIT") || true)) {',
                "tests/store/refusing_disk_test.cpp", "D2Soak.*"),
    ServerFault("D3", "nothing is synced at all", STORE,
                "PRAGMA synchronous = FULL", "PRAGMA synchronous = OFF",
                "tests/store/crash_test.cpp", "D3Soak.*"),
    ServerFault("D5", "a seal is not looked at", STORE,
                "entries_.text(2) != to_hex(before)", "false",
                "tests/store/damage_test.cpp", "D5Soak.a_damaged_file_*"),
    ServerFault("D5", "the whole store is never read", "src/server/store_check.cpp",
                "opened.store->prove(stop)", "std::string(stop ? \"stopped\" : \"\")",
                "tests/network/server_test.cpp", "D5.a_server_finds_damage_*"),
    ServerFault("D2", "who cannot be looked up is nobody", PEOPLE,
                "    unreadable_ = !read_.trouble().empty();\n    if (!stored)",
                "    if (!stored)",
                "tests/server/api_test.cpp", "D2.who_cannot_be_looked_up_*"),
    ServerFault("D10", "a file without a name is written to", STORE,
                "std::string flaw = file_.flaw();", "std::string flaw;",
                "tests/store/lost_file_test.cpp", "D10.another_file_*"),
    ServerFault("D10", "a log without a name is written to", STORE,
                "return flaw.empty() ? log_.flaw() : flaw;", "return flaw;",
                "tests/store/lost_file_test.cpp", "D10.a_file_that_was_moved_away_*"),
    ServerFault("D10", "what was told to have failed stays", STORE,
                "    take_back(jobs, kept);\n", "",
                "tests/store/lost_file_test.cpp", "D10.what_failed_is_not_there_*"),
    ServerFault("D10", "an idle store is not looked at", "src/store/writer.cpp",
                "std::chrono::steady_clock::now() - examined_ >= every_", "false",
                "tests/store/lost_file_test.cpp", "D10.the_writer_tells_*"),
    ServerFault("D10", "players are not told that nothing is saved", HOUSE,
                "to_all(live, failing ? paused_frame() : json::object{{\"type\", \"thawed\"}});", ";",
                "tests/server/failing_test.cpp", "D10.players_are_told_*"),
    ServerFault("D6", "the head is sealed without its game", STORE,
                "table.game + '\\0' + table.head", "table.head",
                "tests/store/versions_test.cpp", "*D6*"),
    ServerFault("D9", "a store in memory forgets when somebody came", "src/store/memory_store.cpp",
                "at->second.created_ms = created_ms;", "",
                "tests/store/contract_test.cpp", "D9.*"),
    # ---- what is told ----
    ServerFault("B4", "everybody is told what somebody may do", FRAMES,
                "spoken_moves(position, viewer.seat(), naming)",
                "spoken_moves(position, position.to_act().first(), naming)",
                "tests/server/wire_test.cpp", "B4/*", quick=True),
    ServerFault("B4", "sentences are told as the referee knows them", FRAMES,
                "events(events.as_json(viewer)", "events(events.as_json(kReferee)",
                "tests/server/wire_test.cpp", "B4/*"),
    ServerFault("B4", "a move that is not told of is counted", "src/table/table.cpp",
                "count += made_[i].told.contains(viewer);", "count += viewer.code != 77;",
                "tests/server/wire_test.cpp", "Whispers.*"),
    ServerFault("B4", "everybody gets a frame for every move", TELLING,
                "if (change == Change::kMoves && room.told(viewer)",
                "if (change == Change::kForAll && room.told(viewer)",
                "tests/server/wire_test.cpp", "Whispers.*"),
    ServerFault("B4", "an undo that is not told of is counted", ROOM,
                "undos_[viewer] += unsaid_to_.contains(viewer);", "++undos_[viewer];",
                "tests/server/wire_test.cpp", "Whispers.*"),
    ServerFault("B4", "a move that is not told of earns time", ROOM,
                "if (table_->since_last_of(e.seat).front().told.contains(kSpectator)) {", "{",
                "tests/server/wire_test.cpp", "Whispers.*"),
    ServerFault("B6", "events are told as the referee knows them", FRAMES,
                "made[i].events->write(out, viewer)", "made[i].events->write(out, kReferee)",
                "tests/server/secrecy_test.cpp", "B6.*"),
    ServerFault("B8", "a page of the history leaves moves out", FRAMES,
                'out.member("from", before - page.size())',
                'out.member("from", before - page.size() - (before > page.size() ? 1 : 0))',
                "tests/server/joining_test.cpp", "B8.*"),
    ServerFault("B9", "the log keeps what people say", TELLING,
                "    if (said != nullptr)\n",
                '    if (said != nullptr) log_.line("said", {{"text", said->text}});\n'
                "    if (said != nullptr)\n",
                "tests/server/api_test.cpp", "B9.*"),
    ServerFault("C4", "a table is played on with whatever cards there are", ROOM,
                "registry.find(head.game, head.edition);\n  if", "registry.find(head.game);\n  if",
                "tests/server/editions_test.cpp", "Editions.a_changed_card_*"),
    ServerFault("C4", "a record is checked with whatever cards there are", "src/table/table.cpp",
                "registry.find(record.game, record.edition);", "registry.find(record.game);",
                "tests/server/editions_test.cpp", "Editions.a_record_is_checked_*"),
    # ---- what is asked ----
    ServerFault("E7", "a move that is sent again is refused", REQUESTS,
                "if (made[i].move == text) return {{}, std::nullopt, true};", "",
                "tests/server/once_test.cpp", "E7.*", quick=True),
    ServerFault("E11", "an exception leaves its table", HOUSE,
                "guarded([&] { answer = waiting.request(*live.room); })",
                "(answer = waiting.request(*live.room), std::string())",
                "tests/server/failing_test.cpp", "E11.*"),
    ServerFault("F", "anybody may take any seat", REQUESTS,
                'if (!sits(person, seat)) return RoomRefusal{"not_your_seat"',
                'if (person.empty()) return RoomRefusal{"not_your_seat"',
                "tests/server/seats_test.cpp", "F_Seats.*"),
    ServerFault("F", "a page without an origin may speak for its user", "src/server/api.cpp",
                "return request.bearer || request.token.empty();", "return true;",
                "tests/server/api_test.cpp", "F_Origins.*"),
    ServerFault("F", "a token lives on while it is being forgotten", PEOPLE,
                "if (leaving_tokens_.contains(hash)) return std::nullopt;", "",
                "tests/server/people_test.cpp", "F_People.*"),
    ServerFault("F", "a guest's sockets survive the making of an account", "src/server/api_people.cpp",
                "if (made.error_code.empty())\n                           house_",
                "if (person.empty())\n                           house_",
                "tests/server/accounts_test.cpp", "F_Accounts.making_an_account_*"),
    ServerFault("F", "an account may be guessed at for ever", "src/server/api_people.cpp",
                "if (!guesses_.take(key, loop_.now_ms()))", "if (key.empty())",
                "tests/server/accounts_test.cpp", "F_Accounts.guessing_*"),
    ServerFault("F", "an account may look like another", PEOPLE,
                "if (!accounts_.take(account, id))", "if (!accounts_.take(account, id) && id.empty())",
                "tests/server/names_test.cpp", "F_Names.no_account_*"),
    # ---- the network; tests_network runs against a program with the fault ----
    ServerFault("D4", "a move is acknowledged before it is kept", HOUSE,
                "  writer_.submit(std::move(job), [=, this, &loop = loop_, alive = alive_](Kept result) {\n"
                "    loop.post([=, this] {\n"
                "      if (*alive) kept(table, entries, result, done);\n"
                "    });\n"
                "  });\n",
                "  writer_.submit(std::move(job), [](Kept) {});\n"
                "  loop_.post([=, this, alive = alive_] {\n"
                "    if (*alive) kept(table, entries, Kept::kDurable, done);\n"
                "  });\n",
                "tests_network", "D4Soak.*"),
    ServerFault("E4", "a message may be as long as it likes", SOCKET,
                "read_message_max(limits.message_bytes)", "read_message_max(0)",
                "tests/network/rfc6455_test.cpp", "E4.*"),
    ServerFault("E5", "every commit takes a nap", "src/store/writer.cpp",
                "  const std::vector<Kept> kept = store_.keep(taken.jobs);\n",
                "  std::this_thread::sleep_for(std::chrono::milliseconds(60));\n"
                "  const std::vector<Kept> kept = store_.keep(taken.jobs);\n",
                "tests_network", "E5Soak.*"),
    ServerFault("E6", "what waits for a slow reader has no bounds", SOCKET,
                "return queued_ + more > ", "return 0 * (queued_ + more) > ",
                "tests/network/abuse_test.cpp", "E6.a_client_that_never_reads_*"),
    ServerFault("E6", "who was too slow for the news misses it", SOCKET,
                "services_.house.caught_up(this);", "write_next();",
                "tests/network/abuse_test.cpp", "E6.a_slow_reader_*"),
    ServerFault("E6", "a greeting is news", TELLING,
                "send(frame_of(std::move(frame)), Sending::kOwed)",
                "send(frame_of(std::move(frame)), Sending::kNews)",
                "tests/network/abuse_test.cpp", "E6.neither_much_talk_*"),
    ServerFault("E6", "pings are not counted", SOCKET,
                "if (!pings.take(services_.loop.now_ms()))", "if (false)",
                "tests/network/abuse_test.cpp", "E6.a_flood_of_pings_*"),
    ServerFault("E6", "last words that do not fit are lost", "src/server/last_words.hpp",
                "if (words.empty()) return;", "return;",
                "tests/network/last_words_test.cpp", "E6.last_words_wait_*"),
    ServerFault("E6", "an address makes as many tables as it likes", "src/server/api_tables.cpp",
                "if (!tables_by_address_.take(address, now))", "if (address.empty() && now < 0)",
                "tests/server/budgets_test.cpp", "Budgets.many_persons_*"),
    ServerFault("E6", "a bot's move keeps a table", HOUSE,
                "if (move == nullptr || !move->by_bot) live.people_ms", "live.people_ms",
                "tests/server/budgets_test.cpp", "Expiry.a_game_of_bots_alone_*"),
    ServerFault("E6", "a game that nobody plays stays", HOUSE,
                "live.people_ms + limits_.unplayed_ms", "live.people_ms + limits_.idle_ms",
                "tests/server/budgets_test.cpp", "Expiry.a_game_in_which_no_person_moved_*"),
    ServerFault("E6", "everybody on the machine may close tables", "src/server/admin.cpp",
                "::umask(0177)", "::umask(0)",
                "tests/network/admin_test.cpp", "Admin.its_door_*"),
    ServerFault("D9", "a page begins with the end of the one before", STORE,
                "(changed_ms, id) < (?2, ?3)", "(changed_ms, id) <= (?2, ?3)",
                "tests/store/contract_test.cpp", "*lists_come_in_pages_*"),
    ServerFault("E10", "nobody is told that the server goes", "src/server/server.cpp",
                "    house->close_all(", "    if (false) house->close_all(",
                "tests_network", "E10*"),
    ServerFault("F", "a page may be put into a frame", "src/server/http_session.cpp",
                "frame-ancestors 'none'; ", "",
                "tests/network/http_test.cpp", "F_headers.*"),
    # ---- fairness and the rules of the house ----
    ServerFault("C4", "luck that no player added to counts as proven", "src/table/verify.cpp",
                "doubt(fair && record.entropy.empty(),", "doubt(false,",
                "tests/table/record_test.cpp", "Records.what_only_fits_*"),
    ServerFault("C4", "the commitment that was seen is not compared", "src/table/verify.cpp",
                "if (seen && record.commitment != *seen)", "if (false)",
                "tests/table/record_test.cpp", "Records.what_only_fits_*"),
    ServerFault("C4", "who withholds bytes is not in the record", ROOM,
                "if (seat.withheld) luck.withheld.add(s);", "",
                "tests/table/room_requests_test.cpp", "RoomRequests.who_does_not_show_*"),
    ServerFault("F", "an undo asks nobody", REQUESTS,
                "if (must_agree(seat).empty())", "if (true)",
                "tests/table/room_undo_test.cpp", "RoomUndo.a_player_who_left_*"),
    ServerFault("F", "what was taken back is drawn again", ROOM,
                "e.anew ? Draws::kAnew : Draws::kAgain", "Draws::kAgain",
                "tests/table/room_undo_test.cpp", "RoomUndo.draws_that_were_taken_back_*"),
    ServerFault("F", "a stranger takes several seats", REQUESTS,
                "person != head_.host && !seats_of(person).empty()", "false",
                "tests/table/room_requests_test.cpp", "RoomRequests.one_seat_*"),
    ServerFault("E6", "who has just been served is served again", "src/server/fair_line.hpp",
                "turns_.push_back(key);\n    return what;", "turns_.push_front(key);\n    return what;",
                "tests/server/fair_line_test.cpp", "FairLine.people_take_turns_*"),
    ServerFault("E6", "a date that jumps moves the limits", "src/server/wall_clock.hpp",
                "return date_at_start_ms_ + since_boot_ms() - start_ms_;", "return wall_clock_ms();",
                "tests/server/clocks_test.cpp", "Clocks.a_date_that_jumps_*"),
]
