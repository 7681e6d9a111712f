// Fixed-arity names for what libedit offers through variadic functions, which Swift cannot call,
// and for the few POSIX calls whose C spelling differs between Linux and macOS.
#ifndef TOUCHTRACE_EDITLINE_SHIMS_H
#define TOUCHTRACE_EDITLINE_SHIMS_H

#include <histedit.h>
#include <langinfo.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/types.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

typedef unsigned char (*ce_command)(EditLine *_Nonnull, int);
typedef char *_Nullable (*ce_prompt)(EditLine *_Nonnull);
typedef int (*ce_key_reader)(EditLine *_Nonnull, wchar_t *_Nonnull);

// The standard streams are named here because Swift 6 refuses mutable C globals.
static inline EditLine *_Nullable ce_start(const char *_Nonnull program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline void ce_set_owner(EditLine *_Nonnull el, void *_Nullable owner) {
  el_set(el, EL_CLIENTDATA, owner);
}

static inline void *_Nullable ce_owner(EditLine *_Nonnull el) {
  void *owner = NULL;
  el_get(el, EL_CLIENTDATA, &owner);
  return owner;
}

static inline void ce_set_prompt(EditLine *_Nonnull el, ce_prompt _Nonnull prompt) {
  el_set(el, EL_PROMPT, prompt);
}

// The prompt at the right edge; libedit leaves it out where the line needs the room.
static inline void ce_set_right_prompt(EditLine *_Nonnull el, ce_prompt _Nonnull prompt) {
  el_set(el, EL_RPROMPT, prompt);
}

// Who reads the keys. Set by its wide name: set by the narrow one, a libedit of 2012 would keep one
// byte of every key.
static inline void ce_set_key_reader(EditLine *_Nonnull el, ce_key_reader _Nonnull reader) {
  el_wset(el, EL_GETCFN, reader);
}

static inline void ce_use_emacs_keys(EditLine *_Nonnull el) { el_set(el, EL_EDITOR, "emacs"); }

// While a line is edited, Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys, not as signals. Nothing changes
// where lines are cooked: there the terminal edits them, and nobody would answer the keys.
static inline void ce_take_signals_as_keys(int terminal) {
  struct termios settings;
  if (tcgetattr(terminal, &settings) != 0) return;
  if ((settings.c_lflag & (tcflag_t)ICANON) != 0 || (settings.c_lflag & (tcflag_t)ISIG) == 0) return;
  settings.c_lflag &= ~(tcflag_t)ISIG;
  tcsetattr(terminal, TCSADRAIN, &settings);
}

static inline void ce_add_command(EditLine *_Nonnull el, const char *_Nonnull name,
                                  const char *_Nonnull help, ce_command _Nonnull command) {
  el_set(el, EL_ADDFN, name, help, command);
}

static inline void ce_bind(EditLine *_Nonnull el, const char *_Nonnull key,
                           const char *_Nonnull command) {
  el_set(el, EL_BIND, key, command, NULL);
}

static inline int ce_is_editing(EditLine *_Nonnull el) {
  int editing = 0;
  el_get(el, EL_EDITMODE, &editing);
  return editing;
}

static inline void ce_enter_editing_mode(EditLine *_Nonnull el) { el_set(el, EL_PREP_TERM, 1); }

static inline void ce_leave_editing_mode(EditLine *_Nonnull el) { el_set(el, EL_PREP_TERM, 0); }

static inline void ce_redraw(EditLine *_Nonnull el) { el_set(el, EL_REFRESH); }

static inline void ce_set_history(EditLine *_Nonnull el, History *_Nonnull h) {
  el_set(el, EL_HIST, history, h);
}

static inline void ce_limit_history(History *_Nonnull h, int count) {
  HistEvent event;
  history(h, &event, H_SETSIZE, count);
  history(h, &event, H_SETUNIQUE, 1);
}

static inline void ce_remember(History *_Nonnull h, const char *_Nonnull line) {
  HistEvent event;
  history(h, &event, H_ENTER, line);
}

// The name of the character encoding that the current locale decodes keys with.
static inline const char *_Nonnull ce_codeset(void) { return nl_langinfo(CODESET); }

// Reads a line of the standard input as getline(3) does.
static inline ssize_t ce_get_line(char *_Nullable *_Nonnull line, size_t *_Nonnull capacity) {
  clearerr(stdin);
  return getline(line, capacity, stdin);
}

// glibc declares this only for programs that ask for the X/Open names.
int wcwidth(wchar_t);

// How many columns a scalar takes, or -1 for one that is not printed.
static inline int ce_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

static inline int ce_terminal_size(int descriptor, int *_Nonnull columns, int *_Nonnull rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

// Takes a signal unless the process was started with it ignored, as under nohup.
static inline void ce_take_signal(int number, void (*_Nonnull handler)(int), int flags) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

// Keeps a signal back, and tells what was kept back before.
static inline void ce_keep_back(int number, sigset_t *_Nonnull before) {
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_BLOCK, &one, before);
}

// Keeps back those that end a program which writes a file.
static inline void ce_keep_back_ends(sigset_t *_Nonnull before) {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGHUP);
  sigaddset(&ends, SIGINT);
  sigaddset(&ends, SIGQUIT);
  sigaddset(&ends, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &ends, before);
}

static inline void ce_keep_back_only(const sigset_t *_Nonnull these) {
  pthread_sigmask(SIG_SETMASK, these, NULL);
}

// Waits for input, and while it waits only these signals are kept back: -1 and EINTR if one comes,
// also one that came a moment before.
static inline int ce_wait_for_input(int descriptor, const sigset_t *_Nonnull these) {
  fd_set one;
  FD_ZERO(&one);
  FD_SET(descriptor, &one);
  return pselect(descriptor + 1, &one, NULL, NULL, NULL, these);
}

static inline void ce_return_signal(int number) { signal(number, SIG_DFL); }

#endif
