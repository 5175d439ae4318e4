#include "terminal/line_editor.hpp"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include <histedit.h>

#include "engine/wrapping.hpp"
#include "terminal/completion.hpp"

namespace paradoxa {
namespace {

constexpr int kRemembered = 200;

// libedit reads letters by the locale; where that is the plain one, everything is UTF-8.
void read_letters_by_the_locale() {
  if (std::setlocale(LC_CTYPE, "") == nullptr || MB_CUR_MAX == 1)
    std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::Library {
  EditLine* edit = nullptr;
  History* history = nullptr;
  HistEvent event{};
  std::string prompt;
  std::vector<std::string> offered;

  static Library& of(EditLine* edit) {
    void* self = nullptr;
    el_get(edit, EL_CLIENTDATA, &self);
    return *static_cast<Library*>(self);
  }
  static char* prompt_of(EditLine* edit) { return of(edit).prompt.data(); }
  static unsigned char complete(EditLine* edit, int) {
    const LineInfo* line = el_line(edit);
    const std::string typed(line->buffer, line->cursor);
    const Completion completion = complete_line(typed, of(edit).offered);
    if (completion.line != typed) {
      el_deletestr(edit, static_cast<int>(typed.size()));
      return el_insertstr(edit, completion.line.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    }
    if (completion.choices.empty()) return CC_ERROR;
    std::fputs(("\n" + joined(completion.choices) + "\n").c_str(), stdout);
    return CC_REDISPLAY;
  }

 private:
  static std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return wrapped(text, {80, 2, 2});
  }
};

LineEditor::LineEditor() : library_(std::make_unique<Library>()) {
  read_letters_by_the_locale();
  library_->history = history_init();
  history(library_->history, &library_->event, H_SETSIZE, kRemembered);
  history(library_->history, &library_->event, H_SETUNIQUE, 1);
  EditLine* const edit = library_->edit = el_init("paradoxa", stdin, stdout, stderr);
  el_set(edit, EL_CLIENTDATA, library_.get());
  el_set(edit, EL_PROMPT, &Library::prompt_of);
  el_set(edit, EL_SIGNAL, 1);
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_HIST, history, library_->history);
  el_set(edit, EL_ADDFN, "paradoxa-complete", "completes a move or a command", &Library::complete);
  el_set(edit, EL_BIND, "^I", "paradoxa-complete", nullptr);
}

LineEditor::~LineEditor() {
  el_end(library_->edit);
  history_end(library_->history);
}

std::optional<std::string> LineEditor::read(std::string_view prompt) {
  library_->prompt = prompt;
  // Before the prompt is seen: a ^D that comes earlier would be the system's, and lost.
  el_set(library_->edit, EL_PREP_TERM, 1);
  int length = 0;
  const char* line = el_gets(library_->edit, &length);
  if (line == nullptr || length <= 0) return std::nullopt;
  std::string text(line, static_cast<std::size_t>(length));
  while (text.ends_with('\n') || text.ends_with('\r')) text.pop_back();
  if (!text.empty()) history(library_->history, &library_->event, H_ENTER, text.c_str());
  return text;
}

void LineEditor::offer(std::vector<std::string> lines) { library_->offered = std::move(lines); }

void LineEditor::forget() { history(library_->history, &library_->event, H_CLEAR); }

}  // namespace paradoxa
