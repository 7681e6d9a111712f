import TouchCore

//   exported code ──▶ 12 touchesBegan 1 card ◀── record
//                        └ a row of this table, a method of a responder, or a message to a
//                          scroll view's delegate; everything else is an action of the app

/// A question or message that exported code logs besides those of responders and scroll views.
///
/// Code, writer and reader of logs all take the words from here.
enum LoggedMessage: String, CaseIterable, CustomStringConvertible {
  case hitTest, pointInside, resignFirstResponder
  case gestureRecognizerShouldBegin, beginTracking, continueTracking
  case touchesShouldBegin, touchesShouldCancel
  case shouldReceive, shouldBegin, shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf
  case shouldBeRequiredToFailBy, canPrevent, canBePrevented
  case shouldHighlight, willSelect, didSelect

  var description: String { rawValue }

  /// Whether it is about another recognizer, which stands behind it in brackets.
  var namesAnother: Bool {
    switch self {
    case .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
      .canPrevent, .canBePrevented:
      true
    case .hitTest, .pointInside, .resignFirstResponder, .gestureRecognizerShouldBegin,
      .beginTracking, .continueTracking, .touchesShouldBegin, .touchesShouldCancel, .shouldReceive,
      .shouldBegin, .shouldHighlight, .willSelect, .didSelect:
      false
    }
  }

  /// Whether UIKit may send it several times where the model sends it once (2.20, 2.21, 18.12).
  var mayRepeat: Bool { self != .willSelect && self != .didSelect }

  /// The message by which a recognizer, its delegate, a view or a scroll view is asked; nil where no
  /// code of the app is.
  init?(_ question: GestureQuestion) {
    switch question {
    case .shouldReceive: self = .shouldReceive
    case .shouldBegin: self = .shouldBegin
    case .viewShouldBegin: self = .gestureRecognizerShouldBegin
    case .simultaneous: self = .shouldRecognizeSimultaneouslyWith
    case .canPrevent: self = .canPrevent
    case .canBePrevented: self = .canBePrevented
    case .requireFailureOf: self = .shouldRequireFailureOf
    case .requiredToFailBy: self = .shouldBeRequiredToFailBy
    case .touchesShouldBegin: self = .touchesShouldBegin
    case .touchesShouldCancel: self = .touchesShouldCancel
    case .allowedType, .button: return nil
    }
  }
}

/// What is known of a message by its word alone.
enum LoggedWord {
  /// Every word that is no action of the app.
  static let all: [String] =
    LoggedMessage.allCases.map { $0.rawValue } + ResponderMethod.allCases.map { $0.name }
    + ScrollCall.messages.map { $0.name }

  /// The words that may come several times where the model has them once.
  static let repeated: Set<String> = Set(
    LoggedMessage.allCases.filter { $0.mayRepeat }.map { $0.rawValue }
      + fingers)

  /// The words whose number follows from how often a screen reads the finger.
  static let fingers: Set<String> = [
    ResponderMethod.moved.name, ScrollCall.didScroll.name, ScrollCall.didZoom.name,
  ]

  /// A message without the recognizer that it is about.
  static func head(of message: String) -> String {
    String(message.prefix { $0 != "(" })
  }
}

extension ScrollCall {
  /// Those that a delegate gets and exported code logs.
  static let messages: [ScrollCall] = allCases.filter { !isUnlogged.contains($0) }

  private static let isUnlogged: Set<ScrollCall> = [
    .settlesOnPage, .zoomBounces, .shouldScrollToTop, .willBeginZooming, .didEndZooming,
  ]
}
