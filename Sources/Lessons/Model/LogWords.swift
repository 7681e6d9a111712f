import TouchCore

//  began ended began recognized cancelled       what somebody who only prints would have seen:
//                                               the view's messages, and the recognizer's action

/// The words of a measured log.
enum LogWord: String, CaseIterable {
  case began, moved, ended, cancelled, recognized

  /// Every word.
  static let words = allCases.map(\.rawValue)

  init?(_ method: ResponderMethod) {
    switch method {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      return nil
    }
  }
}

extension LogWord {
  /// A record as a log: a word for each touch of a message, and one where a recognizer recognized.
  static func log(of trace: Trace) -> [LogWord] {
    trace.indices.flatMap { index -> [LogWord] in
      if case .touchDeliver(_, let method, _, _) = trace[index] {
        return trace.touches(at: index).compactMap { _ in LogWord(method) }
      }
      if case .recognizer(.state(_, .possible, let state, _, _, _)) = trace[index],
        state == .began || state == .ended
      {
        return [.recognized]
      }
      return []
    }
  }
}
