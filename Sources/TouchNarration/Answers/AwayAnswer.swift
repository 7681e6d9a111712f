import TouchCore
import TouchInquiry

//  buy is not on the screen: no finger gets to it there. Scrolling list brings it there (20.11).
//  buy cannot be hit: panel is hidden (2.2).

/// That nothing of a view is on the screen, and what may bring it there; or that what it lies in refuses
/// touches, on the screen and beside it.
struct AwayAnswer: Telling {
  let viewpoint: Viewpoint
  let view: ViewID
  /// The outermost view around it that takes no touches wherever it lies.
  private let refusing: (view: ViewID, verdict: AskVerdict)?
  /// The scroll view that brings it, as was tried.
  private let scroll: ViewID?
  /// Those that together may bring it, the outermost first, if none does for sure.
  private let maybe: [ViewID]

  init(viewpoint: Viewpoint, view: ViewID) {
    self.viewpoint = viewpoint
    self.view = view
    let scene = viewpoint.scene
    refusing =
      scene.path(from: view).reversed().lazy.compactMap { around in
        scene[around].refusal(under: .uikit, settings: scene.settings).map { (around, $0) }
      }.first
    let trial = refusing == nil ? ScrollTrial(of: view, in: scene) : nil
    scroll = trial?.bringing
    maybe = scroll == nil ? trial?.maybeBringing ?? [] : []
  }

  var told: StyledText {
    let who = name(view)
    if let refusal {
      let why = AreaLossWords(refusal, in: scene).phrase
      return say(
        en: "\(name: who) cannot be hit: \(why.english).", zh: "点不中 \(name: who)：\(why.chinese)。")
    }
    let away = say(
      en: "\(name: who) is not on the screen now, so no finger can touch it.",
      zh: "\(name: who) 现在不在屏幕上，手指碰不到它。")
    return paragraph([away, scrolling])
  }

  /// 2.2: who refuses does so on the screen and beside it.
  private var refusal: AreaLossReason? {
    refusing.map { .refused(by: $0.view, $0.verdict) }
  }

  private var scrolling: StyledText {
    if let scroll {
      return say(
        en: "Scrolling \(name: name(scroll)) brings it on screen; no change is needed.",
        zh: "滚动 \(name: name(scroll)) 就能让它出现，不需要改什么。")
    }
    guard !maybe.isEmpty else { return "" }
    let names = list(maybe.map { "\(name: name($0))" as StyledText })
    return say(
      en: "Scrolling \(names) may bring it on screen: how far that scrolls is unknown.",
      zh: "滚动 \(names) 也许能让它出现：能滚动多远并不知道。")
  }

  /// 2.11: it hangs on where the view and those around it lie, and 20.11 on what scrolls.
  var ground: Ground {
    var ground = Ground()
    if let refusing, let rule = refusal?.rule(of: view) {
      ground.rest(on: rule)
      ground.missing = MissingFact.facts(
        of: refusing.view,
        UnknownFacts.ofHitTesting.union([.visibility, .interaction, .properties]),
        scene)
      return ground
    }
    ground.rest(on: RuleNumber(2, 11))
    if scroll != nil || !maybe.isEmpty { ground.rest(on: RuleNumber(20, 11)) }
    ground.missing = scene.path(from: view).flatMap {
      // What else lies in them moves nothing; a window that was made up is as large as a canvas.
      MissingFact.facts(
        of: $0, MissingFact.ofHits.subtracting(.tree).union([.level, .superviews]), scene)
    }
    return ground
  }
}

extension Narrator {
  /// That nothing of a view is on the screen, with how sure that is.
  public func told(
    away reach: AreaReach
  ) -> (reason: StyledText, grade: Grade, gradeLine: StyledText) {
    let answer = AwayAnswer(viewpoint: viewpoint, view: reach.view)
    let ground = answer.ground
    return (
      answer.told, ground.grade, GradeWords(viewpoint: viewpoint, ground: ground).said()
    )
  }
}
