import TouchCore

extension Telling {
  func name(_ view: ViewID) -> String { scene.name(of: view) }

  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }

  /// The scroll view that a recognizer belongs to, or else the view it is attached to (20.37).
  func scrollView(of recognizer: RecognizerID) -> ViewID {
    scene[recognizer].scrollView ?? scene[recognizer].view
  }

  func name(_ sender: ActionSender) -> String { scene.name(of: sender) }

  func name(_ object: SceneObject) -> String { scene.name(of: object) }

  /// Names of views in a sentence: three at most, then how many more.
  func names(_ views: some Collection<ViewID>) -> StyledText {
    let shown = views.prefix(3).map { StyledText(name($0), .name) }
    let rest = views.count - shown.count
    guard rest > 0 else { return list(shown) }
    return enumeration(shown) + say(en: " and \(rest) more", zh: " 等 \(views.count) 个视图")
  }

  /// Names of recognizers in a sentence: four at most, then how many more.
  func names(_ recognizers: [RecognizerID]) -> StyledText {
    let shown = recognizers.prefix(4).map { StyledText(name($0), .name) }
    let rest = recognizers.count - shown.count
    guard rest > 0 else { return list(shown) }
    return enumeration(shown) + say(en: " and \(rest) more", zh: " 等 \(recognizers.count) 个识别器")
  }

  /// What a recognizer is, for a sentence: `tap (UITapGestureRecognizer on card)`.
  func introduced(_ id: RecognizerID) -> StyledText {
    let it = scene[id]
    return say(
      en: "\(name: name(id)) (\(code: it.className) on \(name: name(it.view)))",
      zh: "\(name: name(id))（\(name: name(it.view)) 上的 \(code: it.className)）")
  }

  /// `its subview X`, `its 3 subviews`.
  func subviews(of view: ViewID) -> StyledText {
    let subviews = scene[view].subviews
    guard subviews.count == 1, let only = subviews.first else {
      return say(en: "its \(subviews.count) subviews", zh: "它的 \(subviews.count) 个子视图")
    }
    return say(en: "its subview \(name: name(only))", zh: "它的子视图 \(name: name(only)) ")
  }

  /// The name of the rules of the search, where they are not UIKit's.
  var rulesName: String { trace.rules.name }

  /// Whether those rules are what somebody believes, and not what an article says.
  var rulesAreBelief: Bool { HitTestRules.misconceptions.contains(trace.rules) }

  /// What somebody answered: a name, or itself.
  func answered(_ answer: ViewID, by view: ViewID) -> StyledText {
    guard answer == view else {
      return say(en: "\(name: name(answer))", zh: " \(name: name(answer))")
    }
    return say(en: "itself", zh: "它自己")
  }
}
