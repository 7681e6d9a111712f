import JSON
import SceneLanguage
import TouchCore
import TouchNarration

//  "because":[27,30]                                        the steps it follows from
//  "evidence":[{"check":"moved","of":"drag","value":[8,8],"test":"atLeast","limit":10,"unit":"pt",
//               "per":"axis","from":"model.panHysteresis","passes":false}]

extension StepEncoder {
  /// Writes the numbers of the steps a step follows from.
  mutating func writeCauses(of index: Int, to json: inout JSONWriter) {
    json.key("because")
    let causes = self.causes.causes(of: index)
    json.array { json in for cause in causes { json.value(cause + 1) } }
  }

  /// Writes what a step's decision was held against.
  mutating func writeEvidence(of index: Int, to json: inout JSONWriter) {
    json.key("evidence")
    let checks = evidence.checks(at: index)
    json.beginArray()
    for check in checks {
      json.beginObject()
      write(check, to: &json)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ check: Check, to json: inout JSONWriter) {
    json.field("check", word: check.name.rawValue)
    if let subject = check.subject { json.field("of", name(subject)) }
    json.key("value")
    json.value(check.value)
    json.field("test", word: check.test.word)
    json.key("limit")
    json.value(check.test)
    if check.unit != .none { json.field("unit", word: check.unit.rawValue) }
    if let measure = check.measure { json.field("per", word: measure.word) }
    json.key("from")
    write(check.origin, of: check.subject, to: &json)
    if let misses = check.misses { json.write(misses) }
    if !check.decides { json.field("decides", false) }
    json.field("passes", check.passes)
  }

  private func write(
    _ origin: Check.Origin, of subject: SceneObject?, to json: inout JSONWriter
  ) {
    switch origin {
    case .property(let property, let other):
      guard let object = other ?? subject else { return json.word(property.rawValue) }
      json.string { json in
        json.add(name(object) ?? "")
        json.add(".")
        json.add(property.rawValue)
      }
    case .setting(let setting): json.word("model." + setting.rawValue)
    case .system: json.word("system")
    }
  }

  private func name(_ object: SceneObject) -> String? {
    switch object {
    case .responder(let responder): name(responder)
    case .recognizer(let recognizer): name(recognizer)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ value: Check.Value) {
    switch value {
    case .flag(let isOn): self.value(isOn)
    case .number(let number): self.value(number)
    case .way(let way, _): self.value(way)
    case .place(let place): self.value(place)
    case .directions(let directions): words(of: directions)
    case .edges(let edges): words(of: edges)
    case .state(let state): word(state.word)
    }
  }

  /// The limit of a test.
  fileprivate mutating func value(_ test: Check.Test) {
    switch test {
    case .isFlag(let isOn): value(isOn)
    case .atLeast(let limit), .atMost(let limit), .below(let limit), .above(let limit):
      value(limit)
    case .inside(let area), .outside(let area):
      value([area.origin.x, area.origin.y, area.size.width, area.size.height])
    case .among(let directions): words(of: directions)
    case .meets(let edges): words(of: edges)
    case .inState(let state): word(state.word)
    }
  }

  private mutating func words<Members: WordedSet>(of members: Members)
  where Members.Element == Members {
    array { json in
      for (word, member) in Members.worded where members.contains(member) { json.word(word) }
    }
  }

  /// How far a place is beyond each edge that it is beyond.
  fileprivate mutating func write(_ misses: Check.Misses) {
    key("misses")
    beginObject()
    if let left = misses.left { field("left", left) }
    if let top = misses.top { field("top", top) }
    if let right = misses.right { field("right", right) }
    if let bottom = misses.bottom { field("bottom", bottom) }
    endObject()
  }
}
