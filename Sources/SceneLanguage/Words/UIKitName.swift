import TouchCore

//  isHidden=true              hidden
//  isEnabled=false            disabled        the same property, said the other way round
//  numberOfTapsRequired=2     taps=2
//  ~point(inside:with:)       ~pointInside

/// A word of the language as UIKit spells it: every reader takes it where it takes ours, and the
/// writer writes ours.
struct UIKitName<Meant: Hashable & Sendable>: Hashable, Sendable {
  /// UIKit's spelling.
  let spelling: String
  /// The word of the language.
  let meant: Meant
  /// Whether yes of one is no of the other.
  let isOpposite: Bool

  init(_ spelling: String, _ meant: Meant, isOpposite: Bool = false) {
    self.spelling = spelling
    self.meant = meant
    self.isOpposite = isOpposite
  }
}

/// A word of the language that UIKit spells otherwise.
protocol SpelledByUIKit: RawRepresentable<String>, Hashable, Sendable {
  /// UIKit's spellings, by themselves.
  static var uiKitNames: [String: UIKitName<Self>] { get }
}

extension SpelledByUIKit {
  /// What a word means, in our spelling or UIKit's; nil where it means nothing.
  static func spoken(_ word: String) -> UIKitName<Self>? {
    // Ours first: nearly every word of a large scene is one.
    if let word = Self(rawValue: word) { return UIKitName(word.rawValue, word) }
    return uiKitNames[word]
  }

  /// How UIKit spells the word, where it does so otherwise.
  var spelledByUIKit: [String] {
    Self.uiKitNames.values.filter { $0.meant == self }.map { $0.spelling }.sorted()
  }

  fileprivate static func table(_ names: [UIKitName<Self>]) -> [String: UIKitName<Self>] {
    Dictionary(uniqueKeysWithValues: names.map { ($0.spelling, $0) })
  }
}

extension Property: SpelledByUIKit {
  static let uiKitNames = table(
    allCases.flatMap { property in
      let entry = property.entry
      return entry.uiKit.map { UIKitName($0, property) }
        + [entry.opposite].compactMap { $0 }.map { UIKitName($0, property, isOpposite: true) }
    })
}

extension Property {
  /// What a word means in a line of a scene or a touch, in our spelling or UIKit's.
  static func spoken(_ word: String) -> UIKitName<Property>? {
    guard let property = Property(rawValue: word) else { return uiKitNames[word] }
    return property.isWritten ? UIKitName(word, property) : nil
  }

  /// The words that may be written there.
  static func words(in place: Place) -> [String] {
    allCases.filter { $0.fits(place) }.flatMap { [$0.rawValue] + $0.spelledByUIKit }
  }
}

extension ViewKind: SpelledByUIKit {
  // SwiftUI's class has two names.
  static let uiKitNames = table(
    insideWindows.flatMap { kind in
      kind.knownClasses.prefix(kind.traits.contains(.swiftUI) ? 2 : 1).map {
        UIKitName($0.name, kind)
      }
    })
}

extension RecognizerKind: SpelledByUIKit {
  static let uiKitNames = table(allCases.map { UIKitName($0.className, $0) })
}

extension Keyword: SpelledByUIKit {
  static let uiKitNames = table([
    UIKitName("UIWindow", .window), UIKitName("UIViewController", .vc),
    UIKitName("UIWindowScene", .windowScene), UIKitName("UIApplication", .app),
    UIKitName("UINavigationController", .navigation), UIKitName("UITabBarController", .tabs),
  ])
}

extension RecognizerProperty: SpelledByUIKit {
  static let uiKitNames = table(
    allCases.flatMap { property in
      let entry = property.entry
      return entry.uiKit.map { UIKitName($0, property) }
        + [entry.opposite].compactMap { $0 }.map { UIKitName($0, property, isOpposite: true) }
    })
}

extension ControllerProperty: SpelledByUIKit {
  static let uiKitNames: [String: UIKitName<ControllerProperty>] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { property in
      property.entry.uiKit.map { ($0, UIKitName($0, property)) }
    })
}

extension Override: SpelledByUIKit {
  static let uiKitNames = table(
    allCases.flatMap { override in override.entry.uiKit.map { UIKitName($0, override) } })

  /// UIKit has one name for what a view and what a delegate answers: below a recognizer the
  /// delegate is meant.
  func asked(ofDelegate isDelegate: Bool) -> Override {
    isDelegate && self == .gestureRecognizerShouldBegin ? .shouldBegin : self
  }
}
