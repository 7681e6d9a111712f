import SceneLanguage
import TouchCore

//  <UIButton …; accessibilityIdentifier buy>     buy
//  <UIButton …; text = 'Add to cart'>            addToCart
//  <Shop.CartBadge …>                            cartBadge, and the next one cartBadge2

/// Names for the objects of a screen, by which people can type them: unique, and short.
struct ViewNames {
  private var used: Set<String> = ["app", "delegate"]
  private var counts: [String: Int] = [:]

  /// The name of a view: what its code calls it, its identifier, its words, or its class.
  ///
  /// - Parameter isReadable: Whether identifiers are people's words, as Interface Builder's are not.
  mutating func name(of view: ForeignView, isReadable: Bool) -> String {
    for own in [view.outlet, isReadable ? view.identifier : nil, view.text] {
      if let own, let word = Self.camelCase(own) { return unique(word) }
    }
    return name(ofClass: view.className)
  }

  /// The name of an object of a class.
  mutating func name(ofClass className: String) -> String {
    unique(Self.camelCase(Self.stem(ClassTable.plain(className))) ?? "view")
  }

  private mutating func unique(_ word: String) -> String {
    // A number would be taken for the one that a view without a name goes by.
    let word = word.last?.isNumber == true ? word + "_" : word
    guard !used.insert(word).inserted || !isUsableName(word) else { return word }
    var number = counts[word, default: 1]
    repeat { number += 1 } while !used.insert("\(word)\(number)").inserted
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
  static func camelCase(_ text: String) -> String? {
    let words = text.prefix(200).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, first.first?.isLetter == true else { return nil }
    var name = first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst().prefix(3) where name.count + word.count <= 24 {
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    return String(name.prefix(32))
  }
}
