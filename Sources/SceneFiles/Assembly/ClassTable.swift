import TouchCore

//  Shop.BuyButton : UIButton      button       the base class decides
//  UITransitionView               view         passes what hits nothing in it     19.2
//  Shop.Badge                     view         of a class that nobody here knows

/// What is known of the classes that dumps and Interface Builder files name.
enum ClassTable {
  /// Recognizers that UIKit adds by itself, by how their class begins.
  private static let ownRecognizers = [
    "_UI", "UIScrollView", "UITextTap", "UITextRange", "UIVariableDelayLoupe", "UITapAndAHalf",
    "UILongPressAndAHalf", "UITextMulti", "UITextInteraction",
  ]

  /// The kind of a view: by UIKit's class that it is or is a kind of, else by what is told of it;
  /// nil for a plain view.
  static func kind(of view: ForeignView) -> ViewKind? {
    let own = plain(view.baseClass ?? view.className)
    if let kind = KnownClasses.kind(of: own) { return kind }
    // SwiftUI's classes are a kind of UIView, and more than that.
    if let kind = KnownClasses.kindOfSwiftUI(plain(view.className)) { return kind }
    guard !KnownClasses.isPlain(own) else { return nil }
    return view.superclasses.lazy.compactMap { KnownClasses.kind(of: plain($0)) }.first
      ?? kindByFacts(view, isUIKits: KnownClasses.isNamedAsUIKits(own))
  }

  /// What a view must be because of what only some views have.
  private static func kindByFacts(_ view: ForeignView, isUIKits: Bool) -> ViewKind? {
    if view.contentOffset != nil || view.contentSize != nil { return .scroll }
    // Test tools call everything enabled.
    guard isUIKits else { return nil }
    return view.isEnabled != nil || view.actions != nil ? .control : nil
  }

  /// Whether a view is of a class of UIKit's that is not known, or a kind of one, so that its kind is
  /// a guess.
  static func isStrange(_ view: ForeignView) -> Bool {
    let own = view.baseClass ?? view.className
    guard KnownClasses.isNamedAsUIKits(own), !KnownClasses.isPlain(own),
      !view.superclasses.contains(where: KnownClasses.isPlain)
    else { return false }
    let told = kind(of: view)
    return told == nil
      || told == .control && KnownClasses.kind(of: own) == nil
        && !view.superclasses.contains { KnownClasses.kind(of: $0) != nil }
  }

  /// Whether a view is of a class of UIKit's that is not known, and a kind of a plain view: what such a
  /// class overrides is not known either.
  static func isKnownByLineage(_ view: ForeignView) -> Bool {
    let own = view.baseClass ?? view.className
    return KnownClasses.isNamedAsUIKits(own) && !KnownClasses.isPlain(own)
      && KnownClasses.kind(of: own) == nil
      && view.superclasses.contains(where: KnownClasses.isPlain)
  }

  /// Whether a view is of a class of the system's.
  ///
  /// A file names the class that a view's class is a kind of only where that is not UIKit's.
  static func isSystems(_ view: ForeignView) -> Bool {
    guard isSystemClass(view.className) else { return false }
    if view.baseClass == nil { return true }
    return KnownClasses.kindOfSwiftUI(plain(view.className)) != nil
      || !KnownClasses.isNamedAsUIKits(view.className) && !view.className.hasPrefix("CA")
  }

  /// Whether views of a class let through what hits nothing in them.
  static func passes(_ className: String) -> Bool {
    KnownClasses.traits(of: plain(className)).contains(.passing)
  }

  /// Whether such views have recognizers without anybody adding some; of what is private to UIKit nobody
  /// else can.
  static func hasOwnRecognizers(_ kind: ViewKind, _ className: String) -> Bool {
    kind.traits.contains(.recognizing) || className.hasPrefix("_UI")
      || KnownClasses.traits(of: plain(className)).contains(.recognizing)
  }

  /// Whether a recognizer that UIKit adds by itself comes with a view in the model too, or does what that
  /// of the scroll view around it does.
  static func comesAlong(_ recognizer: String, with view: View) -> Bool {
    // 1.15: each window has the gates at the screen's edges, which the model leaves out as such.
    if view.kind == .window, recognizer.hasPrefix("_UISystemGestureGate") { return true }
    if view.kind.editsText { return !recognizer.hasPrefix("_UI") }
    return recognizer.hasPrefix("UIScrollView")
      && (view.kind.isScrollView || view.className == "UITableViewWrapperView")
  }

  /// Whether UIKit adds recognizers of a class by itself.
  static func isOwnRecognizer(_ className: String) -> Bool {
    ownRecognizers.contains { className.hasPrefix($0) }
  }

  /// UIKit's class of recognizers that a class is, or is a kind of; nil where that is not known.
  static func kind(of recognizer: ForeignRecognizer) -> RecognizerKind? {
    recognizers[plain(recognizer.className)]
      ?? recognizer.baseClass.flatMap { recognizers[plain($0)] }
  }

  private static let recognizers: [String: RecognizerKind] = Dictionary(
    uniqueKeysWithValues: RecognizerKind.allCases.filter {
      !$0.belongsToScrollView && $0 != .custom
    }
    .map { ($0.className, $0) })

  /// A class's name without its module and without what it is generic over.
  static func plain(_ className: String) -> String {
    // Nearly every name is plain already, and a dump asks of thousands.
    let dot = UInt8(ascii: "."), angle = UInt8(ascii: "<")
    guard className.utf8.contains(where: { $0 == dot || $0 == angle }) else { return className }
    let whole = className.prefix { $0 != "<" }
    return String(whole.split(separator: ".").last ?? whole)
  }
}
