// The one function of the SDK's header that is used here.
#include <sys/ioctl.h>
#include <sys/types.h>
#include <termios.h>

int forkpty(int *, char *, struct termios *, struct winsize *);
