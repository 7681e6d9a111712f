/// Holds a lesson's fences against its role.
struct RoleCheck {
  let document: LessonDocument
  private(set) var notes: LessonNotes

  mutating func run() {
    let role = document.role
    if role == .walk {
      for fence in document.fences where fence.kind.asks {
        notes.say(.asksInWalk(fence.kind), at: Place(line: fence.line))
      }
    }
    guard let kind = role.fence, !document.fences.contains(where: { $0.kind == kind }) else {
      return
    }
    let entry = document.frontMatter?["role"]
    notes.say(
      .roleWithout(kind, role: role.rawValue),
      at: Place(line: entry?.line ?? 1, column: entry?.column ?? 1, length: role.rawValue.count))
  }
}

extension FenceKind {
  /// Whether it wants something from the reader.
  var asks: Bool {
    switch self {
    case .predict, .quiz, .order, .try, .explain, .drive: true
    case .scene, .touch, .solution, .compare, .expect: false
    }
  }
}
