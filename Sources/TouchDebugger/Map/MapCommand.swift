extension Debugger {
  /// How high a map may be without its legend.
  private static let rowsOfMap = 22

  func map(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    let word = call.words.first
    guard word == nil || word == "--ascii" else {
      throw Complaint(Words.expected("--ascii"), at: word?.startIndex)
    }
    let map = SceneMap(
      trace: trace, cursor: cursor, columns: pictureWidth, rows: Self.rowsOfMap,
      ascii: drawsInASCII || word != nil, language: language)
    return Reply(lines: map.lines)
  }
}
