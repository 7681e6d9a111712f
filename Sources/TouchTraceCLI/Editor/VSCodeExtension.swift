#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing
import TouchCore
import TouchNarration

//   ~/.vscode/extensions/touchtrace.touchtrace/package.json            what VS Code reads
//                                              package.nls.json        its words
//                                              package.nls.zh-cn.json
//                                              README.md

/// A folder that tells VS Code how to start `touchtrace dap`; there is no code in it.
struct VSCodeExtension {
  let console: Console

  /// Writes the folder, if it is not there already; what somebody else wrote stays.
  func install() throws(FileProblem) -> ExitCode {
    guard let folder = Self.folder else {
      console.complain(Self.noHome)
      return .unreadable
    }
    guard let program = ProgramPath.own else {
      console.complain(Self.noProgram)
      return .unreadable
    }
    let files = VSCodeManifest(program: program, language: console.language).files
    let held = try files.map { file throws(FileProblem) in try Self.held(folder + "/" + file.name) }
    if zip(files, held).allSatisfy({ $0.text == $1 }) {
      console.show(Self.isThere(folder))
      return .success
    }
    guard Self.isOurs(folder, zip(files, held).map { ($0.name, $0.text, $1) }) else {
      console.complain(Self.foreign(folder))
      return .unreadable
    }
    try makeFolders(above: folder + "/" + files[0].name)
    for file in files { try writeText(file.text, to: folder + "/" + file.name, force: true) }
    console.show(Self.written(folder))
    return .success
  }

  static var isInstalled: Bool { folder.map { exists($0 + "/package.json") } ?? false }

  /// Where it goes; nil where nobody says where the user's files are.
  private static var folder: String? {
    // A relative path would be another folder each time.
    let own = Environment.value("VSCODE_EXTENSIONS").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = Environment.home.map { $0 + "/.vscode/extensions" }
    return (own ?? home).map { plainPath($0) + "/touchtrace.touchtrace" }
  }

  /// What a file holds; nil where there is none.
  private static func held(_ path: String) throws(FileProblem) -> String? {
    exists(path) ? try readFoundText(path) : nil
  }

  /// Whether the folder may be written to: it is not there, or we wrote it, perhaps not to the end.
  private static func isOurs(
    _ folder: String, _ files: [(name: String, text: String, held: String?)]
  ) -> Bool {
    var facts = stat()
    guard lstat(folder, &facts) == 0 else { return true }
    // A link leads to what somebody else works on.
    guard facts.st_mode & S_IFMT == S_IFDIR else { return false }
    if let manifest = files.last?.held { return manifest.has(VSCodeManifest.mark) }
    // A run that was killed, or found the disk full, leaves whole files of ours and drafts of them.
    return entryNames(in: folder).allSatisfy { name in
      files.contains { file in
        file.name == name && file.text == file.held || DraftFile.isDraft(name, of: file.name)
      }
    }
  }

  private static let noHome = Phrase(
    en: "cannot find VS Code's extensions folder: neither HOME nor VSCODE_EXTENSIONS is set",
    zh: "HOME 和 VSCODE_EXTENSIONS 都没有设置，不知道 VS Code 的扩展放在哪里")

  private static let noProgram = Phrase(
    en: "cannot find the path of touchtrace; start it by its path",
    zh: "找不到 touchtrace 自己的位置；请用路径来调用它")

  private static func foreign(_ folder: String) -> Phrase {
    Phrase(
      en: "\(folder) was not written by touchtrace and is not changed; move it away first",
      zh: "\(folder) 不是 touchtrace 写的，保持不变；请先把它移走")
  }

  private static func isThere(_ folder: String) -> Phrase {
    Phrase(en: "\(code: folder) is already installed", zh: "\(code: folder) 已经安装")
  }

  private static func written(_ folder: String) -> Phrase {
    Phrase(
      en: """
        Wrote \(code: folder). VS Code finds it while running. If it does not, run its command \
        \(code: "Developer: Install Extension from Location…") and choose that folder.
        """,
      zh: """
        已写入 \(code: folder)。VS Code 运行时会发现它；否则用命令 \
        \(code: "Developer: Install Extension from Location…") 选择这个文件夹。
        """)
  }
}
