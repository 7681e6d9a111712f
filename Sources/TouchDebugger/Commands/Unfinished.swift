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
  // Somebody else's, until it is there
  func whereHelp() -> [StyledText] { wrapped(say(Words.breakWhere)) }
}
