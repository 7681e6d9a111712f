import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   terminal ── bytes ──▶ ahead ── bytes ──▶ decoding ── characters ──▶ libedit
//                           ▲
//                 typed while the program worked

/// Reads the characters that a person types, a byte at a time, for libedit.
///
/// The libedits differ in how their own reader takes an interrupt, and that of 2012 swallows the
/// first; with this one they all end the line.
struct KeyReader {
  /// What came of waiting for a key.
  enum Key: Hashable {
    /// A character in the locale's wide form.
    case character(wchar_t)
    /// The terminal went away.
    case end
    /// Ctrl-C as a signal; it was pressed elsewhere, or the terminal edits the lines.
    case interrupted
  }

  /// Bytes that were read and not yet handed over.
  private var ahead: ArraySlice<UInt8> = []
  /// The beginning of a character whose end has not come.
  private var decoding = mbstate_t()

  /// Waits for the next character; bytes that are no character are dropped.
  mutating func next() -> Key {
    while true {
      if let byte = ahead.popFirst() {
        if let character = decoded(byte) { return .character(character) }
        continue
      }
      switch Self.waitForByte() {
      case .byte(let byte): ahead = [byte]
      case .end: return .end
      case .interrupted: return .interrupted
      }
    }
  }

  /// Drops the empty lines that wait in the terminal; the first other key and what follows it stay.
  mutating func dropEmptyLines() {
    guard ahead.isEmpty else { return }
    while let byte = Self.byteThatWaits() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      // Ctrl-D pressed while lines were still cooked waits as a zero byte.
      case 0: ahead = [4]
      default: ahead = [byte]
      }
      return
    }
  }

  /// Adds a byte to the character that is coming; nil until it is whole.
  private mutating func decoded(_ byte: UInt8) -> wchar_t? {
    let isFirst = mbsinit(&decoding) != 0
    var character: wchar_t = 0
    var bits = CChar(bitPattern: byte)
    switch mbrtowc(&character, &bits, 1, &decoding) {
    case -2: return nil
    case -1:
      decoding = mbstate_t()
      // What broke off a character may begin one.
      return isFirst ? nil : decoded(byte)
    default: return character
    }
  }
}

extension KeyReader {
  private enum Byte {
    case byte(UInt8)
    case end
    case interrupted
  }

  /// Waits for a byte or for Ctrl-C.
  ///
  /// The signal is kept back from the look at the flag until the wait has begun, or one that came
  /// in between would be noticed only with the next key.
  private static func waitForByte() -> Byte {
    var before = sigset_t()
    ce_keep_back(SIGINT, &before)
    defer { ce_keep_back_only(&before) }
    while true {
      if InterruptFlag.isRaised { return .interrupted }
      errno = 0
      if ce_wait_for_input(STDIN_FILENO, &before) < 0 {
        // Another signal, as for a new size of the screen, does not end the wait.
        guard errno == EINTR else { return .end }
        continue
      }
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return .byte(byte) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return .end }
    }
  }

  /// Takes a byte that is there already.
  private static func byteThatWaits() -> UInt8? {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    guard poll(&ready, 1, 0) == 1, read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    return byte
  }
}
