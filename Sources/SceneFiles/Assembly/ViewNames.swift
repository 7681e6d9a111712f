import SceneLanguage
import TouchCore

//  <UIButton …; accessibilityIdentifier buy>     buy
//  <UIButton …; text = 'Add to cart'>            addToCart
//  <Shop.CartBadge …>                            cartBadge, and the next one cartBadge2

/// Names for the objects of a screen, by which people can type them: unique, and short.
struct ViewNames {
  private var used: Set<String> = ["app", "delegate"]
  private var counts: [String: Int] = [:]
  private var wordsOfClasses: [String: String] = [:]
  /// What the file itself calls objects: no name that is made up takes it from them.
  private var written: Set<String> = []
  /// The words of identifiers that several views have: no view is called by such a word alone.
  private var shared: Set<String> = []

  /// Leaves to some views, and to all in them, what the file calls them.
  mutating func leave(_ views: [ForeignView]) {
    var waiting = views
    var identifiers: Set<String> = []
    while let view = waiting.popLast() {
      if let word = view.identifier.flatMap(Self.camelCase), !identifiers.insert(word).inserted {
        shared.insert(word)
      }
      let words = [view.identifier, view.outlet].compactMap { $0 }
      written.formUnion(words)
      waiting += view.subviews
    }
  }

  /// The name of a view: what its code calls it, its identifier, its words, or its class.
  ///
  /// - Parameters:
  ///   - isReadable: Whether identifiers are people's words, as Interface Builder's are not.
  ///   - text: The words it goes by.
  mutating func name(of view: ForeignView, isReadable: Bool, text: String?) -> String {
    let identifier = isReadable ? view.identifier : nil
    let own =
      view.outlet.flatMap(Self.camelCase) ?? identifier.flatMap(Self.camelCase)
      ?? text.flatMap(Self.camelCase)
    return own.map { unique($0) } ?? name(ofClass: view.className)
  }

  /// The name of a recognizer: what its code calls it, or its class.
  mutating func name(of recognizer: ForeignRecognizer) -> String {
    recognizer.outlet.flatMap(Self.camelCase).map { unique($0) }
      ?? name(ofClass: recognizer.className)
  }

  /// The name of an object of a class.
  mutating func name(ofClass className: String) -> String {
    if let word = wordsOfClasses[className] { return unique(word, isWritten: false) }
    let word = Self.camelCase(Self.stem(ClassTable.plain(className))) ?? "view"
    wordsOfClasses[className] = word
    return unique(word, isWritten: false)
  }

  /// - Parameter isWritten: Whether the file has the word, rather than that it is made of a class.
  private mutating func unique(_ word: String, isWritten: Bool = true) -> String {
    let isShared = shared.contains(word)
    // A number would be taken for the one that a view without a name goes by.
    let word = word.last?.isNumber == true ? word + "_" : word
    let isUsable = isUsableName(word) || !word.utf8.allSatisfy { $0 < 0x80 }
    if isWritten || !written.contains(word), !isShared, used.insert(word).inserted, isUsable {
      return word
    }
    var number = counts[word, default: isShared ? 0 : 1]
    repeat {
      number += 1
    } while written.contains("\(word)\(number)")
      || !used.insert("\(word)\(number)").inserted
    counts[word] = number
    return "\(word)\(number)"
  }

  /// A class's name without the letters that say whose it is: `UIButton`, `_UIBarBackground`.
  private static func stem(_ className: String) -> String {
    let bare = className.drop { $0 == "_" }
    let capitals = bare.prefix { $0.isUppercase }
    guard capitals.count > 2 || bare.hasPrefix("UI") else { return String(bare) }
    return String(bare.dropFirst(capitals.count - 1))
  }

  /// A text as one word of a few letters and digits; nil where too little is left of it.
  ///
  /// Other letters than those of ASCII stay: `größeÄndern`, `立即购买`.
  static func camelCase(_ text: String) -> String? {
    if text.unicodeScalars.contains(where: { $0.value > 0x7F && $0.properties.isAlphabetic }) {
      let words = text.unicodeScalars.split { !$0.properties.isAlphabetic && !isMark($0) }
        .map(String.init)
      guard let first = words.first else { return nil }
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
      return String(String.UnicodeScalarView(name.unicodeScalars.prefix(32)))
    }
    let words = text.utf8.prefix(200).split { !$0.isLetter && !$0.isDigit }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    var name = Array(first)
    let isAllCapitals =
      first.count > 1 && first.allSatisfy { $0.isLetter && $0 & UInt8.lowercase == 0 }
    for place in name.indices.prefix(isAllCapitals ? name.count : 1) {
      name[place] |= UInt8.lowercase
    }
    for word in words.dropFirst().prefix(3) where name.count + word.count <= 24 {
      name += word.prefix(1).map { $0.isLetter ? $0 & ~UInt8.lowercase : $0 } + word.dropFirst()
    }
    return String(decoding: name.prefix(32), as: UTF8.self)
  }

  /// Whether a character belongs to a word though it is no letter: a digit, or what stands on a letter.
  private static func isMark(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

extension UInt8 {
  /// What tells a small letter from a large one.
  fileprivate static let lowercase: UInt8 = 0x20

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | Self.lowercase)
  }
}
