import TouchCore

//  b▮                ─▶ button, bar, …            what a line may begin with
//  button buy al▮    ─▶ alpha=N                   what may follow a view
//  @tap t ta▮        ─▶ taps=N                    what may follow a recognizer
//  16 mo▮            ─▶ move …                    what happens at a time

extension SceneWords {
  /// What could stand at the end of a line.
  ///
  /// - Parameter line: The line left of the cursor.
  /// - Returns: How many of its last characters a word replaces, and the words.
  public static func completions(of line: String) -> (replacing: Int, entries: [Entry]) {
    let words = line.split(separator: " ").map { String($0) }
    let isNew = line.isEmpty || line.last == " "
    let begun = isNew ? "" : words.last ?? ""
    let found = candidates(behind: isNew ? words : words.dropLast())
    return (
      begun.count, found.filter { !begun.isEmpty && $0.word.hasPrefix(begun) && $0.word != begun }
    )
  }

  private static func candidates(behind words: [String]) -> [Entry] {
    guard let head = words.first else { return kinds + recognizers + overrides }
    if head.allSatisfy({ $0.isNumber }) {
      return words.count == 1 ? actions : words[1] == "set" ? changesWhileTouching : []
    }
    if head == Keyword.model.rawValue { return words.count == 1 ? settings : [] }
    if head.hasPrefix("@") { return recognizerProperties }
    if head.hasPrefix("~") { return [] }
    switch Keyword.spoken(head)?.meant {
    case .vc?, .presented?, .navigation?, .tabs?: return controllerProperties
    case .model?, .app?, .delegate?, .windowScene?, .keyboard?: return []
    case .window?: return words.count > 1 ? properties : []
    case nil: return words.count > 1 ? properties(of: ViewKind.spoken(head)?.meant ?? .view) : []
    }
  }

  /// What may follow a view of a kind.
  private static func properties(of kind: ViewKind) -> [Entry] {
    properties.filter { entry in
      Property(rawValue: entry.word)?.entry.owners?.include(kind) ?? true
    }
  }
}
