import TouchNarration

//  title, prose, scene, touch │ prose, predict, <details> hints │ prose, <details> expect │ …
//  └────── first stop ───────┘ └────────── a question ─────────┘ └──────── a walk ───────┘

/// Cuts a lesson into stops.
struct StopBuilder {
  private var stops: [LessonStop] = []
  private var prose: [LessonBlock] = []
  /// Whether the block before belongs to a question, so that a box is a hint for it.
  private var followsQuestion = false

  /// The stops of a lesson.
  static func stops(of blocks: [LessonBlock]) -> [LessonStop] {
    var builder = StopBuilder()
    for block in blocks { builder.take(block) }
    builder.endOpening()
    if !builder.prose.isEmpty { builder.end(.reading) }
    builder.numberTitles()
    return builder.stops
  }

  private mutating func take(_ block: LessonBlock) {
    switch block.content {
    case .fence(let fence): take(fence, in: block)
    case .details(let summary, let blocks): take(box: blocks, summary, in: block)
    case .heading, .paragraph, .list, .quote, .code, .rule:
      endOpening()
      prose.append(block)
      followsQuestion = false
    }
  }

  private mutating func take(_ fence: Fence, in block: LessonBlock) {
    switch fence.kind {
    case .scene, .touch:
      prose.append(block)
      followsQuestion = false
    case .predict: endQuestion(.predict(fence))
    case .quiz: endQuestion(.quiz(fence))
    case .order: endQuestion(.order(fence))
    case .try: endQuestion(.attempt(fence, solution: []))
    case .explain: endQuestion(.explain(fence))
    case .drive: endQuestion(.drive(fence))
    case .expect: end(.walk([fence]))
    case .compare: end(.compare([fence]))
    case .solution: addSolution([block])
    }
  }

  private mutating func take(
    box: [LessonBlock], _ summary: StyledText, in block: LessonBlock
  ) {
    let fences = box.flatMap { $0.fences }
    if fences.contains(where: { $0.kind == .solution }) {
      addSolution(box)
    } else if box.contains(where: { $0.shows(.compare) }) {
      endBox(of: Self.parts(of: box, .compare), summary) { .compare($0) }
    } else if box.contains(where: { $0.shows(.expect) }) {
      endBox(of: Self.parts(of: box, .expect), summary) { .walk($0) }
    } else if followsQuestion, let last = stops.indices.last {
      stops[last].hints.append(box)
    } else {
      endOpening()
      prose.append(LessonBlock(.heading(level: 3, summary), line: block.line))
      prose += box
    }
  }

  /// A stop for each part of a box.
  private mutating func endBox(
    of parts: [BoxPart], _ summary: StyledText, as activity: ([Fence]) -> StopActivity
  ) {
    for part in parts {
      end(activity(part.fences), summary: summary, afterword: part.afterword)
    }
  }

  /// Stops in a row that have one title are numbered, so that nobody takes the next for the last.
  private mutating func numberTitles() {
    var place = stops.startIndex
    while place < stops.endIndex {
      let title = stops[place].summary
      let rest = stops[place...]
      let end = rest.firstIndex { $0.summary != title } ?? stops.endIndex
      if let title, end - place > 1 {
        for index in place..<end {
          stops[index].summary = title + " (\(index - place + 1)/\(end - place))"
        }
      }
      place = end
    }
  }

  /// What a box shows of one scene and one touch, and what is said behind it.
  private typealias BoxPart = (fences: [Fence], afterword: [LessonBlock])

  /// The parts of a box: one for every scene and touch that its fences are about.
  ///
  /// What is said before all of them belongs to the first.
  private static func parts(of box: [LessonBlock], _ kind: FenceKind) -> [BoxPart] {
    let start = box.firstIndex { $0.shows(kind) } ?? box.endIndex
    var parts: [BoxPart] = []
    for block in box[start...] {
      if block.fences.isEmpty { parts[parts.count - 1].afterword.append(block) }
      for fence in block.fences where fence.kind == kind {
        if let last = parts.last?.fences.last, last.isAboutTheSame(as: fence) {
          parts[parts.count - 1].fences.append(fence)
        } else {
          parts.append(([fence], parts.isEmpty ? box[..<start].filter { $0.fences.isEmpty } : []))
        }
      }
    }
    return parts
  }

  /// The first stop ends with the first touch: a scene to look at before any question.
  private mutating func endOpening() {
    guard stops.isEmpty, prose.contains(where: { $0.fences.first?.kind == .touch }) else { return }
    end(.reading)
  }

  private mutating func endQuestion(_ activity: StopActivity) {
    endOpening()
    end(activity)
    followsQuestion = true
  }

  private mutating func end(
    _ activity: StopActivity, summary: StyledText? = nil, afterword: [LessonBlock] = []
  ) {
    stops.append(
      LessonStop(blocks: prose, activity: activity, summary: summary, afterword: afterword))
    prose = []
    followsQuestion = false
  }

  private mutating func addSolution(_ box: [LessonBlock]) {
    for index in stops.indices.reversed() {
      guard case .attempt(let fence, let solution) = stops[index].activity else { continue }
      stops[index].activity = .attempt(fence, solution: solution + box)
      return
    }
  }
}

extension Fence {
  /// Whether both are about one scene and one touch.
  fileprivate func isAboutTheSame(as other: Fence) -> Bool {
    self["scene"] == other["scene"] && self["on"] == other["on"]
  }
}

extension LessonBlock {
  /// Whether it has a fence of a kind.
  fileprivate func shows(_ kind: FenceKind) -> Bool { fences.contains { $0.kind == kind } }
}
