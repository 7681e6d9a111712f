import SceneLanguage
import TouchCore

//  line 9   0 down a at 200,420      the first event of the file …
//  line 10  80 up a                  … and the second, which is the first after `whatif skip`

/// What a line of the file speaks of, so that it is found again in a changed world.
public enum LineSubject: Hashable, Sendable {
  /// It declares a responder.
  case responder(Responder)
  /// It declares a recognizer.
  case recognizer(RecognizerID)
  /// It is an event.
  case event(FileEvent)

  init(_ subject: SourceMap.Subject, of script: TouchScript) {
    switch subject {
    case .responder(let responder): self = .responder(responder)
    case .recognizer(let id): self = .recognizer(id)
    case .event(let place): self = .event(FileEvent(at: place, in: script))
    }
  }
}

/// An event as the file has it: what is skipped or added before it gives it another place.
public struct FileEvent: Hashable, Sendable {
  private let event: TouchEvent?
  /// How many like it come before it.
  private let earlier: Int

  init(at place: Int, in script: TouchScript) {
    let events = script.events
    event = events.indices.contains(place) ? events[place] : nil
    earlier = events.prefix(place).count { [event] in event?.isLeft(in: $0) == true }
  }

  /// Its place in a script; nil where it was skipped.
  func place(in script: TouchScript) -> Int? {
    guard let event else { return nil }
    return script.events.indices.filter { event.isLeft(in: script.events[$0]) }
      .dropFirst(earlier).first
  }
}

extension TouchEvent {
  /// Whether another is this one, with its fingers elsewhere perhaps, or with fewer of them.
  fileprivate func isLeft(in other: TouchEvent) -> Bool {
    guard milliseconds == other.milliseconds else { return false }
    guard case .touches(let left) = other.input, case .touches(let all) = input else {
      return input == other.input
    }
    return left.allSatisfy { change in
      all.contains { $0.finger == change.finger && $0.action == change.action }
    }
  }
}
