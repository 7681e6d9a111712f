#ifndef TOUCHTRACE_PSEUDO_TERMINAL_H
#define TOUCHTRACE_PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <sys/types.h>

// Runs a program on a new terminal of its own, where it leads the session.
//
// Gives the process and the side of the terminal a person would sit at, or -1 with errno set.
// A program that cannot be run ends with status 127.
pid_t pt_spawn(const char *_Nonnull path, char *const _Nullable *_Nonnull arguments,
               char *const _Nullable *_Nonnull environment, int columns, int rows,
               int *_Nonnull terminal);

// Changes the size of the screen and tells the program.
int pt_resize(int terminal, int columns, int rows);

// Whether the program has the terminal as a shell lends it: whole lines, echoed, with signals.
bool pt_is_cooked(int terminal);

// Whether every setting is as a new terminal has it.
bool pt_is_as_lent(int terminal);

// Whether Ctrl-C and its kin are signals, not keys.
bool pt_has_signals(int terminal);

// Takes wait(2)'s status apart.
bool pt_exited(int status);
int pt_exit_code(int status);
int pt_exit_signal(int status);

// The path of the file that holds this function: the tests, however they are run.
const char *_Nullable pt_image_path(void);

#endif
