import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("Sequence diagrams") struct DiagramTests {
  @Test("The search, the delivery and the way up each have a picture") func stages() throws {
    let diagrams = diagrams(article)
    #expect(
      diagrams.first?.split(separator: "\n") == [
        "sequenceDiagram", "  actor p1 as finger A", "  participant p2 as window",
        "  participant p3 as firstView", "  participant p4 as thirdView",
        "  participant p5 as fifthView", "  participant p6 as fourthView",
        "  p1->>p2: 4 hitTest (200,420)", "  p2->>p3: 5 hitTest (200,420)",
        "  p3->>p4: 6 hitTest (180,120)", "  p4->>p5: 7 hitTest (160,-140)",
        "  p5-->>p4: 7 nil, outside", "  p4->>p6: 8 hitTest (160,90)",
        "  p6-->>p4: 9 fourthView", "  p4-->>p3: 10 fourthView", "  p3-->>p2: 11 fourthView",
        "  p2-->>p1: 12 fourthView", "  Note over p6: 14 hit view",
      ])
    try #require(diagrams.count == 2)
    #expect(diagrams[1].contains("  p1->>p2: 16 touchesBegan\n  p2->>p3: 17 touchesBegan\n"))
    #expect(diagrams[1].hasSuffix("  Note over p7: 22 dropped\n"))
  }

  @Test("A picture has at most eight lanes and forty lines, and steps in order")
  func readable() {
    let deep = (0..<20).map { String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 390x844" }
    let wide = (0..<90).map { "  view w\($0) \($0 % 2 * 300),0 1x1" }
    let traces =
      examples + [
        recorded("window 390x844\n" + deep.joined(separator: "\n")),
        recorded("window 390x844\n" + wide.joined(separator: "\n")),
      ]
    for trace in traces {
      for diagram in diagrams(trace) {
        let lines = diagram.split(separator: "\n").dropFirst()
        let lanes = lines.prefix { $0.hasPrefix("  actor ") || $0.hasPrefix("  participant ") }
        #expect(lanes.count <= 8 && lines.count - lanes.count <= 40)
        for line in lines.dropFirst(lanes.count) {
          #expect(
            line.wholeMatch(
              of: #/  (?:p\d(?:-|--)>>p\d|Note over p\d): \d+ [^;#]*(?:#\d+;[^;#]*)*/#) != nil,
            "\(line)")
        }
      }
    }
  }

  @Test("Rows of refusals are counted, and what a fourth picture would show is left to the words")
  func bounded() {
    let wide = (0..<90).map { "  view w\($0) 0,0 1x1" }
    let text = markdown(
      of: recorded("window 390x844\n" + wide.joined(separator: "\n")), language: .english,
      context: .plain)
    #expect(text.contains(": 9 one more nil ×86\n"))
    let deep = (0..<40).map { String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 390x844" }
    let long = markdown(
      of: recorded("window 390x844\n" + deep.joined(separator: "\n")), language: .english,
      context: .plain)
    #expect(long.contains("\nFrom #25 on, the text describes the steps without diagrams.\n"))
  }

  @Test("What Mermaid takes for its own is a code there") func escaped() {
    #expect(MermaidText.escaped("end") == "#101;nd")
    #expect(MermaidText.escaped("the End, send") == "the #69;nd, send")
    #expect(MermaidText.escaped("a;b#c") == "a#59;b#35;c")
    #expect(
      MermaidText.escaped("<script>%%{init}%%") == "#60;script#62;#37;#37;#123;init#125;#37;#37;")
    #expect(MermaidText.escaped("wrap:x") == "wrap#58;x")
    #expect(MermaidText.escaped("two\nlines") == "two#92;u#123;a#125;lines")
    #expect(MermaidText.escaped("第四个视图 (160,-140)") == "第四个视图 (160,-140)")
  }

  @Test("Whatever a view is called, Mermaid reads the lines that are meant, and shows that name")
  func hostile() throws {
    for name in hostileTexts + mermaidWords where !name.isEmpty {
      var scene = Scene()
      let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
      try scene.addSubview(View(name, frame: Rect(20, 80, 350, 700)), to: window)
      let drawn = diagrams(TouchCore.record(try tap(finger: name), in: scene))
      #expect(!drawn.isEmpty)
      for line in drawn.flatMap({ $0.split(separator: "\n").dropFirst() }) {
        // Mermaid takes codes out first, and whole lines that look like styles lose their last ;.
        #expect(!line.contains(/(style|classDef).*:\S*#.*;/), "\(line)")
        let coded = line.replacing(/#\w+;/, with: "·")
        #expect(
          coded.wholeMatch(
            of: #/  (?:(?:actor|participant) p\d as|p\d--?>>p\d:|Note over p\d:) [^#;:%{}@<>]+/#)
            != nil, "\(line)")
        #expect(!coded.lowercased().contains(/\bend\b/), "\(line)")
      }
      let heads = drawn[0].split(separator: "\n").filter { $0.hasPrefix("  participant ") }
      let shown = heads.map { head in
        decoded(head.firstRange(of: " as ").map { head[$0.upperBound...] } ?? "")
      }
      #expect(shown.contains(terminalSafe(name)), "\(name.debugDescription): \(shown)")
    }
  }

  /// Text as Mermaid shows it: numbers between # and ; are letters.
  private func decoded(_ text: Substring) -> String {
    text.replacing(/#(\d+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }.description
  }

  private func diagrams(_ trace: Trace) -> [String] {
    CommonMark(markdown(of: trace, language: .english, context: .plain)).blocks
      .filter { $0.info == "mermaid" }.map(\.text)
  }
}
