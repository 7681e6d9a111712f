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
  // Moving, Search, Keep
  mutating func visit(_ direction: Direction, _ call: CommandLine) throws(Complaint) -> Reply {
    throw unfinished
  }
  mutating func search(_ call: CommandLine, _ direction: Direction) throws(Complaint) -> Reply {
    throw unfinished
  }
  mutating func first(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func last(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  func count(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func setMark(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  func listMarks() -> Reply { Reply() }
  mutating func takeNote(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func listNotes(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  // Tool
  mutating func keep(_ collected: Collector) -> Reply { Reply() }
  func apropos(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func alias(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func unalias(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func define(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func document(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
  mutating func source(_ call: CommandLine) throws(Complaint) -> Reply { throw unfinished }
}

struct Visits: Sendable {
  mutating func leave(_ cursor: Int) {}
}
struct Bookmarks: Sendable {}
struct SearchTerm: Sendable {}
struct Macros: Sendable {}
