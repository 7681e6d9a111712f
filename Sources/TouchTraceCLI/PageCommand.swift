#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import JSON
import SceneFiles
import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

/// `touchtrace page [FILE]`: opens the page of the whole debugger, or writes it with a file inside.
struct PageCommand {
  let invocation: Invocation
  let console: Console

  /// What `run --format` calls the page.
  static let format = "page"

  func run() throws(FileProblem) -> ExitCode {
    guard let installed else { return .unreadable }
    guard let file = invocation.operands.first else {
      guard let output = invocation[.output] else { return open(installed) }
      try writeText(try readText(installed), to: output, force: invocation.has(.force))
      return .success
    }
    let text = try readText(file)
    guard canRead(text, of: file) else { return .unreadable }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let page = try page(installed, with: text, named: name)
    if let output = invocation[.output] {
      try writeText(page, to: output, force: invocation.has(.force))
      return .success
    }
    guard let path = Environment.cacheFolder.map({ "\($0)/page.html" }) else {
      throw .noFolder(path: "page.html")
    }
    try makeFolders(above: path)
    try writeText(page, to: path, force: true)
    return open(path)
  }

  /// Writes the page with the scene and the touch that `run` was asked for.
  func write(_ source: Source) throws(FileProblem) -> ExitCode {
    guard let installed else { return .unreadable }
    let file = SceneFile(scene: source.scene, touches: [(source.touchID, source.script)])
    let text = writeSceneFile(file).map { $0 + "\n" }.joined()
    let page = try page(installed, with: text, named: "page.scene")
    if let output = invocation[.output] {
      try writeText(page, to: output, force: invocation.has(.force))
    } else {
      console.put(page)
    }
    return .success
  }

  /// Whether the page can show a file; what is wrong with it is said on standard error.
  private func canRead(_ text: String, of file: String) -> Bool {
    let kind = FileKind(name: file, text: text)
    switch kind {
    case .scene: return console.sceneFile(in: SourceLines(file: file, text: text)) != nil
    case .lesson: return true
    case .json:
      var reader = RecordReader()
      Array(text.utf8).withUnsafeBytes { reader.take($0) }
      return reader.finished(file, console) != nil
    case .viewDescription, .interfaceBuilder, .accessibility, .probe, .appium, .detox, .sentry:
      return ForeignReading(text: text, path: file, kind: kind, console: console).screens != nil
    }
  }

  /// Where the page is; nil if it is not installed, which is said.
  private var installed: String? {
    if let installed = Self.installed { return installed }
    console.complain(
      en: """
        the page is not installed; '.ci/setup --install PREFIX --page' installs it, \
        '.ci/page FILE' makes it
        """,
      zh: "网页没有安装；“.ci/setup --install PREFIX --page”会安装它，“.ci/page FILE”会生成它")
    return nil
  }

  /// Where the page is; nil if it is not installed.
  private static var installed: String? {
    let beside = ProgramPath.own.map { plainPath("\($0)/../../share/touchtrace/touchtrace.html") }
    return [Environment.value("TOUCHTRACE_PAGE"), beside].compactMap { $0 }
      .first { access($0, R_OK) == 0 }
  }

  /// Where the page says what it opens with.
  private static let given = "<script type=\"application/json\" id=\"given\">"

  /// The page with a text inside, which it opens first.
  private func page(
    _ installed: String, with text: String, named name: String
  ) throws(FileProblem) -> String {
    let page = try readText(installed)
    guard let start = page.utf8.firstPlace(of: Self.given.utf8)?.upperBound,
      let end = page[start...].firstIndex(of: "<")
    else { return page }
    let json = JSONWriter.line { json in
      json.field("name", name)
      json.field("text", text)
      json.field("lang", console.language.rawValue)
    }
    return page[..<start] + json.withText("\\u003c", insteadOf: "<") + page[end...]
  }

  /// Hands a file to the browser; if no program can open it, says where it is.
  private func open(_ path: String) -> ExitCode {
    guard let opener = ["xdg-open", "open"].lazy.compactMap(Environment.program).first else {
      console.show([StyledText(stringLiteral: path)])
      return .success
    }
    // It takes the place of this program, which has nothing left to do.
    var words = [strdup(opener), strdup(path), nil]
    execv(opener, &words)
    console.show([StyledText(stringLiteral: path)])
    return .success
  }
}
