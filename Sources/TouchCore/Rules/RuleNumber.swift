/// The number of a rule in the specification of UIKit's behaviour, such as 2.5.
public struct RuleNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, such as 1 for queue and windows, 2 for hit testing, 5 for the chain.
  public let section: Int
  /// The number within the section.
  public let item: Int

  /// Makes a rule number.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Reads `2.5`; no section has more than 255 rules, nor are there more sections.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = UInt8(parts[0]), let item = UInt8(parts[1]) else {
      return nil
    }
    self.init(Int(section), Int(item))
  }

  /// The number as written, `2.5`.
  public var description: String { "\(section).\(item)" }

  /// By section, then by item.
  public static func < (left: RuleNumber, right: RuleNumber) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
