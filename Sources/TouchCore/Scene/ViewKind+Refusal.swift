//   pan of one finger ─▶ the view it lies on ─ has it a row about it? ─▶ no: the pan fails      8.2
//                                              kind, taps, fingers, whose, where, which iOS

extension ViewKind {
  /// Recognizers that views of a kind do not let begin with a touch of theirs.
  public struct Refusal: Hashable, Sendable {
    /// Where the touch began, and which way it went.
    public enum Start: UInt8, Hashable, Sendable {
      /// Anywhere, and any way.
      case anywhere
      /// On the knob, and along rather than across (18.37).
      case knob
    }

    /// Whose recognizers they are.
    public enum Owner: UInt8, Hashable, Sendable {
      /// The superviews' alone: one on the view itself is not blocked (8.5).
      case superviews
      /// The app's, on superviews and on the view itself (17.20).
      case anybody
      /// What pulls a sheet (19.27).
      case sheet
    }

    /// The kinds of the recognizers.
    public let recognizers: [RecognizerKind]
    /// How many taps they count; nil for any number.
    public let taps: Int?
    /// How many fingers they need; nil for any number.
    public let fingers: Int?
    /// Where the touch began.
    public let start: Start
    /// Whose they are.
    public let owner: Owner
    /// The rule that says so.
    public let rule: RuleNumber
    /// The setting that has to be on for it.
    public let setting: Setting?
    /// The versions of iOS in which it does so.
    public let systems: ClosedRange<Double>

    init(
      _ recognizers: RecognizerKind..., taps: Int? = nil, fingers: Int? = nil,
      from start: Start = .anywhere, of owner: Owner = .superviews, by rule: RuleNumber,
      where setting: Setting? = nil, in systems: ClosedRange<Double> = 0...(.infinity)
    ) {
      self.recognizers = recognizers
      self.taps = taps
      self.fingers = fingers
      self.start = start
      self.owner = owner
      self.rule = rule
      self.setting = setting
      self.systems = systems
    }

    /// Whether it keeps a control's main action: a tap, or a way along its knob.
    public var keepsMainAction: Bool { owner == .superviews && (taps == 1 || start == .knob) }
  }

  /// 8.3: what overlaps the main action of a control.
  static let singleTap = Refusal(.tap, taps: 1, fingers: 1, by: RuleNumber(8, 3))
}

extension Scene {
  /// What a view's kind has against a recognizer, wherever the fingers are; nil where it has nothing.
  public func refusal(of id: RecognizerID, by view: ViewID) -> ViewKind.Refusal? {
    guard self[view].isEnabled else { return nil }
    return self[view].kind.refusals.first { refusal in
      refusal.recognizers.contains(self[id].kind)
        && refusal.taps.map { $0 == self[id].numberOfTapsRequired } != false
        && refusal.fingers.map { $0 == self[id].numberOfTouchesRequired } != false
        && refusal.setting.map(settings.isOn) != false
        && refusal.systems.contains(settings[.iOS]) && concerns(refusal.owner, id, view)
    }
  }

  private func concerns(
    _ owner: ViewKind.Refusal.Owner, _ id: RecognizerID, _ view: ViewID
  ) -> Bool {
    switch owner {
    case .superviews: return self[id].view != view
    case .sheet: return self[id].part?.role == .sheetPan
    case .anybody:
      let text = self[view].textInput
      return self[id].part?.role.isOfText != true && text.isSelectable && !text.isEditable
    }
  }
}
