import TouchCore

/// The classes of views that the model knows, by what files call them.
enum KnownClasses {
  /// The kind of view that a class of UIKit's stands for; nil where it stands for none, or is not
  /// known.
  static func kind(of className: String) -> ViewKind? {
    if let kind = KnownClass.named[className]?.kind, kind.isReadByClass { return kind }
    // Alerts, the status bar and the keyboard have windows of classes of their own.
    return className.hasSuffix("Window") && isNamedAsUIKits(className) ? .window : nil
  }

  /// The kind of view that a class of SwiftUI's stands for: `_UIHostingView<RootView>`.
  static func kindOfSwiftUI(_ className: String) -> ViewKind? {
    if let kind = KnownClass.named[className]?.kind, kind.traits.contains(.swiftUI) { return kind }
    return className.hasPrefix(ViewKind.hosting.className) ? .hosting : nil
  }

  /// Whether a class is one of UIKit's plain views: those that Interface Builder knows, containers of
  /// controllers, backgrounds.
  static func isPlain(_ className: String) -> Bool {
    guard let kind = KnownClass.named[className]?.kind, isNamedAsUIKits(className) else {
      return false
    }
    return kind == .view || kind.traits.contains(.laidOut)
  }

  /// What is known of a class besides the kind of its views.
  static func traits(of className: String) -> KnownClass.Traits {
    KnownClass.named[className]?.known.traits ?? []
  }

  /// Whether a class's name begins as those of UIKit do.
  static func isNamedAsUIKits(_ className: String) -> Bool {
    className.hasPrefix("UI") || className.hasPrefix("_UI")
  }

  /// By how Interface Builder writes them.
  static let tagged = KnownClass.table { $0.tags }
  /// By what XCUITest and Appium call them.
  static let elements = KnownClass.table { $0.elements }
}

extension ViewKind {
  /// Whether a view of its class is of this kind wherever it stands.
  fileprivate var isReadByClass: Bool {
    self != .view && traits.isDisjoint(with: [.swiftUI, .laidOut])
  }
}
