/// The words that a view's element shows.
struct ShownText {
  private let element: XMLElement

  init(of element: XMLElement) { self.element = element }

  /// A button's title, a label's text, a field's placeholder; nil where there is nothing to read.
  var words: String? {
    switch element.name {
    case "button": filled(buttonTitle)
    case "label": filled(text)
    case "textField", "textView", "searchBar":
      filled(text) ?? filled(element["placeholder"]) ?? filled(element["prompt"])
    case "segmentedControl": filled(segments)
    case "navigationBar": filled(element.child("items")?.child("navigationItem")?["title"])
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

  private func filled(_ words: String?) -> String? { words.flatMap { $0.isEmpty ? nil : $0 } }
}
