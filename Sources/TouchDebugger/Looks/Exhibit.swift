import TouchCore
import TouchInquiry

//   card ── isHidden  no          Exhibit ── members, read where somebody stands
//        ├─ frame     0,0 10x10
//        └─ superview ▸ page      a thing again, read when somebody opens it

/// Something of the scene or the touches that can be looked at, opened and perhaps changed.
public struct Exhibit: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// What is there where nothing is.
  public static let nothing = Exhibit(.nothing)

  /// A responder.
  public init(_ responder: Responder) { value = .responder(responder) }

  /// A recognizer.
  public init(_ recognizer: RecognizerID) { value = .recognizer(recognizer) }

  /// Its elements where it is a list; nil where it is something else.
  public var elements: [Exhibit]? {
    guard case .list(let all) = value else { return nil }
    return all.map { Exhibit($0) }
  }

  /// The responder it is, if it is one.
  public var responder: Responder? {
    if case .responder(let responder) = value { responder } else { nil }
  }

  /// The recognizer it is, if it is one.
  public var recognizer: RecognizerID? {
    if case .recognizer(let id) = value { id } else { nil }
  }

  /// Whether it is somebody with properties, or a list that is not empty; what a number or a
  /// rectangle is made of is said by its text.
  public var opens: Bool {
    switch value {
    case .responder, .recognizer, .touch: true
    case .list(let all): !all.isEmpty
    case .nothing, .number, .truth, .word, .point, .size, .rect, .transform, .step: false
    }
  }
}

/// A property of a thing.
public struct ExhibitMember: Hashable, Sendable {
  /// UIKit's name of it.
  public let name: String
  /// What it is where somebody stands.
  public let thing: Exhibit
  /// Whether `whatif` can give it another value.
  public let isEditable: Bool
  /// Whether it is as it is unless somebody changed it.
  public let isUsual: Bool
}

/// Why a text is no expression, in the lines a prompt would show.
public struct Unreadable: Error {
  /// The lines, as plain text.
  public let lines: [String]
  /// The name that was probably meant; nil for none.
  let suggestion: String?
}
