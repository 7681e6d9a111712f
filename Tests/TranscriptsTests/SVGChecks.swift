import TouchCore
import TouchNarration
import Transcripts

//  <a x="1">text &amp; more<b/></a>
//  ▲ names and attributes as XML 1.0 allows them, every tag closed in order, one root,
//    no character or reference that XML does not know

/// Reads a document the way a strict reader of XML does, and keeps what the tests ask about.
struct StrictXML {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  /// All words between tags.
  private(set) var words = ""
  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []

  struct Fault: Error { let what: String }

  init(_ text: String) throws {
    rest = text[...].unicodeScalars
    while let scalar = rest.first {
      if scalar == "<" { try readTag() } else { words += try readCharacter(inValue: false) }
      if open.isEmpty, !elements.isEmpty { break }
    }
    guard open.isEmpty, !elements.isEmpty, rest.allSatisfy({ $0 == "\n" }) else {
      throw Fault(what: "not one root")
    }
  }

  private mutating func readTag() throws {
    rest.removeFirst()
    if rest.first == "/" {
      rest.removeFirst()
      let name = readName()
      guard rest.popFirst() == ">", open.popLast() == name else { throw Fault(what: "</\(name)") }
      return
    }
    let name = readName()
    guard !name.isEmpty else { throw Fault(what: "no name after <") }
    var attributes: [String: String] = [:]
    while rest.first == " " {
      rest.removeFirst()
      let (key, value) = try readAttribute()
      guard attributes.updateValue(value, forKey: key) == nil else { throw Fault(what: key) }
    }
    elements.append((name, attributes))
    if rest.first == "/" { rest.removeFirst() } else { open.append(name) }
    guard rest.popFirst() == ">" else { throw Fault(what: "<\(name)") }
  }

  private mutating func readAttribute() throws -> (String, String) {
    let key = readName()
    guard !key.isEmpty, rest.popFirst() == "=", rest.popFirst() == "\"" else {
      throw Fault(what: "attribute \(key)")
    }
    var value = ""
    while let scalar = rest.first, scalar != "\"" { value += try readCharacter(inValue: true) }
    guard rest.popFirst() == "\"" else { throw Fault(what: "\(key) does not end") }
    return (key, value)
  }

  private mutating func readName() -> String {
    var name = ""
    while let scalar = rest.first, isPartOfName(scalar) {
      name.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    return name
  }

  private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: false
    }
  }

  private mutating func readCharacter(inValue: Bool) throws -> String {
    guard let scalar = rest.popFirst() else { return "" }
    switch scalar {
    case "&":
      var name = ""
      while let next = rest.popFirst(), next != ";" { name.unicodeScalars.append(next) }
      guard let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][name] else {
        throw Fault(what: "&\(name)")
      }
      return known
    // `>` alone would do, but not after `]]`.
    case "<", ">": throw Fault(what: "a bare \(scalar)")
    case "\n" where !inValue: return "\n"
    case "\u{20}"..."\u{7e}", "\u{a0}"..."\u{2027}", "\u{202f}"..."\u{d7ff}",
      "\u{e000}"..."\u{fffd}", "\u{10000}"..."\u{10ffff}":
      return String(scalar)
    default: throw Fault(what: "U+" + String(scalar.value, radix: 16))
    }
  }
}

extension SceneSVG {
  /// The picture of the last step.
  static func ofEnd(_ trace: Trace, _ language: Language = .english) -> SceneSVG {
    SceneSVG(of: trace, at: trace.count - 1, language: language)
  }

  /// The picture as a strict reader understands it.
  func read() throws -> StrictXML { try StrictXML(text) }
}

extension StrictXML {
  /// Whether some element has all of some attributes.
  func has(_ name: String, _ attributes: [String: String]) -> Bool {
    elements.contains { element in
      element.name == name && attributes.allSatisfy { element.attributes[$0.key] == $0.value }
    }
  }

  /// The attributes of the outline of a view.
  func shape(of name: String, in trace: Trace) -> [String: String]? {
    let number = trace.scene.view(named: name).map { "\($0.index)" }
    return elements.first { $0.attributes["data-view"] == number }?.attributes
  }
}
