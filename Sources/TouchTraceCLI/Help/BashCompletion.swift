/// The words for bash; as far back as the 3.2 of a Mac, and with nothing else installed.
struct BashCompletion {
  var text: String {
    """
    # Completes touchtrace in bash; `touchtrace help completions --format bash` wrote it.
    _touchtrace() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
      local command= operands=0 words= i
      COMPREPLY=()
      # bash takes --lang=en apart at the =.
      if [[ $cur == = ]]; then cur=
      elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(valued.joined(separator: "|")))
            if [[ ${COMP_WORDS[i+1]} == = ]]; then ((i++)); fi
            ((i++)) ;;
          -*) ;;
          *) if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else ((operands++)); fi ;;
        esac
      done
      case $command:$prev in
    \(values.map { "    \($0)\n" }.joined())    *)
          if [[ $cur == -* ]]; then
            case $command in
    \(options.map { "          \($0)\n" }.joined())        esac
          else
            case $command:$operands in
    \(operands.map { "          \($0)\n" }.joined())          *) return ;;
            esac
          fi ;;
      esac
      # Without this, files are offered where nothing fits.
      compopt +o default +o bashdefault 2> /dev/null
      COMPREPLY=($(compgen -W "$words" -- "$cur"))
    }
    complete -o bashdefault -o default -F _touchtrace touchtrace

    """
  }

  /// The options that take the word behind them.
  private var valued: [String] {
    Option.allCases.filter(\.takesValue).flatMap(\.spellings)
  }

  /// What stands behind an option; where that is a file, the shell completes it by itself.
  private var values: [String] {
    Option.allCases.flatMap { option -> [String] in
      if option == .format {
        return Subcommand.allCases.filter { $0.options.contains(.format) }.map {
          branch("\($0.rawValue):--format", option.completedValue(of: $0) ?? .nothing)
        }
      }
      guard let value = option.completedValue(of: nil) else { return [] }
      return [branch(option.spellings.map { "*:\($0)" }.joined(separator: "|"), value)]
    }
  }

  private func branch(_ pattern: String, _ value: CompletedValue) -> String {
    switch value {
    case .files, .folders: "\(pattern)) return ;;"
    case .nothing: "\(pattern)) ;;"
    case .words(let words), .wordsThenFiles(let words): "\(pattern)) words='\(list(words))' ;;"
    }
  }

  private var options: [String] {
    let learning = branch("''", .words(spellings(of: nil)))
    return [learning]
      + Subcommand.allCases.map { branch($0.rawValue, .words(spellings(of: $0))) }
  }

  private func spellings(of subcommand: Subcommand?) -> [String] {
    ((subcommand ?? .learn).options + Subcommand.everywhere).flatMap(\.spellings)
  }

  private var operands: [String] {
    [branch(":0", .words(Subcommand.allCases.map(\.rawValue)))]
      + Subcommand.allCases.compactMap { subcommand in
        switch subcommand.completedOperand {
        case .files, .folders: nil
        case .nothing: branch("\(subcommand.rawValue):*", .nothing)
        case .words(let words): branch("\(subcommand.rawValue):*", .words(words))
        case .wordsThenFiles(let words): branch("\(subcommand.rawValue):0", .words(words))
        }
      }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
