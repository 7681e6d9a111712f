import SceneLanguage
import TouchCore
import TouchInquiry

//   whatif card.isHidden = yes and bring menu to front
//          └────── clause ───┘     └───── clause ────┘
//   whatif card.alpha = 0 from #9            the program does it just before the event of #9

/// Reads what stands behind `whatif`; each clause sees what those before it changed.
struct EditReader {
  /// The record in which the person stands: its steps and events are meant.
  let trace: Trace
  /// The record that is changed.
  let base: Trace
  /// The place of the step where the person stands; nil before the first.
  let index: Int?
  /// The scene, with the edits so far.
  var scene: Scene
  /// The edits, those of the script last and from its end, so that no event is counted anew.
  private(set) var edits: [Edit] = []
  /// The event before which the program makes the changes; nil where they are there from the start.
  private var event: Int?
  private var changes: [SceneChange] = []

  /// Reads all clauses.
  ///
  /// - Throws: What is wrong with the first clause that cannot be read or made.
  static func edits(
    in text: Substring, trace: Trace, index: Int?, of base: Trace? = nil
  ) throws(Complaint) -> [Edit] {
    var reader = EditReader(trace: trace, index: index, base: base ?? trace)
    try reader.read(text)
    return reader.edits
  }

  /// Reads a value that something is to have.
  ///
  /// - Parameters:
  ///   - target: What is to have it: `card.alpha`.
  ///   - value: The value, in the same text.
  static func edits(
    giving target: Substring, _ value: Substring, trace: Trace, index: Int?, of base: Trace
  ) throws(Complaint) -> [Edit] {
    var reader = EditReader(trace: trace, index: index, base: base)
    try reader.assign(value, to: target)
    return reader.edits
  }

  private init(trace: Trace, index: Int?, base: Trace) {
    self.trace = trace
    self.index = index
    self.base = base
    scene = base.scene
  }

  private mutating func read(_ text: Substring) throws(Complaint) {
    var text = text
    if let place = text.words("from").last {
      let moment = text[place.upperBound...].trimmed
      let event = try baseEvent(
        of: try EventReader(trace: trace).event(of: moment, toSkip: false), at: moment)
      if let take = base.indices.first(where: { base.moment(of: $0).event == event }) {
        scene = base.scene(at: take)
      }
      self.event = event
      text = text[..<place.lowerBound].trimmed
    }
    for clause in text.clauses { try read(clause: clause) }
    if let event { edits.append(.changes(changes, before: event)) }
    // A touch is meant by its number, an event by its place: both as they were.
    edits = edits.inTurn()
  }

  private mutating func read(clause: Substring) throws(Complaint) {
    let (word, rest) = clause.firstWord
    switch word {
    case "bring": try insistOnStart(word, try bring(rest, in: clause))
    case "move": try insistOnStart(word, try EventReader(trace: base).move(rest, in: scene))
    case "lift": try insistOnStart(word, try EventReader(trace: base).lift(rest))
    case "skip":
      let event = try EventReader(trace: trace).event(of: rest)
      try insistOnStart(word, .skip(event: try baseEvent(of: event, at: rest)))
    // A recognizer is often called tap: `tap.isEnabled = false` and `tap taps=2` are about it.
    case "tap" where (try? Point(typed: rest)) != nil || !isObject(word):
      guard let point = try? Point(typed: rest) else {
        throw Complaint(Words.expected("tap X,Y"), at: clause.startIndex)
      }
      try insistOnStart(word, .tap(point))
    case "":
      throw Complaint(EditWords.whatIfWhat, at: clause.startIndex)
    default: if try !take(writtenAs: clause) { try assign(clause) }
    }
  }

  /// Takes a clause as it stands behind `set` in the scene language: `card hidden`,
  /// `card alpha=0.5`, `card alpha 0.5`.
  ///
  /// - Returns: Whether it begins with the name of an object and goes on with words.
  private mutating func take(writtenAs clause: Substring) throws(Complaint) -> Bool {
    let (name, words) = clause.firstWord
    guard let first = words.first, first != "=", isObject(name) else { return false }
    let (property, value) = words.firstWord
    var spellings = [String(clause)]
    if !value.isEmpty { spellings.append("\(name) \(property)=\(value)") }
    var fault: Diagnostic?
    for line in spellings {
      let said = applySet(SourceLines(file: "whatif", text: "set \(line)"), to: &scene)
      if let error = said.first(where: { $0.severity == .error }) {
        fault = fault ?? error
        continue
      }
      try insistOnStart(name, .written(line))
      return true
    }
    guard let fault else { return false }
    let column = max(0, fault.column - 1 - "set ".count)
    let place = clause.index(clause.startIndex, offsetBy: column, limitedBy: clause.endIndex)
    throw Complaint(OutcomeWords.refusedLine(fault), at: place ?? clause.endIndex)
  }

  private func isObject(_ name: Substring) -> Bool {
    let name = String(name)
    return scene.named(name) != nil || scene.recognizer(named: name) != nil
  }

  /// Where an event of the record one stands in is in the script that is changed.
  private func baseEvent(of event: Int, at text: Substring) throws(Complaint) -> Int {
    let (here, there) = (trace.script.events, base.script.events)
    guard here != there else { return event }
    let rank = here[..<event].count { $0 == here[event] }
    let same = there.indices.filter { there[$0] == here[event] }
    guard same.indices.contains(rank) else {
      throw Complaint(WorldWords.eventIsOfTheProposal, at: text.startIndex)
    }
    return same[rank]
  }

  /// Takes an edit that cannot be made while the touches are under way.
  mutating func insistOnStart(_ word: Substring, _ edit: Edit) throws(Complaint) {
    guard event == nil else {
      throw Complaint(EditWords.notFromALaterStep, at: word.startIndex)
    }
    edits.append(edit)
  }

  private mutating func bring(_ rest: Substring, in clause: Substring) throws(Complaint) -> Edit {
    let words = rest.split(whereSeparator: { $0.isWhitespace })
    guard words.count == 3, words[1] == "to", words[2] == "front" else {
      throw Complaint(Words.expected("bring VIEW to front"), at: clause.startIndex)
    }
    let view = try scene.view(words[0].unquoted)
    guard scene[view].superview != nil else {
      throw Complaint(EditWords.hasNoSiblings(scene.name(of: view)), at: words[0].startIndex)
    }
    scene.bringToFront(view)
    return .bringToFront(view)
  }

  /// Takes a line of the scene language about an object.
  ///
  /// - Returns: Whether the language has such a word for objects of the kind.
  mutating func take(
    written name: Substring, of object: SceneObject, _ value: Substring
  ) throws(Complaint) -> Bool {
    guard let line = Edit.line(of: String(name), object, String(value)) else { return false }
    let member = Member.named(String(name), of: object.value.shape, object.value)
    let truth = member?.shape == .truth ? Parser.constants[String(value)] : nil
    let edit = Edit.assign(object, property: String(name), truth ?? .word(String(value)))
    if let fault = take(line, of: object, edit) {
      throw Complaint(OutcomeWords.refusedLine(fault), at: name.startIndex)
    }
    return true
  }

  /// Makes an edit by a line of the scene language.
  ///
  /// - Returns: Why it cannot be made; nil where it is.
  private mutating func take(
    _ line: String, of object: SceneObject, _ edit: Edit
  ) -> Diagnostic? {
    let (made, diagnostics) = change(
      object, by: SourceLines(file: "whatif", text: line), in: &scene,
      isWhileTouching: event != nil)
    if let error = diagnostics.first(where: { $0.severity == .error }) { return error }
    if event == nil { edits.append(edit) } else { changes += made }
    return nil
  }

  /// Takes a value that an object is to have.
  mutating func take(
    _ object: SceneObject, _ member: Member, _ value: Value, at place: String.Index
  ) throws(Complaint) {
    let (name, value) = (member.names[0], member.turned(value))
    guard value.isWithinReach else { throw Complaint(EditWords.beyondReach, at: place) }
    if event != nil, member.changes == nil {
      throw Complaint(
        EditWords.notByAProgram(name, known: Member.changing(object)), at: place)
    }
    if member.row != nil, !member.isOfEdits,
      let line = Edit.line(of: name, object, value.written(in: scene))
    {
      guard let fault = take(line, of: object, .assign(object, property: name, value)) else {
        return
      }
      throw Complaint(
        EditWords.cannotBe(
          "\(scene.typedName(of: object)).\(name)", value.text(in: scene), fault), at: place)
    }
    guard member.assign(value, to: object.value, in: &scene) else {
      throw Complaint(
        EditWords.cannotBe("\(scene.typedName(of: object)).\(name)", value.text(in: scene)),
        at: place)
    }
    guard event != nil else { return edits.append(.assign(object, property: name, value)) }
    guard let property = member.changes, let new = PropertyValue(value) else { return }
    changes.append(SceneChange(object, property, to: new))
  }
}

extension Substring {
  /// The parts between `and`.
  var clauses: [Substring] {
    var clauses: [Substring] = []
    var start = startIndex
    for place in words("and") {
      clauses.append(self[start..<place.lowerBound].trimmed)
      start = place.upperBound
    }
    return clauses + [self[start...].trimmed]
  }

  /// Where a word stands between blanks, outside quotation marks.
  fileprivate func words(_ word: String) -> [Range<Index>] {
    var found: [Range<Index>] = []
    var quote: Character?
    var wordStart = startIndex
    for place in indices {
      let character = self[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if "`\"'".contains(character) {
        quote = character
      }
      let next = index(after: place)
      guard quote == nil else { continue }
      if character.isWhitespace { wordStart = next }
      let ends = next == endIndex || self[next].isWhitespace
      if ends, self[wordStart..<next] == word { found.append(wordStart..<next) }
    }
    return found
  }

  /// The text without backquotes around it.
  fileprivate var unquoted: Substring {
    first == "`" && last == "`" && count > 1 ? dropFirst().dropLast() : self
  }
}
