import TouchCore

extension TouchPhase {
  /// The word in expressions; asking for it costs less than printing the case.
  var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
