import TouchNarration

/// What is said of marks and notes.
enum KeepWords {
  static func marked(_ name: String, at step: Int, before: Int?) -> Phrase {
    guard let before else {
      return Phrase(
        en: "\(name: name) is #\(step); \(code: "goto \(name)") comes back",
        zh: "\(name: name) 是 #\(step)；用 \(code: "goto \(name)") 回来")
    }
    return Phrase(
      en: "\(name: name) is #\(step) now; it was #\(before)",
      zh: "\(name: name) 现在是 #\(step)，原来是 #\(before)")
  }

  static func notAMarkName(_ word: String) -> Phrase {
    Phrase(
      en: "\(bad: word) cannot be a mark: a name has letters and digits and begins with a "
        + "letter; start and end are reserved",
      zh: "\(bad: word) 不能作为时刻的名字：名字由字母和数字组成，以字母开头；start 和 end 已被占用")
  }

  static let deleteWhichMark = Phrase(
    en: "say which: \(code: "mark delete NAME")", zh: "请说明删除哪个：\(code: "mark delete 名字")")

  static func noMark(_ name: String, nearest: String?) -> Phrase {
    let no = Phrase(en: "no mark is called \(bad: name)", zh: "没有叫 \(bad: name) 的标记")
    return no + Words.didYouMean(nearest)
  }

  static func markDeleted(_ name: String) -> Phrase {
    Phrase(en: "deleted mark \(name: name)", zh: "已删除标记 \(name: name)")
  }

  static func inWorld(_ number: Int) -> Phrase {
    Phrase(en: " \(dim: "in branch \(number)")", zh: "\(dim: "（分支 \(number)）")")
  }

  static func noted(_ number: Int, at step: Int) -> Phrase {
    Phrase(en: "note \(number) at #\(step)", zh: "笔记 \(number)，位于 #\(step)")
  }

  static let noNotes = Phrase(
    en: "there are no notes; \(code: "note TEXT") writes one at this step",
    zh: "没有笔记；\(code: "note 文字") 在这一步写一条")

  static let deleteWhichNote = Phrase(
    en: "say which: \(code: "note delete N")", zh: "请说明删除哪条：\(code: "note delete N")")

  static func noNote(_ word: String, known: [Int]) -> Phrase {
    let list = Listed(known.map { "\($0)" })
    guard !known.isEmpty else {
      return Phrase(en: "there is no note \(bad: word)", zh: "没有笔记 \(bad: word)")
    }
    return Phrase(
      en: "there is no note \(bad: word); notes: \(code: list.english)",
      zh: "没有笔记 \(bad: word)；现有 \(code: list.chinese)")
  }

  static func noteDeleted(_ number: Int) -> Phrase {
    Phrase(en: "note \(number) is deleted", zh: "已删除笔记 \(number)")
  }
}
