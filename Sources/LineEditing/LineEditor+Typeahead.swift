import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LineEditor {
  /// Drops the empty lines typed while the program worked; words typed ahead stay.
  ///
  /// An empty line repeats a command. A Return held down during a long run would repeat it as often
  /// as the key did, long after the finger left it. Pasted commands are not empty and are kept.
  /// Where the input is no terminal nothing is dropped.
  public func flushTypeahead() {
    guard let editLine, !hasPushed, ce_is_editing(editLine) != 0,
      Terminal.isTerminal(STDIN_FILENO)
    else { return }
    // In editing mode single keys can be read, not only whole lines. It stays on until a line has
    // been read: a Ctrl-D that came between would otherwise be cooked, and lost.
    ce_enter_editing_mode(editLine)
    var key = nextByte(within: 0)
    while key == UInt8(ascii: "\n") || key == UInt8(ascii: "\r") { key = nextByte(within: 0) }
    guard let key else { return }
    // Ctrl-D pressed while lines were still cooked waits as a zero byte, pressed later as itself.
    guard key != 0, key != 4 else {
      hasEndedAhead = true
      return
    }
    // A terminal cannot be looked at without taking: the one key too many is handed to libedit,
    // which reads it before those that still wait.
    el_push(editLine, character(startingWith: key))
    hasPushed = true
  }

  /// Reads what belongs to the same UTF-8 character as a byte just read.
  private func character(startingWith first: UInt8) -> String {
    var bytes = [first]
    let length = min(4, (~first).leadingZeroBitCount)
    while bytes.count < length, let byte = nextByte(within: 50) { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a byte that waits in the terminal or comes within some milliseconds.
  private func nextByte(within milliseconds: CInt) -> UInt8? {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    guard poll(&ready, 1, milliseconds) == 1, read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    return byte
  }
}
