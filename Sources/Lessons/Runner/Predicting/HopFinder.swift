import TouchCore
import TouchInquiry

/// Runs every belief beside a record, and finds the hops that are worth a question.
struct HopFinder: Sendable {
  // More choices would be a list to search, not a guess to make.
  private static let mostWrong = 3

  private struct Mutant: Sendable {
    let belief: Belief
    /// What would happen; nil for a belief that only reads the record wrongly.
    let trace: Trace?
    /// The first step whose line tells that it goes another way.
    let parting: Int?
  }

  let trace: Trace
  private let mutants: [Mutant]

  init(_ trace: Trace) {
    self.trace = trace
    mutants = Belief.all.map { belief in
      if case .reading = belief.change { return Mutant(belief: belief, trace: nil, parting: nil) }
      let other = belief.trace(beside: trace)
      let shared = zip(trace, other).prefix { $0 == $1 }.count
      return Mutant(
        belief: belief, trace: other,
        parting: shared < trace.count ? HopTemplates(trace).telling(shared, unlike: other) : nil)
    }
  }

  /// The beliefs that part from the record at a step.
  func beliefs(partingAt step: Int) -> Set<String> {
    Set(mutants.filter { $0.parting == step }.map { $0.belief.id })
  }

  /// The beliefs that find another view, in a search that is over at a step.
  private func beliefs(partingInSearchBefore step: Int) -> Set<String> {
    Set(
      mutants.filter { mutant in
        mutant.parting.map { $0 < step && trace[$0].phase == .find } ?? false
      }.map { $0.belief.id })
  }

  /// The best question before a step whose answer nobody has told.
  ///
  /// - Parameters:
  ///   - wanted: The beliefs to tell from the truth, if there is a choice.
  ///   - named: The beliefs to which a wrong answer may be laid without further ado.
  ///   - isNew: Whether the answer must be new to the lesson, not only to the record.
  func question(
    before step: Int, of record: String, _ memory: HopMemory, wanted: Set<String>,
    named: Set<String>, isNew: Bool
  ) -> HopQuestion? {
    let known = memory[record]
    let templates = HopTemplates(trace)
    let found = templates.queries(before: step).filter { query in
      let telling = templates.tellingStep(of: query)
      return !known.queries.contains(query.text)
        && (telling.map { $0 >= step && !known.told.contains($0) } ?? true)
        && !(isNew && memory.isKnown(query, in: trace))
    }.compactMap { question($0, before: step, of: record, wanted: wanted, named: named) }
    let weights = found.map { question in
      (
        question.parting.isDisjoint(with: wanted) ? 1 : 0, question.parting.isEmpty ? 1 : 0,
        question.beliefs.isEmpty ? 1 : 0
      )
    }
    let best = weights.indices.min { weights[$0] < weights[$1] }
    return best.map { found[$0] }
  }

  /// A query with its choices; nil where there is nothing wrong to choose.
  func question(
    _ query: Query, before step: Int, of record: String, wanted: Set<String> = [],
    named: Set<String> = []
  ) -> HopQuestion? {
    let truth = query.answer(in: trace)
    var leading: [String: [String]] = [:]
    var wrong: [String] = []
    var partings: Set<String> = []
    for mutant in mutants.sorted(by: { weight($0, step, wanted) < weight($1, step, wanted) }) {
      let answer = answer(query, mutant)
      guard answer != truth, isPossible(answer, query, before: step) else { continue }
      if leading[answer] == nil, wrong.count < Self.mostWrong { wrong.append(answer) }
      guard wrong.contains(answer) else { continue }
      leading[answer, default: []].append(mutant.belief.id)
      if mutant.parting == step { partings.insert(mutant.belief.id) }
    }
    for value in query.row.guesses(AskedQuery(query, of: trace, before: step))
    where wrong.count < Self.mostWrong && value != truth && !wrong.contains(value) {
      wrong.append(value)
    }
    guard !wrong.isEmpty else { return nil }
    // Of two beliefs that give one answer nobody knows which it was; and who names nobody may believe
    // anything that goes wrong before. A view that the search does not find gets no message: that says
    // nothing of what a learner thinks of messages.
    let far = query.row.isAboutSearch ? [] : beliefs(partingInSearchBefore: step)
    let because = leading.filter {
      !QueryRow.nobodies.contains($0.key) || !partings.isDisjoint(with: $0.value)
    }
    .compactMapValues { leading in
      let fitting = leading.filter { named.contains($0) && !far.contains($0) }
      return fitting.count == 1 ? fitting[0] : nil
    }
    let choice = ChoiceQuestion(
      query, choices: trace.inOrder(wrong + [truth]), because: because, trace)
    return HopQuestion(
      record: record, step: step, query: query, choice: choice,
      beliefs: partings.union(leading.values.compactMap { $0.first }), parting: partings)
  }

  private func answer(_ query: Query, _ mutant: Mutant) -> String {
    mutant.trace.map { query.answer(in: $0) } ?? mutant.belief.answer(query, beside: trace)
  }

  /// Whether somebody who has seen the steps so far could answer that.
  private func isPossible(_ answer: String, _ query: Query, before step: Int) -> Bool {
    guard (try? query.check(answer: answer, in: trace.scene)) != nil else { return false }
    guard query.row == .nextAsked, let asked = SearchSteps(trace, 1).ask(of: answer) else {
      return true
    }
    // Whose answer stands on the screen is nobody's guess, nor is who was asked before.
    return asked >= step && asked > SearchSteps(trace, 1).ask(of: query.sentence["after"]) ?? asked
  }

  /// Beliefs that part here stand first, among them those that are wanted.
  private func weight(
    _ mutant: Mutant, _ step: Int, _ wanted: Set<String>
  ) -> (Int, Int, String) {
    (
      mutant.parting == step ? 0 : 1, wanted.contains(mutant.belief.id) ? 0 : 1, mutant.belief.id
    )
  }
}
