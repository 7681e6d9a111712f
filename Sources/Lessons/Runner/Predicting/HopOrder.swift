import TouchCore
import TouchInquiry

extension Trace {
  /// Values in an order that gives nothing away: views as the scene has them, numbers as they
  /// count, words as the vocabulary has them, what means nobody last.
  func inOrder(_ values: [String]) -> [String] {
    values.sorted { place($0) < place($1) }
  }

  private func place(_ value: String) -> (Int, Int, String) {
    if let number = Int(value) { return (0, number, value) }
    if let view = scene.view(named: value) { return (0, Int(view.index), value) }
    if let place = AskVerdict.allCases.firstIndex(where: { $0.word == value }) {
      return (0, place, value)
    }
    if let place = ResponderMethod.allCases.firstIndex(where: { $0.name == value }) {
      return (0, place, value)
    }
    return (QueryRow.nobodies.contains(value) ? 2 : 1, value.count { $0 == "," }, value)
  }
}
