import TouchNarration

//  $ touchtrace debug shop.scene     run again, with what stands behind its prompts typed
//  $ touchtrace why buy shop.scene   run again

/// Runs the commands of a session again.
package struct SessionRerun {
  /// The lines the session would have now.
  private(set) var lines: [String] = []
  /// The same lines, cut before each command that was run or typed.
  private(set) var turns: [[String]] = []
  /// How many commands were run or typed.
  private(set) var count = 0
  /// The files of the document, and those that the session wrote.
  private(set) var files: [String: String]
  private let folder: Enclosure
  private let isColoured: Bool

  /// Why a session cannot be run.
  package struct Trouble: Error {
    /// The place of the line among those of the session.
    let line: Int
    let words: Phrase
  }

  /// Runs a session.
  ///
  /// - Parameters:
  ///   - files: Files that are read in place of those on disk, by their path.
  ///   - folder: Where the document lies that holds it.
  ///   - isColoured: Whether the lines have a terminal's colours.
  init(
    _ session: ArraySlice<String>, files: [String: String], in folder: Enclosure,
    isColoured: Bool = false
  ) throws(Trouble) {
    self.files = files
    self.isColoured = isColoured
    self.folder = folder
    var rest = session
    while let line = rest.first {
      guard line.hasPrefix("$ ") else {
        throw Trouble(
          line: rest.startIndex,
          words: Phrase(
            en: "a session begins with '$ touchtrace …'", zh: "会话应以“$ touchtrace …”开头"))
      }
      guard let words = ShellWords(line.dropFirst(2))?.words, words.first == "touchtrace" else {
        throw Trouble(
          line: rest.startIndex,
          words: Phrase(
            en: "a session runs only touchtrace, without pipes or other shell syntax",
            zh: "只运行 touchtrace，不支持管道等 shell 功能"))
      }
      let end = rest.dropFirst().firstIndex { $0.hasPrefix("$ ") } ?? rest.endIndex
      run(line, Array(words.dropFirst()), rest[rest.startIndex..<end].dropFirst())
      rest = rest[end...]
    }
  }

  private mutating func run(_ line: String, _ words: [String], _ answers: ArraySlice<String>) {
    let rehearsal = Rehearsal(
      session: answers, files: files, folder: folder, isColoured: isColoured)
    _ = Rehearsal.holding(rehearsal) { TouchTrace.run(words) }
    files = rehearsal.files
    lines += [line] + rehearsal.lines
    let (first, typed) = (rehearsal.turns[0], rehearsal.turns.dropFirst())
    turns += [[line] + first] + typed
    count += 1
  }
}
