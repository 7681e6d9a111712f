// What macOS's libedit of 2012 offers of the names used here; Debian's header has more.
#ifndef HISTEDIT_STAND_IN_H
#define HISTEDIT_STAND_IN_H

#include <stdio.h>
#include <sys/types.h>
#include <wchar.h>

#define LIBEDIT_MAJOR 2
#define LIBEDIT_MINOR 11

typedef struct editline EditLine;
typedef struct history History;

typedef struct lineinfo {
  const char *buffer;
  const char *cursor;
  const char *lastchar;
} LineInfo;

typedef struct HistEvent {
  int num;
  const char *str;
} HistEvent;

enum {
  CC_NORM, CC_NEWLINE, CC_EOF, CC_ARGHACK, CC_REFRESH, CC_CURSOR, CC_ERROR, CC_FATAL, CC_REDISPLAY,
  CC_REFRESH_BEEP
};

enum {
  EL_PROMPT, EL_TERMINAL, EL_EDITOR, EL_SIGNAL, EL_BIND, EL_TELLTC, EL_SETTC, EL_ECHOTC, EL_SETTY,
  EL_ADDFN, EL_HIST, EL_EDITMODE, EL_RPROMPT, EL_GETCFN, EL_CLIENTDATA, EL_UNBUFFERED, EL_PREP_TERM,
  EL_GETTC, EL_GETFP, EL_SETFP, EL_REFRESH, EL_PROMPT_ESC, EL_RPROMPT_ESC, EL_RESIZE
};

enum { H_SETSIZE = 1, H_ENTER = 10, H_SETUNIQUE = 20 };

EditLine *el_init(const char *, FILE *, FILE *, FILE *);
void el_end(EditLine *);
const char *el_gets(EditLine *, int *);
void el_push(EditLine *, const char *);
int el_set(EditLine *, int, ...);
int el_get(EditLine *, int, ...);
int el_wset(EditLine *, int, ...);
int el_source(EditLine *, const char *);
void el_resize(EditLine *);
const LineInfo *el_line(EditLine *);
int el_insertstr(EditLine *, const char *);
void el_deletestr(EditLine *, int);
History *history_init(void);
void history_end(History *);
int history(History *, HistEvent *, int, ...);

#endif
