import TouchCore

extension Reader {
  /// Reads the name and the value of a setting.
  func setting(_ name: Word, _ value: Word) -> (setting: Setting, value: Double)? {
    guard let setting = choice(name, .setting, among: Setting.allCases) else { return nil }
    switch setting.unit {
    case .milliseconds, .points, .degrees, .share, .pointsPerSecond, .times, .version:
      return number(value, in: setting.range).map { (setting, $0) }
    case .onOff:
      guard let isOn = truth(text(value)) else {
        return refuse(.notA(form: "on or off", found: text(value)), at: value)
      }
      return (setting, isOn ? 1 : 0)
    }
  }

  /// Reads `ignoring=N`; nil, and nothing said, where the word is another.
  func ignoring(_ word: Word) -> Int? {
    let (key, value) = split(word)
    guard text(key) == ignoringWord, let value else { return nil }
    return wholeNumber(value, in: Limit.ignoring)
  }
}

extension Reader {
  /// Reads `idiom=phone|pad`; nil, and nothing said, where the word is another.
  func idiom(_ word: Word) -> Idiom? {
    let (key, value) = split(word)
    guard text(key) == idiomWord, let value else { return nil }
    return choice(value, among: Idiom.allCases) ?? .phone
  }
}

extension Reader {
  /// Reads `edges=left|bottom`; nil, and nothing said, where the word is another.
  func systemEdges(_ word: Word) -> Edges? {
    let (key, value) = split(word)
    guard text(key) == edgesWord, let value else { return nil }
    var application = Application()
    read(Application.systemEdgesShape, false, value, into: &application)
    return application.systemEdges
  }
}

/// The property of the application: the edges at which the system has a gesture (22.14).
let edgesWord = "edges"

/// The property of the application: the device it runs on (18.27).
let idiomWord = "idiom"

/// The property of the application: how many calls of `beginIgnoringInteractionEvents` are open.
let ignoringWord = "ignoring"
