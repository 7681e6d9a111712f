import TouchCore
import TouchInquiry
import TouchNarration

//  prose ≤ 350 words │ question │ hints ≤ 3 │ prose │ reveal      a question before the first reveal
//  └──────────────── minutes: 4 to 15, and near what it takes to read and answer ────────────────┘

/// Looks whether a lesson teaches as lessons do; every fault is worth a look, none is an error.
struct PedagogyCheck {
  private static let mostWords = 350
  private static let mostHints = 3
  private static let widestCode = 78
  private static let fittingMinutes = 4...15
  private static let wordsAMinute = 200.0
  private static let minutesAQuestion = 0.75
  private static let minutesAWalk = 0.5

  private let document: LessonDocument
  private let stops: [LessonStop]
  private(set) var notes: LessonNotes

  init(_ document: LessonDocument, _ notes: LessonNotes) {
    self.document = document
    self.notes = notes
    stops = StopBuilder.stops(of: document.blocks)
  }

  mutating func run() {
    // A translation is taught as its base is.
    guard document.frontMatter?["translates"] == nil else { return }
    // Without an activity it is a page to read, or a scene to debug.
    guard stops.contains(where: { $0.activity != .reading }) else { return }
    checkProse()
    checkHints()
    checkMinutes()
    checkWays()
    for block in document.blocks { checkCode(in: block) }
    guard document.role != .walk else { return }
    checkReveal()
    checkBoxes()
  }

  private mutating func checkProse() {
    for stop in stops where stop.wordCount > Self.mostWords {
      notes.say(
        .teaching(.longProse(stop.wordCount, most: Self.mostWords)),
        at: Place(line: stop.blocks[0].line))
    }
  }

  private mutating func checkHints() {
    for stop in stops where stop.hints.count > Self.mostHints {
      let line = stop.hints[Self.mostHints].first?.line ?? 1
      notes.say(
        .teaching(.manyHints(stop.hints.count, most: Self.mostHints)), at: Place(line: line))
    }
  }

  /// Code that is folded is hard to read.
  private mutating func checkCode(in block: LessonBlock) {
    switch block.content {
    case .code(let info, let lines) where info.hasPrefix("swift"):
      if let widest = lines.map({ displayWidth($0) }).max(), widest > Self.widestCode {
        notes.say(.teaching(.wideCode(widest, most: Self.widestCode)), at: Place(line: block.line))
      }
    case .details(_, let blocks), .quote(let blocks): for inner in blocks { checkCode(in: inner) }
    case .list(let list): for inner in list.items.flatMap({ $0.blocks }) { checkCode(in: inner) }
    case .code, .heading, .paragraph, .rule, .fence: break
    }
  }

  /// Of two ways one is right by chance half of the time.
  private mutating func checkWays() {
    for fence in document.fences where fence.kind == .predict || fence.kind == .quiz {
      let place = Place(line: fence.line)
      guard let reason = fence["two"] else {
        if fence.ways == 2 { notes.say(.teaching(.twoWays), at: place) }
        continue
      }
      let isOfBeliefs = reason == TwoWays.beliefs.rawValue
      if fence.ways != 2 || isOfBeliefs && !fence.body.contains(where: { $0.has("because=") }) {
        notes.say(.teaching(.noReasonForTwo(reason)), at: place)
      }
    }
  }

  private mutating func checkMinutes() {
    guard let (text, place) = document.words(of: "minutes").first, let minutes = Int(text) else {
      return
    }
    if !Self.fittingMinutes.contains(minutes) {
      notes.say(.teaching(.oddMinutes(minutes, Self.fittingMinutes)), at: place)
    }
    let needed = self.needed
    let shortest = Double(Self.fittingMinutes.lowerBound)
    guard Double(minutes) < needed * 0.6 || Double(minutes) > max(shortest, needed * 3) else {
      return
    }
    notes.say(.teaching(.otherMinutes(minutes, needed: max(1, Int(needed.rounded())))), at: place)
  }

  /// How many minutes it takes, about.
  private var needed: Double {
    let words = stops.reduce(0) { $0 + $1.wordCount }
    let questions = stops.count { $0.activity.fence?.kind.asks == true }
    let walks = stops.count { $0.activity != .reading } - questions
    return Double(words) / Self.wordsAMinute + Double(questions) * Self.minutesAQuestion
      + Double(walks) * Self.minutesAWalk
  }

  /// Who has predicted sees more than who has only looked.
  private mutating func checkReveal() {
    guard let reveal = document.fences.first(where: { $0.kind.reveals }) else { return }
    let asks = document.fences.contains { $0.kind.asks && $0.line < reveal.line }
    if !asks { notes.say(.teaching(.revealsFirst(reveal.kind)), at: Place(line: reveal.line)) }
  }

  private mutating func checkBoxes() {
    for fence in document.fences where fence.kind.givesAway && !fence.isInsideDetails {
      notes.say(.teaching(.openAnswer(fence.kind)), at: Place(line: fence.line))
    }
  }
}

extension Fence {
  /// How many answers a question offers.
  fileprivate var ways: Int {
    let statements = Statement.all(in: self)
    guard kind == .predict else { return statements.count }
    return statements.count { $0.words.first?.text == "choice" }
  }
}

extension FenceKind {
  /// Whether it shows what happens.
  fileprivate var reveals: Bool { self == .expect || givesAway }

  /// Whether it gives an answer away.
  fileprivate var givesAway: Bool {
    switch self {
    case .solution, .compare: true
    case .scene, .touch, .predict, .quiz, .order, .try, .expect, .explain, .drive: false
    }
  }
}

extension LessonStop {
  /// How many words of prose are read up to the activity.
  fileprivate var wordCount: Int { blocks.reduce(0) { $0 + $1.wordCount } }
}

extension LessonBlock {
  fileprivate var wordCount: Int {
    switch content {
    case .heading(_, let text), .paragraph(let text):
      text.plain.split(whereSeparator: { $0.isWhitespace }).count
    case .list(let list):
      list.items.reduce(0) { $0 + $1.blocks.reduce(0) { $0 + $1.wordCount } }
    case .quote(let blocks), .details(_, let blocks): blocks.reduce(0) { $0 + $1.wordCount }
    case .code, .rule, .fence: 0
    }
  }
}
