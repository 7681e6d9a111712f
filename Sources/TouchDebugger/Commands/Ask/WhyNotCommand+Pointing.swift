import TouchCore
import TouchInquiry
import TouchNarration

//   what one sees at a point, front to back        whom a person may mean
//
//     label   ── drawn last                        label: it did not get the touch
//     card    ── what label lies in                –
//     overlay ── transparent, and hit              –

extension WhyNotCommand {
  /// Asks about what one sees at a point of the screen: lists the questions where there are several.
  mutating func whyNotAt(_ text: Substring) throws(Complaint) -> Reply {
    let place = try pointedAt(text)
    let heads = place.isTried ? [say(QuestionWords.forATap(place.point))] : []
    guard let landing = place.trace.touchDown(of: place.touch) else { return Reply(lines: heads) }
    let hit = place.trace.outcome(ofTouch: place.touch)?.hit
    let seen = landing.scene.visible(at: landing.point)
    let meant = candidates(among: seen, hit: hit, in: landing.scene)
    guard let first = meant.first else {
      session.menu = []
      let name = hit.map { landing.scene.name(of: $0) }
      var reply = Reply(
        lines: heads + [
          say(
            place.isTried
              ? QuestionWords.wouldGetIt(name) : QuestionWords.gotIt(name, touch: place.name))
        ])
      reply.happened = hit != nil
      return reply
    }
    guard meant.count > 1 else {
      return answer(.view(first), touch: place.touch, in: place.trace, isTrial: place.isTried)
        .below(heads)
    }
    session.menu = meant.prefix(QuestionCommand.mostQuestions).map { view in
      let name = scene.name(of: view)
      let which = place.isTried ? "at \(text)" : "touch \(place.trace.touchWord(place.touch))"
      return Question(
        line: "why-not \(name) \(which)",
        QuestionWords.whyNotView(name, touch: place.name))
    }
    var reply = Reply(lines: heads + QuestionCommand(session: session).menuLines())
    reply.happened = false
    return reply
  }

  /// Asks about a subject and a tap at a point of the screen.
  mutating func whyNot(_ subject: Subject, at text: Substring) throws(Complaint) -> Reply {
    let place = try pointedAt(text)
    let heads = place.isTried ? [say(QuestionWords.forATap(place.point))] : []
    return answer(subject, touch: place.touch, in: place.trace, isTrial: place.isTried)
      .below(heads)
  }

  /// The views a person may mean who points there: those that did not get the touch, without what
  /// only holds the hit view or a view in front.
  private func candidates(among seen: [ViewID], hit: ViewID?, in scene: Scene) -> [ViewID] {
    var meant: [ViewID] = []
    for view in seen where view != hit && scene.isMeantForTouches(view) {
      let holdsOther = (meant + [hit].compactMap { $0.self }).contains {
        scene.isDescendant($0, of: view)
      }
      if !holdsOther { meant.append(view) }
    }
    return meant
  }

  /// A touch that somebody points at.
  private struct Pointed {
    let point: Point
    let trace: Trace
    let touch: Int
    /// Whether it is a tap that is in no record, tried out.
    let isTried: Bool

    /// What it is called in a sentence: who tries a tap out has named no finger.
    var name: String { isTried ? "\(touch)" : trace.touchName(touch) }
  }

  /// The touch of the record that went down there, within a finger's breadth; else a tap there, in
  /// the scene as it is here.
  private func pointedAt(_ text: Substring) throws(Complaint) -> Pointed {
    let point = try Point(typed: text)
    let near = trace.outcomes.first { outcome in
      guard let landing = trace.touchDown(of: outcome.touch) else { return false }
      let way = landing.point - point
      return max(abs(way.x), abs(way.y)) <= 10
    }
    if let near { return Pointed(point: point, trace: trace, touch: near.touch, isTried: false) }
    guard let script = TouchScript.shortTap(at: point) else {
      throw Complaint(ExpressionWords.pointWhere)
    }
    let tried = record(script, in: sceneHere, rules: trace.rules)
    return Pointed(point: point, trace: tried, touch: 1, isTried: true)
  }
}

extension Reply {
  /// The reply under some lines.
  func below(_ heads: [StyledText]) -> Reply {
    var reply = self
    reply.lines = heads + lines
    return reply
  }
}
