import TouchCore

//  began ended began recognized cancelled{2}    what somebody who only prints would have seen: the
//                                               calls that the view gets, and the recognizer's action
//                                └ how many touches are in the set of one call; not said, not known

/// The words of a measured log.
enum LogWord: String {
  case began, moved, ended, cancelled, recognized

  init?(_ method: ResponderMethod) {
    guard method.isAboutTouches else { return nil }
    self.init(rawValue: method.word)
  }
}

/// A call that a log has a line for: one call, however many touches its set holds (3.5).
public struct LogCall: Hashable, Sendable {
  let word: LogWord
  /// How many touches it brings; nil where nobody counted them.
  let touches: Int?

  init(_ word: LogWord, touches: Int? = nil) {
    self.word = word
    self.touches = touches
  }

  /// The call as a log writes it; a single touch needs no number.
  public var text: String { word.rawValue + (touches.map { $0 > 1 ? "{\($0)}" : "" } ?? "") }

  /// The calls of a record: those to the touch's view, and one where a recognizer recognizes.
  static func calls(of trace: Trace) -> [LogCall] {
    trace.indices.compactMap { index in
      if case .touchDeliver(_, let method, _, _) = trace[index] {
        return LogWord(method).map { LogCall($0, touches: trace.touches(at: index).count) }
      }
      if case .recognizer(.state(_, .possible, let state, _, _, _)) = trace[index],
        state == .began || state == .ended
      {
        return LogCall(.recognized)
      }
      return nil
    }
  }
}

/// How far two logs agree.
enum LogAgreement {
  /// In every call, and in the touches of those whose touches were counted.
  case full
  /// In the calls, but not in how many touches they bring.
  case callsOnly
  case none

  init(_ measured: [LogCall], _ model: [LogCall]) {
    guard measured.map({ $0.word }) == model.map({ $0.word }) else {
      self = .none
      return
    }
    let differ = zip(measured, model).contains { mine, theirs in
      mine.touches != nil && theirs.touches != nil && mine.touches != theirs.touches
    }
    self = differ ? .callsOnly : .full
  }
}
