import Lessons
import LineEditing
import TouchNarration

/// What this program is made of.
enum BuildExam {
  static var findings: [ExamResult] {
    let swift = "\(_SwiftStdlibVersion.current)"
    return [
      ExamResult(
        .version,
        Phrase(
          en: "touchtrace \(TouchTrace.version), Swift standard library \(swift)\(place.english)",
          zh: "touchtrace \(TouchTrace.version)，Swift 标准库 \(swift)\(place.chinese)")),
      ExamResult(
        .libedit,
        Phrase(
          en: "compiled with the headers of \(LineEditing.Terminal.libeditVersion)",
          zh: "用 \(LineEditing.Terminal.libeditVersion) 的头文件编译")),
      lessons,
    ]
  }

  private static var place: Phrase {
    guard let path = ProgramPath.own else { return Phrase(en: "", zh: "") }
    return Phrase(en: ", at \(code: path)", zh: "，位于 \(code: path)")
  }

  private static var lessons: ExamResult {
    let library = LessonLibrary.embedded
    let count = library.lessons.count
    let chinese = library.lessons.count {
      library.lesson($0, .simplifiedChinese)?.language == .simplifiedChinese
    }
    return ExamResult(
      .lessons, count > 0 ? .fine : .problem,
      Phrase(
        en: "\(count) built in, \(chinese) of them also in Chinese",
        zh: "程序内有 \(count) 课，其中 \(chinese) 课有中文"))
  }
}
