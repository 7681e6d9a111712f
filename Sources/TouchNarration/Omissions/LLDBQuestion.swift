import TouchCore

//  not known            asked                        answered, and pasted behind the dump
//  enabled              p (BOOL)[0x7f8 isEnabled]    (BOOL) NO
//
//  The one table of these lines: an answer prints them, and the reader of dumps knows them again.

/// What a debugger is asked about a view while the app is stopped.
package enum LLDBQuestion: CaseIterable, Sendable {
  case recognizers, actions, isEnabled, isEditable, takesTouches, alpha, frame, bounds, tree,
    overrides
  case superclass, levels, window, windows, description

  /// The line that prints the whole screen.
  package static let screen = "po [[UIWindow keyWindow] recursiveDescription]"

  /// The question whose answer settles what is not known; nil where code would have to be read.
  package static func settling(_ fact: UnknownFacts, of kind: ViewKind) -> LLDBQuestion? {
    switch fact {
    case .enabled where kind == .textView: .isEditable
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
    case .windows: .windows
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
    case .actions: Self.actions(of: view)
    case .isEnabled: "p (BOOL)[\(view) isEnabled]"
    case .isEditable: "p (BOOL)[\(view) isEditable]"
    case .takesTouches: "p (BOOL)[\(view) isUserInteractionEnabled]"
    // Below 0 no alpha is: that one is hidden.
    case .alpha: "p (double)((BOOL)[\(view) isHidden] ? -1 : (CGFloat)[\(view) alpha])"
    case .frame: "p (CGRect)[\(view) frame]"
    case .bounds: "p (CGRect)[\(view) bounds]"
    case .tree: "po [\(view) recursiveDescription]"
    case .overrides:
      // No bar may stand in it: those of a dump tell how deep its lines are.
      "p (BOOL)!(" + Self.isUIViews(view, "hitTest") + " && " + Self.isUIViews(view, "pointInside")
        + ")"
    case .superclass: "po [\(view) superclass]"
    case .levels: "po [[[UIApplication sharedApplication] windows] valueForKey:@\"windowLevel\"]"
    case .windows:
      "po [[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]"
    case .window: "po [[\(view) window] recursiveDescription]"
    case .description:
      "po ((id (*)(id, SEL))[UIView instanceMethodForSelector:@selector(description)])"
        + "(\(view), @selector(description))"
    }
  }

  /// An empty array if nothing is sent; nil if only closures, or targets not named, are sent to.
  private static func actions(of view: String) -> String {
    let events = "(unsigned long)[\(view) allControlEvents]"
    let target = "(id)[(id)[\(view) allTargets] anyObject]"
    return "po \(events) == 0 ? (id)[NSArray array] : "
      + "(id)[\(view) actionsForTarget:\(target) forControlEvent:\(events)]"
  }

  /// Whether a class's method is UIView's own.
  private static func isUIViews(_ view: String, _ method: String) -> String {
    let method = "ForSelector:@selector(\(method):withEvent:)]"
    return "(void *)[\(view) method\(method) == (void *)[UIView instanceMethod\(method)"
  }
}
