import TouchCore

//  isHidden=true              hidden
//  isEnabled=false            disabled        the same property, said the other way round
//  numberOfTapsRequired=2     taps=2
//  ~point(inside:with:)       ~pointInside

/// A word of the language as UIKit spells it: every reader takes it where it takes ours, and the
/// writer writes ours.
struct UIKitName<Meant: Hashable & Sendable>: Hashable, Sendable {
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
protocol SpelledByUIKit: RawRepresentable<String>, Hashable, Sendable, CaseIterable {
  /// How UIKit spells it.
  var inUIKit: [String] { get }
  /// How UIKit spells what says yes where it says no.
  var oppositeInUIKit: String? { get }
  /// UIKit's spellings of all, by themselves.
  static var uiKitNames: [String: UIKitName<Self>] { get }
}

extension SpelledByUIKit {
  var oppositeInUIKit: String? { nil }

  /// What a word means, in our spelling or UIKit's; nil where it means nothing.
  static func spoken(_ word: String) -> UIKitName<Self>? {
    // Ours first: nearly every word of a large scene is one.
    if let word = Self(rawValue: word) { return UIKitName(word.rawValue, word) }
    return uiKitNames[word]
  }

  /// How UIKit spells the word, where it does so otherwise.
  var spelledByUIKit: [String] { (inUIKit + [oppositeInUIKit].compactMap { $0 }).sorted() }

  fileprivate static func names() -> [String: UIKitName<Self>] {
    var names: [String: UIKitName<Self>] = [:]
    for word in allCases {
      for spelling in word.inUIKit { names[spelling] = UIKitName(spelling, word) }
      if let spelling = word.oppositeInUIKit {
        names[spelling] = UIKitName(spelling, word, isOpposite: true)
      }
    }
    return names
  }
}

extension Property: SpelledByUIKit {
  var inUIKit: [String] { entry.uiKit }
  var oppositeInUIKit: String? { entry.opposite }
  static let uiKitNames = names()
}

extension Property {
  /// What a word means in a line of a scene or a touch, in our spelling or UIKit's.
  static func spoken(_ word: String) -> UIKitName<Property>? {
    guard let property = Property(rawValue: word) else { return uiKitNames[word] }
    return property.isWritten ? UIKitName(word, property) : nil
  }

  /// The words that may be written there.
  static func words(in line: LineKind) -> [String] { wordsInLines[line] ?? [] }

  // A scene may have many wrong words.
  private static let wordsInLines = Dictionary(
    uniqueKeysWithValues: LineKind.allCases.map { line in
      (line, allCases.filter { $0.fits(line) }.flatMap { [$0.rawValue] + $0.spelledByUIKit })
    })
}

extension RecognizerProperty: SpelledByUIKit {
  var inUIKit: [String] { entry.uiKit }
  var oppositeInUIKit: String? { entry.opposite }
  static let uiKitNames = names()
}

extension ControllerProperty: SpelledByUIKit {
  var inUIKit: [String] { entry.uiKit }
  static let uiKitNames = names()
}

extension ViewKind: SpelledByUIKit {
  var inUIKit: [String] {
    // SwiftUI's class has two names.
    guard Self.insideWindows.contains(self) else { return [] }
    return knownClasses.prefix(traits.contains(.swiftUI) ? 2 : 1).map { $0.name }
  }
  static let uiKitNames = names()
}

extension RecognizerKind: SpelledByUIKit {
  var inUIKit: [String] { [className] }
  static let uiKitNames = names()
}

extension Keyword: SpelledByUIKit {
  var inUIKit: [String] { Self.classes[self].map { [$0] } ?? [] }
  static let uiKitNames = names()

  private static let classes: [Keyword: String] = [
    .window: "UIWindow", .vc: "UIViewController", .windowScene: "UIWindowScene",
    .app: "UIApplication", .navigation: "UINavigationController", .tabs: "UITabBarController",
  ]
}

extension Override: SpelledByUIKit {
  var inUIKit: [String] { entry.uiKit }
  static let uiKitNames = names()

  /// UIKit has one name for what a view and what a delegate answers: below a recognizer the
  /// delegate is meant.
  func asked(ofDelegate isDelegate: Bool) -> Override {
    isDelegate && self == .gestureRecognizerShouldBegin ? .shouldBegin : self
  }
}
