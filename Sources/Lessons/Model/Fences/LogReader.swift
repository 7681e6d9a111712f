import TouchCore

//  004      on  began ended recognized cancelled                       evidence: who, scene, log
//  H1 held-touch-keeps-slot  off began ended … ; on began recognized … hypotheses: name, switch,
//                                                                      then a log for each scene

/// Reads the logs that somebody measured, and those that a hypothesis says.
struct LogReader {
  /// Stands for the model without any switch, and for Apple as a source.
  static let documented = "documented"

  let task: FenceTask

  /// Reads `SOURCE SCENE WORD…` lines.
  func evidence() -> Evidence? {
    if task.statements.isEmpty { task.sayMissing("SOURCE SCENE WORD…") }
    let rows = task.statements.compactMap { statement -> Evidence.Row? in
      log(statement, statement.words.dropFirst()).map {
        Evidence.Row(source: statement.words[0].text, log: $0)
      }
    }
    return Evidence(rows: rows)
  }

  /// Reads `NAME SWITCH SCENE WORD… ; SCENE WORD…` lines.
  func hypotheses() -> Hypotheses? {
    let form = "NAME \(Self.documented)|SETTING SCENE WORD…"
    if task.statements.isEmpty { task.sayMissing(form) }
    var rows: [Hypotheses.Row] = []
    for statement in task.statements {
      let name = statement.words[0]
      if rows.contains(where: { $0.name == name.text }) { task.sayRepeated(name, in: statement) }
      guard let word = task.second(of: statement, or: form),
        let setting = setting(word, in: statement)
      else { continue }
      let parts = statement.words.dropFirst(2)
        .split(omittingEmptySubsequences: false) { $0.text == ";" }
      let logs = parts.compactMap { log(statement, $0) }
      rows.append(Hypotheses.Row(name: name.text, setting: setting, logs: logs))
    }
    return Hypotheses(rows: rows)
  }

  /// The switch a word names; the inner nil for none, the outer one where there is no such switch.
  private func setting(_ word: PlacedWord, in statement: Statement) -> Setting?? {
    if word.text == Self.documented { return .some(nil) }
    let switches = Setting.allCases.filter { $0.unit == .onOff }
    if let setting = switches.first(where: { $0.kebabName == word.text }) { return setting }
    task.sayUnknown(
      .setting, word, in: statement, among: switches.map(\.kebabName) + [Self.documented])
    return nil
  }

  /// Reads a scene's id and the words of a log.
  private func log(_ statement: Statement, _ words: ArraySlice<PlacedWord>) -> Log? {
    guard let scene = words.first, words.count > 1 else {
      task.say(.missing("SCENE WORD…"), at: statement.end)
      return nil
    }
    for word in words.dropFirst() where LogCall(word.text) == nil {
      task.sayUnknown(.logWord, word, in: statement, among: LogWord.words)
    }
    guard let fence = task.desk.fences(.scene).first(where: { $0.id == scene.text }) else {
      task.sayUnknown(.scene, scene, in: statement, among: task.desk.ids(.scene))
      return nil
    }
    let place = Place(
      line: statement.line, column: scene.column,
      length: (words.last.map { $0.column + $0.text.count } ?? scene.column) - scene.column)
    return task.desk.stage(of: fence, touchedAs: task.stage).map {
      Log(stage: $0, calls: words.dropFirst().compactMap { LogCall($0.text) }, place: place)
    }
  }
}

extension Setting {
  /// The name as a lesson's words are written, `held-touch-keeps-slot`.
  var kebabName: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
