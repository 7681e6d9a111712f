import TouchCore
import TouchInquiry

/// Reads which event or touch of a script is meant.
struct EventReader {
  let trace: Trace

  /// Reads `#N`, the step that is meant, or `event N`, and answers the event's place in the script.
  ///
  /// - Parameter toSkip: Whether the event is to be left out, or something is to happen before it.
  func event(of text: Substring, toSkip: Bool = true) throws(Complaint) -> Int {
    let (word, rest) = text.firstWord
    guard word == "event" else { return try event(ofStep: text, toSkip) }
    guard let number = Int(rest), (1...max(1, trace.script.events.count)).contains(number) else {
      throw Complaint(
        EditWords.noEvent(String(rest), of: trace.script.events.count),
        at: rest.isEmpty ? word.startIndex : rest.startIndex)
    }
    return number - 1
  }

  private func event(ofStep text: Substring, _ toSkip: Bool) throws(Complaint) -> Int {
    guard let number = text.stepNumber else {
      throw Complaint(EditWords.whichStep(toSkip: toSkip), at: text.startIndex)
    }
    guard let index = trace.indices.numbered(number) else {
      throw Complaint(Words.noStep(number, of: trace.count), at: text.startIndex)
    }
    if let event = trace.moment(of: index).event { return event }
    throw Complaint(EditWords.isATimer(number, of: timerOwner(at: index)), at: text.startIndex)
  }

  /// Whose timer the instant of a step belongs to.
  private func timerOwner(at index: Int) -> String {
    for place in trace.indices(ofMoment: trace.momentNumber(of: index)) {
      if case .timer(let owner) = trace[place] { return trace.scene.name(of: owner) }
    }
    return ""
  }

  /// Reads `touch N to X,Y`.
  func move(_ text: Substring, in scene: Scene) throws(Complaint) -> Edit {
    let (word, rest) = text.firstWord
    let (number, way) = rest.firstWord
    let (to, place) = way.firstWord
    guard word == "touch", to == "to", !place.isEmpty else {
      throw Complaint(Words.expected("move touch N to X,Y"), at: text.startIndex)
    }
    let touch = try trace.touch(numbered: number)
    let value = try Parser.parseValue(place, expecting: .point, scene: scene)
    guard value.isWithinReach else { throw Complaint(EditWords.beyondReach, at: place.startIndex) }
    guard case .point(let point) = value else { return .moveTouch(touch, to: .zero) }
    return .moveTouch(touch, to: point)
  }

  /// Reads `touch N at MS`.
  func lift(_ text: Substring) throws(Complaint) -> Edit {
    let (word, rest) = text.firstWord
    let (number, way) = rest.firstWord
    let (at, time) = way.firstWord
    guard word == "touch", at == "at", let milliseconds = Int(time.trimmed) else {
      throw Complaint(Words.expected("lift touch N at MILLISECONDS"), at: text.startIndex)
    }
    return .lift(try trace.touch(numbered: number), at: milliseconds)
  }
}
