// What the rooms take from libc, declared by name: checking them needs no libc of WebAssembly.
double atan2(double y, double x);
double cos(double angle);
double log(double number);
double pow(double base, double exponent);
double remainder(double dividend, double divisor);
double sin(double angle);
