import TouchCore
import TouchInquiry

/// Things to be put in the order in which they happened.
struct OrderQuestion {
  /// The first thing that is wrong with an order.
  enum Fault {
    /// Something is named that never happened.
    case doesNotBelong(String)
    /// Something stands where another thing belongs.
    case wrongPlace(Int, String)
    /// All is right so far, but so many are missing behind the last one.
    case tooShort(Int, String)
  }

  let trace: Trace
  let query: Query
  /// The things, as they are shown.
  let items: [String]
  /// The right order.
  let answer: [String]
  private var steps: [String: Int] = [:]

  init?(_ claim: LessonClaim, _ trace: Trace) {
    guard case .order(let ordering) = claim.content else { return nil }
    let query = ordering.query
    let items = ordering.items
    self.trace = trace
    self.query = query
    self.items = items
    var seen: Set<String> = []
    answer = query.answers(in: trace).filter { items.contains($0) && seen.insert($0).inserted }
    for (name, step) in zip(query.answers(in: trace), query.evidence(in: trace)) {
      steps[name] = steps[name] ?? step
    }
    guard !answer.isEmpty else { return nil }
  }

  /// The things that do not belong.
  var distractors: [String] { items.filter { !answer.contains($0) } }

  /// The place of the step at which something had its turn.
  func step(of name: String) -> Int? { steps[name] }

  /// The last step that counts.
  var lastStep: Int { answer.compactMap(step).max() ?? 0 }

  /// The things meant by numbers or names; nil where one of them means nothing.
  func names(_ words: [String]) -> [String]? {
    var names: [String] = []
    for word in words {
      guard let name = name(word) else { return nil }
      names.append(name)
    }
    return names
  }

  private func name(_ word: String) -> String? {
    if let number = Int(word) { return items.numbered(number) }
    return items.first { $0.lowercased() == word.lowercased() }
  }

  /// The first thing that is wrong; nil where the order is right.
  func fault(in given: [String]) -> Fault? {
    for (place, name) in given.enumerated() {
      if !answer.contains(name) { return .doesNotBelong(name) }
      if answer[place] != name { return .wrongPlace(place, name) }
    }
    guard given.count < answer.count, let last = given.last else { return nil }
    return .tooShort(answer.count - given.count, last)
  }
}
