extension ViewKind {
  /// Recognizers that views of a kind do not let begin with a touch of theirs.
  public struct Refusal: Hashable, Sendable {
    /// Which recognizers of the kind.
    public enum Condition: UInt8, Hashable, Sendable {
      /// One tap of one finger.
      case single
      /// Where the touch began on the knob, and went along rather than across (18.37).
      case alongKnob
      /// The pan of a sheet.
      case ofSheet
    }

    /// The kind of the recognizers.
    public let recognizer: RecognizerKind
    /// Which of them.
    public let condition: Condition
    /// The rule that says so.
    public let rule: RuleNumber
    /// The versions of iOS in which it does so.
    public let systems: ClosedRange<Double>

    init(
      _ recognizer: RecognizerKind, _ condition: Condition, _ section: Int, _ item: Int,
      in systems: ClosedRange<Double> = 0...(.infinity)
    ) {
      self.recognizer = recognizer
      self.condition = condition
      rule = RuleNumber(section, item)
      self.systems = systems
    }

    /// Whether it is about a recognizer, wherever the fingers are.
    func concerns(_ other: Recognizer, _ settings: Settings) -> Bool {
      guard other.kind == recognizer, systems.contains(settings[.iOS]) else { return false }
      switch condition {
      case .single: return other.numberOfTapsRequired == 1 && other.numberOfTouchesRequired == 1
      case .alongKnob: return true
      case .ofSheet: return other.part?.role == .sheetPan
      }
    }
  }

  /// 8.3: what overlaps the main action of a control.
  static let singleTap = Refusal(.tap, .single, 8, 3)
}
