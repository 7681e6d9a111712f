import TouchDebugger
import TouchNarration

//   ${XDG_CONFIG_HOME:-~/.config}/touchtrace/init    else ~/.touchtraceinit   at a prompt only
//   ./.touchtraceinit                                                         with --local-init

/// The files of commands that a session begins with.
struct InitFiles {
  static let none = InitFiles([])

  private struct Choice {
    let path: String
    let mustExist: Bool
    let author: LineAuthor
  }

  private let choices: [Choice]

  private init(_ choices: [Choice]) { self.choices = choices }

  /// The files an invocation wants.
  ///
  /// A batch says the same in everybody's home, so it reads only what it is told to. And a folder
  /// that somebody else filled cannot make us run commands unasked.
  init(for invocation: Invocation) {
    var choices: [Choice] = []
    if !invocation.has(.noInit) {
      let own = Self.ownFile.map { [Choice(path: $0, mustExist: false, author: .person)] } ?? []
      if invocation.isInteractive { choices += own }
      let isOwn = invocation.isInteractive && own.contains { isSameFile($0.path, Self.localFile) }
      if invocation.has(.localInit), !isOwn {
        choices.append(Choice(path: Self.localFile, mustExist: true, author: .file))
      }
    }
    self.init(choices)
  }

  private static let localFile = "./.touchtraceinit"

  /// The one in the person's home; nil where there is none.
  static var ownFile: String? {
    let candidates = [
      Environment.configFolder.map { $0 + "/init" },
      Environment.home.map { $0 + "/.touchtraceinit" },
    ]
    return candidates.compactMap(\.self).first(where: exists)
  }

  /// Their commands; a file that cannot be read is complained about and left out.
  func lines(_ console: Console) -> [ScriptedLine] {
    choices.flatMap { choice -> [ScriptedLine] in
      let path = choice.path
      guard choice.mustExist || exists(path) else { return [] }
      do throws(FileProblem) {
        // A link to there is how people say that they want none.
        guard !isSameFile(path, "/dev/null") else { return [] }
        return ScriptedLine.lines(of: try readFoundText(path), file: path, by: choice.author)
      } catch {
        console.complain(error.message)
        return []
      }
    }
  }
}
