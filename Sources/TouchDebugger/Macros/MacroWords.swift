import TouchNarration

/// What is said of the person's own commands and of files of commands.
enum MacroWords {
  static func aliasWhat(_ name: String) -> Phrase {
    Phrase(
      en: "say what \(name: name) stands for: \(code: "alias \(name) list 1")",
      zh: "请说明 \(name: name) 代表什么：\(code: "alias \(name) list 1")")
  }

  static func isShortFor(_ name: String, _ line: String) -> Phrase {
    Phrase(
      en: "\(code: name) is short for \(code: line)", zh: "\(code: name) 是 \(code: line) 的简写")
  }

  static let unaliasWhat = Phrase(
    en: "say which: \(code: "unalias NAME"); \(code: "alias") lists them",
    zh: "请说明哪一个：\(code: "unalias 名字")；\(code: "alias") 列出全部")

  static func forgotten(_ name: String) -> Phrase {
    Phrase(en: "\(code: name) means nothing any more", zh: "\(code: name) 不再有含义")
  }

  static func noOwnCommands(_ kind: Macro.Kind) -> Phrase {
    switch kind {
    case .alias:
      Phrase(
        en: "there are no aliases; \(code: "alias ll list 1") makes one",
        zh: "没有别名；\(code: "alias ll list 1") 建立一个")
    case .definition:
      Phrase(
        en: "there are no commands of your own; \(code: "define look map ;; why") makes one",
        zh: "还没有你自己的命令；\(code: "define look map ;; why") 建立一个")
    }
  }

  static func noOwnCommand(_ name: String, nearest: String?) -> Phrase {
    Phrase(
      en: "no command of your own is called \(bad: name)" + Words.didYouMean(nearest).english,
      zh: "你没有叫 \(bad: name) 的命令" + Words.didYouMean(nearest).chinese)
  }

  static func isBuiltIn(_ name: String) -> Phrase {
    Phrase(
      en: "\(code: name) is a command already, and stays what it is; choose another name",
      zh: "\(code: name) 是已有的命令，不能改变；请换一个名字")
  }

  static func notACommandName(_ name: String) -> Phrase {
    Phrase(
      en: "\(bad: name) cannot be a command: a name is letters and digits and begins with a letter",
      zh: "\(bad: name) 不能作为命令：名字由字母和数字组成，以字母开头")
  }

  static func outOfReach(_ path: String) -> Phrase {
    Phrase(
      en: """
        a file of commands names \(code: path), which is not below this folder; type the command \
        yourself if it is meant
        """,
      zh: "命令文件提到了 \(code: path)，它不在当前文件夹之内；如果确实需要，请自己输入这条命令")
  }

  static let endWithEnd = Phrase(
    en: "\(dim: "a line each; \"end\" on a line of its own finishes")",
    zh: "\(dim: "每行一条；单独一行 end 结束")")

  static func nothingDefined(_ name: String) -> Phrase {
    Phrase(
      en: "nothing stands before end, so \(code: name) is not defined",
      zh: "end 之前没有内容，因此没有定义 \(code: name)")
  }

  static func defined(_ name: String) -> Phrase {
    Phrase(en: "\(code: name) is a command now", zh: "\(code: name) 现在是一个命令")
  }

  static let documentWhat = Phrase(
    en: "say which command of your own: \(code: "document NAME TEXT")",
    zh: "请说明是你自己的哪个命令：\(code: "document 名字 文字")")

  static func documented(_ name: String) -> Phrase {
    Phrase(en: "\(code: "help \(name)") says so now", zh: "\(code: "help \(name)") 会显示这段说明")
  }

  static func missingWord(_ number: Int, of usage: String) -> Phrase {
    Phrase(
      en: "it needs a word for \(code: "$\(number)"): \(code: usage)",
      zh: "缺少 \(code: "$\(number)") 的词：\(code: usage)")
  }

  static func tooDeep(_ name: String) -> Phrase {
    Phrase(
      en: "\(bad: name) is \(Macros.deepest) commands deep inside others; does it call itself?",
      zh: "\(bad: name) 嵌套在 \(Macros.deepest) 层命令里；它是不是调用了自己？")
  }

  static func within(_ name: String, line: String) -> Phrase {
    Phrase(en: "\(dim: "in \(name): \(line)")", zh: "\(dim: "在 \(name) 中：\(line)")")
  }

  static let sourceWhat = Phrase(
    en: "say which file: \(code: "source FILE")", zh: "请说明是哪个文件：\(code: "source 文件")")

  static let noFilesHere = Phrase(
    en: "files cannot be reached from here", zh: "这里不能读写文件")

  static let endIsMissing = Phrase(
    en: "the lines that begin here have no \(code: "end")", zh: "从这里开始的多行内容缺少 \(code: "end")")

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
