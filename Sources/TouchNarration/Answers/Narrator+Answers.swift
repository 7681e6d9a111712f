import TouchCore
import TouchInquiry

extension Narrator {
  /// Says why a view is not the hit view of a touch, a sentence or two to a paragraph.
  public func answer(_ whyNot: WhyNot, about view: ViewID, touch: Int) -> [StyledText] {
    WhyNotAnswer(viewpoint: viewpoint, whyNot: whyNot, view: view, touch: touch).told
  }

  /// Says why a recognizer did not recognize, a sentence or two to a paragraph.
  public func answer(_ why: WhyNoGesture) -> [StyledText] {
    WhyNoGestureAnswer(viewpoint: viewpoint.at(lastOf: why.steps), why: why).told
  }

  /// Says why a registration of an action was not called, a sentence or two to a paragraph.
  public func answer(_ why: WhyNoAction) -> [StyledText] {
    WhyNoActionAnswer(viewpoint: viewpoint.at(lastOf: why.steps), why: why).told
  }

  /// Why a control that has the touch did not send an action, without a capital; empty for other senders.
  func clause(of why: WhyNoAction) -> StyledText {
    WhyNoActionAnswer(viewpoint: viewpoint.at(lastOf: why.steps), why: why).controlReason
  }

  /// Says why a row was not selected, a sentence or two to a paragraph.
  public func answer(_ why: WhyNoSelection) -> [StyledText] {
    WhyNoSelectionAnswer(viewpoint: viewpoint.at(lastOf: why.steps), why: why).told
  }

  /// Says why a responder did not hear that a touch began, a sentence or two to a paragraph.
  public func answer(_ why: WhyUnheard) -> [StyledText] {
    WhyUnheardAnswer(viewpoint: viewpoint.at(lastOf: why.steps), why: why).told
  }

  /// What became of each touch, a line each: `touch A -> fourthView, no responder handled it, dropped`.
  public func outcome() -> [StyledText] { OutcomeNarrator(viewpoint: viewpoint).told }

  /// What came of one touch.
  ///
  /// - Parameter touch: Its number.
  public func outcome(of touch: Int) -> [StyledText] {
    OutcomeNarrator(viewpoint: viewpoint).told(of: touch)
  }

  /// That the budget of steps ended the record; nothing where it did not.
  public var cutShort: [StyledText] { OutcomeNarrator(viewpoint: viewpoint).cutShort }
}
