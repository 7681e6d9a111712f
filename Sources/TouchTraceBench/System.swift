#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// What the measurements ask of the system, apart from the names of the model: MacTypes.h has a
// `Point` and a `Rect` of its own.

/// The seconds of a clock that is never set.
func seconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

/// The processor time of this process, which others that are busy do not change.
func processorSeconds() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The most memory this process has had, in megabytes.
func peakMegabytes() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
  #endif
}

/// The value of a variable; nil where it is not set.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

func leave(_ code: CInt) -> Never { exit(code) }

/// A file that cannot be read.
struct UnreadableFile: Error { let path: String }

/// The lines of a file.
func lines(of path: String) throws -> [Substring] {
  guard let file = fopen(path, "rb") else { throw UnreadableFile(path: path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&piece, 1, piece.count, file), count > 0 {
    bytes += piece[..<count]
  }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
}

/// Writes a file where that can be done.
func write(lines: [String], to path: String) {
  guard let file = fopen(path, "w") else { return }
  for line in lines { fputs(line + "\n", file) }
  fclose(file)
}
