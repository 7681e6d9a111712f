//  M01 … M17 about the search, M25 M30 M35 about what follows: wrong beliefs as values of the rules.

extension HitTestRules {
  /// The belief that the oldest child is asked first.
  public static let oldestFirst = HitTestRules("M01") { $0.order = .oldestFirst }
  /// The belief that the search starts at the leaf and climbs.
  public static let leafFirst = HitTestRules("M02") { $0.twist = .leafFirst }
  /// The belief that the newest child wins even where the point is not in it.
  public static let newestWins = HitTestRules("M03") { $0.asksPointInside = false }
  /// The belief that everybody gets the same numbers.
  public static let unconverted = HitTestRules("M04") { $0.convertsPoints = false }
  /// The belief that what is drawn on top under the finger gets the touch.
  public static let drawnOnTop = HitTestRules("M05") { $0.twist = .drawnOnTop }
  /// The belief that the first view containing the point wins.
  public static let firstContainer = HitTestRules("M06") { $0.asksChildrenOfViews = false }
  /// The belief that a view which refuses ends the event.
  public static let refusalEnds = HitTestRules("M07") { $0.twist = .refusalEnds }
  /// The belief that views without handlers are skipped.
  public static let handlersOnly = HitTestRules("M08") { $0.twist = .handlersOnly }
  /// The belief that a touch falls through a view that does not handle it.
  public static let fallsThrough = HitTestRules("M09") { $0.twist = .fallsThrough }
  /// The belief that a `hitTest` which returns nil leaves the touch to nobody.
  public static let nilEnds = HitTestRules("M10") { $0.twist = .nilEnds }
  /// The belief that only alpha 0 blocks.
  public static let onlyAlphaZero = HitTestRules("M11") { $0.alphaLimit = .zero }
  /// The belief that a clear background lets touches through.
  public static let clearPasses = HitTestRules("M12") { $0.twist = .clearPasses }
  /// The belief that a refused view's children stay usable.
  public static let noVeto = HitTestRules("M13") { $0.twist = .noVeto }
  /// The belief that only views containing the point are asked.
  public static let containersOnly = HitTestRules("M14") { $0.twist = .containersOnly }
  /// The belief that every view is asked.
  public static let everybodyAsked = HitTestRules("M15") { $0.twist = .everybodyAsked }
  /// The belief that `return self` in my own hitTest makes me win.
  public static let selfReturningWins = HitTestRules("M16") { $0.order = .selfReturningFirst }

  /// The belief that a hole one can see is a hole one can touch.
  public static let drawnHoles = HitTestRules("M17") { $0.twist = .drawnHoles }
  /// The belief that sliding onto another view hands the touch to it.
  public static let followsFinger = HitTestRules("M25") { $0.sequel = .followsFinger }
  /// The belief that a button fires when a view inside it is tapped.
  public static let controlsHearInside = HitTestRules("M30") { $0.sequel = .controlsHearInside }
  /// The belief that a view hears a cancel of what `delaysTouchesBegan` kept from it.
  public static let cancelsUnheard = HitTestRules("M35") { $0.sequel = .cancelsUnheard }

  /// The wrong beliefs that other rules make run, in the order of their numbers.
  public static let misconceptions = [
    oldestFirst, leafFirst, newestWins, unconverted, drawnOnTop, firstContainer, refusalEnds,
    handlersOnly, fallsThrough, nilEnds, onlyAlphaZero, clearPasses, noVeto, containersOnly,
    everybodyAsked, selfReturningWins, drawnHoles, followsFinger, controlsHearInside,
    cancelsUnheard,
  ]
}
