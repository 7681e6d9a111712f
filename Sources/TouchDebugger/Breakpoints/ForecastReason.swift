import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

/// Why a place is never reached, as near to it as can be said.
struct ForecastReason {
  let trace: Trace
  let touch: Int

  private var scene: Scene { trace.scene }

  /// What is said of a name that nobody has.
  func pending(_ location: BreakpointLocation) -> Phrase? {
    switch location {
    case .responders(let pattern, _):
      guard scene.responders(pattern).isEmpty else { return nil }
      return PlaceWords.pending(nobody(pattern))
    case .gesture(let pattern, _):
      guard scene.recognizers(pattern).isEmpty else { return nil }
      let near = pattern.name.flatMap { nearest($0, among: scene.allRecognizerNames) }
      return PlaceWords.pending(PlaceWords.noRecognizer(pattern.spelling, nearest: near))
    case .action(let pattern):
      let known = scene.actionNames
      guard pattern.pick(known, named: { $0 }).isEmpty else { return nil }
      let near = pattern.name.flatMap { nearest($0, among: known) }
      return PlaceWords.pending(PlaceWords.noAction(pattern.spelling, nearest: near))
    case .classes(let pattern, _):
      guard pattern.pick(scene.viewIDs, named: { scene[$0].classes }).isEmpty,
        pattern.pick(scene.recognizerIDs, named: { scene[$0].kind.classes }).isEmpty
      else { return nil }
      let near = pattern.name.flatMap { nearest($0, among: scene.classNames) }
      return PlaceWords.pending(
        PlaceWords.nobodyOfClass(pattern.spelling, nearest: near == pattern.name ? nil : near))
    case .step, .time, .kinds, .rule, .section, .verdict, .line: return nil
    }
  }

  /// That nobody has a name, and who was perhaps meant.
  func nobody(_ pattern: NamePattern) -> Phrase {
    guard let name = pattern.name else { return PlaceWords.nobodyFits(pattern.spelling) }
    return Words.nobodyNamed(
      name, nearest: nearest(name, among: scene.allNames + scene.allRecognizerNames))
  }

  /// Why a place that exists is never reached.
  func reason(_ location: BreakpointLocation) -> Phrase {
    switch location {
    case .step: return Words.recordIsEmpty
    case .time(let time): return Words.endsBefore(time, at: trace.end)
    case .kinds: return ForecastWords.recordHasNone
    case .verdict(let verdict): return ForecastWords.nobodyAnswers(verdict)
    case .rule(let number): return ForecastWords.ruleDecidesNothing("\(number)")
    case .section(let section): return ForecastWords.ruleDecidesNothing("\(section).*")
    case .line(_, let line, let subjects):
      guard let subject = subjects.first else {
        return PlaceWords.nothingOnLine(line, nearest: nil)
      }
      return reason(of: subject)
    case .responders(let pattern, let aspect):
      let all = scene.responders(pattern)
      guard let first = all.first, all.count == 1 else {
        return ForecastWords.noneReached(all.count)
      }
      return reason(first, aspect)
    case .classes(let pattern, let aspect):
      let views = pattern.pick(scene.viewIDs) { scene[$0].className }
      guard let first = views.first, views.count == 1 else {
        return ForecastWords.noneReached(views.count)
      }
      return reason(.view(first), aspect)
    case .gesture(let pattern, let state):
      let all = scene.recognizers(pattern)
      guard let first = all.first, all.count == 1 else {
        return ForecastWords.noneReached(all.count)
      }
      return reason(first, state)
    case .action(let pattern): return reason(action: pattern)
    }
  }

  private func reason(of subject: LineSubject) -> Phrase {
    switch subject {
    case .object(.responder(let responder)): reason(responder, .any)
    case .object(.recognizer(let id)): reason(id, nil)
    case .event: ForecastWords.recordHasNone
    }
  }

  private func reason(
    _ responder: Responder, _ aspect: BreakpointLocation.Aspect
  ) -> Phrase {
    let name = scene.name(of: responder)
    switch (aspect, responder) {
    case (.any, .view(let view)), (.hitTest, .view(let view)):
      return ForecastWords.andWhyNot(reasonNotAsked(view), name)
    case (.pointInside, .view(let view)): return reasonPointInsideIsNotCalled(view)
    case (.any, _), (.touches, _): return StopWords.noMessageReaches(name)
    case (.message(let method), _): return ForecastWords.methodNeverReaches(method.name, name)
    case (.next, _): return StopWords.sendsNothingOn(name)
    case (.hitTest, _), (.pointInside, _): return StopWords.hasNoHitTest(name)
    }
  }
}

extension ForecastReason {
  private func reasonPointInsideIsNotCalled(_ view: ViewID) -> Phrase {
    guard let index = trace.ask(of: view, touch: touch), let verdict = trace[index].verdict else {
      return reasonNotAsked(view)
    }
    return StopWords.pointInsideNotCalled(scene.name(of: view), verdict, step: index + 1)
  }

  private func reasonNotAsked(_ view: ViewID) -> Phrase {
    let name = scene.name(of: view)
    return switch trace.whyNot(view, touch: touch) {
    case .ancestorRefused(let ancestor, let step, let verdict):
      StopWords.behindRefusal(scene.name(of: ancestor), verdict, step: step + 1)
    case .ancestorOverridden(let ancestor, let step):
      StopWords.behindOverride(scene.name(of: ancestor), step: step + 1)
    case .siblingAnswered(let sibling, let behind, let step, _):
      StopWords.behindSibling(
        scene.name(of: sibling), of: scene.name(of: behind), step: step + 1)
    case .otherWindow(let window, let step):
      StopWords.otherWindowAnswered(scene.name(of: window), step: step + 1)
    case .windowNotShown(let window, let step):
      StopWords.windowNotShown(
        scene.name(of: window), isHidden: scene[window].isHidden, step: step + 1)
    case .notInWindow: StopWords.notInWindow(name)
    case .noTouch, .ignored, .itDid, .refused, .ownOverride, .descendantAnswered, .takenBack,
      .notDrawnThere:
      StopWords.hitTestNeverCalled(name)
    }
  }

  private func reason(_ id: RecognizerID, _ state: GestureState?) -> Phrase {
    let name = scene.name(of: id)
    var states: [GestureState] = []
    var isShown = false
    for index in trace.indices {
      switch trace[index] {
      case .recognizer(.state(id, _, let to, _, _, _)):
        if !states.contains(to) { states.append(to) }
      case .recognizer(.receive(id, _, _)): isShown = true
      default: continue
      }
    }
    guard states.isEmpty else {
      return ForecastWords.comesOnlyTo(name, states.map { $0.word })
    }
    return isShown ? ForecastWords.staysPossible(name) : ForecastWords.seesNoTouch(name)
  }

  private func reason(action pattern: NamePattern) -> Phrase {
    let actions = pattern.pick(scene.actionNames) { $0 }
    let all = actions.flatMap { scene.registrations(of: $0) }.map { $0.sender }
    let senders = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
    guard let only = senders.first, senders.count == 1 else {
      return ForecastWords.nobodySends(senders.map { scene.name(of: $0) })
    }
    switch only {
    case .control(let control):
      let targets = scene[control].control.targets.filter { actions.contains($0.action) }
      return ForecastWords.eventNeverHappens(
        scene.name(of: control), targets.map { $0.events.name })
    case .recognizer(let recognizer):
      return ForecastWords.andWhyNot(reason(recognizer, nil), scene.name(of: recognizer))
    }
  }
}
