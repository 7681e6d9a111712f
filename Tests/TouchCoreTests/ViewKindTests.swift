import Foundation
import Testing

@testable import TouchCore

@Suite("Kinds of views")
struct ViewKindTests {
  @Test("The rows stand in the order of the kinds, each with names of its own")
  func rows() {
    #expect(ViewKind.rows.map(\.kind) == ViewKind.allCases)
    let known = ViewKind.allCases.flatMap(\.knownClasses)
    for names in [
      ViewKind.allCases.flatMap(\.otherWords), known.map(\.name), known.flatMap(\.tags),
      known.flatMap(\.elements),
    ] {
      #expect(Set(names).count == names.count)
    }
  }

  @Test("The roles of parts stand in the order of their rows")
  func roles() {
    #expect(Part.Role.table.map(\.role) == Part.Role.allCases)
  }

  @Test("A kind has one family, and what its traits promise", arguments: ViewKind.allCases)
  func traits(kind: ViewKind) {
    let view = View("", kind)
    #expect(!(kind.isControl && kind.isScrollView))
    #expect((view.scrolling != nil) == kind.isScrollView)
    #expect((view.list != nil) == kind.isList && (view.row != nil) == kind.isRow)
    #expect(kind.refusals.isEmpty || kind.isControl)
    #expect(kind.parts.contains { $0.isOfText } == kind.editsText)
    #expect(view.className == kind.className)
  }

  @Test("A refusal holds in the versions of iOS that it names, of the recognizers that it names")
  func refusals() {
    var settings = Settings()
    let since = ViewKind.Refusal(.tap, .single, 8, 3, in: 18...(.infinity))
    settings[.iOS] = 17
    #expect(!since.concerns(Recognizer("", .tap), settings))
    settings[.iOS] = 18
    #expect(since.concerns(Recognizer("", .tap), settings))
    #expect(!since.concerns(Recognizer("", .pan), settings))
    var double = Recognizer("", .tap)
    double.numberOfTapsRequired = 2
    #expect(!since.concerns(double, settings))
  }

  /// The only files that may list kinds of views: the table, and what the model leaves out by kind.
  static let listing: Set = [
    "TouchCore/Scene/ViewKind+Rows.swift", "TouchNarration/Omissions/Omission+Conditions.swift",
  ]

  @Test("Few files list kinds of views")
  func lists() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let sources = tests.deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    // Cases whose names nothing else has, and classes that stand in quotation marks.
    let kinds = [
      ".switch", ".slider", ".stepper", ".segmented", ".pageControl", ".collection", ".textView",
      ".searchBar", ".picker", ".barItem", ".hosting", ".drawn",
    ]
    let classes = ViewKind.allCases.filter { $0 != .view }.map { "\"\($0.className)\"" }
    var listing: Set<String> = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let names = kinds.count { text.containsWord($0) }
      if names > 4 || classes.count(where: text.contains) > 3 { listing.insert(path) }
    }
    #expect(listing == Self.listing)
  }
}

extension String {
  /// Whether a word stands in it that no letter goes on with.
  fileprivate func containsWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      range.upperBound == endIndex || !self[range.upperBound].isLetter
    }
  }
}
