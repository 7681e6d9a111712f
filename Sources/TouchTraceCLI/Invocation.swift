import Lessons
import SceneLanguage
import TouchAudit
import TouchNarration

/// A command line, read.
struct Invocation {
  /// What to do; nil where nothing is named, which means learning.
  var subcommand: Subcommand?
  /// The words that are no options, without the subcommand.
  var operands: [String] = []
  /// The options in the order they were given, for those whose order matters.
  var options: [(option: Option, value: String)] = []
  /// Whether an editor launches it, whose user writes keys and no options.
  var isLaunch = false

  /// The last value given for an option.
  subscript(option: Option) -> String? { options.last { $0.option == option }?.value }

  /// Every value given for an option, in order.
  func all(_ option: Option) -> [String] { options.filter { $0.option == option }.map(\.value) }

  /// Whether a switch is on.
  func has(_ option: Option) -> Bool { self[option] != nil }

  /// Why a command line makes no sense.
  enum Problem: Error {
    case unknownSubcommand(String)
    case unknownOption(String)
    case missingValue(Option, Subcommand?)
    case badValue(Option, String, Subcommand)
    case notForThis(Option, Subcommand)
    case missingOperand(Subcommand)
    case tooManyOperands(Subcommand, String)
    case unknownTopic(String)
  }

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Problem) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.count > 1, word.hasPrefix("-") {
        try readOption(word, &rest)
      } else if subcommand == nil, operands.isEmpty {
        guard let named = Subcommand(rawValue: word) ?? Self.subcommand(ofFile: word) else {
          throw .unknownSubcommand(word)
        }
        subcommand = named
        if named.rawValue != word { operands.append(word) }
      } else {
        operands.append(word)
      }
    }
    try check()
  }

  /// What is done with a file that stands in place of a subcommand: `touchtrace shop.scene`.
  private static func subcommand(ofFile word: String) -> Subcommand? {
    let name = word.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), name.index(after: dot) < name.endIndex else {
      return nil
    }
    return word.hasSuffix(".jsonl") ? .replay : .debug
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(Problem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = word.hasPrefix("--") ? String(parts[0]) : word
    guard let option = Option.spelt(spelling) else { throw .unknownOption(spelling) }
    guard option.takesValue else {
      options.append((option, "on"))
      return
    }
    if word.hasPrefix("--"), parts.count == 2 {
      options.append((option, String(parts[1])))
    } else if let value = rest.popFirst() {
      options.append((option, value))
    } else {
      throw .missingValue(option, subcommand)
    }
  }

  private func check() throws(Problem) {
    let chosen = subcommand ?? .learn
    for (option, value) in options {
      guard Subcommand.everywhere.contains(option) || chosen.options.contains(option) else {
        throw .notForThis(option, chosen)
      }
      guard isValid(value, for: option, of: chosen) else { throw .badValue(option, value, chosen) }
    }
    guard !has(.help), !has(.version) else { return }
    try checkOperands(chosen)
  }

  private func checkOperands(_ chosen: Subcommand) throws(Problem) {
    let limit: ClosedRange<Int>
    switch chosen {
    case .learn, .page, .rules: limit = 0...1
    case .help: limit = 0...9
    case .debug, .run, .replay: limit = 1...1
    case .convert: limit = (has(.experiment) ? 0 : 1)...1
    case .why: limit = 2...9
    case .audit: limit = 1...100_000
    case .lesson, .trace, .verify: limit = 1...1_000_000
    case .settings, .dap, .doctor: limit = 0...0
    case .schema, .probe: limit = 0...1
    }
    guard operands.count >= limit.lowerBound else { throw .missingOperand(chosen) }
    guard operands.count <= limit.upperBound else {
      throw .tooManyOperands(chosen, operands[limit.upperBound])
    }
  }

  private func isValid(_ value: String, for option: Option, of chosen: Subcommand) -> Bool {
    switch option {
    case .lang: ["en", "zh-Hans", "zh"].contains(value)
    case .format: chosen.formats.contains(value)
    case .color: ["auto", "always", "never"].contains(value)
    case .width: (20...Self.widest).contains(Int(value) ?? 0)
    case .step: (Int(value) ?? -1) >= 0
    case .tap: Self.isPoint(value)
    case .answers: ScriptedLearner(value) != nil
    case .also: AuditRule(named: value) != nil
    case .rules: value.split(separator: ",").allSatisfy { AuditRule(named: String($0)) != nil }
    case .experiment: Experiment.isName(value)
    case .scene, .touch, .view, .set, .command, .script, .batch, .quiet, .keepGoing, .ascii,
      .lessons,
      .article, .logging, .read, .output, .force, .omitted, .coverage, .strict, .weak, .noInit,
      .localInit,
      .json,
      .transcript, .check, .update, .shrink, .picture, .suppress, .baseline, .listen, .log,
      .exclude, .doubts, .installVSCode, .help, .version:
      true
    }
  }
}

extension Invocation {
  /// Whether a text is a point of the screen, `x,y`.
  static func isPoint(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { Double($0).map { $0.isFinite && abs($0) <= 1e9 } ?? false }
  }
}

extension Invocation.Problem {
  /// The problem, and what was probably meant.
  var words: Phrase {
    switch self {
    case .unknownSubcommand(let word):
      suggestion(
        Phrase(en: "unknown subcommand '\(word)'", zh: "没有子命令“\(word)”"), word,
        Subcommand.allCases.map(\.rawValue))
    case .unknownTopic(let word):
      suggestion(
        Phrase(
          en: "the scene language has no word or topic '\(word)'",
          zh: "场景语言里没有主题或词“\(word)”"), word, LanguageHelp.everything)
    case .unknownOption(let word):
      suggestion(
        Phrase(en: "unknown option '\(word)'", zh: "没有选项“\(word)”"), word,
        // The dashes are no letters: without them --foo is not near to --log.
        Option.allCases.flatMap(\.spellings)
          .filter { nearest(word.withoutDashes, among: [$0.withoutDashes]) != nil })
    case .missingValue(let option, let subcommand):
      Phrase(
        en: "\(option.spellings[0]) needs a value: \(option.value(of: subcommand) ?? "")",
        zh: "\(option.spellings[0]) 需要一个值：\(option.value(of: subcommand) ?? "")")
    case .badValue(let option, let value, let subcommand):
      Phrase(
        en:
          "\(option.spellings[0]) does not take '\(value)'; it takes \(option.value(of: subcommand) ?? "")",
        zh: "\(option.spellings[0]) 不接受“\(value)”；可用的值：\(option.value(of: subcommand) ?? "")")
    case .notForThis(let option, let subcommand):
      Phrase(
        en: "'\(subcommand.rawValue)' does not take \(option.spellings[0])",
        zh: "“\(subcommand.rawValue)”不接受 \(option.spellings[0])")
    case .missingOperand(let subcommand):
      Phrase(
        en: "'\(subcommand.rawValue)' needs \(subcommand.operands)",
        zh: "“\(subcommand.rawValue)”需要 \(subcommand.operands)")
    case .tooManyOperands(let subcommand, let word):
      Phrase(
        en: "unexpected argument '\(word)' for '\(subcommand.rawValue)'",
        zh: "“\(subcommand.rawValue)”不接受参数“\(word)”")
    }
  }

  private func suggestion(_ phrase: Phrase, _ word: String, _ known: [String]) -> Phrase {
    guard let near = nearest(word, among: known) else { return phrase }
    return phrase + Phrase(en: "; did you mean '\(near)'?", zh: "；你是不是想写“\(near)”？")
  }
}

extension String {
  fileprivate var withoutDashes: String { String(drop { $0 == "-" }) }
}
