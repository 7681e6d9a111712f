extension FenceKind {
  /// The keys its opening line may have.
  var keys: [String] {
    switch self {
    case .scene: []
    case .touch: ["scene"]
    case .predict, .quiz: ["scene", "on", "rule", "two"]
    case .order: ["scene", "on", "rule"]
    case .try, .compare, .explain, .drive: ["scene", "on"]
    case .expect: ["scene", "on", "level"]
    case .solution: ["for"]
    }
  }

  /// Whether it asks or claims something that is read here.
  var isClaim: Bool {
    switch self {
    case .predict, .quiz, .order, .try, .solution, .compare, .expect, .explain, .drive: true
    case .scene, .touch: false
    }
  }

  /// Whether progress is kept under its id, or others refer to it.
  var needsID: Bool {
    switch self {
    case .predict, .quiz, .order, .try, .drive, .explain: true
    case .scene, .touch, .solution, .compare, .expect: false
    }
  }
}
