import Testing
import TouchCore
import TouchNarration

@testable import SceneFiles

/// What an answer asks LLDB for is pasted behind the dump, and is no longer unknown.
@Suite("What a debugger answered") struct DebuggerAnswerTests {
  private func scene(_ paste: String) throws -> Scene {
    try #require(try importScreens(paste, .viewDescription).first).screen.scene
  }

  /// A view of a dump with something that is not known of it, and what LLDB prints when asked.
  private struct Doubt {
    let question: LLDBQuestion
    let fact: UnknownFacts
    let line: String
    let answer: String
  }

  private static let window =
    "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>\n"

  private static let doubts = [
    Doubt(
      question: .recognizers, fact: .recognizers,
      line:
        "<UIView: 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0xa>>",
      answer: "<nil>"),
    Doubt(
      question: .actions, fact: .actions,
      line: "<UIButton: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "<__NSSingleObjectArrayI 0x600>(\nbuy:\n)"),
    Doubt(
      question: .isEnabled, fact: .enabled,
      line: "<UIButton: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>", answer: "(BOOL) NO"),
    Doubt(
      question: .isEditable, fact: .enabled,
      line: "<UITextView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>", answer: "(BOOL) NO"),
    Doubt(
      question: .alpha, fact: .visibility,
      line: "<UIView: 0x2; frame = (0 0; 9 9); alpha = nan; layer = <CALayer: 0xa>>",
      answer: "(double) $3 = 0.25"),
    Doubt(
      question: .alpha, fact: .visibility,
      line: "<UIView: 0x2; frame = (0 0; 9 9); alpha = nan; layer = <CALayer: 0xa>>",
      answer: "(double) -1"),
    Doubt(
      question: .actions, fact: .actions,
      line: "<UISlider: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "<__NSArray0 0x600>(\n\n)"),
    Doubt(
      question: .frame, fact: .frame,
      line: "<UIView: 0x2; frame = (nan 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "(CGRect) $0 = (origin = (x = 20, y = 30.5), size = (width = 120, height = 44))"),
    Doubt(
      question: .frame, fact: .frame,
      line: "<UIView: 0x2; frame = (nan 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "NSRect: {{20, 30.5}, {120, 44}}"),
    Doubt(
      question: .bounds, fact: .transform,
      line: "<UIView: 0x2; frame = (0 0; 9 9); transform = [x]; layer = <CALayer: 0xa>>",
      answer: "(CGRect) (origin = (x = 0, y = 0), size = (width = 6, height = 6))"),
    Doubt(
      question: .bounds, fact: .boundsOrigin,
      line:
        "<UIScrollView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n   |    | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "(CGRect) (origin = (x = 0, y = 40), size = (width = 9, height = 9))"),
    Doubt(
      question: .tree, fact: .tree,
      line:
        "<UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n   |    |    | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer:
        "<UIView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n   | <UIView: 0x4; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n   |    | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0xa>>"
    ),
    Doubt(
      question: .overrides, fact: .overrides,
      line:
        "<Shop.Panel: 0x2; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "(BOOL) NO"),
    Doubt(
      question: .pointerEvents, fact: .overridden,
      line: "<RCTView: 0x2; reactTag: 9; frame = (0 0; 9 9); layer = <CALayer: 0xa>>",
      answer: "(int) $3 = 2"),
    Doubt(
      question: .superclass, fact: .kind,
      line: "<_UINewThing: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>", answer: "UIButton"),
    Doubt(
      question: .description, fact: .properties,
      line: "<Shop.Chart: 0x2; zoom 3>",
      answer:
        "<Shop.Chart: 0x2; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0xa>>"),
  ]

  /// How else a question may be asked, in a file of Objective-C, and before the lines had their form.
  private static func forms(of line: String) -> [String] {
    let words = line.parts(separatedBy: " -- ")
    let command = line.contains(" -O ") ? "po" : "p"
    return [
      line, "\(command) \(words[1])", line.replacing("-l objc ", with: "-l objc++ "),
      "\(command) \(words[1].replacing("(bool)", with: "(BOOL)").replacing("(double)[", with: "(CGFloat)["))",
    ]
  }

  @Test func `Every line works where the app is paused in Swift, and names no type of a framework`()
  {
    for question in LLDBQuestion.allCases {
      let line = question.line(of: 2)
      #expect(line.hasPrefix("expr -l objc ") && line.contains(" -- "))
      #expect(!line.contains("BOOL") && !line.contains("CG"), "\(line)")
    }
  }

  @Test("Each doubt is settled by what its own line prints", arguments: doubts.indices, 0..<4)
  func settles(place: Int, form: Int) throws {
    let doubt = Self.doubts[place]
    let dump = Self.window + "   | " + doubt.line + "\n"
    let before = try scene(dump)
    let view = try #require(before.viewIDs.first { before[$0].origins.address == 2 })
    #expect(before[view].origins.missing.contains(doubt.fact), "\(before[view].origins.missing)")
    #expect(LLDBQuestion.settling(doubt.fact, of: before[view]) == doubt.question)
    let line = Self.forms(of: doubt.question.line(of: 2))[form]
    let after = try scene(dump + "(lldb) \(line)\n\(doubt.answer)\n")
    let same = try #require(after.viewIDs.first { after[$0].origins.address == 2 })
    #expect(!after[same].origins.missing.contains(doubt.fact), "\(after[same].origins.missing)")
    #expect(after.windows.count == 1)
  }

  @Test("What is answered is taken over") func values() throws {
    let dump =
      Self.window + "   | <UIButton: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
      + "(lldb) \(LLDBQuestion.isEnabled.line(of: 2))\n(BOOL) NO\n"
      + "(lldb) \(LLDBQuestion.actions.line(of: 2))\nnil\n"
      + "(lldb) \(LLDBQuestion.frame.line(of: 2))\n"
      + "(CGRect) (origin = (x = 20, y = 30.5), size = (width = 120, height = 44))\n"
    let scene = try scene(dump)
    let button = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(!scene[button].isEnabled && scene[button].control.targets.isEmpty)
    #expect(scene[button].frame == Rect(20, 30.5, 120, 44))
  }

  @Test(
    "A frame is read in each form that debuggers print",
    arguments: [
      "NSRect: {{20, 30.5}, {120, 44}}",
      "(CGRect) $0 = (origin = (x = 20, y = 30.5), size = (width = 120, height = 44))",
      "(NSRect) $R1 = {origin={x=20 y=30.5}, size={width=120 height=44}}",
    ]) func frames(answer: String) throws
  {
    let view = "<UIView: 0x2; frame = (nan 0; 9 9); layer = <CALayer: 0xa>>\n"
    for line in [LLDBQuestion.frame.line(of: 2), "p (CGRect)[0x2 frame]", "po [0x2 frame]"] {
      let scene = try scene(Self.window + "   | \(view)(lldb) \(line)\n\(answer)\n")
      let id = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
      #expect(scene[id].frame == Rect(20, 30.5, 120, 44), "\(line)")
    }
  }

  @Test func `No window means that a view is on no screen`() throws {
    let button = "<UIButton: 0x2; frame = (20 700; 335 50); layer = <CALayer: 0xa>>\n"
    let scene = try scene(button + "(lldb) \(LLDBQuestion.window.line(of: 2))\n nil\n")
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene.window(containing: view) == nil)
  }

  @Test func `What UIKit keeps to itself is named, and not asked for again`() throws {
    let table =
      "<UITableView: 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0xa>; contentOffset: {0, 0}; contentSize: {9, 9}>\n"
    let answer = """
      (lldb) \(LLDBQuestion.recognizers.line(of: 2))
      <__NSArrayI 0x60001>(
      <UIScrollViewPanGestureRecognizer: 0x7; state = Possible; view = <UITableView 0x2>>,
      <_UISwipeActionPanGestureRecognizer: 0x8; state = Possible; view = <UITableView 0x2>>,
      <_UIOldRecognizer: 0x9; state = Possible; enabled = NO; view = <UITableView 0x2>>
      )

      """
    let scene = try scene(Self.window + "   | " + table + answer)
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene.recognizersLeftOut(of: view) == ["_UISwipeActionPanGestureRecognizer"])
  }

  @Test(
    "What a class of UIKit's brings along is not unknown",
    arguments: [
      "UISegmentedControl", "UIPageControl", "UITableViewWrapperView",
      "_UISwitchInternalViewNeueStyle1", "_UIPopoverDimmingView",
    ]) func ownRecognizers(className: String) throws
  {
    let line =
      "<\(className): 0x2; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x60>; layer = <CALayer: 0xa>>\n"
    let scene = try scene(Self.window + "   | " + line)
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(
      scene[view].origins.missing.intersection([.recognizers, .anyRecognizers]) == .anyRecognizers)
  }

  @Test("A hidden view is not a transparent one") func hidden() throws {
    let dump =
      Self.window + "   | <UIView: 0x2; frame = (0 0; 9 9); alpha = nan; layer = <CALayer: 0xa>>\n"
      + "(lldb) \(LLDBQuestion.alpha.line(of: 2))\n(double) "
    for (answer, isHidden, alpha) in [("-1", true, 1.0), ("0", false, 0)] {
      let scene = try scene(dump + answer + "\n")
      let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
      #expect(scene[view].isHidden == isHidden && scene[view].alpha == alpha)
    }
  }

  @Test(
    "What sends nothing prints an empty array; anything else leaves the doubt",
    arguments: [
      "nil", "error: Execution was interrupted, reason: an unrecognized selector.",
    ]) func doubtOfActions(answer: String) throws
  {
    let scene = try scene(
      Self.window + "   | <UISlider: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
        + "(lldb) \(LLDBQuestion.actions.line(of: 2))\n\(answer)\n")
    let slider = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene[slider].origins.missing.contains(.actions))
  }

  @Test("The levels of all windows of a paste settle which is in front") func levels() throws {
    let dump = Self.window + Self.window.replacing("0x1;", with: "0x5;")
    let before = try scene(dump)
    #expect(before.windows.allSatisfy { before[$0.view].origins.missing.contains(.level) })
    let line = LLDBQuestion.levels.line(of: 0)
    let after = try scene(dump + "(lldb) \(line)\n<__NSArrayI 0x6>(\n0,\n2000\n)\n")
    #expect(after.windows.map { $0.level } == [0, 2000])
    #expect(after.windows.allSatisfy { !after[$0.view].origins.missing.contains(.level) })
    // Of another number of windows nobody knows which is whose.
    let other = try scene(dump + "(lldb) \(line)\n<__NSArrayI 0x6>(\n0\n)\n")
    #expect(other.windows.allSatisfy { other[$0.view].origins.missing.contains(.level) })
  }

  @Test("More levels than windows: the others were not pasted, and are asked for") func others()
    throws
  {
    let answer = "(lldb) \(LLDBQuestion.levels.line(of: 0))\n<__NSArrayI 0x6>(\n0,\n10\n)\n"
    let scene = try scene(Self.window + answer)
    #expect(scene[scene.windows[0].view].origins.missing == .windows)
    #expect(LLDBQuestion.settling(.windows, of: View("", .window)) == .windows)
  }

  @Test("The only level is that of the window that nobody pasted") func onlyWindow() throws {
    let alone = "<UIView: 0x2; frame = (0 0; 390 844); layer = <CALayer: 0xa>>\n"
    let answer = "(lldb) \(LLDBQuestion.levels.line(of: 0))\n<__NSArrayI 0x6>(\n0\n)\n"
    let scene = try scene(alone + answer)
    #expect(scene[scene.windows[0].view].origins.missing == [])
  }

  @Test("A class that overrides hit testing is not asked about again") func overridden() throws {
    let line = "<Shop.Panel: 0x2; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
    let answer = "(lldb) \(LLDBQuestion.overrides.line(of: 2))\n(BOOL) $0 = YES\n"
    let scene = try scene(Self.window + "   | " + line + answer)
    let panel = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene[panel].origins.missing == .overridden)
    #expect(LLDBQuestion.settling(.overridden, of: scene[panel]) == nil)
  }

  @Test(
    "The line may be asked in any way that works",
    arguments: [
      "expr -l objc -- (BOOL)[0x2 isEnabled]", "e -l objc++ -O -- (BOOL)[0x2 isEnabled]",
      "po (BOOL)[0x2 isEnabled]", "expression (BOOL)[0x2 isEnabled]",
    ]) func forms(command: String) throws
  {
    let button = "<UIButton: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
    let scene = try scene(Self.window + "   | \(button)(lldb) \(command)\nNO\n")
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(!scene[view].isEnabled && !scene[view].origins.missing.contains(.enabled))
  }

  @Test("gdb breaks a rectangle into lines") func brokenRect() throws {
    let scroll =
      "<UIScrollView: 0x2; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
      + "   |    | <UIView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0xa>>\n"
    let answer = """
      (gdb) p (CGRect)[0x2 bounds]
      $1 = {
        origin = {
          x = 0,
          y = 40
        },
        size = {
          width = 9,
          height = 9
        }
      }

      """
    let scene = try scene(Self.window + "   | " + scroll + answer)
    let view = try #require(scene.viewIDs.first { scene[$0].origins.address == 2 })
    #expect(scene[view].bounds.origin == Point(0, 40))
  }

  @Test("A view alone lacks its superviews, until its window is pasted behind it") func window()
    throws
  {
    let alone = "<UIButton: 0x2; frame = (10 10; 9 9); layer = <CALayer: 0xa>>\n"
    let before = try scene(alone)
    let view = try #require(before.viewIDs.first { before[$0].origins.address == 2 })
    #expect(before[view].origins.missing.contains(.superviews))
    let after = try scene(
      alone + "(lldb) \(LLDBQuestion.window.line(of: 2))\n" + Self.window + "   | " + alone)
    let same = try #require(after.viewIDs.first { after[$0].origins.address == 2 })
    #expect(after.windows.count == 1 && !after[same].origins.missing.contains(.superviews))
  }
}
