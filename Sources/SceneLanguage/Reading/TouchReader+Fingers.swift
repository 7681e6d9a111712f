import TouchCore

extension TouchReader {
  /// Reads `FINGER[,FINGER] [at x,y … | in VIEW x,y … | by dx,dy …] [type=…]`.
  mutating func readFingers(
    _ action: TouchEvent.Action, _ word: TouchAction, _ words: ArraySlice<Word>,
    behind head: Word, _ all: inout [(name: String, word: Word)]
  ) -> [FingerChange] {
    guard let list = words.first else {
      missing(word.form, behind: head)
      return []
    }
    var fingers: [(name: String, word: Word)] = []
    for part in reader.parts(list, at: Ascii.comma) {
      guard let name = finger(part) else { return [] }
      fingers.append((name, part))
    }
    all += fingers
    var rest = words.dropFirst()
    var positions: [FingerPosition] = []
    var type: TouchTypes?
    var button: PointerButton?
    while let word = rest.popFirst() {
      if reader.text(reader.split(word).key) == "type" {
        guard type == nil else {
          reader.say(.writtenTwice("type"), at: word)
          return []
        }
        type = self.type(word, action)
      } else if reader.text(reader.split(word).key) == "button" {
        guard button == nil else {
          reader.say(.writtenTwice("button"), at: word)
          return []
        }
        button = self.button(word, action)
      } else {
        guard let found = places(word, &rest) else { return [] }
        guard positions.isEmpty else {
          reader.say(.unexpected(reader.text(word)), at: word)
          return []
        }
        guard found.count == 1 || found.count == fingers.count else {
          reader.say(.placesForFingers(places: found.count, fingers: fingers.count), at: word)
          return []
        }
        positions = found
      }
    }
    return fingers.indices.map { place in
      let position = positions.count > 1 ? positions[place] : positions.first ?? .unchanged
      return FingerChange(
        action, fingers[place].name, position, type: type ?? .direct,
        button: button ?? .primary)
    }
  }

  private mutating func finger(_ word: Word) -> String? {
    if reader.firstByte(word) == Ascii.quote { return reader.string(word) }
    let name = reader.text(word)
    if isFinger(name) { return name }
    return reader.refuse(.badName(name), at: word)
  }

  /// The kind of contact; it is said where the finger lands, and stays.
  private mutating func type(_ word: Word, _ action: TouchEvent.Action) -> TouchTypes? {
    guard action == .down else {
      return reader.refuse(.belongsTo("type", owners: TouchAction.down.rawValue), at: word)
    }
    let value = reader.split(word).value ?? reader.behind(word)
    guard let known = TouchTypes.worded.first(where: { $0.word == reader.text(value) }) else {
      reader.sayUnknown(.value, value, among: TouchTypes.worded.map { $0.word })
      return nil
    }
    return known.member
  }

  /// The button of a pointer; it is said where it goes down.
  private mutating func button(_ word: Word, _ action: TouchEvent.Action) -> PointerButton? {
    guard action == .down else {
      return reader.refuse(.belongsTo("button", owners: TouchAction.down.rawValue), at: word)
    }
    let value = reader.split(word).value ?? reader.behind(word)
    return reader.choice(value, among: PointerButton.allCases)
  }

  private mutating func places(
    _ word: Word, _ rest: inout ArraySlice<Word>
  ) -> [FingerPosition]? {
    guard let preposition = Preposition(rawValue: reader.text(word)) else {
      let known = Preposition.allCases.map { $0.rawValue } + ["type", "button", "reason", partMark]
      reader.sayUnknown(.value, word, among: known)
      return nil
    }
    var view: ViewID?
    var before = word
    if preposition == .in {
      guard let name = rest.popFirst() else {
        missing(preposition.form, behind: word)
        return nil
      }
      guard let found = reader.view(name, in: scene) else { return nil }
      view = found
      before = name
    }
    guard let first = rest.popFirst() else {
      missing(preposition.form, behind: before)
      return nil
    }
    var words = [first]
    while let next = rest.first, Ascii.beginsNumber(reader.firstByte(next)) {
      words.append(next)
      rest.removeFirst()
    }
    var positions: [FingerPosition] = []
    for word in words {
      guard let point = reader.point(word) else { return nil }
      positions.append(preposition.position(point, view))
    }
    return positions
  }
}

/// The word in front of places.
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
