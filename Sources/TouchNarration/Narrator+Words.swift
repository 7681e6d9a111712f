import TouchCore
import TouchInquiry

extension Narrator {
  /// Says something in the narrator's language.
  ///
  /// It is `Phrase` put off: both wordings must be written, and only one of them is made.
  func say(
    en english: @autoclosure () -> StyledText, zh chinese: @autoclosure () -> StyledText
  ) -> StyledText {
    switch language {
    case .english: english()
    case .simplifiedChinese: chinese().withoutBlanksAfterBrackets
    }
  }

  func name(_ view: ViewID) -> String { scene.name(of: view) }

  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }

  /// A distance, rounded to a tenth of a point.
  func points(_ distance: Double) -> StyledText {
    say(en: "\(number: tenths(distance) + " pt")", zh: "\(number: tenths(distance)) 点")
  }

  /// A number with one digit after the point at most.
  func tenths(_ number: Double) -> String { short((number * 10).rounded() / 10) }

  /// A setting as a person would type it, `model.tapInterval`.
  func setting(_ setting: Setting) -> StyledText { "\(code: "model." + setting.rawValue)" }

  /// The value of a setting that is a time.
  func time(_ setting: Setting) -> StyledText {
    time(Int(saturating: scene.settings[setting].rounded()))
  }

  /// What somebody answered: a name, or itself.
  func answered(_ answer: ViewID, by view: ViewID) -> StyledText {
    guard answer == view else {
      return say(en: "\(name: name(answer))", zh: " \(name: name(answer))")
    }
    return say(en: "itself", zh: "它自己")
  }

  /// The name of the rules of the search, where they are not UIKit's.
  var rulesName: String { trace.rules.name }

  /// Whether those rules are what somebody believes, and not what an article says.
  var rulesAreBelief: Bool { HitTestRules.misconceptions.contains(trace.rules) }

  /// A time of the virtual clock.
  func time(_ milliseconds: Int) -> StyledText {
    say(en: "\(number: "\(milliseconds) ms")", zh: "\(number: "\(milliseconds)") 毫秒")
  }

  /// The step a person would type, `#8`.
  func place(_ index: Int) -> StyledText { "\(dim: "#\(index + 1)")" }

  /// The step before, for who came first.
  func step(before index: Int) -> Step? { index > 0 ? trace[index - 1] : nil }

  /// The step after, for what follows.
  func step(after index: Int) -> Step? { index + 1 < trace.count ? trace[index + 1] : nil }

  /// Names of views in a sentence: three at most, then how many more.
  func names(_ views: some Collection<ViewID>) -> StyledText {
    let shown = views.prefix(3).map { StyledText(name($0), .name) }
    let rest = views.count - shown.count
    guard rest > 0 else { return list(shown) }
    let start = joined(shown, by: say(en: ", ", zh: "、"))
    return start + say(en: " and \(rest) more", zh: " 等 \(views.count) 个视图")
  }

  /// Whether views lie one in front of the other as they were added: no `zPosition` moves them.
  func areDrawnAsAdded(_ views: some Sequence<ViewID>) -> Bool {
    views.allSatisfy { scene[$0].zPosition == 0 }
  }

  /// Whether a view lies in front of a sibling that was added before it: only where the two share
  /// a part of their superview.
  func liesInFront(_ view: ViewID, of sibling: ViewID) -> Bool {
    areDrawnAsAdded([view, sibling]) && scene.overlap(view, sibling)
  }

  /// A list in a sentence: `A, B and C`.
  func list(_ parts: [StyledText]) -> StyledText {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    let start = joined(parts.dropLast(), by: say(en: ", ", zh: "、"))
    return start + say(en: " and ", zh: " 和 ") + last
  }

  func joined(_ parts: some Collection<StyledText>, by separator: StyledText) -> StyledText {
    var text = StyledText()
    for part in parts {
      if !text.runs.isEmpty { text += separator }
      text += part
    }
    return text
  }

  /// Sentences of one paragraph: English puts a space between them, Chinese does not.
  func paragraph(_ sentences: [StyledText]) -> StyledText {
    joined(sentences.filter { !$0.isEmpty }, by: say(en: " ", zh: ""))
  }

  /// `its subview X`, `its 3 subviews`.
  func subviews(of view: ViewID) -> StyledText {
    let subviews = scene[view].subviews
    guard subviews.count == 1, let only = subviews.first else {
      return say(en: "its \(subviews.count) subviews", zh: "它的 \(subviews.count) 个子视图")
    }
    return say(en: "its subview \(name: name(only))", zh: "它的子视图 \(name: name(only)) ")
  }
}
