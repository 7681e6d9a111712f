import TouchNarration

/// Something that the doctor looked at, and how it is.
struct ExamResult: Equatable {
  /// What was looked at.
  enum Subject: String {
    case version, libedit, terminal, size, colour, locale, language, state, history, cache, `init`
    case lessons, editor
  }

  enum Grade: String {
    case fine
    /// Something works less well than it could.
    case lesser
    /// Something does not work.
    case problem

    /// How a line begins.
    var mark: StyledText {
      switch self {
      case .fine: "\(good: "✓")"
      case .lesser: "\(dim: "–")"
      case .problem: "\(bad: "✗")"
      }
    }
  }

  let subject: Subject
  let grade: Grade
  let said: Phrase

  init(_ subject: Subject, _ grade: Grade, _ said: Phrase) {
    (self.subject, self.grade, self.said) = (subject, grade, said)
  }

  /// Something that is as it should be.
  init(_ subject: Subject, _ said: Phrase) { self.init(subject, .fine, said) }
}

extension ExamResult.Subject {
  var title: Phrase {
    switch self {
    case .version: Phrase(en: "version", zh: "版本")
    case .libedit: Phrase(en: "libedit", zh: "libedit")
    case .terminal: Phrase(en: "terminal", zh: "终端")
    case .size: Phrase(en: "size", zh: "大小")
    case .colour: Phrase(en: "colour", zh: "颜色")
    case .locale: Phrase(en: "locale", zh: "字符集")
    case .language: Phrase(en: "language", zh: "语言")
    case .state: Phrase(en: "progress", zh: "进度")
    case .history: Phrase(en: "history", zh: "历史")
    case .cache: Phrase(en: "cache", zh: "缓存")
    case .`init`: Phrase(en: "init file", zh: "初始化")
    case .lessons: Phrase(en: "lessons", zh: "课程")
    case .editor: Phrase(en: "editor", zh: "编辑器")
    }
  }
}
