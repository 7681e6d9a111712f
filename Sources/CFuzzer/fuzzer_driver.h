#ifndef fuzzer_driver_h
#define fuzzer_driver_h

#include <stddef.h>
#include <stdint.h>

// libFuzzer's own main without being one; see LLVM's documentation, "Using libFuzzer as a library".
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*take)(const uint8_t *data, size_t size));

#endif
