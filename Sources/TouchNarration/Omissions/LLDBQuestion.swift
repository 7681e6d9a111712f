import TouchCore

//  not known    asked                                          answered, and pasted behind the dump
//  enabled      expr -l objc -- (bool)[0x7f8 isEnabled]        (bool) $0 = false
//  frame        expr -l objc -O -- [0x7f8 valueForKey:@"frame"] NSRect: {{20, 60}, {120, 44}}
//
//  The one table of these lines: an answer prints them, and the reader of dumps knows them again. All
//  work wherever the app is paused: `p` and `po` speak Swift where the code above is Swift. They name no
//  type of a framework, which a debugger may not know there.

/// What a debugger is asked about a view while the app is stopped.
package enum LLDBQuestion: CaseIterable, Sendable {
  case recognizers, actions, isEnabled, isEditable, takesTouches, alpha, frame, bounds, tree,
    overrides
  case pointerEvents
  case superclass, levels, window, windows, description

  /// The line that prints the whole screen.
  package static let screen = object("[[UIWindow keyWindow] recursiveDescription]")

  private static func object(_ expression: String) -> String { "expr -l objc -O -- \(expression)" }
  private static func value(_ expression: String) -> String { "expr -l objc -- \(expression)" }

  /// The question whose answer settles what is not known; nil where code would have to be read.
  package static func settling(_ fact: UnknownFacts, of view: View) -> LLDBQuestion? {
    switch fact {
    case .enabled where view.kind == .textView: .isEditable
    case .enabled where view.kind.isList: nil
    case .recognizers, .anyRecognizers: .recognizers
    case .actions: .actions
    case .enabled: .isEnabled
    case .interaction: .takesTouches
    case .visibility: .alpha
    case .frame, .place: .frame
    case .transform, .boundsOrigin: .bounds
    case .tree: .tree
    case .overrides: .overrides
    case .overridden where isReactView(view.className): .pointerEvents
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
    case .recognizers: Self.object("[\(view) gestureRecognizers]")
    case .actions: Self.object(Self.actions(of: view))
    case .isEnabled: Self.value("(bool)[\(view) isEnabled]")
    case .isEditable: Self.value("(bool)[\(view) isEditable]")
    case .takesTouches: Self.value("(bool)[\(view) isUserInteractionEnabled]")
    // Below 0 no alpha is: that one is hidden.
    case .alpha: Self.value("(double)((bool)[\(view) isHidden] ? -1 : (double)[\(view) alpha])")
    case .frame: Self.object("[\(view) valueForKey:@\"frame\"]")
    case .bounds: Self.object("[\(view) valueForKey:@\"bounds\"]")
    case .tree: Self.object("[\(view) recursiveDescription]")
    case .overrides:
      // No bar may stand in it: those of a dump tell how deep its lines are.
      Self.value(
        "(bool)!(" + Self.isUIViews(view, "hitTest") + " && " + Self.isUIViews(view, "pointInside")
          + ")")
    // React Native's: 0 auto, 1 none, 2 box-none, 3 box-only.
    case .pointerEvents: Self.value("(int)[(id)\(view) pointerEvents]")
    case .superclass: Self.object("[\(view) superclass]")
    case .levels:
      Self.object("[[[UIApplication sharedApplication] windows] valueForKey:@\"windowLevel\"]")
    case .windows:
      Self.object(
        "[[[UIApplication sharedApplication] windows] valueForKey:@\"recursiveDescription\"]")
    case .window: Self.object("[[\(view) window] recursiveDescription]")
    case .description:
      Self.object(
        "((id (*)(id, SEL))[UIView instanceMethodForSelector:@selector(description)])"
          + "(\(view), @selector(description))")
    }
  }

  /// An empty array if nothing is sent; nil if only closures, or targets not named, are sent to.
  private static func actions(of view: String) -> String {
    let events = "(unsigned long)[\(view) allControlEvents]"
    let target = "(id)[(id)[\(view) allTargets] anyObject]"
    return "\(events) == 0 ? (id)[NSArray array] : "
      + "(id)[\(view) actionsForTarget:\(target) forControlEvent:\(events)]"
  }

  /// Whether a class's method is UIView's own.
  private static func isUIViews(_ view: String, _ method: String) -> String {
    let method = "ForSelector:@selector(\(method):withEvent:)]"
    return "(void *)[\(view) method\(method) == (void *)[UIView instanceMethod\(method)"
  }
}
