import TouchNarration

/// Says how to use the program, from the tables of subcommands and options.
struct Help {
  let console: Console

  /// Shows one subcommand's help, or all of them in a line each.
  func show(_ subcommand: Subcommand?) {
    if let subcommand { showOne(subcommand) } else { showAll() }
  }

  /// Shows the help of a word; a word nobody knows gets the overview.
  func show(named word: String?) -> ExitCode {
    guard let word else {
      showAll()
      return .success
    }
    guard let subcommand = Subcommand(rawValue: word) else {
      console.complain(Invocation.Problem.unknownSubcommand(word).words)
      return .usage
    }
    showOne(subcommand)
    return .success
  }

  private func showAll() {
    console.show(
      Phrase(
        en: "\(strong: "touchtrace"): step through a touch on iOS and read why at every hop",
        zh: "\(strong: "touchtrace")：逐步走过 iOS 上的一次触摸，在每一跳读到“为什么”"))
    console.show([""])
    line("touchtrace", Phrase(en: "learn: resume, or the first lesson", zh: "学习：继续上次，或从第一课开始"))
    for subcommand in Subcommand.allCases {
      line("touchtrace \(subcommand.rawValue) \(subcommand.operands)", subcommand.summary)
    }
    console.show([""])
    showOptions(Subcommand.everywhere)
    console.show([""])
    console.show(
      Phrase(
        en: "The same input gives the same bytes: there is no clock and no chance in the model.",
        zh: "相同的输入总是得到相同的字节：模型里没有真实时钟，也没有随机。"))
  }

  private func showOne(_ subcommand: Subcommand) {
    line("touchtrace \(subcommand.rawValue) \(subcommand.operands)", subcommand.summary)
    console.show([""])
    showOptions(subcommand.options + Subcommand.everywhere)
  }

  private func showOptions(_ options: [Option]) {
    for option in options {
      let value = option.value.map { " \($0)" } ?? ""
      line("  " + option.spellings.joined(separator: ", ") + value, option.summary)
    }
  }

  private func line(_ left: String, _ right: Phrase) {
    let gap = String(repeating: " ", count: max(2, 40 - displayWidth(left)))
    console.show([
      StyledText(left, .code) + StyledText(stringLiteral: gap) + right[console.language]
    ])
  }
}
