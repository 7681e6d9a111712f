import TouchNarration

extension Invocation {
  /// The command line that begins a session like this one, whoever runs it and wherever.
  ///
  /// Commands of scripts are left out: the session lists them behind its prompts.
  func sessionLine(_ console: Console) -> String {
    var words = ["touchtrace"] + (subcommand.map { [$0.rawValue] } ?? []) + operands
    for (option, value) in options where option.belongsToSession {
      words.append(option.spellings[0])
      if option.takesValue { words.append(value) }
    }
    if self[.lang] == nil, console.language != .english {
      words += [Option.lang.spellings[0], console.language.rawValue]
    }
    if self[.width] == nil, console.width != Console.writtenWidth {
      words += [Option.width.spellings[0], "\(min(console.width, Self.widest))"]
    }
    return "$ " + words.map(shellWord).joined(separator: " ")
  }

  /// The widest lines that can be asked for.
  static let widest = 1000
}

extension Option {
  /// Whether it changes what a session says.
  fileprivate var belongsToSession: Bool {
    switch self {
    case .lang, .scene, .touch, .tap, .view, .set, .quiet, .ascii, .width, .step, .lessons,
      .format, .omitted, .coverage, .strict, .weak, .article, .answers, .logging, .read, .shrink,
      .experiment:
      true
    case .command, .script, .batch, .keepGoing, .color, .output, .force, .noInit, .localInit,
      .json, .transcript, .check, .update, .picture, .suppress, .baseline, .also, .rules, .exclude,
      .doubts, .listen,
      .log, .installVSCode, .help, .version:
      false
    }
  }
}
