import TouchCore

//        finger A      window      firstView
//           │ 4 hitTest ─▶│            │         call
//           │             │ 5 hitTest ▶│
//           │             │◀┄ 13 four… │         answer
//           │             │ 14 hit view│         note

/// Who stands at the top of a diagram.
enum Lane: Hashable {
  case fingers(String)
  case responder(Responder)
  case recognizer(RecognizerID)
}

struct DiagramLine: Hashable {
  /// How it is drawn.
  enum Kind: Hashable {
    case call
    case answer
    /// Over the lane it comes from.
    case note
  }

  let kind: Kind
  private(set) var from: Lane
  private(set) var to: Lane
  /// What is said; the text of the scene in it is not escaped yet.
  let words: String
  /// The step it tells, from 1; two lines have the same words at different steps.
  private(set) var step: Int
  /// How many steps in a row it stands for.
  var count = 1

  init(_ kind: Kind, _ from: Lane, _ to: Lane, _ words: String, _ index: Int) {
    self.kind = kind
    self.from = from
    self.to = to
    self.words = words
    step = index + 1
  }

  /// A note over a lane.
  init(over lane: Lane, _ words: String, _ index: Int) {
    self.init(.note, lane, lane, words, index)
  }

  /// It, whenever it happened and whichever finger it was.
  var anonymous: DiagramLine {
    var line = self
    line.step = 0
    if case .fingers = from { line.from = .fingers("") }
    if case .fingers = to { line.to = .fingers("") }
    return line
  }

  /// Whether it says the same of the same.
  func repeats(_ other: DiagramLine) -> Bool {
    kind == other.kind && from == other.from && to == other.to && words == other.words
  }
}

/// Lines that fit into one readable picture.
struct SequenceDiagram {
  /// With more of them, a picture is a carpet.
  static let mostLanes = 8
  static let mostLines = 40

  private(set) var lanes: [Lane] = []
  private(set) var lines: [DiagramLine] = []

  /// Adds a line; answers whether there was room for it.
  private mutating func take(_ line: DiagramLine) -> Bool {
    var lanes = lanes
    for lane in [line.from, line.to] where !lanes.contains(lane) { lanes.append(lane) }
    guard lanes.count <= Self.mostLanes, lines.count < Self.mostLines else { return false }
    self.lanes = lanes
    lines.append(line)
    return true
  }

  /// As many diagrams as the lines need.
  static func split(_ lines: [DiagramLine]) -> [SequenceDiagram] {
    var diagrams: [SequenceDiagram] = []
    for line in folded(lines) {
      if diagrams.last == nil || !diagrams[diagrams.count - 1].take(line) {
        var next = SequenceDiagram()
        _ = next.take(line)
        diagrams.append(next)
      }
    }
    return diagrams
  }

  /// The lines, those that repeat the one before counted with it.
  private static func folded(_ lines: [DiagramLine]) -> [DiagramLine] {
    lines.reduce(into: []) { folded, line in
      if let last = folded.last, last.repeats(line) {
        folded[folded.count - 1].count += 1
      } else {
        folded.append(line)
      }
    }
  }

  /// It as Mermaid writes it; `name` says what stands at the top of a lane.
  func text(_ name: (Lane) -> String) -> [String] {
    let ids = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, "p\($0 + 1)") })
    let heads = lanes.map { lane in
      let kind = if case .fingers = lane { "actor" } else { "participant" }
      return "  \(kind) \(ids[lane] ?? "") as \(MermaidText.escaped(name(lane)))"
    }
    return ["sequenceDiagram"] + heads
      + lines.map { line in
        let (from, to) = (ids[line.from] ?? "", ids[line.to] ?? "")
        let count = line.count > 1 ? " ×\(line.count)" : ""
        let words = "\(line.step) \(MermaidText.escaped(line.words))\(count)"
        return switch line.kind {
        case .call: "  \(from)->>\(to): \(words)"
        case .answer: "  \(from)-->>\(to): \(words)"
        case .note: "  Note over \(from): \(words)"
        }
      }
  }
}
