import TouchNarration

/// Why a file of another program is not read, in words.
package struct ImportRefusalWords {
  let refusal: ImportRefusal

  /// Takes why it is not read.
  package init(_ refusal: ImportRefusal) { self.refusal = refusal }

  /// Where it is, from 1.
  package var place: (line: Int, column: Int) {
    switch refusal {
    case .malformed(let line, let column, _): (line, column)
    case .declaresEntities(let line): (line, 1)
    case .empty, .binary, .encoding, .notIOS, .tooOld, .excessive, .noViews, .withoutFrames,
      .unknownForm:
      (1, 1)
    }
  }

  /// Why, in a sentence.
  package var phrase: Phrase {
    switch refusal {
    case .withoutFrames(let tool):
      Phrase(
        en: "\(tool) prints no frames; paste the output of \(LLDBQuestion.screen)",
        zh: "\(tool) 不打印 frame；请粘贴 \(LLDBQuestion.screen) 的输出")
    case .unknownForm:
      Phrase(
        en: """
          it names views in a form that is not read; paste the output of \(LLDBQuestion.screen)
          """,
        zh: "它列出的视图不是能读取的格式；请粘贴 \(LLDBQuestion.screen) 的输出")
    case .empty: Phrase(en: "the file is empty", zh: "文件是空的")
    case .binary:
      Phrase(
        en:
          "this is not text; a compiled nib or an archive (Lookin, Reveal) cannot be read, use the .xib, the .storyboard or a view dump",
        zh: "这不是文本；编译过的 nib 或归档（Lookin、Reveal）不能读取，请用 .xib、.storyboard 或视图转储")
    case .encoding(let name):
      Phrase(en: "its encoding is \(name); save it as UTF-8", zh: "它的编码是 \(name)；请存成 UTF-8")
    case .notIOS(let target):
      Phrase(en: "it is for \(target), not for iOS", zh: "它是给 \(target) 的，不是给 iOS 的")
    case .tooOld(let format):
      Phrase(
        en: "its format, \(format), is older than Xcode 5; open it in a newer Xcode and save it",
        zh: "它的格式 \(format) 比 Xcode 5 还旧；请用新的 Xcode 打开再保存")
    case .malformed(_, _, let what):
      Phrase(en: "it is not well-formed: \(what)", zh: "它的格式不完整：\(what)")
    case .excessive(let what, let limit): words(of: what, limit)
    case .declaresEntities:
      Phrase(
        en: "it declares entities; Xcode does not write them, and they are not expanded",
        zh: "它声明了实体；Xcode 不会写出实体，这里也不展开")
    case .noViews: Phrase(en: "it contains no view", zh: "里面没有视图")
    }
  }

  private func words(of what: ImportRefusal.Excess, _ limit: Int) -> Phrase {
    let noun: Phrase =
      switch what {
      case .bytes: Phrase(en: "it has more than \(limit) bytes", zh: "它超过 \(limit) 个字节")
      case .depth: Phrase(en: "it is more than \(limit) levels deep", zh: "它的嵌套超过 \(limit) 层")
      case .elements:
        Phrase(en: "it has more than \(limit) elements", zh: "它的元素超过 \(limit) 个")
      case .attributes:
        Phrase(
          en: "an element has more than \(limit) attributes", zh: "有元素的属性超过 \(limit) 个")
      case .value:
        Phrase(en: "a value has more than \(limit) bytes", zh: "有一个值超过 \(limit) 个字节")
      case .values: Phrase(en: "it has more than \(limit) values", zh: "它的值超过 \(limit) 个")
      case .views: Phrase(en: "it has more than \(limit) views", zh: "它的视图超过 \(limit) 个")
      }
    return noun + Phrase(en: ", the limit", zh: "，这是上限")
  }
}
