/// Readable names of classes, each worked out once.
struct SwiftNames: Sendable {
  private var known: [String: String] = [:]

  /// The readable name of a class that a text names.
  mutating func readable(_ text: TextBytes, _ range: Range<Int>) -> String {
    let name = text.string(text.trimmed(range))
    // Most are UIKit's, and are what they say.
    guard text.find("_Tt", in: range) != nil || text.find("(", in: range) != nil else {
      return name
    }
    if let readable = known[name] { return readable }
    let readable = SwiftName(name).readable
    known[name] = readable
    return readable
  }
}
