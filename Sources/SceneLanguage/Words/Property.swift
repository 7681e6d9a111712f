import TouchCore

/// A property of a view or window, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
enum Property: String, Hashable, Sendable, CaseIterable {
  case frame
  case hidden, visible, noninteractive, interactive, disabled, enabled
  case multitouch, exclusive, clips, animating
  case alpha, bounds, transform, anchor, zPosition
  case tag, text, `class`
  case level, key, windowScene

  /// Where a property is being written.
  enum Place: Hashable, Sendable {
    case view, window, setView, setWindow
  }

  /// Whether it may be written there.
  func fits(_ place: Place) -> Bool {
    switch self {
    case .frame, .visible, .enabled: place == .setView || place == .setWindow
    case .hidden, .noninteractive, .interactive, .disabled, .multitouch, .exclusive, .clips: true
    case .animating, .alpha, .bounds, .transform, .anchor, .zPosition: true
    case .tag, .text, .class: true
    case .level, .key: place == .window || place == .setWindow
    case .windowScene: place == .window
    }
  }

  /// The words that may be written there.
  static func words(in place: Place) -> [String] {
    allCases.filter { $0.fits(place) }.map(\.rawValue)
  }

  /// The switch of a view it turns, and which way; nil for those with a value.
  var flag: (property: WritableKeyPath<View, Bool> & Sendable, isOn: Bool)? {
    switch self {
    case .hidden: (\.isHidden, true)
    case .visible: (\.isHidden, false)
    case .noninteractive: (\.isUserInteractionEnabled, false)
    case .interactive: (\.isUserInteractionEnabled, true)
    case .disabled: (\.isEnabled, false)
    case .enabled: (\.isEnabled, true)
    case .multitouch: (\.isMultipleTouchEnabled, true)
    case .exclusive: (\.isExclusiveTouch, true)
    case .clips: (\.clipsToBounds, true)
    case .frame, .animating, .alpha, .bounds, .transform, .anchor, .zPosition: nil
    case .tag, .text, .class, .level, .key, .windowScene: nil
    }
  }

  /// The properties that turn a switch, with the switch: made once, for writing many views.
  static let flags = allCases.compactMap { property in
    property.flag.map { (property: property, path: $0.property, isOn: $0.isOn) }
  }

  /// The properties with a value.
  static let withValues = allCases.filter { $0.flag == nil }

  /// The property it undoes or repeats: only one of them stands in a line.
  var subject: Property {
    switch self {
    case .visible: .hidden
    case .interactive: .noninteractive
    case .enabled: .disabled
    case .frame, .hidden, .noninteractive, .disabled, .multitouch, .exclusive, .clips: self
    case .animating, .alpha, .bounds, .transform, .anchor, .zPosition: self
    case .tag, .text, .class, .level, .key, .windowScene: self
    }
  }

  /// How it is written.
  var form: String {
    switch self {
    case .frame: "frame x,y WxH"
    case .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: rawValue
    case .multitouch, .exclusive, .clips, .key: rawValue
    case .animating: "animating[=allowUserInteraction]"
    case .alpha: "alpha=0.5"
    case .bounds: "bounds=x,y[,WxH]"
    case .transform: "transform=rotate(30) scale(2,1) translate(5,0) matrix(a,b,c,d,tx,ty)"
    case .anchor: "anchor=0.5,0.5"
    case .zPosition: "zPosition=1"
    case .tag: "tag=7"
    case .text: "text=\"OK\""
    case .class: "class=MyView"
    case .level: "level=N|normal|statusBar|alert"
    case .windowScene: "windowScene=NAME"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .frame: "the frame before the transform, in superview coordinates"
    case .hidden: "the view and its subtree take no touches and are not drawn"
    case .visible: "not hidden any more"
    case .noninteractive: "the view and its subtree take no touches"
    case .interactive: "takes touches, also a label or an image"
    case .disabled: "a control's isEnabled is off; it is hit all the same"
    case .enabled: "not disabled any more"
    case .multitouch: "gets more than the first touch"
    case .exclusive: "wants to be alone"
    case .clips: "drawing is cut at bounds; hit testing does not look at it"
    case .animating: "an animation is running"
    case .alpha: "the opacity; below 0.01 no touches"
    case .bounds: "its own coordinates; a size here wins over the frame's"
    case .transform: "applied around the anchor; several multiply from left to right"
    case .anchor: "the fixed point of the transform, in units of the size"
    case .zPosition: "the drawing order; hit testing does not look at it"
    case .tag: "a number, for reading only"
    case .text: "the text shown, for reading only"
    case .class: "a custom class's name, for reading only"
    case .level: "higher windows are asked first"
    case .key: "the key window; touches do not care"
    case .windowScene: "the window scene, for a window that does not stand inside it"
    }
  }
}
