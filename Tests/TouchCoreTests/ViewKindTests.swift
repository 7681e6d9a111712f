import Foundation
import TestSupport
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
    #expect(kind.refusals.isEmpty || kind.isControl || kind.editsText)
    #expect(kind.parts.contains { $0.isOfText } == kind.editsText)
    #expect(view.className == kind.className)
  }

  @Test("8.3: controls refuse the single taps of superviews, by the rows of their kinds")
  func refusals() throws {
    func isRefused(_ line: String, by view: String) throws -> Bool {
      let scene = TestSupport.scene(
        """
        window 400x800
          view page
            \(line)
            \(view) it 0,0 100x44
        """)
      let (id, it) = (
        try #require(scene.recognizer(named: "g")), try #require(scene.view(named: "it"))
      )
      return scene.refusal(of: id, by: it) != nil
    }
    for view in ["button", "barItem", "segmented", "switch", "stepper", "pageControl"] {
      #expect(try isRefused("@tap g", by: view))
      #expect(try !isRefused("@tap g taps=2", by: view))
      #expect(try !isRefused("@tap g touches=2", by: view))
    }
    #expect(try isRefused("@pan g", by: "segmented") && !isRefused("@pan g", by: "button"))
    #expect(try !isRefused("@tap g", by: "control") && !isRefused("@tap g", by: "view"))
    #expect(
      ViewKind.barItem.refusals.map { $0.systems.lowerBound } == [13],
      "up to iOS 12 a bar item lost to a superview's tap")
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
