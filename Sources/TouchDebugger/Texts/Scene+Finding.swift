import TouchCore

//  why 0x7f8e2a40 …       the view with the address
//  why buyButton …        the one with the accessibility identifier
//  why "Add to cart" …    the one that shows the words
//  why UIButton …         the one of the class, if there is one

extension Scene {
  /// The name to type for whom a person means: that text itself, but for a view that goes by it only
  /// in its app.
  public func name(meantBy text: String) -> String {
    guard responder(called: text) == nil, recognizer(named: text) == nil else { return text }
    let views = views(meant: text)
    return views.count == 1 ? name(of: views[0]) : text
  }

  /// The views of an app that a person means who does not know the name it has here: by address,
  /// identifier, the words shown, or class; the first of these that fits any.
  public func views(meant text: String) -> [ViewID] {
    let address = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
    let ways: [(View) -> Bool] = [
      { address != nil && $0.origins.address == address },
      { $0.origins.identifier == text },
      { $0.text == text },
      { $0.className == text },
      { $0.className.split(separator: ".").last.map(String.init) == text },
    ]
    for way in ways {
      let found = viewIDs.filter { way(self[$0]) }
      if !found.isEmpty { return found }
    }
    return []
  }
}
