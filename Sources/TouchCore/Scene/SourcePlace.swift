/// Where something was written.
public struct SourcePlace: Hashable, Sendable {
  /// The file, as the person named it.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1; 1 where only the line is known.
  public let column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Something that goes along with a value and is no part of it, as the place where it was written:
/// values that differ in nothing else are equal.
struct Beside<Aside: Sendable>: Hashable, Sendable {
  var value: Aside

  init(_ value: Aside) { self.value = value }

  static func == (_: Beside, _: Beside) -> Bool { true }
  func hash(into _: inout Hasher) {}
}
