import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines that a person edits, recalls and completes in a terminal.
///
/// libedit keeps some of its state for the whole process, so make one editor and use it from one
/// thread. It also reads `~/.editrc`, where lines may be addressed to us by the program's name.
public final class LineEditor {
  /// How many lines can be recalled.
  public static let recallLimit = 10_000

  let editLine: OpaquePointer?
  let completion: (String) -> Completion
  var prompt = Prompt("")
  var hint: Prompt?
  /// Whether libedit drew the prompt since it was given its colours.
  var isPlain = false
  var wasInterrupted = false
  var keys = KeyReader()
  private let recalled: OpaquePointer?
  private var promptBytes: UnsafeMutablePointer<CChar>?
  private var hintBytes: UnsafeMutablePointer<CChar>?

  /// Starts editing on the standard streams.
  ///
  /// - Parameters:
  ///   - program: The name that addresses lines of `~/.editrc` to this program.
  ///   - completion: Gets the text left of the cursor when Tab is pressed.
  public init(program: String, completion: @escaping (String) -> Completion) {
    self.completion = completion
    editLine = ce_start(program)
    recalled = history_init()
    guard let editLine else { return }
    ce_set_owner(editLine, Unmanaged.passUnretained(self).toOpaque())
    ce_set_prompt(editLine) { LineEditor.owner(of: $0).promptBytes }
    ce_set_right_prompt(editLine) { LineEditor.owner(of: $0).hintBytes }
    ce_set_key_reader(editLine) { LineEditor.owner(of: $0).readKey(into: $1, on: $0) }
    if let recalled {
      ce_limit_history(recalled, CInt(Self.recallLimit))
      ce_set_history(editLine, recalled)
    }
    bindConveniences(of: editLine)
    el_source(editLine, nil)
    // After the user's file, because a `bind -v` in it forgets all keys bound earlier.
    bindNecessities(of: editLine)
  }

  deinit {
    if let editLine { el_end(editLine) }
    if let recalled { history_end(recalled) }
    free(promptBytes)
    free(hintBytes)
  }

  /// Shows a prompt and waits for a line, an interrupt or the end.
  ///
  /// - Parameter hint: Shown at the right edge until the line needs its room.
  public func readLine(prompt: Prompt, hint: Prompt? = nil) -> LineInput {
    guard let editLine else { return readUnedited(prompt: prompt) }
    self.prompt = prompt
    self.hint = hint
    free(promptBytes)
    promptBytes = strdup(prompt.plain)
    free(hintBytes)
    hintBytes = strdup(hint?.plain ?? "")
    isPlain = true
    wasInterrupted = false
    InterruptFlag.clear()
    // Before the prompt is seen, so that a Ctrl-C pressed the moment it is seen is a key already.
    enterEditingMode(of: editLine)
    var count: CInt = 0
    let typed = el_gets(editLine, &count)
    ce_leave_editing_mode(editLine)
    if let typed, count > 0 { return .line(withoutNewline(String(cString: typed))) }
    return endOfLine()
  }

  /// Adds a line to those that the arrow keys and Ctrl-R recall.
  public func remember(_ line: String) {
    guard let recalled, !line.isEmpty else { return }
    ce_remember(recalled, line)
  }

  /// Drops the empty lines typed while the program worked; words typed ahead stay.
  ///
  /// An empty line repeats a command. A Return held down during a long run would repeat it as often
  /// as the key did, long after the finger left it. Pasted commands are not empty and are kept.
  /// Where the input is no terminal nothing is dropped.
  public func flushTypeahead() {
    guard let editLine, ce_is_editing(editLine) != 0, Terminal.isTerminal(STDIN_FILENO) else {
      return
    }
    // In editing mode single keys can be read, not only whole lines. It stays on until a line has
    // been read: a Ctrl-D that came between would otherwise be cooked, and lost.
    enterEditingMode(of: editLine)
    keys.dropEmptyLines()
  }

  /// Takes lines apart into keys, those among them that are signals elsewhere.
  func enterEditingMode(of editLine: OpaquePointer) {
    ce_enter_editing_mode(editLine)
    ce_take_signals_as_keys(STDIN_FILENO)
  }

  /// The editor a callback of libedit is for.
  static func owner(of editLine: OpaquePointer) -> LineEditor {
    guard let owner = ce_owner(editLine) else { preconditionFailure("libedit lost its owner") }
    return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
  }

  /// Tells why there was no line.
  private func endOfLine() -> LineInput {
    if wasInterrupted { return .interrupted }
    // libedit echoes the end of input and leaves the cursor behind it.
    print()
    // A signal from elsewhere, or the key itself where ~/.editrc says `edit off`.
    guard InterruptFlag.isRaised else { return .endOfInput }
    InterruptFlag.clear()
    return .interrupted
  }

  /// Reads a line where libedit would not start.
  private func readUnedited(prompt: Prompt) -> LineInput {
    print(prompt.plain, terminator: "")
    fflush(nil)
    return readPlainLine().map(LineInput.line) ?? endOfLine()
  }

  private func withoutNewline(_ line: String) -> String {
    line.hasSuffix("\n") ? String(line.dropLast()) : line
  }
}
