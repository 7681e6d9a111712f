//  scene + touch + question ──▶ 5f0c9a3e1b7d      the same in every language; edited, it is another

/// A question of a lesson that can come back in a review.
struct ReviewItem: Hashable, Sendable {
  /// Its id: a hash of what the machine reads.
  let id: String
  /// The scene, as the lesson writes it.
  let scene: [String]
  /// What the fingers do, as the lesson writes it.
  let touch: [String]
  /// The question with its choices.
  let question: [String]
  /// The misconceptions that lead to choices.
  let misconceptions: Set<String>

  init?(_ claim: LessonClaim, in fences: [Fence]) {
    guard let id = claim.itemID(in: fences), case .predict(let prediction) = claim.content,
      let scene = fences.first(where: { $0.kind == .scene && $0.id ?? "" == claim.stage.sceneID }),
      let touch = fences.first(where: { $0.kind == .touch && $0.id ?? "" == claim.stage.touchID })
    else { return nil }
    self.id = id
    (self.scene, self.touch, question) = (scene.body, touch.body, claim.fence.body)
    misconceptions = Set(prediction.choices.compactMap(\.misconception))
  }

  init(
    id: String, scene: [String], touch: [String], question: [String], misconceptions: Set<String>
  ) {
    (self.id, self.scene, self.touch) = (id, scene, touch)
    (self.question, self.misconceptions) = (question, misconceptions)
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
    for line in stage.flatMap(\.body) + asked {
      for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      hash = (hash ^ 10) &* 1_099_511_628_211
    }
    let digits = String(hash & 0xffff_ffff_ffff, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}

extension LessonLibrary {
  /// Every prediction of every lesson, in their order.
  var reviewItems: [ReviewItem] {
    lessons.compactMap { lesson($0, .english) }.flatMap { lesson in
      LessonFences(lesson.fences, file: "lesson.md").claims
        .compactMap { ReviewItem($0, in: lesson.fences) }
    }
  }
}
