import TouchNarration

/// What a shell reads to complete our words, made of the tables of subcommands and options.
struct Completions {
  /// A shell that can.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let language: Language

  /// The file for a shell.
  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion().text
    case .zsh: ZshCompletion(language: language).text
    case .fish: FishCompletion(language: language).text
    }
  }

}

extension Completions.Shell {
  /// What prints its file.
  var command: String { "touchtrace help completions --format \(rawValue)" }

  /// Where its file goes.
  var place: Phrase {
    switch self {
    case .bash:
      Phrase(
        en: "write to \(code: "~/.local/share/bash-completion/completions/touchtrace")",
        zh: "写入 \(code: "~/.local/share/bash-completion/completions/touchtrace")")
    case .zsh:
      Phrase(
        en: "write to \(code: "_touchtrace") in a folder of \(code: "$fpath")",
        zh: "写入 \(code: "$fpath") 中某个文件夹的 \(code: "_touchtrace")")
    case .fish:
      Phrase(
        en: "write to \(code: "~/.config/fish/completions/touchtrace.fish")",
        zh: "写入 \(code: "~/.config/fish/completions/touchtrace.fish")")
    }
  }
}
