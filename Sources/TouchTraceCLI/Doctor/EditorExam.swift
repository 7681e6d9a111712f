import TouchNarration

/// Which editors are here that can show a touch by `touchtrace dap`.
enum EditorExam {
  /// What was found; having none is nothing to worry about.
  static var findings: [ExamResult] {
    let found = editors.filter { Environment.program($0.command) != nil }
    guard !found.isEmpty else {
      return [
        ExamResult(
          .editor,
          Phrase(
            en: "\(code: "PATH") has no editor that supports the Debug Adapter Protocol",
            zh: "\(code: "PATH") 里没有支持 Debug Adapter Protocol 的编辑器"))
      ]
    }
    return found.map { ExamResult(.editor, said($0.name, $0.command)) }
  }

  private static let editors: [(command: String, name: String)] = [
    ("code", "VS Code"), ("codium", "VSCodium"), ("nvim", "Neovim"),
    ("emacs", "Emacs"), ("vim", "Vim"),
  ]

  private static func said(_ name: String, _ command: String) -> Phrase {
    guard command == "code" || command == "codium" else {
      return Phrase(
        en: "\(name): for its configuration, see the README, \(code: "Editors, CI, libraries")",
        zh: "\(name)：配置见 README 的 \(code: "Editors, CI, libraries") 一节")
    }
    guard VSCodeExtension.isInstalled else {
      return Phrase(
        en: "\(name): run \(code: "touchtrace dap --install-vscode") to install the extension",
        zh: "\(name)：运行 \(code: "touchtrace dap --install-vscode") 来安装扩展")
    }
    return Phrase(en: "\(name): the extension is installed", zh: "\(name)：扩展已安装")
  }
}
