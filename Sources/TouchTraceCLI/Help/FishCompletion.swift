import TouchCore
import TouchNarration

/// The words for fish, each with what it does.
struct FishCompletion {
  let language: Language

  var text: String {
    let first =
      "# Completes touchtrace in fish; `touchtrace help completions --format fish` wrote it."
    let everywhere = Subcommand.everywhere.flatMap { lines($0, nil, of: nil) }
    let learning = Subcommand.learn.options.flatMap {
      lines($0, "__fish_use_subcommand", of: .learn)
    }
    let all =
      [first, "complete -c touchtrace -f"] + everywhere + learning
      + Subcommand.allCases.flatMap(lines)
    return all.map { $0 + "\n" }.joined()
  }

  private func lines(_ subcommand: Subcommand) -> [String] {
    let name = subcommand.rawValue
    let here = "__fish_seen_subcommand_from \(name)"
    let summary = quoted(subcommand.summary[language].plain)
    let operand = complete(here)
    let operands: [String] =
      switch subcommand.completedOperand {
      case .nothing: []
      case .files, .folders: ["\(operand) -F"]
      case .words(let words): ["\(operand) -a \(quoted(words.joined(separator: " ")))"]
      case .wordsThenFiles(let words):
        ["\(operand) -F -a \(quoted(words.joined(separator: " ")))"]
      }
    return ["\(complete("__fish_use_subcommand")) -a \(name) -d \(summary)"]
      + subcommand.options.flatMap { lines($0, here, of: subcommand) } + operands
  }

  /// An option, in each of its spellings.
  private func lines(
    _ option: Option, _ condition: String?, of subcommand: Subcommand?
  ) -> [String] {
    option.spellings.map { spelling in
      let bare = spelling.drop { $0 == "-" }
      // fish knows three ways: --long, -s and the old -long.
      let kind = spelling.hasPrefix("--") ? "-l" : bare.count == 1 ? "-s" : "-o"
      return "\(complete(condition)) \(kind) \(bare)\(value(option.completedValue(of: subcommand)))"
        + " -d \(quoted(option.summary[language].plain))"
    }
  }

  private func value(_ value: CompletedValue?) -> String {
    switch value {
    case nil: ""
    case .nothing: " -x"
    case .words(let words), .wordsThenFiles(let words):
      " -x -a \(quoted(words.joined(separator: " ")))"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    }
  }

  private func complete(_ condition: String?) -> String {
    "complete -c touchtrace" + (condition.map { " -n '\($0)'" } ?? "")
  }

  /// fish takes a backslash and a quote in single quotes with a backslash before them.
  private func quoted(_ text: String) -> String {
    "'" + text.withText("\\\\", insteadOf: "\\").withText("\\'", insteadOf: "'") + "'"
  }
}
