#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

/// The files that are open from the start: input, output, errors, and what a shell opened besides.
public enum StandardStreams {
  /// Makes sure that no file of ours gets the number of one that was closed at the start, and that
  /// a file that may not grow is a failure to report, not a reason to die.
  public static func prepare() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      var facts = stat()
      guard fstat(number, &facts) != 0, errno == EBADF else { continue }
      // The lowest number that is free is the one that is missing. It is opened the wrong way, so
      // that whoever needs it is told.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Keeps input and output for somebody who speaks a protocol over them: whoever else reads from
  /// now on finds nothing, and what else is written, by whatever name, goes to the errors.
  ///
  /// - Returns: Input and output under other numbers; nil where the system has none left.
  static func setAside() -> (input: Descriptor, output: Descriptor)? {
    let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
    let nothing = open("/dev/null", O_RDONLY)
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return nil }
    close(nothing)
    return (Descriptor(input), Descriptor(output))
  }

  /// Whether a path names standard output or the errors.
  static func isOutput(_ path: String) -> Bool {
    [STDOUT_FILENO, STDERR_FILENO].contains(number(of: path))
  }

  /// The number of the open file that a path names; nil where it names none.
  ///
  /// The path decides, not what it leads to: that is the terminal, a pipe or a file that a shell
  /// opened, and what was written there before stays.
  static func number(of path: String) -> CInt? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        let digits = path.dropFirst(folder.count)
        guard !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
        return CInt(digits)
      }
      return nil
    }
  }
}
