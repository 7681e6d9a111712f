import TouchCore

//  80 move A by 0,40 reason="…"
//  ▲  ▲    ▲ ▲       ▲
//  │  │    │ place   why, for reading only
//  │  │    finger
//  │  action
//  milliseconds

/// Reads what the fingers do in a scene.
public func readTouches(_ source: SourceLines, in scene: Scene) -> Parsed<TouchScript> {
  var reader = TouchReader(source, scene)
  let script = reader.run()
  return Parsed(script, reader.reader.diagnostics)
}

/// Builds a script line by line.
struct TouchReader {
  private(set) var reader: Reader
  private let scene: Scene
  private var events: [TouchEvent] = []
  /// The time and finger of each event, for saying what is wrong with it.
  private var words: [(time: Word, finger: Word)] = []
  private var lastTime: Int?

  init(_ source: SourceLines, _ scene: Scene) {
    reader = Reader(source)
    self.scene = scene
  }

  /// Reads everything; nil where a hand cannot play it.
  mutating func run() -> TouchScript? {
    var line = Line()
    for place in reader.source.places {
      guard reader.cut(place, into: &line), let head = line.words.first else { continue }
      guard line.indent == 0 else {
        reader.say(.indented, at: head)
        continue
      }
      read(line.words, isCut: line.isCut)
    }
    guard !reader.hasErrors else { return nil }
    return script()
  }

  private mutating func script() -> TouchScript? {
    guard !events.isEmpty else {
      // In a body without lines it is said of the line above.
      let places = reader.source.places
      let place = places.isEmpty ? places.lowerBound - 1 : places.lowerBound
      let start = reader.source.range(of: place).lowerBound
      reader.say(.noDown, at: Word(line: place, range: start..<start))
      return nil
    }
    do {
      return try TouchScript(events)
    } catch {
      let (time, finger) = words[error.event]
      reader.say(
        .fault(error.fault, finger: error.finger ?? ""),
        at: error.fault == .earlierThanBefore ? time : finger)
      return nil
    }
  }

  private mutating func read(_ line: [Word], isCut: Bool) {
    guard let time = reader.milliseconds(line[0]) else { return }
    guard line.count > 1 else {
      return missing("<ms> down|move|up|cancel FINGER", behind: line[0], isCut)
    }
    guard let word = action(line[1]) else { return }
    if let lastTime, time < lastTime {
      reader.say(.fault(.earlierThanBefore, finger: ""), at: line[0])
    }
    lastTime = max(time, lastTime ?? 0)
    guard let action = word.action else {
      if line.count > 2 { reader.say(.unexpected(reader.text(line[2])), at: line[2]) }
      return
    }
    guard line.count > 2 else { return missing(word.form, behind: line[1], isCut) }
    guard let finger = finger(line[2]) else { return }
    var change = FingerChange(action, finger)
    let reason = readRest(line.dropFirst(3), of: &change, isCut)
    events.append(TouchEvent(time, .touches([change]), reason: reason))
    words.append((line[0], line[2]))
  }

  private mutating func missing(_ form: String, behind word: Word, _ isCut: Bool) {
    guard !isCut else { return }
    reader.say(.missing(form: form), at: reader.behind(word))
  }

  private mutating func action(_ word: Word) -> TouchAction? {
    let name = reader.text(word)
    if let action = TouchAction(rawValue: name) { return action }
    if let later = Later.byAction[name] {
      reader.say(.notYet(name, later), at: word)
    } else {
      let known = TouchAction.allCases.map(\.rawValue) + Later.byAction.keys.sorted()
      reader.sayUnknown(.action, word, among: known)
    }
    return nil
  }

  private mutating func finger(_ word: Word) -> String? {
    if reader.firstByte(word) == Ascii.quote { return reader.string(word) }
    let name = reader.text(word)
    if isFinger(name) { return name }
    let isSeveral = name.contains(",")
    reader.say(isSeveral ? .notYet(name, .severalFingers) : .badName(name), at: word)
    return nil
  }

  private mutating func readRest(
    _ words: ArraySlice<Word>, of change: inout FingerChange, _ isCut: Bool
  ) -> String? {
    var reason: String?
    var rest = words
    while let word = rest.popFirst() {
      let (key, value) = reader.split(word)
      if reader.text(key) == "reason", let value {
        guard reason == nil else {
          reader.say(.writtenTwice("reason"), at: word)
          return reason
        }
        reason = reader.string(value)
      } else {
        guard let position = position(word, &rest, isCut) else { return reason }
        guard change.position == .unchanged else {
          reader.say(.unexpected(reader.text(word)), at: word)
          return reason
        }
        change.position = position
      }
    }
    return reason
  }

  private mutating func position(
    _ word: Word, _ rest: inout ArraySlice<Word>, _ isCut: Bool
  ) -> FingerPosition? {
    guard let preposition = Preposition(rawValue: reader.text(word)) else {
      reader.sayUnknown(
        .value, word, among: Preposition.allCases.map(\.rawValue) + ["reason"])
      return nil
    }
    var view: ViewID?
    var before = word
    if preposition == .in {
      guard let name = rest.popFirst() else {
        missing(preposition.form, behind: word, isCut)
        return nil
      }
      guard let found = reader.view(name, in: scene) else { return nil }
      view = found
      before = name
    }
    guard let place = rest.popFirst() else {
      missing(preposition.form, behind: before, isCut)
      return nil
    }
    return reader.point(place).map { preposition.position($0, view) }
  }
}

/// The word in front of a place.
private enum Preposition: String, CaseIterable {
  case at, `in`, by

  var form: String {
    switch self {
    case .at: "at x,y"
    case .in: "in VIEW x,y"
    case .by: "by dx,dy"
    }
  }

  func position(_ point: Point, _ view: ViewID?) -> FingerPosition {
    switch self {
    case .at: .screen(point)
    case .in: view.map { .inView($0, point) } ?? .screen(point)
    case .by: .by(point)
    }
  }
}

/// Whether a finger's name needs no quotation marks: letters, digits, `_` and `-`.
func isFinger(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy {
      Ascii.beginsName($0) || Ascii.isDigit($0) || $0 == Ascii.hyphen
    }
}
