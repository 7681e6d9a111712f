/// Something that people write by habit, from UIKit, CSS or another tool, and the line that would be
/// right.
package struct Habit: Sendable {
  /// What the reader of the error learns.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case frame, property, ownLine, braces, mark, comment, name, yesOrNo, synonym, unseen
    case object, subview, recognizer, override, target, customClass, setting
    case touch, touchAtEdge, event, milliseconds, finger, tabs
  }

  /// Where the right line goes.
  enum Place: Hashable, Sendable {
    case here
    /// Below the object that `$v` names.
    case below
    /// In place of the line that declares `$v`, or of the wrong one if there is none.
    case declaration
    /// In place of the line that the wrong one stands below.
    case parent
  }

  /// Which lines it is about.
  enum Context: Hashable, Sendable {
    case scene, head, touch
  }

  let reason: Reason
  let context: Context
  let forms: [HabitForm]
  /// The right lines: placeholders of the form; `^v` the line that declares `$v`, `^^` the parent's
  /// line, `&g` the recognizer's kind that is part of a name.
  let right: String
  let place: Place
  /// Whether the line must stand below a recognizer, or must not.
  let isBelowRecognizer: Bool?

  init(
    _ reason: Reason, in context: Context = .scene, _ forms: [String], _ right: String,
    _ place: Place = .here, belowRecognizer isBelowRecognizer: Bool? = nil
  ) {
    self.reason = reason
    self.context = context
    self.forms = forms.map(HabitForm.init)
    self.right = right
    self.place = place
    self.isBelowRecognizer = isBelowRecognizer
  }
}
