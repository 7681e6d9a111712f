import Lessons
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("Predicates and facts")
struct PredicateTests {
  private let dot = Examples.firstToFifth
  /// A closed door, an override, a handler and a view that passes touches through.
  private let mixed = Examples.trace(
    """
    window 390x844
      vc root
        view whole 0,0 390x844
          view free 0,0 390x844
          view chosen 0,0 100x100
            ~hitTest return free
          view glass 0,0 390x844
            ~hitTest return passthrough
            view drop 200,200 10x10
          view ghost 0,0 100x100 hidden
          view shut 0,0 100x100 noninteractive
          view faint 0,0 100x100 alpha=0
          view busy 0,0 100x100 animating
          view hole 0,0 100x100
            ~pointInside holes 0,0,50,50
        ~touchesBegan log
    """)

  @Test(
    "hold as the record says",
    arguments: [
      ("asked fifthView", true), ("asked secondView", false),
      ("never-asked secondView", true), ("never-asked window", false),
      ("rejected fifthView outside", true), ("rejected fifthView cant-receive", false),
      ("rejected fourthView outside", false), ("rejected secondView outside", false),
      ("hit fourthView", true), ("hit nil", false),
      ("returned thirdView fourthView", true), ("returned fifthView nil", true),
      ("returned secondView nil", false), ("returned window nil", false),
      ("before fifthView fourthView", true), ("before fourthView fifthView", false),
      ("before secondView fourthView", false),
      ("handled nobody", true), ("handled root", false),
    ])
  func predicate(words: String, expected: Bool) throws {
    let predicate = try Predicate.parse(words)
    try predicate.check(in: dot.scene)
    #expect(predicate.holds(in: dot) == expected)
    #expect(predicate.text == words)
  }

  @Test(
    "hold for every switch and override",
    arguments: [
      "rejected ghost hidden", "rejected shut interaction", "rejected faint alpha",
      "rejected busy animating", "rejected ghost cant-receive", "rejected hole outside",
      "returned chosen free", "returned glass nil", "hit free", "handled root",
    ])
  func switches(words: String) throws {
    #expect(try Predicate.parse(words).holds(in: mixed))
  }

  @Test(
    "facts hold as the record says",
    arguments: [
      ("order fifthView-before-fourthView", true), ("order fourthView-before-fifthView", false),
      ("order secondView-before-fourthView", false),
      ("reject fifthView outside", true), ("reject fourthView outside", false),
      ("fallback none", true), ("fallback fourthView", false),
      ("override fourthView", false),
    ])
  func fact(words: String, expected: Bool) throws {
    let fact = try Predicate.parse(words, asFact: true)
    try fact.check(in: dot.scene)
    #expect(fact.holds(in: dot) == expected)
    #expect(fact.text == words)
  }

  @Test(
    "facts hold for overrides",
    arguments: [
      ("override chosen", true), ("override glass", true), ("override hole", true),
      ("override free", false), ("override ghost", false),
    ])
  func overrides(words: String, expected: Bool) throws {
    #expect(try Predicate.parse(words, asFact: true).holds(in: mixed) == expected)
  }

  @Test("a view falls back on itself where all its children refuse")
  func fallback() throws {
    let trace = Examples.trace(
      """
      window 390x844
        vc root
          view parent 0,0 390x844
            view child 200,200 10x10
      """)
    #expect(try Predicate.parse("fallback parent", asFact: true).holds(in: trace))
    #expect(try !Predicate.parse("fallback none", asFact: true).holds(in: trace))
    #expect(try !Predicate.parse("fallback window", asFact: true).holds(in: trace))
  }

  @Test(
    "facts are sentences in both languages",
    arguments: [
      ("order a-before-b", "a was asked before b.", "a 比 b 先被询问。"),
      (
        "reject a hidden", "a was asked and returned nil: it is hidden.",
        "a 被询问，返回 nil：它是隐藏的。"
      ),
      (
        "reject a outside", "a was asked and returned nil: the point is outside it.",
        "a 被询问，返回 nil：点在它外面。"
      ),
      (
        "fallback none", "No view returned itself because all its subviews had refused.",
        "没有哪个视图是因为子视图都拒绝才返回自己的。"
      ),
      (
        "fallback a", "a returned itself, because all its subviews had refused.",
        "a 的子视图都拒绝了，所以它返回自己。"
      ),
      (
        "override a", "The override of a decided, not UIView's method.",
        "作答的是 a 自己重写的方法，不是 UIView 的。"
      ),
    ])
  func sentences(words: String, english: String, chinese: String) throws {
    let phrase = try Predicate.parse(words, asFact: true).phrase(in: nil)
    #expect(phrase[.english].plain == english)
    #expect(phrase[.simplifiedChinese].plain == chinese)
  }

  @Test(
    "call what fires a recognizer or a control, as the scene has it",
    arguments: [
      ("fires = pageTap", "Only pageTap recognizes.", "识别成功的只有 pageTap。"),
      ("fires = buy", "Only buy sends its control event.", "发出控件事件的只有 buy。"),
      ("fires = buy,pageTap", "Only buy, pageTap fire.", "触发的只有 buy、pageTap。"),
    ])
  func kinds(words: String, english: String, chinese: String) throws {
    let trace = Examples.trace(
      """
      window 390x844
        vc root
          view page 0,0 390x844
            @tap pageTap
            button buy 0,0 100x100
      """)
    let phrase = try Predicate.parse(words, asFact: true).phrase(in: trace)
    #expect(phrase.english.plain == english && phrase.chinese.plain == chinese, "\(phrase)")
  }

  @Test(
    "say what is wrong and where",
    arguments: [
      ("rejectd a outside", 1, "unknown predicate 'rejectd'; did you mean 'rejected'?"),
      ("rejected a outsid", 12, "unknown value 'outsid'; did you mean 'outside'?"),
      ("before a", 9, "missing: VIEW"),
      ("asked a b", 9, "unexpected 'b'"),
    ])
  func problems(words: String, column: Int, message: String) {
    let problem = #expect(throws: QueryProblem.self) { try Predicate.parse(words) }
    #expect(problem?.column == column)
    #expect(problem?.message == message)
  }

  @Test("a pair's second name has its own column")
  func pair() throws {
    let fact = try Predicate.parse("order fifthView-before-forthView", asFact: true)
    let problem = #expect(throws: QueryProblem.self) { try fact.check(in: dot.scene) }
    #expect(problem?.column == 24)
    #expect(problem?.message == "unknown view 'forthView'; did you mean 'fourthView'?")
    #expect(throws: QueryProblem.self) {
      try Predicate.parse("order fifthView-fourthView", asFact: true)
    }
  }
}

@Suite("The vocabulary")
struct VocabularyTests {
  @Test("names every word with its shape and both languages")
  func entries() {
    let entries = Vocabulary.groups.flatMap(\.entries)
    #expect(entries.count == 21 + 13 + 1 + 4 + 4 + 10)
    for entry in entries {
      for language in Language.allCases { #expect(!entry.meaning[language].isEmpty) }
    }
    let forms = entries.map(\.form)
    #expect(forms.contains("nth view=NAME n=N"))
    #expect(forms.contains("asked-count of=VIEW,VIEW [touch=N]"))
    #expect(
      forms.contains(
        "rejected VIEW outside|hidden|alpha|interaction|animating|cant-receive [touch=N]"))
    #expect(forms.contains("action ACTION [by=NAME|nobody]"))
    #expect(forms.contains("QUERY = VALUE"))
    #expect(forms.contains("fallback VIEW|none"))
    #expect(forms.contains("order VIEW-before-VIEW"))
  }
}

@Suite("Facts and letters speak of what follows the search, too")
struct LaterFactTests {
  private let trace = Examples.trace(
    """
    window 390x844
      vc root
        ~handles save
        view pad 0,0 390x844
          @tap double taps=2
            ~target root save
    """, "0 down A at 100,100\n60 up A\n200 down B at 100,100\n260 up B")

  @Test(
    "in the words of the quizzes and of the queries",
    arguments: [
      ("recognized double", true), ("failed double", false),
      ("held touchesEnded", true), ("held touchesEnded by=double", true),
      ("held touchesBegan", false), ("held touchesEnded touch=2", false),
      ("action save", true), ("action save by=root", true), ("action save by=nobody", false),
      ("stops-at = nobody", true), ("stops-at = pad", false), ("fires = double", true),
      ("hit-view touch=2 = pad", true), ("touch-count = 2", true),
      ("hit pad touch=2", true), ("hit pad touch=3", false),
    ])
  func holds(words: String, expected: Bool) throws {
    let fact = try Predicate.parse(words, asFact: true)
    try fact.check(in: trace.scene)
    #expect(fact.holds(in: trace) == expected)
    #expect(fact.text == words)
    let predicate = try Predicate.parse(words)
    #expect(predicate.holds(in: trace) == expected)
    #expect(predicate.text == words)
  }

  @Test(
    "as sentences in both languages",
    arguments: [
      (
        "held touchesEnded by=double", "touchesEnded was delayed by double.",
        "touchesEnded 被 double 扣留过。"
      ),
      (
        "action save by=root", "The action save was sent, and root handled it.",
        "发送了动作 save，由 root 处理。"
      ),
      ("stops-at = nobody", "No responder keeps touchesBegan.", "没有响应者处理 touchesBegan。"),
      ("recognized double", "double recognized.", "double 识别成功了。"),
      (
        "fires = pan,save", "Only pan, save fire.",
        "触发的只有 pan、save。"
      ),
      ("asked-count of=a,b = 1", "Of a, b, 1 are asked.", "a、b 里有 1 个被询问。"),
      ("hit pad touch=2", "Hit testing found pad. (touch 2)", "命中测试找到了 pad。（触摸 2）"),
    ])
  func sentences(words: String, english: String, chinese: String) throws {
    let phrase = try Predicate.parse(words, asFact: true).phrase(in: nil)
    #expect(phrase.english.plain == english)
    #expect(phrase.chinese.plain == chinese)
  }

  @Test(
    "and what is wrong with them is said at its place",
    arguments: [
      ("action sava", "unknown action 'sava'; did you mean 'save'?", 8),
      ("stops-at = padd", "unknown responder 'padd'; did you mean 'pad'?", 12),
      ("stops-at =", "missing: QUERY = VALUE", 11),
      ("stops-at = pad pad", "unexpected 'pad'", 16),
      ("stopsat = pad", "unknown query 'stopsat'; did you mean 'stops-at'?", 1),
      ("recogniced double", "unknown fact 'recogniced'; did you mean 'recognized'?", 1),
      ("held touchesEnded touch=x", "expected N, found 'x'", 25),
    ])
  func problems(words: String, message: String, column: Int) throws {
    let problem = #expect(throws: QueryProblem.self) {
      try Predicate.parse(words, asFact: true).check(in: trace.scene)
    }
    #expect(problem?.message == message)
    #expect(problem?.column == column)
  }
}
