import Lessons
import Testing
import TouchCore
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
    let fact = try Fact.parse(words)
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
    #expect(try Fact.parse(words).holds(in: mixed) == expected)
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
    #expect(try Fact.parse("fallback parent").holds(in: trace))
    #expect(try !Fact.parse("fallback none").holds(in: trace))
    #expect(try !Fact.parse("fallback window").holds(in: trace))
  }

  @Test(
    "facts are sentences in both languages",
    arguments: [
      ("order a-before-b", "a was asked before b.", "a 比 b 先被询问。"),
      (
        "reject a hidden", "a was asked and answered nil: it is hidden.",
        "a 被询问，回答 nil：它是隐藏的。"
      ),
      (
        "reject a outside", "a was asked and answered nil: the point is outside it.",
        "a 被询问，回答 nil：点在它外面。"
      ),
      (
        "fallback none", "No view had to answer itself because its children had refused.",
        "没有哪个视图是因为子视图都拒绝才返回自己的。"
      ),
      (
        "fallback a", "a answered itself, because all its children had refused.",
        "a 的子视图都拒绝了，所以它返回自己。"
      ),
      (
        "override a", "a's own method answered, not UIView's.",
        "作答的是 a 自己重写的方法，不是 UIView 的。"
      ),
    ])
  func sentences(words: String, english: String, chinese: String) throws {
    let phrase = try Fact.parse(words).phrase
    #expect(phrase[.english].plain == english)
    #expect(phrase[.simplifiedChinese].plain == chinese)
  }

  @Test(
    "say what is wrong and where",
    arguments: [
      ("rejectd a outside", 1, "unknown predicate 'rejectd'; did you mean 'rejected'?"),
      ("rejected a outsid", 12, "unknown value 'outsid'; did you mean 'outside'?"),
      ("before a", 9, "something is missing: VIEW"),
      ("asked a b", 9, "unexpected 'b'"),
    ])
  func problems(words: String, column: Int, message: String) {
    let problem = #expect(throws: QueryProblem.self) { try Predicate.parse(words) }
    #expect(problem?.column == column)
    #expect(problem?.message == message)
  }

  @Test("a pair's second name has its own column")
  func pair() throws {
    let fact = try Fact.parse("order fifthView-before-forthView")
    let problem = #expect(throws: QueryProblem.self) { try fact.check(in: dot.scene) }
    #expect(problem?.column == 24)
    #expect(problem?.message == "unknown view 'forthView'; did you mean 'fourthView'?")
    #expect(throws: QueryProblem.self) { try Fact.parse("order fifthView-fourthView") }
  }
}

@Suite("The vocabulary")
struct VocabularyTests {
  @Test("names every word with its shape and both languages")
  func entries() {
    let entries = Vocabulary.groups.flatMap(\.entries)
    #expect(entries.count == 21 + 11 + 4 + 4 + 10)
    for entry in entries {
      for language in Language.allCases { #expect(!entry.meaning[language].isEmpty) }
    }
    let forms = entries.map(\.form)
    #expect(forms.contains("nth view=NAME n=N"))
    #expect(forms.contains("asked-count of=VIEW,VIEW"))
    #expect(
      forms.contains("rejected VIEW outside|hidden|alpha|interaction|animating|cant-receive"))
    #expect(forms.contains("fallback VIEW|none"))
    #expect(forms.contains("order VIEW-before-VIEW"))
  }
}
