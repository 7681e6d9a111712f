//  edges=left|top        words of one table, joined by |
//  edges=none            nothing of it

/// A set whose members have words in the language.
package protocol WordedSet: OptionSet, Sendable {
  /// The members with their words, in the order they are written.
  static var worded: [(word: String, member: Self)] { get }
}

extension WordedSet where Element == Self {
  /// The words of its members, as a value of a property.
  package var words: String {
    let found = Self.worded.filter { contains($0.member) }.map { $0.word }
    return found.isEmpty ? noneWord : found.joined(separator: "|")
  }

  /// Reads its words; nil where one of them is unknown.
  package init?(known words: String) {
    self = []
    guard words != noneWord else { return }
    for word in words.split(separator: "|") {
      guard let one = Self.worded.first(where: { $0.word == word }) else { return nil }
      formUnion(one.member)
    }
  }

  /// How a value of a property is written.
  package static var form: String { worded.map { $0.word }.joined(separator: "|") }
}

/// The word for a set without members.
package let noneWord = "none"

extension Directions: WordedSet {
  package static var worded: [(word: String, member: Directions)] {
    [("left", .left), ("right", .right), ("up", .up), ("down", .down)]
  }
}

extension Edges: WordedSet {
  package static var worded: [(word: String, member: Edges)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
  }
}

extension Axes: WordedSet {
  package static var worded: [(word: String, member: Axes)] { [("x", .x), ("y", .y)] }
}

extension RowSides: WordedSet {
  package static var worded: [(word: String, member: RowSides)] {
    [("leading", .leading), ("trailing", .trailing)]
  }
}

extension UnknownFacts: WordedSet {
  package static var worded: [(word: String, member: UnknownFacts)] {
    [
      ("recognizers", .recognizers), ("anyRecognizers", .anyRecognizers), ("frame", .frame),
      ("transform", .transform), ("interaction", .interaction), ("visibility", .visibility),
      ("enabled", .enabled), ("actions", .actions), ("overrides", .overrides), ("order", .order),
      ("tree", .tree), ("level", .level), ("delegates", .delegates), ("content", .content),
      ("properties", .properties), ("boundsOrigin", .boundsOrigin),
      ("animation", .animation), ("kind", .kind), ("place", .place),
      ("superviews", .superviews), ("hittable", .hittable), ("windows", .windows),
      ("overridden", .overridden),
    ]
  }
}

extension ScrollTypes: WordedSet {
  package static var worded: [(word: String, member: ScrollTypes)] {
    [("discrete", .discrete), ("continuous", .continuous)]
  }
}

extension TouchTypes: WordedSet {
  package static var worded: [(word: String, member: TouchTypes)] {
    [
      ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil),
      ("indirectPointer", .indirectPointer),
    ]
  }
}
