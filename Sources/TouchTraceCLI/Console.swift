#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing
import TouchNarration

/// Where words go: standard output for answers, standard error for what is wrong.
struct Console {
  /// Whether colours may be used.
  var colour: Bool
  /// How many columns a line may take.
  var width: Int
  /// The language of everything said.
  var language: Language
  /// Where complaints go.
  private(set) var ear = Ear.standardError

  /// Who hears what is wrong.
  enum Ear {
    case standardError
    case nobody
    /// Somebody who says it later, elsewhere.
    case keeper(Complaints)
  }

  /// Prints lines, broken between words where they are wider than the width.
  ///
  /// They are written as they come: Ctrl-C at a prompt ends a long answer where it is.
  ///
  /// - Returns: How many of the lines were printed.
  @discardableResult
  func show(_ lines: [StyledText]) -> Int {
    var rest = lines[...]
    while !rest.isEmpty {
      put(text(Array(rest.prefix(Self.linesAtOnce))))
      rest = rest.dropFirst(Self.linesAtOnce)
      if InterruptFlag.isRaised { break }
    }
    return lines.count - rest.count
  }

  private static let linesAtOnce = 500

  /// The lines as ``show(_:)-([StyledText])`` prints them.
  func text(_ lines: [StyledText]) -> String {
    let writer = TerminalWriter(colour: colour)
    return broken(lines).map { writer.string($0) + "\n" }.joined()
  }

  /// The lines as ``show(_:)-([StyledText])`` breaks them, without colours.
  func plain(_ lines: [StyledText]) -> [String] {
    lines.flatMap { broken([$0]).map(\.plain) }
  }

  /// The lines, those that are wider than the width in several.
  private func broken(_ lines: [StyledText]) -> [StyledText] {
    lines.flatMap { line -> [StyledText] in
      // No letter takes more columns than bytes.
      guard line.plain.utf8.count > width else { return [line] }
      let indent = line.plain.prefix { $0 == " " }.count
      return line.width <= width ? [line] : line.wrapped(to: width, indent: indent)
    }
  }

  func show(_ phrase: Phrase) { show([phrase[language]]) }

  func show(en english: StyledText, zh chinese: StyledText) {
    show(Phrase(en: english, zh: chinese))
  }

  /// Writes text to standard output as it is.
  func put(_ text: String) {
    if let rehearsal = Rehearsal.current { return rehearsal.print(text) }
    var text = text
    text.withUTF8(putAll)
  }

  /// Writes UTF-8 to standard output as it is.
  func put(_ bytes: [UInt8]) {
    if let rehearsal = Rehearsal.current {
      return rehearsal.print(String(decoding: bytes, as: UTF8.self))
    }
    bytes.withUnsafeBufferPointer(putAll)
  }

  private func putAll(_ bytes: UnsafeBufferPointer<UInt8>) {
    WaitingSign.end()
    let reason = Descriptor(STDOUT_FILENO).write(UnsafeRawBufferPointer(bytes))
    if let reason { stopWriting(reason) }
  }

  /// Ends the run where its output cannot be written.
  private func stopWriting(_ reason: CInt) -> Never {
    switch reason {
    // Nobody reads on: a closed pipe ends the run quietly, as tools in a pipeline do.
    case EPIPE: ExitCode.success.exit()
    case EBADF: complain("touchtrace: error: cannot write the output: standard output is closed")
    default: complain("touchtrace: error: cannot write the output: \(words(of: reason))")
    }
    ExitCode.commandFailed.exit()
  }

  /// Writes a line to standard error; on a terminal it is broken between words where it is wider.
  func complain(_ line: String) {
    guard let columns = columnsOfErrors else { return complain(whole: line) }
    let wrapped = StyledText(terminalSafe(line), .plain).wrapped(to: columns)
    for part in wrapped { complain(whole: part.plain) }
  }

  /// Writes a line to standard error in one piece: a caret below it points at a place in it.
  func complain(whole line: String) {
    switch ear {
    case .nobody: return
    case .keeper(let complaints): complaints.add(terminalSafe(line))
    case .standardError:
      let line = terminalSafe(line) + "\n"
      if let rehearsal = Rehearsal.current { return rehearsal.print(line) }
      // There is nobody left to tell that it cannot be written.
      _ = Descriptor(STDERR_FILENO).write(line)
    }
  }

  /// How many columns a line of standard error may take; nil where that is no terminal, so that
  /// whatever reads the lines finds each whole.
  private var columnsOfErrors: Int? {
    guard case .standardError = ear, Rehearsal.current == nil, Terminal.isTerminal(STDERR_FILENO)
    else { return nil }
    return min(width, Terminal.size().columns)
  }

  /// The same console, but nothing is complained about there.
  var silent: Console {
    var console = self
    console.ear = .nobody
    return console
  }

  /// The same console, but what is complained about there is kept, each line whole.
  func telling(_ complaints: Complaints, in language: Language?) -> Console {
    var console = self
    console.ear = .keeper(complaints)
    console.language = language ?? console.language
    return console
  }

  /// Writes lines to standard error, each as it is.
  func complain(_ phrase: Phrase) { complain("touchtrace: \(phrase[language].plain)") }

  func complain(en english: StyledText, zh chinese: StyledText) {
    complain(Phrase(en: english, zh: chinese))
  }

  /// Says what is wrong, and answers nil.
  func refuse<Value>(_ phrase: Phrase) -> Value? {
    complain(phrase)
    return nil
  }

  func refuse<Value>(en english: StyledText, zh chinese: StyledText) -> Value? {
    refuse(Phrase(en: english, zh: chinese))
  }
}
