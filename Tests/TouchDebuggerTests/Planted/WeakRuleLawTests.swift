import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

//  each rule below "observed"  ──a scene and a question──▶  the answer is LIKELY, and names the rule
//                              ──no answer rests on it──▶   why not

/// A rule that nobody saw makes the answers less sure that rest on it.
@Suite("Each rule that is neither documented nor observed weakens an answer")
struct WeakRuleLawTests {
  @Test func `a rule weakens an answer, or it is said why none rests on it`() throws {
    let weak = Set(Rule.catalogue.filter { !$0.confidence.isSure }.map { $0.number })
    var weakened: Set<RuleNumber> = []
    for answer in WeakAnswer.all {
      let scene = scene(answer.scene)
      let trace = record(touches(answer.touches, in: scene), in: scene)
      let rules = try Self.weakening(answer.subject(in: scene), answer.touch, trace)
      #expect(rules.contains(answer.rule), "\(answer.rule): \(rules)")
      weakened.formUnion(rules)
    }
    for plant in Plant.all {
      let trace = try #require(Plant.record([plant], in: plant.workshop, seed: 0))
      weakened.formUnion(try Self.weakening(plant.subject(in: trace.scene), nil, trace))
    }
    let silent = Set(WeakAnswer.restedOnByNone.flatMap { $0.rules })
    let missing = weak.subtracting(weakened).subtracting(silent)
    #expect(missing.isEmpty, "weaken nothing: \(missing.sorted())")
    let told = silent.intersection(weakened)
    #expect(told.isEmpty, "weaken something: \(told.sorted())")
    #expect(silent.isSubset(of: weak), "\(silent.subtracting(weak).sorted())")
  }

  /// The rules that make the answers less sure, also those of settings whose rivals change them.
  private static func weakening(
    _ subject: Subject, _ touch: Int?, _ trace: Trace
  ) throws -> Set<RuleNumber> {
    let verdicts = Inquiry(trace, rivals: Rival.known, proposes: false)
      .verdicts(on: subject, touch: touch)
    return Set(
      verdicts.flatMap { verdict in
        ToldVerdict(verdict, .english).weakest + verdict.doubts.map { $0.setting.rule }
      })
  }
}

/// A question whose answer a rule weakens.
struct WeakAnswer {
  let rule: RuleNumber
  let scene: String
  let touches: String
  /// A view, recognizer or action.
  let name: String
  /// The touch that is asked about; nil for any.
  var touch: Int?

  init(
    _ section: Int, _ number: Int, _ name: String, _ scene: String,
    _ touches: String = Self.tap, touch: Int? = nil
  ) {
    rule = RuleNumber(section, number)
    (self.name, self.scene, self.touches, self.touch) = (name, scene, touches, touch)
  }

  func subject(in scene: Scene) throws -> Subject {
    if let id = scene.recognizer(named: name) { return .recognizer(id) }
    if let view = scene.view(named: name) { return scene.subject(of: view) }
    return .action(name)
  }

  private static let tap = "0 down A at 100,120\n80 up A"

  private static func home(_ lines: String) -> String {
    "window 390x844\n  vc home\n    ~handles act\n    view root\n" + lines
  }

  private static func it(_ kind: String, _ lines: String...) -> String {
    home(
      (["      \(kind)"] + lines.map { "        \($0)" }).joined(separator: "\n"))
  }

  /// A finger that rests while the program changes something.
  private static func changed(_ change: String, until end: Int = 80) -> String {
    "0 down A at 100,120\n40 set \(change)\n\(end) up A"
  }

  private static let act = "~target touchUpInside home act"
  private static let list = "table list 0,0 390x844 contentSize=390x2000"

  static let all = hits + gestures + texts + rows + changes

  /// Rules on which no answer rests, with the reason.
  static let restedOnByNone: [(rules: [RuleNumber], reason: String)] = [
    (
      numbers([
        (2, 21), (3, 15), (4, 5), (5, 14), (7, 6), (7, 9), (9, 25), (10, 15), (10, 19), (16, 19),
        (16, 27), (17, 29), (18, 11), (18, 22), (20, 24), (21, 5),
      ]), "It says when, in which order or by which number something is told."
    ),
    (
      numbers([
        (16, 59), (17, 35), (18, 34), (18, 41), (19, 55), (19, 56), (19, 57), (20, 3), (20, 28),
        (22, 28),
      ]), "It says what a scene writes or a setting holds, and no question is about that."
    ),
    (
      numbers([
        (3, 11), (5, 3), (5, 8), (16, 10), (16, 14), (17, 7), (17, 13), (17, 19), (17, 32),
        (19, 36), (20, 42), (21, 12), (22, 5),
      ]), "It says what else does not happen, of somebody who is not asked about."
    ),
    (
      numbers([(9, 35), (16, 39), (16, 52), (16, 58), (19, 48), (21, 8), (21, 13), (21, 16)]),
      "Other rules decide the same step."
    ),
    (numbers([(22, 32)]), "An answer that rests on it is UNKNOWN."),
  ]

  private static func numbers(_ all: [(Int, Int)]) -> [RuleNumber] {
    all.map { RuleNumber($0.0, $0.1) }
  }

  private static let hits = [
    Self(2, 14, "it", it("view it 20,100 200x60 alpha=0.01")),
    Self(3, 21, "it", it("view it 20,100 200x60 hidden"), changed("it visible")),
    Self(12, 12, "nope", it("view it 20,100 200x60", "@tap g", "  ~target nil nope")),
    Self(
      7, 3, "act", it("control it 20,100 200x60 multitouch", act),
      "0 down A at 100,120\n40 down B at 120,120\n100 up B\n200 up A", touch: 2),
    Self(
      18, 27, "act", "app idiom=pad\n" + it("button it 20,100 200x60", act),
      "0 down A at 100,120\n40 move A by 0,80\n200 up A"),
    Self(21, 18, "it", "model animatingSwallows on\n" + it("view it 20,100 200x60 animating")),
  ]

  private static let gestures = [
    Self(10, 2, "g", it("view it 20,100 200x60", "@tap g"), "0 down A at 100,120\n2000 up A"),
    Self(
      10, 4, "g", it("view it 20,100 200x60 multitouch", "@tap g"),
      "0 down A at 100,120 & down B at 150,120\n80 up A,B"),
    Self(
      10, 13, "g", it("view it 20,100 200x60", "@pan g"),
      "0 down A at 100,120\n40 move A by 4,0\n80 up A"),
    Self(
      10, 24, "g", it("view it 20,100 200x60", "@swipe g"),
      "0 down A at 100,120\n700 move A by 60,0\n800 up A"),
    Self(
      10, 28, "g", it("view it 20,100 300x300 multitouch", "@pinch g"),
      "0 down A at 100,120 & down B at 200,120\n40 move B by 4,0\n80 up A,B"),
    Self(
      18, 10, "g", it("view it 20,100 200x60", "@pan g", "  ~shouldBegin if vertical"),
      "0 down A at 100,120\n40 move A by 20,0\n80 move A by 20,0\n200 up A"),
    Self(
      20, 13, "it", it("scroll it 0,100 390x300 contentSize=390x900"),
      "0 down A at 100,220\n40 move A by 20,0\n80 move A by 20,0\n200 up A"),
    Self(
      19, 54, "nav.contentPop",
      """
      window 390x844
        navigation nav
          @contentPop
            ~requireFailureOf code.pan
          vc list
            view listView
          vc chat
            view chatView
              scroll code 20,300 350x120 contentSize=900x120
      """, "0 down A at 120,360\n30 move A by 20,0\n60 move A by 50,2\n160 up A"),
  ]

  private static let texts = [
    Self(17, 9, "g", it("view page 20,100 200x160", "@tap g", "textView it 0,0 200x60")),
    Self(17, 12, "it", it("field it 20,100 200x60"), "0 down A at 100,120\n900 up A"),
    Self(
      17, 16, "it.links", it("textView it 20,100 200x160 editable=no link=0,0,200,60")),
    Self(17, 20, "g", it("textView it 20,100 200x160 editable=no", "@tap g")),
    Self(
      17, 21, "it",
      it("field it 20,100 200x60", "~shouldBeginEditing return no") + "\n"
        + "      field old 20,300 200x60 firstResponder\n        ~shouldEndEditing return no"),
    Self(17, 22, "it", it("field it 20,100 200x60", "~shouldBeginEditing return no")),
    Self(
      17, 33, "g",
      it("view it 0,0 390x844", "@tap g")
        + "\nwindow keys 0,544 390x300 level=keyboard class=UIRemoteKeyboardWindow",
      "0 down A at 100,700\n80 up A"),
    Self(17, 36, "it", it("field it 20,100 200x60", "button inner 60,0 60x60")),
  ]

  private static let rows = [
    Self(
      16, 22, "it",
      it("collection list 0,0 390x844 contentSize=390x2000", "item it 0,100 190x190 selected")),
    Self(16, 8, "it", it(list, "cell it 0,100 390x60", "  content c noninteractive")),
    Self(
      16, 6, "it",
      it(list, "cell it 0,100 390x60", "  content c", "    view inner 0,0 390x60")),
    Self(
      16, 40, "it",
      home(
        """
              view page 0,0 390x844
                @tap beside cancelsTouchesInView=no
                \(list)
                  cell it 0,100 390x60
        """)),
    Self(
      16, 42, "it",
      home(
        """
              view page 0,0 390x844
                @tap double taps=2
                \(list)
                  cell it 0,100 390x60
        """), "0 down A at 100,120\n60 up A\n160 down B at 100,120\n220 up B", touch: 2),
    Self(
      17, 40, "it", it(list, "cell it 0,100 390x60", "  content c", "    field f 20,10 200x40")),
  ]

  private static let changes = [
    Self(
      18, 44, "g", it("view it 20,100 200x60", "@longPress g"),
      changed("it removed", until: 900)),
    Self(
      20, 31, "it.pan", it("scroll it 0,100 390x600 contentSize=390x6000"),
      """
      0 down A at 200,420
      20 move A by 0,-40
      40 set it scrollEnabled=no
      60 move A by 0,-80
      170 up A
      """),
    Self(21, 2, "g", it("view it 20,100 200x60", "@tap g detached"), changed("g attached")),
    Self(
      21, 3, "g", it("view it 20,100 200x60", "@longPress g"),
      changed("g detached", until: 900)),
    Self(
      21, 6, "act",
      it("button it 20,100 200x60", act) + "\n      view other 20,400 200x60",
      changed("it inside other")),
    Self(21, 9, "act", it("control it 20,100 200x60", act), changed("it disabled")),
    Self(
      21, 15, "back",
      """
      model transitionDuration 1500
      window 390x844
        vc home
          view homeView
        presented vc detail by=home style=fullScreen dismissed
          view detailView
            button back 20,50 100x44
      """, "0 set detail presented\n600 down A at 60,70\n680 up A"),
    Self(21, 25, "act", it("button it 20,100 200x60", act), changed("it animating")),
  ]
}
