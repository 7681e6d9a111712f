import SceneLanguage
import TouchCore
import TouchInquiry

//  break fifthView.hi│       the word under the cursor is cut at the last blank or sign;
//                  └┘        `hi` is replaced, "hitTest" is a candidate

/// Finds what could stand at the cursor of a line.
struct Completion {
  let scene: Scene
  let trace: Trace
  let breakpoints: [Int]
  /// The names of moments, and which of them the person gave.
  let moments: [String]
  let marks: [String]
  /// Where the person stands, in the call they chose.
  let here: Vantage

  /// The candidates for the end of a line, and how many of its characters they replace.
  func candidates(for line: String) -> (replacing: Int, candidates: [String]) {
    commandLine(Self.lastCommand(of: line))
  }

  private func commandLine(_ text: Substring) -> (Int, [String]) {
    let (first, rest) = text.headWord
    guard let rest else {
      let commands = matching(first, Self.firstWords)
      return commands.1.isEmpty ? expression(text) : commands
    }
    if first == "rev" || first == "reverse" {
      let (word, after) = rest.headWord
      return after == nil ? matching(word, Self.reversible) : commandLine(rest)
    }
    guard let found = try? CommandTable.find(first) else {
      // `card.alpha == …` is no command, and goes on.
      return rest.first?.isLetter == false ? expression(text) : (0, [])
    }
    return complete(rest, as: found.argument, of: found)
  }

  private func complete(
    _ text: Substring, as argument: Command.Argument, of command: Command
  ) -> (Int, [String]) {
    let (first, rest) = text.headWord
    switch argument {
    case .nothing: return (0, [])
    case .place: return place(text)
    case .expression: return expression(text)
    case .view: return rest == nil ? matching(first, scene.viewNames) : (0, [])
    case .responder: return rest == nil ? matching(first, scene.allNames) : (0, [])
    case .mark:
      guard let rest else { return matching(first, ["delete"]) }
      return first == "delete" ? matching(rest, marks) : (0, [])
    case .search:
      let plain = expression(text)
      guard rest == nil, plain.0 == first.count else { return plain }
      let all = Set(plain.1 + matching(first, SearchForm.words).1).sorted()
      return (first.count, all)
    case .breakpoint:
      let words = breakpoints.map { "\($0)" } + (command.verb == .delete ? ["display"] : [])
      return rest == nil ? matching(first, words) : (0, [])
    case .command:
      return rest == nil ? matching(first, Self.topics) : (0, [])
    case .setting: return change(first, rest)
    case .subject:
      if let rest { return command.verb == .whyNot ? matching(rest, outcomes(of: first)) : (0, []) }
      let subjects = scene.viewNames + scene.allRecognizerNames + scene.actionNames
      return matching(first, subjects + Self.words(of: command))
    case .edit: return edit(text)
    case .moment: return rest == nil ? matching(first, moments) : (0, [])
    case .file: return (0, [])
    case .mishaps: return matching(text.lastWord, Mishap.allCases.map({ $0.rawValue }))
    case .topic: return oneOf(InfoTopic.allCases.map({ $0.rawValue }), first, rest)
    case .format: return oneOf(ExportFormat.allCases.map({ $0.rawValue }), first, rest)
    case .words(let words):
      return oneOf(command.verb == .show ? words + Self.settings : words, first, rest)
    }
  }

  private func oneOf(_ words: [String], _ first: Substring, _ rest: Substring?) -> (Int, [String]) {
    rest == nil ? matching(first, words) : (0, [])
  }

  /// A word an expression may go on with, or behind a dot a property.
  func expression(_ text: Substring) -> (Int, [String]) {
    let word = text.lastName
    let before = text[..<word.startIndex]
    guard before.last == "." else {
      let words = Member.all(of: .step).flatMap { $0.names } + Parser.constants.keys.sorted()
      let own = members(of: .member(.step, "self"), from: word).compactMap { $0.names.first }
      return matching(word, scene.allNames + scene.allRecognizerNames + words + own)
    }
    guard let whole = try? Parser.parse(before.dropLast().lastPath, scene: scene) else {
      return (0, [])
    }
    let found = matching(word, members(of: whole.expression, from: word).flatMap { $0.allNames })
    // Whoever types the name of what is nil here knows it.
    return found.1.isEmpty
      ? matching(word, Member.all(of: whole.shape).flatMap { $0.allNames }) : found
  }

  /// What can be read off a thing of its kind by a word: a view without rows has no `selectedRow`.
  private func members(of whole: Expression, from word: Substring) -> [Member] {
    let value = whole.value(at: here)
    return Member.all(of: value.shape).filter { member in
      member.allNames.contains { $0.hasPrefix(word) } && member.of(value, at: here) != .nothing
    }
  }

  /// A view or setting, then the properties of the scene language.
  private func change(_ first: Substring, _ rest: Substring?) -> (Int, [String]) {
    guard let rest else {
      return matching(first, scene.viewNames + Self.settings)
    }
    if let setting = SessionSetting.named(first), scene.named(String(first)) == nil {
      return matching(rest.lastWord, setting.words)
    }
    guard !first.hasPrefix("model.") else {
      let setting = Setting(rawValue: String(first.dropFirst("model.".count)))
      return setting?.unit == .onOff ? matching(rest.lastWord, ["on", "off"]) : (0, [])
    }
    return matching(rest.lastWord, SceneWords.changes.map { $0.word })
  }

  /// What can be asked about a controller.
  private func outcomes(of name: Substring) -> [String] {
    guard case .controller(let id)? = scene.named(String(name)) else { return [] }
    return Outcome.allCases.filter { $0.word != nil && scene.subject($0, of: id) != nil }
      .compactMap { $0.word }
  }

  /// What may stand in a subject's place.
  private static func words(of command: Command) -> [String] {
    switch command.verb {
    case .why: ["short", "long", "delivery", "?"]
    case .whyNot: ["at"]
    default: []
    }
  }

  func matching(_ word: Substring, _ known: [String]) -> (Int, [String]) {
    let found = Set(known.filter { $0.hasPrefix(word) }).sorted()
    return (word.count, found)
  }
}

extension Completion {
  private static let firstWords = CommandTable.commands.map { $0.name }
  private static let reversible = CommandTable.commands.map { $0.verb }
    .filter { $0.reverse != nil && !$0.rawValue.hasPrefix("r") }.map { $0.rawValue }
  private static let topics = CommandTable.commands.map { $0.name } + HelpTopic.words
  private static let settings =
    SessionSetting.all.map { $0.name } + Setting.allCases.map { "model.\($0.rawValue)" }

  private static func lastCommand(of line: String) -> Substring {
    var rest = line[...]
    while let separator = rest.firstIndex(where: { $0 == ";" }) {
      rest = rest[rest.index(after: separator)...]
    }
    return rest.drop(while: { $0.isWhitespace })
  }
}

extension Substring {
  /// The first word, and what follows the blanks behind it; nil while it is still being typed.
  var headWord: (word: Substring, rest: Substring?) {
    guard let end = firstIndex(where: { $0.isWhitespace }) else { return (self, nil) }
    return (self[..<end], self[end...].drop(while: { $0.isWhitespace }))
  }

  /// What follows the last blank.
  var lastWord: Substring {
    guard let blank = lastIndex(where: { $0.isWhitespace }) else { return self }
    return self[index(after: blank)...]
  }

  /// The letters and digits at the end.
  var lastName: Substring { suffix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// The names and dots at the end.
  fileprivate var lastPath: Substring {
    suffix(while: { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  private func suffix(while belongs: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !belongs($0) }) else { return self }
    return self[index(after: last)...]
  }
}
