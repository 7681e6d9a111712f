import TouchCore

//  004      on  began ended recognized cancelled                       evidence: who, scene, log
//  H1 held-touch-keeps-slot  off began ended … ; on began recognized … hypotheses: name, switch,
//                                                                      then a log for each scene

extension FenceReader {
  /// Stands for the model without any switch, and for Apple as a source.
  static let documented = "documented"

  /// Reads `SOURCE SCENE WORD…` lines.
  mutating func evidence(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Evidence? {
    if statements.isEmpty { sayMissing("SOURCE SCENE WORD…", in: fence) }
    let rows = statements.compactMap { statement -> Evidence.Row? in
      log(statement, statement.words.dropFirst(), stage).map {
        Evidence.Row(source: statement.words[0].text, log: $0)
      }
    }
    return Evidence(rows: rows)
  }

  /// Reads `NAME SWITCH SCENE WORD… ; SCENE WORD…` lines.
  mutating func hypotheses(
    _ fence: Fence, _ statements: [Statement], _ stage: Stage
  ) -> Hypotheses? {
    let form = "NAME \(Self.documented)|SETTING SCENE WORD…"
    if statements.isEmpty { sayMissing(form, in: fence) }
    var rows: [Hypotheses.Row] = []
    for statement in statements {
      let name = statement.words[0]
      if rows.contains(where: { $0.name == name.text }) { sayRepeated(name, in: statement) }
      guard statement.words.count > 1 else {
        notes.say(.missing(form), at: statement.end)
        continue
      }
      guard let setting = setting(statement.words[1], in: statement) else { continue }
      let parts = statement.words.dropFirst(2)
        .split(omittingEmptySubsequences: false) { $0.text == ";" }
      let logs = parts.compactMap { log(statement, $0, stage) }
      rows.append(Hypotheses.Row(name: name.text, setting: setting, logs: logs))
    }
    return Hypotheses(rows: rows)
  }

  /// The switch a word names; the inner nil for none, the outer one where there is no such switch.
  private mutating func setting(_ word: PlacedWord, in statement: Statement) -> Setting?? {
    if word.text == Self.documented { return .some(nil) }
    let switches = Setting.allCases.filter { $0.unit == .onOff }
    if let setting = switches.first(where: { $0.kebabName == word.text }) { return setting }
    notes.say(
      .unknown(.setting, word.text, among: switches.map(\.kebabName) + [Self.documented]),
      at: statement.place(of: word))
    return nil
  }

  /// Reads a scene's id and the words of a log.
  private mutating func log(
    _ statement: Statement, _ words: ArraySlice<PlacedWord>, _ stage: Stage
  ) -> Log? {
    guard let scene = words.first, words.count > 1 else {
      notes.say(.missing("SCENE WORD…"), at: statement.end)
      return nil
    }
    for word in words.dropFirst() where !LogWord.words.contains(word.text) {
      notes.say(
        .unknown(.logWord, word.text, among: LogWord.words), at: statement.place(of: word))
    }
    guard let fence = fences(.scene).first(where: { $0.id == scene.text }) else {
      notes.say(
        .unknown(.scene, scene.text, among: ids(.scene)), at: statement.place(of: scene))
      return nil
    }
    let place = Place(
      line: statement.line, column: scene.column,
      length: (words.last.map { $0.column + $0.text.count } ?? scene.column) - scene.column)
    return self.stage(of: fence, touchedAs: stage).map {
      Log(stage: $0, words: words.dropFirst().map(\.text), place: place)
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
