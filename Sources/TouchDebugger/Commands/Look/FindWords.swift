import TouchNarration

/// What is said of what was looked for by name.
enum FindWords {
  static func foundNothing(_ text: String, nearest: String?) -> Phrase {
    let no = Phrase(en: "no name, class or text has \(bad: text)", zh: "没有名称、类或文字含有 \(bad: text)")
    return no + Words.didYouMean(nearest)
  }

  static func moreFound(_ count: Int) -> Phrase {
    Phrase(en: "\(dim: "and \(count) more")", zh: "\(dim: "还有 \(count) 个")")
  }

  static func on(_ view: String) -> Phrase {
    Phrase(en: "on \(name: view)", zh: "位于 \(name: view)")
  }

  static func controls(_ view: String) -> Phrase {
    Phrase(en: "its view is \(name: view)", zh: "它的视图是 \(name: view)")
  }

  static func inItsWindow(_ frame: String) -> Phrase {
    Phrase(en: "\(number: frame) in its window", zh: "在窗口中 \(number: frame)")
  }

  static let inNoWindow = Phrase(en: "\(bad: "in no window")", zh: "\(bad: "不在任何窗口中")")
  static let noFingerDown = Phrase(en: "no finger is down here", zh: "这里没有按下的手指")

  static func inView(_ view: String) -> Phrase {
    Phrase(en: "in \(name: view)", zh: "属于 \(name: view)")
  }

  static let noViewYet = Phrase(en: "\(dim: "no view yet")", zh: "\(dim: "还没有视图")")
  static let listComma = Phrase(en: ", ", zh: "、")
  static let isHit = Phrase(en: "\(good: "✓ hit")", zh: "\(good: "✓ 命中")")

  static func touchNumber(_ number: Int) -> Phrase {
    Phrase(en: "\(strong: "touch \(number)")", zh: "\(strong: "触摸 \(number)")")
  }

  static func tapCount(_ count: Int) -> Phrase {
    Phrase(en: "\(dim: "tapCount \(count)")", zh: "\(dim: "tapCount \(count)")")
  }

  static let seenBy = Phrase(en: "seen by ", zh: "看到它的有 ")

  static let seenByNone = Phrase(
    en: "\(dim: "seen by no recognizer")", zh: "\(dim: "没有识别器看到它")")

  static func asUsual(_ names: [String]) -> Phrase {
    let list = Listed(names)
    return Phrase(en: "\(dim: "as usual: \(list.english)")", zh: "\(dim: "与默认相同：\(list.chinese)")")
  }
}
