import TouchCore
import TouchInquiry

//  touch 1   messages 10…14, 20…24   gate 9, 19   attempts single, double
//  touch 2   messages 30…34          gate 29      attempts single

/// What of a record is about each touch, sorted out once: a record may have thousands of touches.
struct TouchedSteps {
  private var messagesOf: [Int: [Range<Int>]] = [:]
  private var gatesOf: [Int: [Int]] = [:]
  private var sendsOf: [Int: [Int]] = [:]
  private var attemptsOf: [Int: [GestureAttempt]] = [:]

  init(_ trace: Trace, _ messages: [Range<Int>]) {
    for message in messages {
      for touch in trace.touches(at: message.lowerBound) {
        messagesOf[touch, default: []].append(message)
      }
    }
    for index in trace.indices {
      switch trace[index] {
      case .gate:
        let touches = trace.touches(at: index)
        if touches.count == 1 { gatesOf[touches[0], default: []].append(index) }
      case .action(.send):
        if let touch = trace.touch(at: index) { sendsOf[touch.number, default: []].append(index) }
      default: continue
      }
    }
    for attempt in trace.attempts {
      for touch in Set(attempt.touches) { attemptsOf[touch, default: []].append(attempt) }
    }
  }

  /// The steps of each message about a touch.
  func messages(_ touch: Int) -> [Range<Int>] { messagesOf[touch] ?? [] }

  /// The steps of the gate that are about a touch alone.
  func gates(_ touch: Int) -> [Int] { gatesOf[touch] ?? [] }

  /// The steps that send an action while a touch changes.
  func sends(_ touch: Int) -> [Int] { sendsOf[touch] ?? [] }

  /// The attempts of the recognizers that were shown a touch, the deepest view's first.
  func attempts(_ touch: Int) -> [GestureAttempt] { attemptsOf[touch] ?? [] }
}
