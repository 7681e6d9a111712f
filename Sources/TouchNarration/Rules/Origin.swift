/// How well something is known, and from where.
struct Origin: Hashable, Sendable {
  let confidence: Rule.Confidence
  let english: String
  let chinese: String

  /// Who says so, in a language; titles and names stay as they are.
  subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }
}

extension EntryDocument {
  /// The first two facts of an entry: how sure and from where, then the same in Chinese.
  mutating func origin(of entry: Entry) -> Origin? {
    guard let first = entry.facts.first else {
      refuse(entry.line, 4, "'\(entry.title)' does not say how sure it is")
      return nil
    }
    guard let confidence = Rule.Confidence(rawValue: first.name), !first.value.isEmpty else {
      let known = Rule.Confidence.allCases.map { $0.rawValue }.joined(separator: ", ")
      refuse(first.line, 3, "'\(first.name)' with a source is expected to be one of \(known)")
      return nil
    }
    guard let second = entry.facts.dropFirst().first, second.name == "出处", !second.value.isEmpty
    else {
      refuse(first.line, 1, "the source is not said in Chinese, '- 出处: …'")
      return nil
    }
    return Origin(confidence: confidence, english: first.value, chinese: second.value)
  }
}
