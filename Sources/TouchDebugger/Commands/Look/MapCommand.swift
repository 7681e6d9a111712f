/// Draws the screen, or says it in sentences.
struct MapCommand: InSession {
  let session: Session

  /// How high a map may be without its legend.
  private static let rowsOfMap = 22
  private static let options = ["--ascii", "--text"]

  func map(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 3)
    let names = call.words.filter { !Self.options.contains(String($0)) }
    guard names.count < 2 else {
      throw Complaint(Words.expected("--ascii, --text"), at: names[1].startIndex)
    }
    let view = try names.first.map { word throws(Complaint) in try scene.view(word) }
    let map = SceneMap(
      trace: trace, cursor: cursor, columns: pictureWidth, rows: Self.rowsOfMap,
      ascii: session.manner.drawsInASCII || call.words.contains("--ascii"), language: language,
      part: view)
    return Reply(lines: call.words.contains("--text") ? map.sentences : map.lines)
  }
}
