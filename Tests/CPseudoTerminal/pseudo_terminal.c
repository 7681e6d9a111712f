// Asks glibc for dladdr.
#define _GNU_SOURCE

#include "pseudo_terminal.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static struct winsize window(int columns, int rows) {
  return (struct winsize){.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
}

// The threads of a test run block signals, and a child inherits the mask and what is ignored: it
// would never see a Ctrl-C.
static void restore_signals(void) {
  const int numbers[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGCONT, SIGWINCH};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i += 1) signal(numbers[i], SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t pt_spawn(const char *path, char *const *arguments, char *const *environment, int columns,
               int rows, int *terminal) {
  struct winsize size = window(columns, rows);
  pid_t child = forkpty(terminal, NULL, NULL, &size);
  if (child == 0) {
    restore_signals();
    execve(path, arguments, environment);
    _exit(127);
  }
  // A program spawned later must not keep this terminal open.
  if (child > 0) {
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    // Who types must not wait for room and forget to read.
    fcntl(*terminal, F_SETFL, O_NONBLOCK);
  }
  return child;
}

int pt_resize(int terminal, int columns, int rows) {
  struct winsize size = window(columns, rows);
  return ioctl(terminal, TIOCSWINSZ, &size);
}

static bool has(int terminal, tcflag_t flags) {
  struct termios settings;
  return tcgetattr(terminal, &settings) == 0 && (settings.c_lflag & flags) == flags;
}

bool pt_is_cooked(int terminal) { return has(terminal, ICANON | ECHO | ISIG); }

bool pt_is_as_lent(int terminal) {
  int ours, theirs;
  if (openpty(&ours, &theirs, NULL, NULL, NULL) != 0) return false;
  struct termios fresh, now;
  bool is_known = tcgetattr(ours, &fresh) == 0 && tcgetattr(terminal, &now) == 0;
  close(ours);
  close(theirs);
  return is_known && fresh.c_iflag == now.c_iflag && fresh.c_oflag == now.c_oflag &&
         fresh.c_cflag == now.c_cflag && fresh.c_lflag == now.c_lflag &&
         memcmp(fresh.c_cc, now.c_cc, sizeof fresh.c_cc) == 0;
}

bool pt_has_signals(int terminal) { return has(terminal, ISIG); }

bool pt_exited(int status) { return WIFEXITED(status); }
int pt_exit_code(int status) { return WEXITSTATUS(status); }
int pt_exit_signal(int status) { return WTERMSIG(status); }

const char *pt_image_path(void) {
  Dl_info image;
  return dladdr((const void *)pt_image_path, &image) != 0 ? image.dli_fname : NULL;
}
