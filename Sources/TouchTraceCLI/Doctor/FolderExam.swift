import Lessons
import LineEditing
import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is kept between runs, and whether it can be.
enum FolderExam {
  static var findings: [ExamResult] { [progress, history, cache, initFile].compactMap(\.self) }

  private static var progress: ExamResult {
    guard let folder = Environment.stateFolder else {
      return ExamResult(
        .state, .problem,
        Phrase(
          en: "\(code: "HOME") is not set: progress is not saved",
          zh: "没有设置 \(code: "HOME")：学习进度不会保存"))
    }
    let path = folder + "/progress.jsonl"
    if let problem = problem(.state, path) { return problem }
    guard case .done(let bytes) = LineFile(path, .own).bytes(), !bytes.isEmpty else {
      return ExamResult(
        .state,
        Phrase(en: "\(code: path): created at the first answer", zh: "\(code: path)：第一次作答时建立"))
    }
    let log = ProgressLines(bytes)
    let count = log.whole.count
    let kept = Phrase(
      en: "\(code: path): \(count) \(count == 1 ? "line" : "lines")",
      zh: "\(code: path)：\(count) 行")
    guard let damaged = log.damaged.first else { return ExamResult(.state, kept) }
    return ExamResult(
      .state, .lesser,
      Phrase(
        en:
          "\(kept.english), and \(log.damaged.count) damaged (ignored), the first in line \(damaged)",
        zh: "\(kept.chinese)，另有 \(log.damaged.count) 行损坏，不计入；第一处在第 \(damaged) 行"))
  }

  private static var history: ExamResult {
    guard let path = Environment.historyPath else {
      return ExamResult(.history, Phrase(en: "not kept", zh: "不保存"))
    }
    return problem(.history, path)
      ?? ExamResult(.history, Phrase(en: "\(code: path)", zh: "\(code: path)"))
  }

  private static var cache: ExamResult {
    guard let folder = Environment.cacheFolder else {
      return ExamResult(
        .cache, .lesser,
        Phrase(
          en: "\(code: "HOME") is not set: editors cannot open listings",
          zh: "没有设置 \(code: "HOME")：编辑器打不开清单"))
    }
    return problem(.cache, folder + "/timelines")
      ?? ExamResult(.cache, Phrase(en: "\(code: folder)", zh: "\(code: folder)"))
  }

  private static var initFile: ExamResult? {
    InitFiles.ownFile.map { ExamResult(.`init`, Phrase(en: "\(code: $0)", zh: "\(code: $0)")) }
  }

  /// What keeps a file from being written; nil where nothing does.
  ///
  /// Of the folders on the way, the last that is there decides: those below it would be made.
  private static func problem(_ subject: ExamResult.Subject, _ path: String) -> ExamResult? {
    var here = path
    while access(here, F_OK) != 0, let slash = here.dropLast().lastIndex(of: "/") {
      here = slash == here.startIndex ? "/" : String(here[..<slash])
    }
    if here != path, !isFolder(here) {
      return ExamResult(
        subject, .problem,
        Phrase(
          en: "cannot create \(code: path): \(code: here) is not a folder",
          zh: "无法建立 \(code: path)：\(code: here) 不是文件夹"))
    }
    guard access(here, W_OK) != 0 else { return nil }
    let reason = systemReason()
    return ExamResult(
      subject, .problem,
      Phrase(
        en: "cannot write \(code: path): \(code: here): \(reason)",
        zh: "无法写入 \(code: path)：\(code: here)：\(reason)"))
  }
}
