import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The session a newcomer types first") struct SessionTests {
  private func session(_ lines: [String], _ language: Language) -> String {
    var debugger = debugger(article000, nil, language)
    return lines.map { "(touch) \($0)\n\(debugger.shown($0))" }.joined(separator: "\n")
  }

  private let lines = ["break fifthView", "continue", "finish", "rstep", "why-not secondView"]

  @Test func `reads well in English`() {
    #expect(
      session(lines, .english) == """
        (touch) break fifthView
        breakpoint 1 at fifthView: will stop at #7
        (touch) continue
        Finding the view · #7 of 31  hit.ask  breakpoint 1
                fifthView (160,-140) is outside: nil
        (touch) finish
        Finding the view · #10 of 31  hit.return
              thirdView returns fourthView, which returned itself
        (touch) rstep
        Finding the view · #9 of 31  hit.return
                fourthView returns itself: it has no subviews
        (touch) why-not secondView
        secondView was never asked: thirdView was asked before it (later in subviews) and had \
        already returned fourthView (#10).
        Touch a went to fourthView (#14).
        Without that: secondView was asked and returned nil: in its own coordinates the point is \
        (180,340), outside its bounds 0,0 350x200.
        #10 #14  goto N jumps there
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
          1  whatif move touch 1 to 195,180
          2  whatif thirdView.isUserInteractionEnabled = no and secondView.frame = 20,80 350x341
          3  whatif bring secondView to front and secondView.frame = 20,80 350x341
        tried: 10 edits; 1 is enough alone, 2 combinations are, none of the others \
        (why-not secondView all)
        """)
  }

  @Test func `reads well in Chinese`() {
    #expect(
      session(lines, .simplifiedChinese) == """
        (touch) break fifthView
        断点 1，位于 fifthView：会停在 #7
        (touch) continue
        寻找视图 · #7，共 31 条  hit.ask  断点 1
                fifthView (160,-140) 在外：nil
        (touch) finish
        寻找视图 · #10，共 31 条  hit.return
              thirdView 返回 fourthView，fourthView 返回的是自己
        (touch) rstep
        寻找视图 · #9，共 31 条  hit.return
                fourthView 返回它自己：没有子视图
        (touch) why-not secondView
        secondView 从未被询问：thirdView 先于它被询问（在 subviews 里更靠后），已经返回了 fourthView（#10）。
        触摸 a 交给了 fourthView（#14）。
        即使解决了这一点：secondView 被询问了，返回 nil：在它自己的坐标里，点是 (180,340)，不在它的 bounds 0,0 350x200 之内。
        #10 #14  goto N 跳到那一步
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
          1  whatif move touch 1 to 195,180
          2  whatif thirdView.isUserInteractionEnabled = no and secondView.frame = 20,80 350x341
          3  whatif bring secondView to front and secondView.frame = 20,80 350x341
        试过 10 处修改：单独够用的有 1 处，合起来够用的有 2 种，其余都不够（why-not secondView all）
        """)
  }

  @Test func `why gives the reason, the numbers, the rule and who says so`() {
    var debugger = debugger()
    let why = debugger.shown("goto 7 ;; why")
    #expect(
      why.contains("fifthView comes after fourthView in subviews, so thirdView asks it first"))
    #expect(why.contains("(160,-140) is not in its bounds"))
    #expect(why.contains("\nrule 2.4  documented; type rules 2.4 for its sources"))
    #expect(debugger.shown("why fifthView").hasPrefix("Finding the view · #7 of 31  hit.ask\n"))
    #expect(debugger.shown("why secondView").hasPrefix("secondView was never asked: "))
    #expect(debugger.shown("why short").hasPrefix("fifthView (160,-140) is outside: nil\nrule 2.4"))
  }

  @Test func `an empty line repeats motions only, and nothing after an error`() {
    var debugger = debugger()
    #expect(debugger.perform("").lines.isEmpty && debugger.cursor == 0)
    _ = debugger.perform("step 2")
    #expect(debugger.repeatedByEmptyLine == "step 2")
    _ = debugger.perform("")
    _ = debugger.perform("  ")
    #expect(debugger.cursor == 6)
    _ = debugger.perform("map")
    #expect(debugger.perform("").lines.isEmpty && debugger.cursor == 6)
    _ = debugger.perform("rev step")
    _ = debugger.perform("")
    #expect(debugger.cursor == 4)
    _ = debugger.perform("step ;; step ;; map")
    #expect(debugger.repeatedByEmptyLine == nil)
    _ = debugger.perform("step ;; step")
    _ = debugger.perform("")
    #expect(debugger.cursor == 10)
    #expect(debugger.perform("stepp").status == .failed)
    #expect(debugger.perform("").lines.isEmpty && debugger.cursor == 10)
    _ = debugger.perform("goto 3")
    #expect(debugger.perform("").lines.isEmpty && debugger.cursor == 3)
  }

  @Test func `several commands on a line end at the first that fails`() {
    var debugger = debugger()
    let reply = debugger.perform("step ;; frobnicate ;; step")
    #expect(reply.status == .failed && reply.moved && debugger.cursor == 1)
    #expect(
      reply.plain.hasSuffix(
        """
        there is no command frobnicate; help all lists every command  (column 9)
          step ;; frobnicate ;; step
                  ^
        """))
    #expect(debugger.perform("quit 3 ;; step").status == .quit(code: 3))
    #expect(debugger.cursor == 1)
    #expect(
      debugger.perform("transcript a.md --force ;; transcript off").effects == [
        .transcript(path: "a.md", force: true), .transcript(path: nil, force: false),
      ])
    #expect(debugger.perform(" ;; ;;").lines.isEmpty)
  }

  @Test func `what is exported is the record as it was when export was typed`() throws {
    var debugger = debugger()
    let effects = debugger.perform(
      "goto 7 ;; note here ;; export a.svg ;; whatif secondView.isHidden = yes ;; export b.svg"
    ).effects
    let records = try effects.map { effect in
      guard case .export(_, let record) = effect else { throw Unexpected() }
      return record
    }
    #expect(records.map(\.cursor) == [7, debugger.cursor])
    #expect(records.map(\.notes.count) == [1, 0])
    #expect(records[1].trace == debugger.trace && records[0].trace != debugger.trace)
  }

  private struct Unexpected: Error {}

  @Test func `export is told what to write, where, and of which steps`() throws {
    var debugger = debugger()
    let cases: [(String, ExportFormat, String?, Bool, ClosedRange<Int>?)] = [
      ("a.md", .markdown, "a.md", false, nil), ("jsonl", .jsonl, nil, false, nil),
      ("4..14 a.html", .html, "a.html", false, 4...14),
      ("..4 --format cast a b", .cast, "a b", false, 1...4),
      ("a.txt 30.. --force", .text, "a.txt", true, 30...31),
      ("\"a b.svg\"", .svg, "a b.svg", false, nil), ("--lesson a.md", .lesson, "a.md", false, nil),
      ("1..2 md", .markdown, nil, false, 1...2), ("--format=html", .html, nil, false, nil),
    ]
    for (words, format, path, force, part) in cases {
      guard case .export(let request, _) = debugger.perform("export " + words).effect else {
        Issue.record("\(words)")
        continue
      }
      #expect(
        request.format == format && request.path == path && request.force == force
          && request.part == part, "\(words)")
    }
  }
}
