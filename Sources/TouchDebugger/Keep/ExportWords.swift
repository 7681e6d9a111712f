import SceneLanguage
import TouchNarration

/// What is said of files the record goes to.
enum ExportWords {
  static let exportWhere = Phrase(
    en: "say where: \(code: "export touch.md"), or \(code: "export md") to see it here",
    zh: "请说明位置：\(code: "export touch.md")，或者用 \(code: "export md") 在这里查看")

  /// - Parameter word: What was taken for a format; nil where nothing says one.
  static func exportFormats(_ word: String?) -> Phrase {
    let formats = ExportFormat.allCases.map { $0.rawValue }
    let near = Words.didYouMean(word.flatMap { nearest($0, among: formats) })
    let list = formats.joined(separator: ", ")
    let chinese = formats.joined(separator: "、")
    guard let word else {
      return Phrase(
        en: "choose a format with the file's extension or \(code: "--format"): \(code: list)",
        zh: "请用文件的后缀或 \(code: "--format") 说明格式：\(code: chinese)")
    }
    return Phrase(
      en: "unknown format \(bad: word); formats: \(code: list)" + near.english,
      zh: "没有 \(bad: word) 这种格式：\(code: chinese)" + near.chinese)
  }

  static func notAPart(_ word: String, of count: Int) -> Phrase {
    Phrase(
      en: "\(bad: word) is not a part of this record; write \(code: "A..B") with steps from 1 to "
        + "\(number: "\(count)")",
      zh: "\(bad: word) 不是这个记录的一部分：写成 \(code: "A..B")，步数从 1 到 \(number: "\(count)")")
  }

  static func noPart(of format: ExportFormat) -> Phrase {
    guard format != .svg else {
      return Phrase(
        en: "a picture is of one step: \(code: "goto N"), then \(code: "export FILE.svg")",
        zh: "一张图只画一步：先 \(code: "goto N")，再 \(code: "export FILE.svg")")
    }
    let others = ExportFormat.allCases.filter { $0.takesParts }.map { $0.rawValue }
    return Phrase(
      en: "\(code: format.rawValue) has the whole record, so that it can be replayed; "
        + "\(code: others.joined(separator: ", ")) take a part",
      zh: "\(code: format.rawValue) 保存整个记录，这样才能重放；"
        + "\(code: others.joined(separator: "、")) 可以只写一部分")
  }

  static let transcriptWhere = Phrase(
    en: "say where: \(code: "transcript session.md"), or \(code: "transcript off")",
    zh: "请说明位置：\(code: "transcript session.md")，或者 \(code: "transcript off")")
}
