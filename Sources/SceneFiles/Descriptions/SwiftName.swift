//  _TtC4Shop9BuyButton                             Shop.BuyButton
//  _TtGC7SwiftUI14_UIHostingViewV4Shop4Page_       SwiftUI._UIHostingView<Shop.Page>
//  _TtC4ShopP33_1F…7Private                        Shop.Private
//  SwiftUI.(unknown context at $18a).HostView      SwiftUI.HostView

/// The name of a class of Swift, as people write it.
///
/// The Objective-C runtime knows classes by Swift's first mangling. The Swift runtime resolves that
/// on Apple's systems only, so that it is done here.
public struct SwiftName: Sendable {
  /// The readable name; the name itself where it is not mangled, or not in a way that is known.
  public let readable: String

  /// Makes a name readable.
  ///
  /// - Parameter name: A class's name as a dump has it.
  public init(_ name: String) {
    guard name.utf8.starts(with: "_Tt".utf8) else {
      readable = Self.withoutDiscriminators(name)
      return
    }
    var mangled = MangledName(name)
    readable = mangled.resolved() ?? name
  }

  /// A name without what only tells private types of different files apart.
  private static func withoutDiscriminators(_ name: String) -> String {
    guard name.utf8.contains(0x28) else { return name }
    var readable = ""
    var rest = name[...]
    while let open = rest.firstIndex(of: "(") {
      readable += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ")") else { break }
      let inside = rest[rest.index(after: open)..<close]
      let behind = rest.index(after: close)
      if inside.hasPrefix("unknown context at "), rest[behind...].first == "." {
        rest = rest[rest.index(after: behind)...]
      } else if let name = privateName(inside) {
        readable += name
        rest = rest[behind...]
      } else {
        readable += "("
        rest = rest.dropFirst()
      }
    }
    return readable + rest
  }

  /// `HostView` of `HostView in $18a`.
  private static func privateName(_ inside: Substring) -> Substring? {
    let words = inside.split(separator: " ")
    guard words.count == 3, words[1] == "in", words[2].hasPrefix("_") || words[2].hasPrefix("$")
    else { return nil }
    return words[0]
  }
}
