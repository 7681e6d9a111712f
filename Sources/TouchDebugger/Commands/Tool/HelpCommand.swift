import SceneLanguage
import TouchNarration

//  help             the commands by class
//  help Move        a class, a line for each of its commands
//  help step        a command: a page
//  help language    the words of scenes and touches; help alpha: one of them
//  help WHERE       the places a breakpoint can be at; help EXPRESSION: what can be asked of them
//  help TERM        a term of the field: help hit view, help 识别器
//  help all         every command, a line each

/// Says what commands do.
struct HelpCommand: InSession {
  let session: Session

  func help(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { return Reply(lines: overview) }
    // Classes go by any capitals, so that `help inspect` finds one, too.
    if word == HelpTopic.language.word { return try language(call) }
    if let topic = HelpTopic(word) { return Reply(lines: lines(about: topic)) }
    if call.words.count == 1, let answer = AnsweredWord.answer(to: word.lowercased()) {
      return Reply(lines: wrapped(say(answer)))
    }
    do throws(Complaint) {
      let command = try CommandTable.find(word)
      try call.insist(onAtMost: 1)
      return Reply(lines: page(of: command) + definition(of: word))
    } catch {
      let told = meaning(of: call)
      guard told.isEmpty else { return Reply(lines: told) }
      // Nothing is called so: what speaks of it, if anything does.
      guard !CommandTable.isAmbiguous(word) else { throw error }
      if let found = speaking(of: call) { return found }
      let name = String(word)
      guard nearest(name, among: CommandTable.spellings) == nil,
        let topic = nearest(name, among: HelpTopic.words)
      else { throw error }
      throw Complaint(HelpWords.noCommandOrTopic(name, nearest: topic), at: word.startIndex)
    }
  }

  /// What a term means, and what the same word says in a scene.
  private func meaning(of call: CommandLine) -> [StyledText] {
    let words = call.words.joined(separator: " ")
    return definition(of: words) + (sceneLanguage.lines(about: words) ?? [])
  }

  /// A command may be called as a term is: `next` moves here, and a responder has one.
  private func definition(of words: some StringProtocol) -> [StyledText] {
    TermDocument.definition(of: String(words), session.language).map(wrapped) ?? []
  }

  private var sceneLanguage: LanguageHelp {
    LanguageHelp(session.language, width: max(pictureWidth, 40), command: "help language")
  }

  /// What scenes and touches may say; of a topic or a word of it.
  private func language(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 2)
    guard let word = call.words.dropFirst().first else {
      return Reply(lines: sceneLanguage.overview)
    }
    guard let lines = sceneLanguage.lines(about: String(word)) else {
      let near = nearest(String(word), among: LanguageHelp.everything)
      throw Complaint(HelpWords.noWordOfScenes(String(word), nearest: near), at: word.startIndex)
    }
    return Reply(lines: lines)
  }

  func lines(about topic: HelpTopic) -> [StyledText] {
    switch topic {
    case .all:
      CommandClass.allCases.flatMap { commandClass in
        [StyledText(say(commandClass.title).plain, .strong)]
          + rows(CommandTable.rows(of: commandClass))
      }
    case .commandClass(let commandClass): rows(CommandTable.rows(of: commandClass))
    case .place: whereHelp()
    case .expression: expressionHelp
    case .language: sceneLanguage.overview
    }
  }

  var overview: [StyledText] {
    let lines = CommandClass.allCases.flatMap { commandClass in
      let names = CommandTable.listed.filter { $0.commandClass == commandClass }.map { $0.name }
      return hanging(
        "\(strong: padded(say(commandClass.title).plain, to: 8))",
        StyledText(names.joined(separator: " "), .code))
    }
    return lines + wrapped(say(CommandWords.helpHint)) + wrapped(say(HelpWords.newcomersHint))
  }

  func rows(_ commands: [Command]) -> [StyledText] {
    let width = commands.map { $0.name.count }.max() ?? 0
    return commands.flatMap {
      hanging("\(code: padded($0.name, to: width))  ", say($0.summary))
    }
  }
}

/// What `help` can speak about besides a command.
enum HelpTopic: Hashable {
  case all, place, expression, language
  case commandClass(CommandClass)

  /// Reads a word; capitals make no difference but for WHERE, because `where` is a command.
  init?(_ word: Substring) {
    switch word {
    case "all": self = .all
    case "language": self = .language
    case "WHERE": self = .place
    default:
      let lower = word.lowercased()
      if lower == "expression" || lower == "expressions" {
        self = .expression
      } else if let found = CommandClass.allCases.first(where: { $0.isMeant(by: word) }) {
        self = .commandClass(found)
      } else {
        return nil
      }
    }
  }

  /// How it is asked for.
  var word: String {
    switch self {
    case .all: "all"
    case .place: "WHERE"
    case .expression: "EXPRESSION"
    case .language: "language"
    case .commandClass(let commandClass): commandClass.rawValue
    }
  }

  /// Every word, for completion and did-you-mean.
  static let words =
    CommandClass.allCases.map { $0.rawValue }
    + [HelpTopic.place, .expression, .language, .all].map { $0.word }
}

extension CommandClass {
  fileprivate func isMeant(by word: Substring) -> Bool {
    title.chinese.plain == word || rawValue.lowercased() == word.lowercased()
  }
}
