import CPseudoTerminal
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program in a terminal, and the hands and eyes of the person before it.
public final class Terminal {
  /// The process that runs in the terminal.
  public let process: pid_t

  /// Everything the terminal was sent, escapes and all.
  public private(set) var output = ""

  private var descriptor: CInt
  // The beginning of a character whose end has not come.
  private var cut: [UInt8] = []
  // The output without escapes, and how much of it was waited for.
  private var plain: [Unicode.Scalar] = []
  private var filter = EscapeFilter()
  private var seen = 0
  private var status: ExitStatus?
  // The sizes the screen had, and after how much output.
  private var sizes: [(start: Int, columns: Int, rows: Int)]

  private init(process: pid_t, descriptor: CInt, columns: Int, rows: Int) {
    self.process = process
    self.descriptor = descriptor
    sizes = [(0, columns, rows)]
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(descriptor)
  }

  // Two forks at once would let one child inherit the other's terminal.
  private static let forking = Mutex(())

  /// Runs a program in a new terminal.
  ///
  /// - Parameters:
  ///   - executable: A path.
  ///   - arguments: What comes after the program's name.
  ///   - environment: Added to ``standardEnvironment``.
  public static func spawn(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws -> Terminal {
    let variables = standardEnvironment.merging(environment) { $1 }.map { "\($0.key)=\($0.value)" }
    var descriptor: CInt = -1
    let process = forking.withLock { _ in
      withCStrings([executable] + arguments) { arguments in
        withCStrings(variables) { variables in
          pt_spawn(executable, arguments, variables, CInt(columns), CInt(rows), &descriptor)
        }
      }
    }
    guard process > 0 else { throw SpawnFailure(executable: executable, code: errno) }
    return Terminal(process: process, descriptor: descriptor, columns: columns, rows: rows)
  }

  /// A terminal as most have it, a UTF-8 locale, and no home whose files could change a test.
  ///
  /// What coverage, sanitizers and a loader of other libraries say to this process is said to its
  /// children, too: so the prompt is tried with another libedit.
  public static var standardEnvironment: [String: String] {
    var environment = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
    ]
    for name in [
      "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "LD_LIBRARY_PATH",
      "DYLD_LIBRARY_PATH",
    ] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }

  /// Types.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Types what need not be text.
  ///
  /// A terminal holds a thousand bytes on some systems: what is shown is read meanwhile, or program
  /// and person would wait for each other.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
      guard poll(&ready, 1, -1) == 1 || errno == EINTR else { return }
      if Int32(ready.revents) & POLLIN != 0 { _ = readMore(until: .now) }
      guard Int32(ready.revents) & POLLOUT != 0 else {
        if Int32(ready.revents) & (POLLHUP | POLLERR) != 0 { return }
        continue
      }
      let count = rest.prefix(512).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR && errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// How long to wait for what will surely come: machines that test are slow and busy at times.
  public static let patience = Swift.Duration.seconds(120)

  /// Waits until a text is shown after what earlier calls waited for; escapes do not count.
  @discardableResult
  public func expect(_ text: String, timeout: Swift.Duration = Terminal.patience) throws -> String {
    let deadline = ContinuousClock.now + timeout
    let wanted = Array(text.unicodeScalars)
    var start = seen
    while true {
      while start + wanted.count <= plain.count {
        guard plain[start..<start + wanted.count].elementsEqual(wanted) else {
          start += 1
          continue
        }
        defer { seen = start + wanted.count }
        return String(String.UnicodeScalarView(plain[seen..<start + wanted.count]))
      }
      guard ContinuousClock.now < deadline, readMore(until: deadline) else {
        throw NotShown(text: text, shown: String(String.UnicodeScalarView(plain[seen...])))
      }
    }
  }

  /// Reads what is shown until nothing new comes for a while.
  public func settle(for quiet: Swift.Duration = .milliseconds(100)) {
    while readMore(until: .now + quiet) {}
  }

  /// Waits for the program to end.
  public func waitForExit(timeout: Swift.Duration = Terminal.patience) throws -> ExitStatus {
    let deadline = ContinuousClock.now + timeout
    while true {
      if let status { return status }
      var raw: CInt = 0
      if waitpid(process, &raw, WNOHANG) == process {
        while readMore(until: .now) {}
        status = ExitStatus(raw)
      } else if ContinuousClock.now > deadline {
        throw NotShown(text: "the end of the program", shown: withoutEscapes(output))
      } else if !readMore(until: .now + .milliseconds(20)) {
        // A terminal that was closed answers at once: the process is about to end.
        usleep(1000)
      }
    }
  }

  /// Sends a signal to the program alone.
  public func signal(_ number: CInt) { kill(process, number) }

  /// Changes the size of the screen.
  public func resize(columns: Int, rows: Int) {
    sizes.append((output.unicodeScalars.count, columns, rows))
    _ = pt_resize(descriptor, CInt(columns), CInt(rows))
  }

  /// What is seen of the output so far.
  public var screen: Screen {
    var screen = Screen(columns: sizes[0].columns, rows: sizes[0].rows)
    let scalars = Array(output.unicodeScalars)
    for (place, size) in sizes.enumerated() {
      if place > 0 { screen.resize(columns: size.columns, rows: size.rows) }
      let next = place + 1 < sizes.count ? sizes[place + 1].start : scalars.count
      screen.show(scalars[size.start..<next])
    }
    return screen
  }

  /// Waits until what is seen is as it should be.
  @discardableResult
  public func see(
    _ what: String, timeout: Swift.Duration = Terminal.patience, _ isSo: (Screen) -> Bool
  ) throws -> Screen {
    let deadline = ContinuousClock.now + timeout
    while true {
      let screen = screen
      if isSo(screen) { return screen }
      guard ContinuousClock.now < deadline, readMore(until: deadline) else {
        throw NotShown(text: what, shown: screen.text)
      }
    }
  }

  /// Whether the terminal is as a shell lends it: whole lines, echoed, with signals.
  public var isCooked: Bool { pt_is_cooked(descriptor) }

  /// Whether every setting of the terminal is as it was before the program.
  public var isAsLent: Bool { pt_is_as_lent(descriptor) }

  /// Takes the terminal away, as a window that is closed.
  public func hangUp() {
    close(descriptor)
    descriptor = -1
  }

  /// Whether Ctrl-C and its kin are signals, not keys.
  public var hasSignals: Bool { pt_has_signals(descriptor) }

  /// Waits until the program works on a line, or has ended: a terminal that nobody edits in.
  public func waitUntilCooked(timeout: Swift.Duration = Terminal.patience) throws {
    let deadline = ContinuousClock.now + timeout
    while !isCooked {
      guard ContinuousClock.now < deadline else {
        throw NotShown(text: "the program at work", shown: withoutEscapes(output))
      }
      usleep(200)
    }
  }

  /// Reads what has come, waiting for it if need be; false when nothing comes or ever will.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, ContinuousClock.now.duration(to: deadline)) / .milliseconds(1)
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var found = poll(&ready, 1, CInt(left.rounded(.up)))
    while found < 0, errno == EINTR { found = poll(&ready, 1, CInt(left.rounded(.up))) }
    guard found == 1 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return false }
    let bytes = cut + chunk.prefix(count)
    let whole = bytes.count - Self.cutBytes(at: bytes.suffix(4))
    cut = Array(bytes[whole...])
    let new = String(decoding: bytes[..<whole], as: UTF8.self)
    output += new
    plain += filter.pass(new.unicodeScalars)
    return true
  }

  /// How many bytes at the end are the beginning of a character that is not whole.
  private static func cutBytes(at end: ArraySlice<UInt8>) -> Int {
    guard let first = end.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = max(1, (~end[first]).leadingZeroBitCount)
    let there = end.endIndex - first
    return there < length ? there : 0
  }
}
