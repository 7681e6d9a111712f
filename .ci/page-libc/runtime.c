// What the engine needs of a C library besides wasi-libc.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The seed of hashing. Nothing may hang on the order of a set, so any bytes do.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5a, count); }

// Where Swift reads a number from text: the end of what was read, or nil.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  char *end = 0;
  *value = strtod(text, &end);
  return end == text ? 0 : end;
}

uintptr_t __stack_chk_guard = 0x5ca1ab1e;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
