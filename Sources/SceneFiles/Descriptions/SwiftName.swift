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
  ///
  /// - Complexity: O(*n*): a bracket is looked into up to the next one only.
  private static func withoutDiscriminators(_ name: String) -> String {
    guard name.utf8.contains(0x28) else { return name }
    let name = TextBytes(name)
    var readable = TextBytes(capacity: name.count)
    var place = 0
    while place < name.count {
      if name[place] == 0x28, let (kept, end) = discriminator(name, at: place) {
        readable.append(name, kept)
        place = end
      } else {
        readable.append(name[place])
        place += 1
      }
    }
    return readable.string(0..<readable.count)
  }

  /// What is kept of a bracket that only tells types apart, and where it ends; nil for any other.
  private static func discriminator(
    _ name: TextBytes, at open: Int
  ) -> (kept: Range<Int>, end: Int)? {
    var close = open + 1
    while close < name.count, name[close] != 0x28, name[close] != 0x29 { close += 1 }
    guard close < name.count, name[close] == 0x29 else { return nil }
    if name.has("unknown context at ", at: open + 1, before: close) {
      return name.has(".", at: close + 1, before: name.count) ? (open..<open, close + 2) : nil
    }
    // `HostView` of `HostView in $18a`.
    guard let word = name.find(" in ", in: open + 1..<close), word > open + 1,
      name.has("_", at: word + 4, before: close) || name.has("$", at: word + 4, before: close),
      name.find(" ", in: open + 1..<word) == nil, name.find(" ", in: word + 4..<close) == nil
    else { return nil }
    return (open + 1..<word, close + 1)
  }
}
