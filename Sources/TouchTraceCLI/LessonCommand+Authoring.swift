import Lessons
import LineEditing
import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LessonCommand {
  /// `lesson new FOLDER`: a lesson to begin with, and its translation.
  func makeNew(_ operands: [String]) throws(FileProblem) -> ExitCode {
    guard operands.count == 1, let folder = operands.first else {
      return misused("new CHAPTER/LESSON")
    }
    let names = folder.split(separator: "/").suffix(2)
    let id = names.joined(separator: "/")
    let words = (names.last ?? "").split(separator: "-").filter { Int($0) == nil }
    let title = words.joined(separator: " ")
    let base = newLesson(id: id, title: title.prefix(1).uppercased() + title.dropFirst())
    try write(base, to: "\(folder)/lesson.md")
    try write(syncedTranslation(nil, of: base), to: "\(folder)/lesson.zh-Hans.md")
    return .success
  }

  /// `lesson promote PATH…`: what the model says now goes into `expect` and `compare`.
  func promote(_ paths: [String]) throws(FileProblem) -> ExitCode {
    var changes: [Change] = []
    for pack in try packs(paths) {
      for file in pack.files {
        let text = try pack.text(of: file)
        let change = Change(file: file, old: text, new: promotedLesson(text))
        if change.isNeeded { try pack.checkPromotion(of: file) }
        changes.append(change)
      }
    }
    return try offer(changes)
  }

  /// `lesson sync zh-Hans [PATH…]`: the fences of the lessons go into their translations.
  func sync(_ operands: [String]) throws(FileProblem) -> ExitCode {
    guard operands.first == "zh-Hans" else { return misused("sync zh-Hans [PATH…]") }
    var changes: [Change] = []
    for pack in try packs(Array(operands.dropFirst())) {
      for file in pack.files where file.hasSuffix("lesson.md") {
        let translation = String(file.dropLast("md".count)) + "zh-Hans.md"
        try pack.enclosure.check(translation)
        let old = exists(translation) ? try readFoundText(translation) : nil
        let new = syncedTranslation(
          old, of: try pack.text(of: file), isUpToDate: invocation.has(.force))
        changes.append(Change(file: translation, old: old ?? "", new: new))
      }
    }
    return try offer(changes)
  }

  private struct Change {
    let file: String
    let old: String
    let new: String

    var isNeeded: Bool { old != new }
  }

  /// Shows what would change, and writes it where somebody says so.
  private func offer(_ all: [Change]) throws(FileProblem) -> ExitCode {
    let changes = all.filter(\.isNeeded)
    for change in changes {
      console.show(["\(strong: change.file)"] + lineDiff(from: change.old, to: change.new))
    }
    guard !changes.isEmpty else {
      console.show(en: "nothing to change", zh: "没有要改的")
      return .success
    }
    guard invocation.has(.force) || isAgreed() else {
      console.show(en: "not written; use --force to write it", zh: "没有写入；加 --force 写入")
      return .checkFailed
    }
    for change in changes { try writeText(change.new, to: change.file, force: true) }
    return .success
  }

  /// Asks, where somebody sits there.
  private func isAgreed() -> Bool {
    guard invocation.isInteractive else { return false }
    console.put(Phrase(en: "Write this? [y/N] ", zh: "写入吗？[y/N] ")[console.language].plain)
    return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
  }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    try makeFolders(above: path)
    // A run that was killed before the second file left the first one.
    let before = exists(path) ? try readFoundText(path) : nil
    if before != text { try writeText(text, to: path, force: invocation.has(.force)) }
    console.show(["\(good: "+") \(path)"])
  }

  private func packs(_ paths: [String]) throws(FileProblem) -> [LessonPack] {
    var packs: [LessonPack] = []
    for path in paths.isEmpty ? ["lessons"] : paths { packs.append(try LessonPack(path)) }
    return packs
  }

  private func misused(_ form: String) -> ExitCode {
    console.complain(en: "write 'lesson \(form)'", zh: "应该写成“lesson \(form)”")
    return .usage
  }
}
