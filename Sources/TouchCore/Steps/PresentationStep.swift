/// What happens to a presented controller, its sheet, or a stack of controllers.
public enum PresentationCall: UInt8, Hashable, Sendable, CaseIterable {
  /// The delegate is asked whether it may be dismissed (19.23).
  case shouldDismiss
  /// It will be dismissed (19.23).
  case willDismiss
  /// It is dismissed (19.23).
  case didDismiss
  /// Somebody tried to dismiss it, which it does not allow (19.25).
  case didAttemptToDismiss
  /// It stays where a tap or a pull asks for it to go (19.22, 19.24, 19.36).
  case stays
  /// A finger begins to pull the sheet (19.26).
  case pullBegan
  /// The sheet follows it.
  case pulled
  /// The finger is gone, and the sheet is where it was.
  case pullEnded
  /// A swipe begins to pop the top controller (19.41).
  case popBegan
  /// The top controller is popped.
  case popped
  /// The top controller stays.
  case popCancelled

  /// The word of the record.
  public var word: String {
    switch self {
    case .shouldDismiss: "shouldDismiss"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didAttemptToDismiss: "didAttemptToDismiss"
    case .stays, .popCancelled: "stays"
    case .pullBegan, .popBegan: "began"
    case .pulled: "moved"
    case .pullEnded: "ended"
    case .popped: "popped"
    }
  }

  /// The kind of its step.
  public var kind: StepKind {
    switch self {
    case .shouldDismiss: .presentAsk
    case .willDismiss, .didDismiss, .didAttemptToDismiss, .stays: .presentChange
    case .pullBegan, .pulled, .pullEnded: .sheetMove
    case .popBegan, .popped, .popCancelled: .navPop
    }
  }

  /// Whether it says where a sheet is.
  public var movesSheet: Bool {
    self == .pullBegan || self == .pulled || self == .pullEnded
  }

  /// The rule that tells of it, where no decision names another one.
  var rule: RuleNumber {
    switch self {
    case .shouldDismiss, .willDismiss, .didDismiss: RuleNumber(19, 23)
    case .didAttemptToDismiss: RuleNumber(19, 25)
    case .stays: RuleNumber(19, 24)
    case .pullBegan, .pulled, .pullEnded: RuleNumber(19, 26)
    case .popBegan, .popped, .popCancelled: RuleNumber(19, 41)
    }
  }
}

/// What happened to a presented controller, its sheet, or a stack of controllers.
public struct PresentationStep: Hashable, Sendable {
  /// Who is presented; of a pop, the stack.
  public let controller: ControllerID
  /// What happened.
  public let call: PresentationCall
  /// What was answered, where something was asked.
  public let answer: Bool
  /// Where a sheet's view lies now, in its superview.
  public let origin: Point

  /// Makes a step.
  public init(
    _ controller: ControllerID, _ call: PresentationCall, answer: Bool = true,
    origin: Point = .zero
  ) {
    self.controller = controller
    self.call = call
    self.answer = answer
    self.origin = origin
  }

  /// Whether something goes on; nil where nothing is decided.
  var saysYes: Bool? {
    switch call {
    case .shouldDismiss: answer
    case .didDismiss, .popped, .didAttemptToDismiss: true
    case .stays, .popCancelled: false
    case .willDismiss, .pullBegan, .pulled, .pullEnded, .popBegan: nil
    }
  }

  /// The change of the scene that it tells of; nil where it changes nothing.
  func change(in scene: Scene) -> SceneChange? {
    let object = SceneObject.responder(.controller(controller))
    switch call {
    case .didDismiss: return SceneChange(object, .presented, from: .flag(true), to: .flag(false))
    case .popped: return SceneChange(object, .popped, from: .flag(false), to: .flag(true))
    case .pulled, .pullEnded:
      guard let view = scene[controller].view else { return nil }
      var frame = scene[view].frame
      let old = PropertyValue.rect(frame)
      frame.origin = origin
      return SceneChange(.responder(.view(view)), .frame, from: old, to: .rect(frame))
    case .shouldDismiss, .willDismiss, .didAttemptToDismiss, .stays, .pullBegan, .popBegan,
      .popCancelled:
      return nil
    }
  }
}

extension StepRecord {
  init(_ step: PresentationStep, moment: UInt32) {
    self.init(
      .presentation, detail: step.call.rawValue | (step.answer ? 128 : 0),
      subject: Responder.controller(step.controller).packed, moment: moment, x: step.origin.x,
      y: step.origin.y)
  }

  var presentationStep: PresentationStep {
    guard case .controller(let id)? = Responder(packed: subject) else {
      return PresentationStep(ControllerID(0), .stays)
    }
    return PresentationStep(
      id, PresentationCall(rawValue: detail & 127) ?? .stays, answer: detail & 128 != 0,
      origin: Point(x, y))
  }
}
