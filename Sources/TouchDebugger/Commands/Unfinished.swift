import TouchNarration

// Each of these moves to a file of its own, with its code.

extension Debugger {
  private var unfinished: Complaint { Complaint(Phrase(en: "unfinished", zh: "未完成")) }

  // Stop
  mutating func goOn(_ call: CommandLine, _ direction: Direction) throws(Complaint) -> Reply {
    try move(.continue, direction, times: call.count)
  }
  mutating func setWatchpoint(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func setCatchpoint(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func setLogPoint(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func setCondition(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func ignoreHits(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func setCommands(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func enable(_ call: CommandLine, _ isOn: Bool) throws(Complaint) -> Reply {
    throw unfinished
  }
  mutating func saveBreakpoints(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  // Look
  mutating func backtrace(_ call: CommandLine) throws(Complaint) -> Reply { backtrace() }
  mutating func selectFrame(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func moveFrame(by count: Int) throws(Complaint) -> Reply { throw unfinished }
  mutating func display(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func undisplay(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  func find(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  // Ask
  mutating func questions(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  func margin(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  // Change
  mutating func whatIf(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func undo(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func branches(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  // Somebody else's, until it is there
  func whereHelp() -> [StyledText] { wrapped(say(Words.breakWhere)) }
  func hitmap(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
}

struct Displays: Sendable {}
struct Question: Sendable {}
struct Companion: Sendable {}
