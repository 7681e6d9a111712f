import SceneLanguage
import TouchCore
import TouchInquiry

//   card.superview.frame.width = 10
//   └─ object ───┘ └ path ───┘   └ value, of the shape that width has

extension EditReader {
  /// Reads `NAME.PROPERTY = VALUE`, `NAME.OVERRIDE WORDS` or `model.SETTING = VALUE`.
  mutating func assign(_ clause: Substring) throws(Complaint) {
    // Without a value it is said what may be named, or what a value looks like.
    let sign = clause.assignment ?? clause.firstBlank ?? clause.endIndex
    let target = clause[..<sign].trimmed
    let value = clause[sign...].dropFirst().trimmed
    try assign(value, to: target)
  }

  /// Gives something a value.
  mutating func assign(_ value: Substring, to target: Substring) throws(Complaint) {
    guard !target.isEmpty else { throw Complaint(EditWords.whatIfWhat, at: target.startIndex) }
    guard value.first != "=" else { throw Complaint(EditWords.doubleEquals, at: value.startIndex) }
    if target.hasPrefix("model."), scene.named("model") == nil {
      return try settle(target.dropFirst("model.".count), value)
    }
    let (object, path) = try object(of: target)
    try assign(path, of: object, value)
  }

  private mutating func settle(_ name: Substring, _ value: Substring) throws(Complaint) {
    guard let setting = Setting(rawValue: String(name)) else {
      let known = Setting.allCases.map { $0.rawValue }
      let near = nearest(String(name), among: known).map { "model.\($0)" }
      throw Complaint(EditWords.noSetting(String(name), nearest: near), at: name.startIndex)
    }
    let shape: Shape = setting.unit == .onOff ? .truth : .number
    let read = try Parser.parseValue(value, expecting: shape, scene: scene)
    let number: Double
    switch read {
    case .truth(let isOn): number = isOn ? 1 : 0
    case .number(let given): number = given
    default: number = setting.defaultValue
    }
    guard setting.range.contains(number) else {
      throw Complaint(
        EditWords.outOfRange(
          exact(setting.range.lowerBound), exact(setting.range.upperBound),
          setting.unit.behindNumber),
        at: value.startIndex)
    }
    scene.settle(setting, number)
    try insistOnStart(name, .setting(setting, number))
  }

  /// The object whose property is meant, and the names behind it.
  private func object(of target: Substring) throws(Complaint) -> (SceneObject, [Substring]) {
    let dots = target.dots
    // The longest beginning that is somebody: `card.superview.isHidden`, `list.pan.isEnabled`.
    for dot in dots.reversed() {
      guard let typed = try? Parser.parse(target[..<dot], scene: scene),
        typed.shape == .responder || typed.shape == .recognizer
      else { continue }
      return (try object(typed, target[..<dot]), target[target.index(after: dot)...].parts)
    }
    let typed = try Parser.parse(target[..<(dots.first ?? target.endIndex)], scene: scene)
    guard typed.shape == .responder || typed.shape == .recognizer else {
      throw Complaint(EditWords.notEditable(typed.shape), at: target.startIndex)
    }
    let object = try object(typed, target)
    throw Complaint(
      EditWords.whichProperty(scene.typedName(of: object), known: editable(of: object)),
      at: target.startIndex)
  }

  private func object(
    _ typed: Parser.Typed, _ text: Substring
  ) throws(Complaint) -> SceneObject {
    switch typed.expression.value(at: Vantage(trace: trace, index: index)) {
    case .responder(let responder): return .responder(responder)
    case .recognizer(let recognizer): return .recognizer(recognizer)
    default: throw Complaint(EditWords.isNobodyHere(String(text)), at: text.startIndex)
    }
  }

  private mutating func assign(
    _ path: [Substring], of object: SceneObject, _ text: Substring
  ) throws(Complaint) {
    guard let first = path.first else { return }
    // `it.shouldBegin = none` is no value of it: the delegate has no such method any more.
    let isTakenAway = (text == "none" || text == "nil") && SceneWords.isOverride(first)
    guard !text.saysCondition, !isTakenAway,
      let member = Member.named(String(first), of: object.value.shape, object.value),
      member.isEditable,
      let old = value(of: member, in: object) ?? member.absent
    else {
      // What has no value of its own is said in the words of the scene language.
      let isWritten = !isEditable(first, of: object) || SceneWords.isOverride(first)
      if path.count == 1, isWritten, !text.isEmpty, try take(written: first, of: object, text) {
        return
      }
      throw refusal(of: first, in: object)
    }
    try insistOnPlainFrame(member, object, at: first)
    var shape = member.shape
    for name in path.dropFirst() {
      guard let part = Member.named(String(name), of: shape) else {
        let known = Member.all(of: shape).flatMap { $0.allNames }
        throw Complaint(
          ExpressionWords.noMember(
            String(name), of: shape, known, nearest: nearest(String(name), among: known)),
          at: name.startIndex)
      }
      shape = part.shape
    }
    let new = try Parser.parseValue(text, expecting: shape, scene: scene)
    // An answer may depend on something now, and be yes or no afterwards.
    let isWhole = path.count == 1 && new.shape == member.shape
    let changed = old.replacing(path.dropFirst().map(String.init)[...], with: new)
    guard let value = isWhole ? new : changed else {
      let last = path[path.count - 1]
      throw Complaint(EditWords.followsFromOthers(String(last)), at: last.startIndex)
    }
    try take(object, member, value, at: text.startIndex)
  }

  private func isEditable(_ name: Substring, of object: SceneObject) -> Bool {
    Member.named(String(name), of: object.value.shape, object.value)?.isEditable == true
  }

  /// 2.24: the frame of a turned or scaled view is only the box around it.
  private func insistOnPlainFrame(
    _ member: Member, _ object: SceneObject, at name: Substring
  ) throws(Complaint) {
    guard case .responder(.view(let view)) = object, member.names[0] == "frame",
      scene[view].transform != .identity
    else { return }
    throw Complaint(EditWords.frameOfTransformed(scene.name(of: view)), at: name.startIndex)
  }

  /// What a property is with the edits so far; nil where the object has no such thing.
  private func value(of member: Member, in object: SceneObject) -> Value? {
    guard let nothingHappens = try? TouchScript([]) else { return nil }
    let still = Vantage(trace: record(nothingHappens, in: scene), index: nil)
    let value = member.of(object.value, at: still)
    return value == .nothing ? nil : value
  }

  private func refusal(of name: Substring, in object: SceneObject) -> Complaint {
    let known = editable(of: object)
    let all = Member.all(of: object.value.shape)
    let near = nearest(
      String(name),
      among: (all.filter { $0.isChangeable }.flatMap { $0.allNames } + object.overrideWords)
        .filter { $0 != String(name) })
    return Complaint(
      EditWords.cannotChange(
        String(name), of: scene.typedName(of: object),
        exists: all.contains { $0.allNames.contains(String(name)) }, nearest: near, known: known),
      at: name.startIndex)
  }

  /// The properties of an object that can be given another value.
  private func editable(of object: SceneObject) -> [String] {
    Member.all(of: object.value.shape).filter { member in
      guard member.isOffered, let value = value(of: member, in: object) else { return false }
      // An override can only be taken away, so there has to be one.
      return !member.names[0].hasPrefix("overrides") || value == .truth(true)
    }.map { $0.names[0] }
  }
}

extension Member {
  /// What stands for its value where there is none yet: a window may be in no window scene (1.9).
  fileprivate var absent: Value? { isOfEdits ? .nothing : nil }

  /// What a program changes with it while fingers are down; nil where it cannot.
  var changes: Property? { row?.changes }

  /// UIKit's name of a property that a program changes.
  static func name(of property: Property, of object: SceneObject) -> String {
    all(of: object.value.shape).first { $0.isEditable && $0.changes == property }?.names[0]
      ?? property.rawValue
  }

  /// The properties a program can change while fingers are down.
  static func changing(_ object: SceneObject) -> [String] {
    all(of: object.value.shape).filter { $0.isEditable && $0.isListed && $0.changes != nil }
      .map { $0.names[0] }
  }
}

extension Substring {
  /// Whether it is an answer that depends on the touch: `unless inside rows` (18.8), `no if
  /// kind=pan` (8.2).
  fileprivate var saysCondition: Bool {
    let condition = hasPrefix("no ") ? dropFirst("no ".count).trimmed : self
    return condition.hasPrefix("if ") || condition.hasPrefix("unless ")
  }

  /// The first blank outside quotation marks.
  fileprivate var firstBlank: Index? { outsideQuotes.first { self[$0].isWhitespace } }

  /// The first `=` outside quotation marks.
  fileprivate var assignment: Index? { outsideQuotes.first { self[$0] == "=" } }

  /// The dots outside quotation marks.
  fileprivate var dots: [Index] { outsideQuotes.filter { self[$0] == "." } }

  /// The names between the dots.
  fileprivate var parts: [Substring] { split(separator: ".").map { $0.trimmed } }

  private var outsideQuotes: [Index] {
    var quote: Character?
    return indices.filter { place in
      let character = self[place]
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      if "`\"'".contains(character) { quote = character }
      return quote == nil
    }
  }
}
