import TouchNarration

/// What is said of files of commands.
package enum SourceWords {
  /// How many files may be carried out inside each other.
  package static let deepest = 20

  static func outOfReach(_ path: String) -> Phrase {
    Phrase(
      en: """
        a file of commands names \(code: path), which is not below this folder; type the command \
        yourself if you want that
        """,
      zh: "命令文件提到了 \(code: path)，它不在当前文件夹之内；如果确实需要，请自己输入这条命令")
  }

  static func noForce(_ path: String) -> Phrase {
    Phrase(
      en: """
        a file of commands cannot use \(code: "--force"), so \(code: path) stays as it is; type the \
        command yourself to overwrite it
        """,
      zh: "命令文件不能用 \(code: "--force")，\(code: path) 保持不变；要覆盖它，请自己输入这条命令")
  }

  static func hidden(_ path: String) -> Phrase {
    Phrase(
      en: """
        a file of commands cannot write \(code: path): a name in it begins with a dot or a \
        dash; type the command yourself if you want that
        """,
      zh: "命令文件不能写 \(code: path)：其中有以点或短横开头的名字；如果确实需要，请自己输入这条命令")
  }

  static func notNew(_ path: String) -> Phrase {
    Phrase(
      en: """
        \(code: path) exists, and a file of commands writes only new files; type the command \
        yourself, or move the file away
        """,
      zh: "\(code: path) 已经存在，而命令文件只能写新文件；请自己输入这条命令，或先移走这个文件")
  }

  static func tooDeep(_ name: String) -> Phrase {
    Phrase(
      en: "\(bad: name) is nested \(deepest) files deep; does it read itself?",
      zh: "\(bad: name) 嵌套在 \(deepest) 层命令文件里；它是不是读了自己？")
  }

  static let sourceWhat = Phrase(
    en: "say which file: \(code: "source FILE")", zh: "请说明是哪个文件：\(code: "source 文件")")

  static let noFilesHere = Phrase(
    en: "files cannot be read or written here", zh: "这里不能读写文件")

  static func settingCanBe(_ name: String, _ values: String, _ given: String?) -> Phrase {
    guard let given else {
      return Phrase(
        en: "\(code: name) can be \(code: values)", zh: "\(code: name) 可以是 \(code: values)")
    }
    return Phrase(
      en: "\(code: name) can be \(code: values), not \(bad: given)",
      zh: "\(code: name) 可以是 \(code: values)，不能是 \(bad: given)")
  }
}
