import TouchCore
import TouchNarration

/// What is said of the questions a moment raises.
enum QuestionWords {
  static func noQuestion(_ word: String, of count: Int) -> Phrase {
    guard count > 0 else {
      return Phrase(en: "there is nothing to ask here", zh: "这里没有可问的问题")
    }
    return Phrase(
      en: "there is no question \(bad: word); they are numbered from 1 to \(count)",
      zh: "没有问题 \(bad: word)；编号从 1 到 \(count)")
  }

  static func whyCancelled(touch: String, _ view: String?) -> Phrase {
    Phrase(
      en: "why was touch \(touch) taken from \(name: view ?? "its view")?",
      zh: "触摸 \(touch) 为什么从 \(name: view ?? "它的视图") 那里被拿走？")
  }

  static func whyNeverTold(touch: String, _ view: String?) -> Phrase {
    Phrase(
      en: "why did \(name: view ?? "no view") never get touch \(touch)?",
      zh: "\(name: view ?? "视图") 为什么没有收到触摸 \(touch)？")
  }

  static func whyDropped(touch: String) -> Phrase {
    Phrase(en: "why did no responder handle touch \(touch)?", zh: "触摸 \(touch) 为什么没有响应者处理？")
  }

  static func whyNobody(touch: String) -> Phrase {
    Phrase(en: "why was no view hit by touch \(touch)?", zh: "触摸 \(touch) 为什么没有命中任何视图？")
  }

  static func whyThisStep(_ number: Int, _ kind: String) -> Phrase {
    Phrase(en: "why this step, #\(number) \(kind)?", zh: "这一步 #\(number) \(kind) 是为什么？")
  }

  static func whyRefused(_ view: String, _ verdict: AskVerdict) -> Phrase {
    Phrase(
      en: "why did \(name: view) refuse (\(verdict.phrase.english))?",
      zh: "\(name: view) 为什么拒绝（\(verdict.phrase.chinese)）？")
  }

  static func whyNotView(_ view: String, touch: String) -> Phrase {
    Phrase(
      en: "why did \(name: view) not get touch \(touch)?",
      zh: "\(name: view) 为什么没有得到触摸 \(touch)？")
  }

  static func whyNotSent(_ action: String) -> Phrase {
    Phrase(en: "why was \(code: action) not sent?", zh: "\(code: action) 为什么没有发送？")
  }

  static func whyNotRecognized(_ recognizer: String) -> Phrase {
    Phrase(
      en: "why did \(name: recognizer) not recognize?", zh: "\(name: recognizer) 为什么没有识别成功？")
  }

  static func whyView(_ view: String, touch: String) -> Phrase {
    Phrase(
      en: "why did \(name: view) get touch \(touch)?", zh: "\(name: view) 为什么得到了触摸 \(touch)？")
  }

  static func whoHandles(touch: String) -> Phrase {
    Phrase(en: "who may handle touch \(touch)?", zh: "谁可能处理触摸 \(touch)？")
  }

  static func forATap(_ point: Point) -> Phrase {
    Phrase(
      en: "for a tap at \(number: point.short), where no touch of the record went down:",
      zh: "假设在 \(number: point.short) 点击一下（记录里没有触摸落在那里）：")
  }

  static func gotIt(_ view: String?, touch: String) -> Phrase {
    guard let view else { return nothingSeen }
    return Phrase(
      en: "but it did: one sees \(name: view) there, and it is the hit view of touch \(touch)",
      zh: "其实得到了：那里看见的是 \(name: view)，它就是触摸 \(touch) 命中的视图")
  }

  /// - Parameter told: Where its view was told of it, and in which words.
  static func touchIsTold(_ touch: String, _ told: (step: Int, line: StyledText)?) -> Phrase {
    guard let told else {
      return Phrase(
        en: "touch \(name: touch) has reached no view by the end of the record",
        zh: "到记录结束，触摸 \(name: touch) 还没有送到谁那里")
    }
    return Phrase(
      en: "but its view got touch \(name: touch), at \(dim: "#\(told.step)"): "
        + told.line,
      zh: "其实触摸 \(name: touch) 的视图知道它，在 \(dim: "#\(told.step)")：" + told.line)
  }

  static func wouldGetIt(_ view: String?) -> Phrase {
    guard let view else { return nothingSeen }
    return Phrase(
      en: "it would get it: one sees \(name: view) there, and this tap hits it",
      zh: "它会得到：那里看见的是 \(name: view)，这次点击命中的就是它")
  }

  private static let nothingSeen = Phrase(
    en: "no view is visible there, and no view is hit", zh: "那里看不见任何视图，也没有命中")

  static let followsFrom = Phrase(en: "It follows from:", zh: "它的由来：")

  static func goesThere(_ count: Int, leftOut: Int) -> Phrase {
    let numbers = count == 1 ? "1" : "1-\(count)"
    guard leftOut > 0 else {
      return Phrase(
        en: "Type \(code: numbers) to go to that step.", zh: "输入 \(code: numbers) 前往该步。")
    }
    let steps = leftOut == 1 ? "1 step" : "\(leftOut) steps"
    let are = leftOut == 1 ? "is" : "are"
    return Phrase(
      en: "Type \(code: numbers) to go to that step. \(steps) on the way \(are) left out.",
      zh: "输入 \(code: numbers) 前往该步。途中略去 \(leftOut) 步。")
  }
}
