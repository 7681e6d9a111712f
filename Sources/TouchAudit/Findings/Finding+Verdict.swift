import TouchCore
import TouchInquiry
import TouchNarration

//  error T07 buy: cannot be hit … ──a tap at its example──▶ why-not buy   as 'touchtrace why' answers

extension Finding {
  /// Whom a tap at the example does not hit, though it lies there; nil where it is not about that.
  var missed: ViewID? {
    guard rule.isShownByTap else { return nil }
    // What lies over all is itself hit.
    return rule == .clearOverlay || rule == .windowOnTop ? others.first : view
  }

  /// Why the tap of its example does not get to the view; nil where no tap shows it.
  ///
  /// - Parameters:
  ///   - recorder: The screen, arranged.
  ///   - language: That of its words.
  /// - Complexity: That of recording the tap once for each setting that Apple does not document.
  public func verdict(by recorder: TapRecorder, _ language: Language) -> VerdictValues? {
    guard let missed, let example, let trace = recorder.tap(at: example) else { return nil }
    let inquiry = Inquiry(
      trace, rivals: Rival.known, isTrial: true, countsSubviews: true,
      proposes: trace.isSmall)
    return inquiry.verdicts(on: .view(missed)).last.map { ToldVerdict($0, language).values }
  }
}
