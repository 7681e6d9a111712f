import TouchNarration

//   ${XDG_CONFIG_HOME:-~/.config}/touchtrace/init    else ~/.touchtraceinit   at a prompt only
//   ./.touchtraceinit                                                         with --local-init

/// The files of commands that a session begins with.
struct InitFiles {
  /// No files.
  static let none = InitFiles(paths: [])

  private let paths: [(path: String, mustExist: Bool)]

  private init(paths: [(path: String, mustExist: Bool)]) { self.paths = paths }

  /// The files an invocation wants.
  ///
  /// A batch says the same in everybody's home, so it reads only what it is told to. And a folder
  /// that somebody else filled cannot make us run commands unasked.
  init(for invocation: Invocation) {
    var paths: [(path: String, mustExist: Bool)] = []
    if !invocation.has(.noInit) {
      let own = Self.ownFile.map { [(path: $0, mustExist: false)] } ?? []
      if invocation.isInteractive { paths += own }
      let isOwn = invocation.isInteractive && own.contains { isSameFile($0.path, Self.localFile) }
      if invocation.has(.localInit), !isOwn { paths.append((Self.localFile, true)) }
    }
    self.init(paths: paths)
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
    paths.flatMap { path, mustExist -> [ScriptedLine] in
      guard mustExist || exists(path) else { return [] }
      do throws(FileProblem) {
        // A link to there is how people say that they want none.
        guard !isSameFile(path, "/dev/null") else { return [] }
        return ScriptedLine.lines(of: try readFoundText(path), file: path)
      } catch {
        console.complain(error.message)
        return []
      }
    }
  }
}
