import JSON
import SceneLanguage
import TouchCore
import TouchNarration

extension RecordFault {
  /// What is wrong, in words.
  var words: Phrase {
    switch reason {
    case .line(let reason): reason.words
    case .field(let reason): reason.words
    case .order(let reason): reason.words
    }
  }
}

extension RecordFault.LineReason {
  fileprivate var words: Phrase {
    switch self {
    case .json(let reason): reason.words
    case .empty: Phrase(en: "the line is empty; each line must have an object", zh: "空行；每一行都应是一个对象")
    case .tooLong(let limit):
      Phrase(
        en:
          "the line is longer than the limit of \(limit >> 20) MiB; the rest is not read",
        zh: "这一行超过上限 \(limit >> 20) MiB；其余部分没有读取")
    case .twice(let key):
      Phrase(en: "\(code: shown(key)) is written twice", zh: "\(code: shown(key)) 写了两次")
    }
  }
}

extension JSONFault.Reason {
  fileprivate var words: Phrase {
    switch self {
    case .breaksOff: Phrase(en: "the line is incomplete", zh: "这一行在这里中断")
    case .noValue: Phrase(en: "this is not a JSON value", zh: "这不是 JSON 的值")
    case .badEscape: Phrase(en: "this is not a JSON escape", zh: "这不是 JSON 的转义写法")
    case .controlByte:
      Phrase(en: "a string contains a control character; escape it", zh: "文本中有控制字符；JSON 要求转义")
    case .notUTF8: Phrase(en: "this is not UTF-8 text", zh: "这不是 UTF-8 文本")
    case .tooDeep: Phrase(en: "this is nested too deeply", zh: "嵌套太深")
    case .tooMany: Phrase(en: "the line has too many values", zh: "这一行的值太多")
    case .extra: Phrase(en: "there is text after the end of the object", zh: "对象已经结束，后面还有内容")
    case .expected(let byte):
      Phrase(
        en: "expected \(code: String(Unicode.Scalar(byte))) here",
        zh: "这里应为 \(code: String(Unicode.Scalar(byte)))")
    }
  }
}

extension RecordFault.FieldReason {
  fileprivate var words: Phrase {
    switch self {
    case .missing(let key): Phrase(en: "\(code: key) is missing", zh: "缺少 \(code: key)")
    case .wrongType(let key, let want):
      Phrase(
        en: "\(code: key) should be \(want.words.english)",
        zh: "\(code: key) 应为\(want.words.chinese)")
    case .tooSmall(let key, let least):
      Phrase(en: "\(code: key) must be at least \(least)", zh: "\(code: key) 至少为 \(least)")
    case .unknownWord(let word, let key, let known): unknown(word, key, known)
    }
  }

  private func unknown(_ word: String, _ key: String, _ known: [String]) -> Phrase {
    let near = word.utf8.count < 100 ? nearest(word, among: known) : nil
    let few = known.count <= 8 ? known : []
    let english: StyledText =
      near.map { "; did you mean \(code: $0)?" }
      ?? (few.isEmpty ? "" : "; it is \(few.joined(separator: ", "))")
    let chinese: StyledText =
      near.map { "；是想写 \(code: $0) 吗？" }
      ?? (few.isEmpty ? "" : "；可以是 \(few.joined(separator: "、"))")
    return Phrase(
      en: "\(code: key) cannot be \(bad: shown(word))" + english,
      zh: "\(code: key) 不能是 \(bad: shown(word))" + chinese)
  }

}

extension RecordFault.OrderReason {
  fileprivate var words: Phrase {
    switch self {
    case .headFirst:
      Phrase(
        en: "a record begins with its head: \(code: #"{"rec":"head",…"#)",
        zh: "记录以 head 行开头：\(code: #"{"rec":"head",…"#)")
    case .secondHead: Phrase(en: "the record already has a head", zh: "已经有 head 行")
    case .afterEnd: Phrase(en: "the record ended at its end line", zh: "记录在 end 行已经结束")
    case .otherSchema(let schema):
      Phrase(
        en:
          "unknown schema \(bad: shown(schema)); this version reads \(code: TouchTrace1.schema)",
        zh: "不认识 \(bad: shown(schema))；这个版本读取 \(code: TouchTrace1.schema)")
    case .number(let number, let next):
      number < next
        ? Phrase(
          en: "step #\(number) is already there; the next step is #\(next)",
          zh: "第 #\(number) 步已经有了；接下来是 #\(next)")
        : Phrase(
          en: "step #\(next) is missing before #\(number)", zh: "#\(number) 之前缺少第 #\(next) 步")
    case .noteOfStep(let step, let last):
      Phrase(
        en: "a note of #\(step) comes after #\(last); it must come right after its step",
        zh: "#\(step) 的笔记写在 #\(last) 之后；它应紧跟在自己那一步之后")
    case .count(let said, let count):
      Phrase(
        en: "\(code: "steps") says \(said), but there are \(count)",
        zh: "\(code: "steps") 写着 \(said)，实际有 \(count) 步")
    case .outcomes(let said, let count):
      Phrase(
        en: "\(code: "outcome") has \(said) touches, but \(count) went down",
        zh: "\(code: "outcome") 说了 \(said) 个触摸，实际按下了 \(count) 个")
    case .noEnd(let step):
      Phrase(
        en: "the record is incomplete after #\(step): its end line is missing",
        zh: "记录在 #\(step) 之后中断：缺少 end 行")
    }
  }
}

/// A word of a file, cut where it is too long to be read.
private func shown(_ word: String) -> String {
  word.utf8.count > 200 ? word.prefix(60) + "…" : word
}
