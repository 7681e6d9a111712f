import TouchCore

extension Omission {
  /// Where something that a scene can say is at work, by name.
  static let conditions: [String: Condition] = [
    "text-input": .inside(kinds: [.field, .textView], ifMoved: true),
    "switch-parts": .inside(kinds: [.switch]),
    "stepper-parts": .inside(kinds: [.stepper]),
    "page-control": .inside(kinds: [.pageControl], ifMoved: true),
    "search-bar": .inside(classes: ["UISearchBar"]),
    "bars": .inside(classes: ["UINavigationBar", "UITabBar", "UIToolbar"]),
    "pickers": .inside(classes: ["UIPickerView", "UIDatePicker", "UICalendarView"]),
    "picker-gestures": .inside(kinds: [.picker]),
    "web-and-map": .inside(classes: ["WKWebView", "UIWebView", "MKMapView", "PDFView"]),
    "hosting-view": .asksInside(kinds: [.hosting], classes: ["UIHostingView", "HostingView"]),
    "own-class": .asksOwnClass,
    "sheet-detents": .movesSheet,
    "window-containers": .windowItself,
    "transitions": .inTransition(milliseconds: 1000),
    // Of upright screens the widest phone has 440 points, and the narrowest pad 744.
    "popover-on-phone": .showsPopover(below: 500),
    "animation-swallows": .refusedAnimating,
    "animator": .asksAnimating,
    "flat-transform": .asksFlat,
    "row-actions": .usesRowActions,
    "drag-and-menu": .besideDrag,
    "system-edges": .movesFromEdge(within: 13),
    "keyboard": .editsText,
    "several-scenes": .severalScenes,
    "pointer": .isOfType([.indirect, .indirectPointer]),
    "pad-slop": .withinSlop(of: 25),
    "scroll-extras": .refreshes,
    "status-bar": .tapsStatusBar,
  ]
}
