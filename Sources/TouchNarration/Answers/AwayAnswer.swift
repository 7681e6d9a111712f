import TouchCore
import TouchInquiry

//  buy is not on the screen: no finger gets to it there. Scrolling list brings it there (20.11).

/// That nothing of a view is on the screen, and what may bring it there.
struct AwayAnswer: Telling {
  let viewpoint: Viewpoint
  let view: ViewID

  /// The scroll view that may bring it.
  private var scroll: ViewID? { ScrollTrial(of: view, in: scene).bringing }

  var told: StyledText {
    let who = name(view)
    let away = say(
      en: "\(name: who) is not on the screen now, so no finger gets to it.",
      zh: "\(name: who) 现在不在屏幕上，手指碰不到它。")
    guard let scroll else { return away }
    return paragraph([
      away,
      say(
        en: "Scrolling \(name: name(scroll)) brings it there; nothing need be changed for that.",
        zh: "滚动 \(name: name(scroll)) 就能让它出现，不需要改什么。"),
    ])
  }

  /// 2.11: it hangs on where the view and those around it lie, and 20.11 on what scrolls.
  var ground: Ground {
    var ground = Ground()
    ground.rest(on: RuleNumber(2, 11))
    if scroll != nil { ground.rest(on: RuleNumber(20, 11)) }
    ground.missing = scene.path(from: view).flatMap {
      MissingFact.facts(of: $0, MissingFact.ofHits, scene)
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
      answer.told, ground.grade, GradeWords(viewpoint: viewpoint, ground: ground).said
    )
  }
}
