#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import JSON
import TouchCore
import TouchNarration

/// `touchtrace page [FILE]`: opens the page of the whole debugger, or writes it with a file inside.
struct PageCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard let installed = Self.installed else {
      console.complain(
        en: """
          the page is not installed; '.ci/setup --install PREFIX --page' installs it, \
          '.ci/page FILE' makes it
          """,
        zh: "网页没有安装；“.ci/setup --install PREFIX --page”会安装它，“.ci/page FILE”会生成它")
      return .unreadable
    }
    let file = invocation.operands.first
    if let output = invocation[.output] {
      try writeText(try page(installed, with: file), to: output, force: invocation.has(.force))
      return .success
    }
    guard let file else { return open(installed) }
    guard let path = Environment.cacheFolder.map({ "\($0)/page.html" }) else {
      throw .noFolder(path: "page.html")
    }
    makeFolders(above: path)
    try writeText(try page(installed, with: file), to: path, force: true)
    return open(path)
  }

  /// Where the page is; nil if it is not installed.
  private static var installed: String? {
    let beside = ProgramPath.own.map { plainPath("\($0)/../../share/touchtrace/touchtrace.html") }
    return [Environment.value("TOUCHTRACE_PAGE"), beside].compactMap { $0 }
      .first { access($0, R_OK) == 0 }
  }

  /// Where the page says what it opens with.
  private static let given = "<script type=\"application/json\" id=\"given\">"

  /// The page with a file inside; as it is if none is named.
  private func page(_ installed: String, with file: String?) throws(FileProblem) -> String {
    let page = try readText(installed)
    guard let file, let start = page.utf8.firstPlace(of: Self.given.utf8)?.upperBound,
      let end = page[start...].firstIndex(of: "<")
    else { return page }
    let text = try readText(file)
    let json = JSONWriter.line { json in
      json.field("name", file.split(separator: "/").last.map(String.init))
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
