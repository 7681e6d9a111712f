/// Draws the screen.
struct MapCommand: InSession {
  let session: Session

  /// How high a map may be without its legend.
  private static let rowsOfMap = 22

  func map(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 2)
    let names = call.words.filter { $0 != "--ascii" }
    guard names.count < 2 else {
      throw Complaint(Words.expected("--ascii"), at: names[1].startIndex)
    }
    let view = try names.first.map { word throws(Complaint) in try scene.view(word) }
    let map = SceneMap(
      trace: trace, cursor: cursor, columns: pictureWidth, rows: Self.rowsOfMap,
      ascii: session.manner.drawsInASCII || names.count < call.words.count, language: language,
      part: view)
    return Reply(lines: map.lines)
  }
}
