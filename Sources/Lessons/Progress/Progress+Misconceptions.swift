/// A misconception that led to wrong answers.
public struct MetMisconception: Hashable, Sendable {
  /// Its number.
  public let id: String
  /// How many answers it led to.
  public let count: Int
  /// Whether a question that tells it from the truth was answered right since.
  public let isCured: Bool
}

extension Progress {
  /// The misconceptions that led to wrong answers, the latest first.
  public var metMisconceptions: [MetMisconception] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    var cured: Set<String> = []
    var failed: [String: Set<String>] = [:]
    for event in events {
      guard case .answered(let answer) = event.kind else { continue }
      let key = answer.item ?? "\(event.lesson)#\(answer.question)"
      if let id = answer.misconception {
        counts[id, default: 0] += 1
        order.removeAll { $0 == id }
        order.append(id)
        cured.remove(id)
        failed[key, default: []].insert(id)
      } else if answer.result == .correct {
        cured.formUnion(failed[key] ?? [])
      }
    }
    return order.reversed().map {
      MetMisconception(id: $0, count: counts[$0] ?? 0, isCured: cured.contains($0))
    }
  }
}
