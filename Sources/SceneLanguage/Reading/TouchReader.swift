import TouchCore

//  80 move A,B by 0,40 0,-40 & up C reason="…"
//  ▲  ▲    ▲   ▲               ▲    ▲
//  │  │    │   places: one     │    why, for reading only
//  │  │    │   for all, or     another part of the same event
//  │  │    │   one each
//  │  │    fingers
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
  let reader: Reader
  /// The scene, changed as the lines so far say.
  var scene: Scene
  /// Whether something unreadable follows the words of the line being read.
  var isCut = false
  private var events: [TouchEvent] = []
  /// The time and the fingers of each event, for saying what is wrong with it.
  private var words: [(time: Word, fingers: [(name: String, word: Word)])] = []
  private var lastTime: Int?

  init(_ source: SourceLines, _ scene: Scene) {
    reader = Reader(source, .touch)
    self.scene = scene
  }

  /// Reads everything; nil where a hand cannot play it.
  mutating func run() -> TouchScript? {
    var line = Line()
    // Below a `touch` line many people indent the events, all by as much.
    var indent: Int?
    for place in reader.source.places where !Interruption.isWanted {
      guard reader.cut(place, into: &line), let head = line.words.first else { continue }
      indent = indent ?? line.indent
      guard line.indent == indent else {
        reader.say(.indented, at: head)
        continue
      }
      isCut = line.isCut
      read(line.words)
    }
    guard !reader.hasErrors else { return nil }
    return script()
  }

  /// Whether some line could be read.
  var hasLines: Bool { !events.isEmpty || reader.diagnostics.count > 1 }

  private mutating func script() -> TouchScript? {
    guard events.contains(where: { $0.input != .wait }) else {
      // In a body without lines it is said of the line above.
      let places = reader.source.places
      let place = places.isEmpty ? places.lowerBound - 1 : places.lowerBound
      let start = reader.source.range(of: place).lowerBound
      return reader.refuse(.nothingHappens, at: Word(line: place, range: start..<start))
    }
    do {
      return try TouchScript(events)
    } catch {
      let (time, fingers) = words[error.event]
      let named = fingers.filter { $0.name == error.finger }
      let finger = error.fault == .twiceInOneEvent ? named.last : named.first
      return reader.refuse(
        .fault(error.fault, finger: error.finger ?? ""), at: finger?.word ?? time)
    }
  }

  private mutating func read(_ line: [Word]) {
    guard let time = reader.milliseconds(line[0]) else { return }
    guard line.count > 1 else {
      let words = TouchAction.allCases.map { $0.rawValue }.joined(separator: "|")
      return missing("<ms> \(words)", behind: line[0])
    }
    if let lastTime, time < lastTime {
      reader.say(.fault(.earlierThanBefore, finger: ""), at: line[0])
    }
    lastTime = max(time, lastTime ?? 0)
    var rest = line[1...]
    let reason = takeReason(&rest)
    guard !rest.isEmpty else { return missing("<ms> down FINGER", behind: line[0]) }
    var fingers: [(name: String, word: Word)] = []
    guard let input = input(rest, &fingers) else { return }
    var event = TouchEvent(time, input, reason: reason)
    event.place = SourcePlace(
      file: reader.source.file, line: reader.source.number(of: line[0].line))
    events.append(event)
    words.append((line[0], fingers))
  }

  mutating func missing(_ form: String, behind word: Word) {
    guard !isCut else { return }
    reader.say(.missing(form: form), at: reader.behind(word))
  }

  /// Takes `reason=…` out of a line.
  private mutating func takeReason(_ words: inout ArraySlice<Word>) -> String? {
    var reason: String?
    var others: [Word] = []
    for word in words {
      let (key, value) = reader.split(word)
      if reader.text(key) == "reason", let value {
        if reason != nil { reader.say(.writtenTwice("reason"), at: word) }
        reason = reader.string(value)
      } else {
        others.append(word)
      }
    }
    words = others[...]
    return reason
  }

  /// Reads the parts of an event: several for fingers and for changes.
  private mutating func input(
    _ words: ArraySlice<Word>, _ fingers: inout [(name: String, word: Word)]
  ) -> TouchEvent.Input? {
    guard let first = words.first, let action = action(first) else { return nil }
    let marks = words.indices.filter { reader.text(words[$0]) == partMark }
    guard action == .set || action.action != nil else {
      guard let mark = marks.first else { return otherInput(action, words) }
      return reader.refuse(.unexpected(partMark), at: words[mark])
    }
    var fingerChanges: [FingerChange] = []
    var changes: [SceneChange] = []
    for (start, end) in zip([words.startIndex] + marks.map { $0 + 1 }, marks + [words.endIndex]) {
      guard start < end else {
        missing(action.form, behind: words[max(words.startIndex, start - 1)])
        return nil
      }
      guard let own = self.action(words[start]) else { return nil }
      let rest = words[start + 1..<end]
      if let finger = own.action, action != .set {
        fingerChanges += readFingers(finger, own, rest, behind: words[start], &fingers)
      } else if own == .set, action == .set {
        changes += ChangeReader(reader: reader).set(
          rest, behind: words[start], in: &scene, isWhileTouching: true)
      } else {
        return reader.refuse(.unexpected(own.rawValue), at: words[start])
      }
    }
    return action == .set ? .changes(changes) : .touches(fingerChanges)
  }

  private mutating func action(_ word: Word) -> TouchAction? {
    reader.choice(word, .action, among: TouchAction.allCases)
  }

  /// Reads an event that is neither of fingers nor a change.
  private mutating func otherInput(
    _ action: TouchAction, _ words: ArraySlice<Word>
  ) -> TouchEvent.Input? {
    let count =
      switch action {
      case .wait: 1
      case .press, .hover: 3
      case .wheel: 5
      case .motion, .key, .remote, .down, .move, .up, .cancel, .set, .tap: 2
      }
    guard words.count >= count else {
      missing(action.form, behind: words[words.endIndex - 1])
      return nil
    }
    let isTrackpad =
      action == .wheel && words.dropFirst(count).first.map { reader.text($0) } == trackpadWord
    if let word = words.dropFirst(isTrackpad ? count + 1 : count).first {
      return reader.refuse(.unexpected(reader.text(word)), at: word)
    }
    guard action != .wait else { return .wait }
    let word = words[words.startIndex + 1]
    if action == .hover { return place(words, behind: "at", 1).map { .hover(at: $0) } }
    if action == .wheel {
      guard let point = place(words, behind: "at", 1), let way = place(words, behind: "by", 3)
      else {
        return nil
      }
      return .wheel(at: point, by: way, isTrackpad: isTrackpad)
    }
    if action == .motion { return only(shakeWord, word, .shake) }
    if action == .tap { return only(statusBarWord, word, .statusBar) }
    guard let name = reader.string(word) else { return nil }
    guard action == .press else { return action == .key ? .key(name) : .remote(name) }
    let way = words[words.startIndex + 2]
    switch reader.text(way) {
    case "down": return .press(name, isDown: true)
    case "up": return .press(name, isDown: false)
    default:
      reader.sayUnknown(.value, way, among: ["down", "up"])
      return nil
    }
  }

  /// A place or a distance behind its word.
  private func place(_ words: ArraySlice<Word>, behind known: String, _ index: Int) -> Point? {
    let word = words[words.startIndex + index]
    if reader.text(word) == known { return reader.point(words[words.startIndex + index + 1]) }
    reader.sayUnknown(.value, word, among: [known])
    return nil
  }

  /// What the only word there is says.
  private func only(
    _ known: String, _ word: Word, _ input: TouchEvent.Input
  ) -> TouchEvent.Input? {
    if reader.text(word) == known { return input }
    reader.sayUnknown(.value, word, among: [known])
    return nil
  }
}

/// The mark between the parts of one event.
let partMark = "&"

/// Whether a finger's name needs no quotation marks: letters, digits, `_` and `-`.
func isFinger(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy {
      Ascii.beginsName($0) || Ascii.isDigit($0) || $0 == Ascii.hyphen
    }
}
