import TouchInquiry

/// Reads `from START` and `to END`, either of which may be left out.
struct DriveReader {
  let task: FenceTask

  func read() -> Drive? {
    var drive = Drive()
    var seen: Set<String> = []
    for statement in task.statements {
      let word = statement.words[0]
      guard ["from", "to"].contains(word.text) else {
        task.sayUnknown(statement, among: ["from", "to"])
        continue
      }
      if !seen.insert(word.text).inserted { task.sayRepeated(word, in: statement) }
      task.sayUnexpected(statement, after: 2)
      if word.text == "from" {
        if let start: Drive.Start = station(statement) { drive.from = start }
      } else if let end: Drive.End = station(statement) {
        drive.to = end
      }
    }
    return drive
  }

  private func station<Station: RawRepresentable<String> & CaseIterable>(
    _ statement: Statement
  ) -> Station? {
    let known = Station.allCases.map { $0.rawValue }
    let form = "\(statement.words[0].text) \(known.joined(separator: "|"))"
    guard let word = task.second(of: statement, or: form) else { return nil }
    if let station = Station(rawValue: word.text) { return station }
    task.sayUnknown(.station, word, in: statement, among: known)
    return nil
  }
}
