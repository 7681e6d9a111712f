// The functions of the SDK's header that are used here.
#include <sys/ioctl.h>
#include <sys/types.h>
#include <termios.h>

int forkpty(int *, char *, struct termios *, struct winsize *);
int openpty(int *, int *, char *, struct termios *, struct winsize *);
