import TouchCore

//  not known            asked                        answered, and pasted behind the dump
//  enabled              p (BOOL)[0x7f8 isEnabled]    (BOOL) NO
//
//  The one table of these lines: an answer prints them, and the reader of dumps knows them again.

/// What a debugger is asked about a view while the app is stopped.
package enum LLDBQuestion: CaseIterable, Sendable {
  case recognizers, actions, isEnabled, takesTouches, alpha, frame, bounds, tree, overrides
  case superclass, levels, window, description

  /// The question whose answer settles what is not known; nil where code would have to be read.
  package static func settling(_ fact: UnknownFacts) -> LLDBQuestion? {
    switch fact {
    case .recognizers, .anyRecognizers: .recognizers
    case .actions: .actions
    case .enabled: .isEnabled
    case .interaction: .takesTouches
    case .visibility: .alpha
    case .frame, .place: .frame
    case .transform, .boundsOrigin: .bounds
    case .tree: .tree
    case .overrides: .overrides
    case .kind: .superclass
    case .level: .levels
    case .superviews: .window
    case .properties: .description
    default: nil
    }
  }

  /// The line to type.
  ///
  /// - Parameter address: Where the view lies in memory; windows are asked for without one.
  package func line(of address: UInt64) -> String {
    let view = Origins.spelled(address)
    return switch self {
    case .recognizers: "po [\(view) gestureRecognizers]"
    // 64 is touchUpInside, for which most actions are; without a target there is nil.
    case .actions:
      "po [\(view) actionsForTarget:[[\(view) allTargets] anyObject] forControlEvent:64]"
    case .isEnabled: "p (BOOL)[\(view) isEnabled]"
    case .takesTouches: "p (BOOL)[\(view) isUserInteractionEnabled]"
    case .alpha: "p (double)((BOOL)[\(view) isHidden] ? 0 : (CGFloat)[\(view) alpha])"
    case .frame: "p (CGRect)[\(view) frame]"
    case .bounds: "p (CGRect)[\(view) bounds]"
    case .tree: "po [\(view) recursiveDescription]"
    case .overrides:
      // No bar may stand in it: those of a dump tell how deep its lines are.
      "p (BOOL)!(" + Self.isUIViews(view, "hitTest") + " && " + Self.isUIViews(view, "pointInside")
        + ")"
    case .superclass: "po [\(view) superclass]"
    case .levels: "po [[[UIApplication sharedApplication] windows] valueForKey:@\"windowLevel\"]"
    case .window: "po [[\(view) window] recursiveDescription]"
    case .description:
      "po ((id (*)(id, SEL))[UIView instanceMethodForSelector:@selector(description)])"
        + "(\(view), @selector(description))"
    }
  }

  /// Whether a class's method is UIView's own.
  private static func isUIViews(_ view: String, _ method: String) -> String {
    let method = "ForSelector:@selector(\(method):withEvent:)]"
    return "(void *)[\(view) method\(method) == (void *)[UIView instanceMethod\(method)"
  }
}
