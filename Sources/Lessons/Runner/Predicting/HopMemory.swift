import TouchCore
import TouchInquiry

/// What a lesson has told and asked so far, so that nothing is asked twice.
struct HopMemory: Sendable {
  /// What is known of one record.
  struct Known: Sendable {
    /// The steps that were shown.
    var told: Set<Int> = []
    /// The queries that were asked, or that the lesson asks itself.
    var queries: Set<String> = []
    /// The steps before which something was asked.
    var hops: Set<Int> = []
    /// The instants in which something was asked.
    var instants: Set<Int> = []
  }

  /// What is known, record by record.
  private(set) var records: [String: Known] = [:]
  /// The beliefs that the lesson's questions have told from the truth.
  private(set) var beliefs: Set<String> = []
  /// What steps of any record have told, as queries with their answers: the same view may be asked
  /// again for another touch.
  private(set) var facts: Set<String> = []
  /// The rules that steps were shown of.
  private(set) var rules: Set<RuleNumber> = []
  /// Questions about the order of the search that were answered right in other lessons: they read
  /// the same in every scene.
  var mastered: Set<String> = []
  /// How many stops are followed; nil until the lesson and its log are read.
  var followed: Int?
  /// Changed scenes of the sandbox; each is a record of its own.
  private(set) var changed: [Scene] = []
  /// What was computed of records.
  private var finders: [String: HopFinder] = [:]
  /// What was chosen last.
  var plan: Plan?

  /// The question chosen for the rest of an instant.
  struct Plan: Sendable {
    let record: String
    let steps: Range<Int>
    /// How many stops were followed then.
    let followed: Int?
    let question: HopQuestion?

    /// Whether it also holds for a later rest.
    func covers(_ rest: Range<Int>, of record: String, followed: Int?) -> Bool {
      self.record == record && self.followed == followed && steps.upperBound == rest.upperBound
        && steps.lowerBound <= rest.lowerBound
        && question.map { $0.step >= rest.lowerBound } ?? true
    }
  }

  /// The finder of a record, made when it is first needed.
  mutating func finder(of record: String, _ trace: () -> Trace) -> HopFinder {
    if let known = finders[record] { return known }
    let finder = HopFinder(trace())
    finders[record] = finder
    return finder
  }

  /// What is known of a record.
  subscript(record: String) -> Known { records[record] ?? Known() }

  /// Notes that steps were shown.
  mutating func tell(_ steps: some Sequence<Int>, of record: String, _ trace: Trace) {
    let templates = HopTemplates(trace)
    for step in steps where trace.indices.contains(step) {
      guard records[record, default: Known()].told.insert(step).inserted else { continue }
      rules.insert(trace.rule(of: step))
      for query in templates.queries(before: step) where templates.tellingStep(of: query) == step {
        facts.insert(Self.fact(query, in: trace))
      }
    }
  }

  /// Whether another record has told the same.
  private func hasTold(_ query: Query, in trace: Trace) -> Bool {
    facts.contains(Self.fact(query, in: trace))
  }

  private static func fact(_ query: Query, in trace: Trace) -> String {
    "\(query.text) = \(query.answer(in: trace))"
  }

  /// Whether another record has told the same, or another lesson asked it in the same words.
  func isKnown(_ query: Query, in trace: Trace) -> Bool {
    mastered.contains(query.text) || hasTold(query, in: trace)
  }

  /// Notes what the lesson asks itself, somewhere.
  mutating func reserve(_ query: String, of record: String) {
    records[record, default: Known()].queries.insert(query)
  }

  /// Notes beliefs that a question tells from the truth.
  mutating func meet(_ ids: some Sequence<String>) { beliefs.formUnion(ids) }

  /// Notes a computed question that was answered, or passed over so that its answer is not told.
  mutating func note(_ hop: HopQuestion, isTold: Bool) {
    let trace = hop.choice.trace
    records[hop.record, default: Known()].queries.insert(hop.query.text)
    records[hop.record, default: Known()].hops.insert(hop.step)
    if let instant = HopTemplates(trace).instant(of: hop.step) {
      records[hop.record, default: Known()].instants.insert(instant)
    }
    meet(hop.beliefs)
    guard isTold else { return }
    tell(hop.query.evidence(in: trace), of: hop.record, trace)
    facts.insert(Self.fact(hop.query, in: trace))
  }

  /// The number of a changed scene, from 1.
  mutating func number(of scene: Scene) -> Int {
    if let place = changed.firstIndex(of: scene) { return place + 1 }
    changed.append(scene)
    return changed.count
  }
}
