import TouchNarration

/// What is said of a file that is read again.
enum ReloadWords {
  static let nothingToReload = Phrase(
    en: "this session was not opened from a file, so it cannot be reloaded",
    zh: "本次调试不是从可以重新读取的文件打开的")

  static func cannotReload(_ file: String) -> Phrase {
    Phrase(
      en: "\(code: file) cannot be read now; the session is unchanged",
      zh: "现在无法读取 \(code: file)；本次调试保持原样")
  }

  static func unchanged(_ file: String) -> Phrase {
    Phrase(
      en: "\(code: file) has not changed",
      zh: "\(code: file) 没有变化")
  }

  static func reloadedSame(_ file: String) -> Phrase {
    Phrase(
      en: "\(code: file) was written to, but its scene and touches are the same",
      zh: "\(code: file) 被写过，但场景和触摸没有变化")
  }

  static func reloaded(_ file: String, steps: Int) -> Phrase {
    Phrase(
      en: "reloaded \(code: file): \(number: "\(steps)") steps; \(code: "undo") goes back",
      zh: "已重新读取 \(code: file)：\(number: "\(steps)") 步；\(code: "undo") 返回")
  }

  static func hasChanged(_ file: String) -> Phrase {
    Phrase(
      en: "\(dim: "\(file) has changed on disk; type reload to read it again")",
      zh: "\(dim: "\(file) 在磁盘上已有变化；用 reload 重新读取")")
  }
}
