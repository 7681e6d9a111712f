// Filled by the first real file.
