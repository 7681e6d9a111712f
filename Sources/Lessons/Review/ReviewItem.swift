import TouchInquiry
import TouchNarration

//  scene + touch + question ──▶ 5f0c9a3e1b7d      the same in every language; edited, it is another

/// A question of a lesson that can come back in a review: all that the machine reads of it.
struct ReviewItem: Hashable, Sendable {
  /// A touch that a goal is about besides.
  struct OtherTouch: Hashable, Sendable {
    /// What the lesson calls it.
    let id: String
    /// What the fingers do.
    var body: [String]
  }

  /// Its id: a hash of what the machine reads.
  var id: String
  /// The lesson in which it stands.
  let lesson: String
  /// The fence, as the lesson writes it.
  let fence: Fence
  var scene: [String]
  /// What the fingers do.
  var touch: [String]
  /// What the goals of a try are about besides.
  var otherTouches: [OtherTouch]
  /// What the fence asks.
  var question: [String]
  /// The changes that reach the goal of a try, box by box.
  var solutions: [[String]]
  /// The misconceptions that lead to choices.
  let misconceptions: Set<String>

  init?(_ claim: LessonClaim, of lesson: Lesson) {
    let fences = lesson.fences
    guard let beliefs = claim.content.gradedBeliefs, let id = claim.itemID(in: fences),
      let scene = fences.first(where: { $0.kind == .scene && $0.id ?? "" == claim.stage.sceneID }),
      let touch = fences.first(where: { $0.kind == .touch && $0.id ?? "" == claim.stage.touchID })
    else { return nil }
    self.id = id
    self.lesson = lesson.id
    fence = claim.fence
    (self.scene, self.touch, question) = (scene.body, touch.body, claim.fence.body)
    let named = claim.content.otherTouches
    otherTouches = fences.compactMap { fence in
      guard fence.kind == .touch, let id = fence.id, named.contains(id) else { return nil }
      return OtherTouch(id: id, body: fence.body)
    }
    solutions = fences.filter { $0.solves(claim.fence) }.map { $0.body }
    misconceptions = beliefs
  }
}

extension Fence {
  /// Whether it shows how the goal of a try is reached.
  func solves(_ attempt: Fence) -> Bool {
    kind == .solution && attempt.kind == .try && self["for"] == attempt.id
  }
}

extension LessonClaim.Content {
  /// The misconceptions that lead to wrong answers; nil where no answer can be wrong.
  fileprivate var gradedBeliefs: Set<String>? {
    switch self {
    case .predict(let prediction): Set(prediction.choices.compactMap { $0.misconception })
    case .quiz, .order, .attempt, .drive: []
    case .solution, .compare, .expect, .explain: nil
    }
  }

  fileprivate var otherTouches: Set<String> {
    guard case .attempt(let attempt) = self else { return [] }
    return Set(attempt.goals.compactMap { $0.other?.touchID })
  }
}

extension LessonClaim {
  /// The id under which an answer to it is kept; nil where its scene or touch is not found.
  func itemID(in fences: [Fence]) -> String? {
    if case .predict(let prediction) = content {
      return stage.itemID(asking: [prediction.query.text], in: fences)
    }
    return stage.itemID(asking: [fence.kind.rawValue] + fence.body, in: fences)
  }
}

extension Stage {
  /// The id of a question about it; nil where its scene or touch is not found.
  func itemID(asking asked: [String], in fences: [Fence]) -> String? {
    let stage = fences.filter {
      ($0.kind == .scene && $0.id ?? "" == sceneID) || ($0.kind == .touch && $0.id ?? "" == touchID)
    }
    guard stage.count == 2 else { return nil }
    var hash: UInt64 = 14_695_981_039_346_656_037
    for line in stage.flatMap({ $0.body }) + asked {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      hash = (hash ^ 10) &* 1_099_511_628_211
    }
    let digits = String(hash & 0xffff_ffff_ffff, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}

extension LessonLibrary {
  /// Every question of every lesson whose answer can be wrong, in their order.
  var reviewItems: [ReviewItem] {
    lessons.compactMap { lesson($0, .english) }.flatMap { lesson in
      LessonFences(lesson.fences, file: "lesson.md").claims
        .compactMap { ReviewItem($0, of: lesson) }
    }
  }
}
