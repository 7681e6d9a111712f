import TouchCore
import TouchNarration

/// The words for zsh, each with what it does.
struct ZshCompletion {
  let language: Language

  var text: String {
    """
    #compdef touchtrace
    # Completes touchtrace in zsh; `touchtrace help completions --format zsh` wrote it.
    _touchtrace() {
      local curcontext=$curcontext state line
      local -a commands everywhere
      commands=(
    \(Subcommand.allCases.map { "    \(described($0))\n" }.joined())  )
      everywhere=(
    \(Subcommand.everywhere.flatMap { specs($0, nil) }.map { "    \($0)\n" }.joined())  )
      _arguments -C $everywhere \(learning) '1: :->command' '*:: :->operands'
      case $state in
        command) _describe -t commands subcommand commands ;;
        operands)
          case $line[1] in
    \(Subcommand.allCases.map { "        \(branch($0))\n" }.joined())      esac ;;
      esac
    }
    _touchtrace "$@"

    """
  }

  private func described(_ subcommand: Subcommand) -> String {
    let summary = subcommand.summary[language].plain
    return quoted("\(subcommand.rawValue):\(summary)")
  }

  /// Without a subcommand, those of learning.
  private var learning: String {
    Subcommand.learn.options.flatMap { specs($0, .learn) }.joined(separator: " ")
  }

  private func branch(_ subcommand: Subcommand) -> String {
    let options = subcommand.options.flatMap { specs($0, subcommand) }
    let words = ["$everywhere"] + options + operands(subcommand.completedOperand)
    return "\(subcommand.rawValue)) _arguments \(words.joined(separator: " ")) ;;"
  }

  private func operands(_ value: CompletedValue) -> [String] {
    switch value {
    case .nothing: []
    case .words(let words): [quoted("*: :(\(words.joined(separator: " ")))")]
    case .files, .folders: ["'*: :_files'"]
    case .wordsThenFiles(let words):
      [
        quoted("1: :_alternative \"words: :(\(words.joined(separator: " ")))\" \"files: :_files\""),
        "'*: :_files'",
      ]
    }
  }

  /// An option, in each of its spellings.
  private func specs(_ option: Option, _ subcommand: Subcommand?) -> [String] {
    let summary = option.summary[language].plain.withText("\\[", insteadOf: "[")
      .withText("\\]", insteadOf: "]")
    return option.spellings.map { spelling in
      guard let value = option.completedValue(of: subcommand) else {
        return quoted("\(spelling)[\(summary)]")
      }
      let joined = spelling.hasPrefix("--") ? "=" : ""
      return quoted("*\(spelling)\(joined)[\(summary)]: :\(action(value))")
    }
  }

  private func action(_ value: CompletedValue) -> String {
    switch value {
    case .nothing: " "
    case .words(let words), .wordsThenFiles(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.withText("'\\''", insteadOf: "'") + "'"
  }
}
