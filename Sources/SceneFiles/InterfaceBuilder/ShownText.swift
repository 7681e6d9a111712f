/// The words that a view's element shows.
struct ShownText {
  // Whoever looks for a view knows it by its first words, and embedding repeats them all.
  private static let longest = 400
  private let element: XMLElement

  init(of element: XMLElement) { self.element = element }

  /// A button's title, a label's text, a field's placeholder; nil where there is nothing to read.
  var words: String? { all.map(Self.cut) }

  private static func cut(_ words: String) -> String {
    guard words.utf8.count > longest else { return words }
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(longest))) + "…"
  }

  private var all: String? {
    switch element.name {
    case "button": buttonTitle?.filled
    case "label": text?.filled
    case "textField", "textView", "searchBar":
      text?.filled ?? element["placeholder"]?.filled ?? element["prompt"]?.filled
    case "segmentedControl": segments?.filled
    case "barButtonItem", "tabBarItem": itemWords
    case "navigationBar": element.child("items")?.child("navigationItem")?["title"]?.filled
    default: nil
    }
  }

  private var text: String? {
    element["text"] ?? element.child("string", key: "text")?.words
      ?? attributed(element.child("attributedString"))
  }

  private var buttonTitle: String? {
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration")
    return state?["title"] ?? state?.child("string", key: "title")?.words
      ?? attributed(state?.child("attributedString")) ?? configuration?["title"]
      ?? configuration?.child("string", key: "title")?.words
      ?? attributed(configuration?.child("attributedString"))
  }

  /// A bar shows a title, the word of an item of UIKit's, or an image.
  private var itemWords: String? {
    let label = element.child("accessibility")?["label"]
    let words = element["title"]?.filled ?? element["systemItem"].map(Self.words(ofSystemItem:))
    return words ?? label ?? element["image"]
  }

  /// The words of an item by its name in code: `fastForward` shows Fast Forward.
  private static func words(ofSystemItem name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
  }

  private func attributed(_ string: XMLElement?) -> String? {
    guard let string else { return nil }
    if let words = string["content"] ?? string.child("string", key: "content")?.words {
      return words
    }
    let fragments = string.child("fragments")?.children.map { fragment in
      fragment["content"] ?? fragment.child("string", key: "content")?.words ?? ""
    }
    return fragments?.joined()
  }

  private var segments: String? {
    element.child("segments")?.children.map { $0["title"] ?? "" }.joined(separator: ", ")
  }
}
