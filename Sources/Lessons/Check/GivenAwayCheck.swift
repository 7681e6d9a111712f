import TouchCore
import TouchInquiry
import TouchNarration

//  ? p1  …  Right. #8 fourthView is inside …     the feedback shows #8
//  ? p2  what does fourthView say?               and #8 is all that answers this

/// Looks whether what stands above a question on the screen answers it.
struct GivenAwayCheck {
  /// How much of the lesson is still on the screen.
  private static let screen = (lines: 24, columns: 78)

  private let document: LessonDocument
  private let stops: [LessonStop]
  private let claims: [LessonClaim]
  private(set) var notes: LessonNotes

  init(_ document: LessonDocument, _ claims: [LessonClaim], _ notes: LessonNotes) {
    self.document = document
    self.claims = claims
    self.notes = notes
    stops = StopBuilder.stops(of: document.blocks)
  }

  mutating func run() {
    for (place, stop) in stops.enumerated() {
      guard let claim = claim(of: stop), let question = ChoiceQuestion(claim, claim.stage.trace())
      else { continue }
      checkFeedback(before: place, question, claim)
      checkProse(of: stop, question, claim)
    }
  }

  private func claim(of stop: LessonStop) -> LessonClaim? {
    stop.activity.fence.flatMap { fence in claims.first { $0.fence.line == fence.line } }
  }

  /// The steps that prove an answer are not those that the question before has just shown.
  private mutating func checkFeedback(
    before place: Int, _ question: ChoiceQuestion, _ claim: LessonClaim
  ) {
    let proof = Set(question.proof)
    guard place > 0, !proof.isEmpty, let before = self.claim(of: stops[place - 1]),
      before.stage == claim.stage, let asked = ChoiceQuestion(before, question.trace)
    else { return }
    guard proof.isSubset(of: asked.toldSteps) else { return }
    notes.say(.teaching(.toldBefore(by: before.fence.id ?? "")), at: Place(line: claim.fence.line))
  }

  /// No sentence on the screen says the answer.
  private mutating func checkProse(
    of stop: LessonStop, _ question: ChoiceQuestion, _ claim: LessonClaim
  ) {
    guard case .predict(let prediction) = claim.content, let right = question.right else { return }
    let answer = question.choices[right].value
    let others = question.choices.map { $0.value }.filter { $0 != answer }
    let above = sentences(above: stop).first { sentence in
      sentence.says(answer) && !others.contains(where: sentence.says)
        && prediction.query.isTold(by: sentence)
    }
    if above != nil {
      notes.say(.teaching(.saidAbove(answer: answer)), at: Place(line: claim.fence.line))
    }
  }

  /// What is said above a question and still to be seen, a sentence each; questions say nothing.
  private func sentences(above stop: LessonStop) -> [String] {
    var lines = 0
    var texts: [String] = []
    for block in stop.blocks.reversed() where lines < Self.screen.lines {
      guard let text = block.prose else { continue }
      texts.append(text)
      lines += displayWidth(text) / Self.screen.columns + 2
    }
    return texts.flatMap { $0.sentences.map(String.init) }.filter { $0.last != "?" }
  }
}

extension ChoiceQuestion {
  /// The steps by which a learner who has answered, rightly or wrongly, may know.
  fileprivate var toldSteps: Set<Int> {
    let proof = Grading(self, MisconceptionCatalogue(""), home: [], language: .english)
      .right(because: nil)
    let wrong = choices.indices.filter { $0 != right }.flatMap { refutation(of: $0, .english) }
    let causes = choices.indices.compactMap { cause(of: $0, .english)?.marked(.english).plain }
    let texts = (proof + wrong).map { $0.text.plain } + causes
    return Set(
      texts.flatMap { text in
        text.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
          .compactMap { Int($0.prefix(while: { $0.isWholeNumber })) }
      }.map { $0 - 1 })
  }
}

extension LessonBlock {
  /// What it says to a reader; nil for what is set as it is.
  fileprivate var prose: String? {
    switch content {
    case .heading(_, let text), .paragraph(let text): text.plain
    case .list(let list):
      list.items.contains { $0.letter != nil }
        ? nil : list.items.flatMap { $0.blocks }.compactMap { $0.prose }.joined(separator: " ")
    case .quote(let blocks): blocks.compactMap { $0.prose }.joined(separator: " ")
    case .code, .rule, .fence, .details: nil
    }
  }
}

extension String {
  /// Whether a name or number stands in it as a word of its own.
  fileprivate func says(_ value: String) -> Bool {
    let numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { $0.lowercased() }
    let spelled = Int(value).flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
    let parts = value.split(separator: ",").map { $0.lowercased() }
    return !parts.isEmpty && parts.allSatisfy(words.contains) || spelled.map(words.contains) == true
  }
}

extension Query {
  /// Whether a sentence that has the answer in it is about what is asked.
  fileprivate func isTold(by sentence: String) -> Bool {
    let names = sentence.lowercased()
    let subjects = ["view", "of", "after"].map { self.sentence[$0] }.filter { !$0.isEmpty }
    guard subjects.allSatisfy({ names.has($0.lowercased()) }) else { return false }
    return row.toldBy.contains(where: { names.has($0) })
  }
}
