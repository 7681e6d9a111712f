import TouchCore

//  What those who were shown a touch can leave to its view, and to each other.

extension GestureSpace {
  /// What those who were shown a touch may leave to its view.
  package func takers(of touch: Int) -> [Edit] {
    trace.attempts.filter { $0.touches.contains(touch) }.flatMap { attempt -> [Edit] in
      let id = attempt.recognizer
      guard !scene[id].kind.belongsToScrollView else { return scrolling(id) }
      // 17.2: UIKit's own recognizers of text are not an app's to change.
      guard scene[id].part?.role.isOfText != true else { return [] }
      // 16.52: nor is what is on only as long as actions are open; a program closes those.
      if scene[id].part?.role == .closeActions {
        return [.set(scene[id].view, "open", .truth(false))]
      }
      let it = scene[id]
      let leaving: [(String, Bool)] = [
        ("cancelsTouchesInView", it.cancelsTouchesInView),
        ("delaysTouchesBegan", it.delaysTouchesBegan),
        ("delaysTouchesEnded", it.delaysTouchesEnded),
        ("shouldReceive", it.answers.shouldReceive != false),
      ]
      return ofOwner(id) + leaving.filter { $0.1 }.map { .set(id, $0.0, .truth(false)) }
        + notRecognizing(attempt)
    }
  }

  /// 18.8: the delegate of whoever took a touch spares the view, as `touch.view` is in it.
  package func sparing(_ view: ViewID, of touch: Int) -> [Edit] {
    trace.attempts.filter { $0.touches.contains(touch) && $0.recognized != nil }
      .compactMap { spared(view, by: $0.recognizer) }
  }

  /// 18.8: a delegate spares a view; of what is in a row the whole list, whose rows are reused.
  func spared(_ view: ViewID, by id: RecognizerID) -> Edit? {
    guard !scene.isMadeByUIKit(id) else { return nil }
    let lists = scene.path(from: view).compactMap { scene.list(of: $0) }
    let meant = (lists.prefix(1) + [view]).first { !scene.isDescendant(scene[id].view, of: $0) }
    guard let name = meant.map({ scene.name(of: $0) }), name.isPlainPath else { return nil }
    return .set(id, "shouldReceive", .unlessInside(name))
  }

  /// 8.2: the hit view's class keeps those off that would cancel its touch; of a pan only what goes
  /// this way, so that it has the rest.
  func vetoing(_ view: ViewID, _ touch: Int) -> [Edit] {
    guard scene[view].gestureRecognizerShouldBegin == nil, scene[view].beginRefusal == nil,
      !scene[view].isUIKitsOwn
    else { return [] }
    let takers = trace.attempts.filter { $0.touches.contains(touch) && $0.recognized != nil }
    return takers.compactMap { attempt in
      let it = scene[attempt.recognizer]
      guard it.cancelsTouchesInView, [.pan, .edgePan, .scrollPan].contains(it.kind),
        !fills(view, attempt.recognizer)
      else { return nil }
      let look = isSideways(touch) ? "horizontal" : "vertical"
      return .set(view, "gestureRecognizerShouldBegin", .word("no if kind=pan \(look)"))
    }
  }

  /// 8.2: a view that says no to every recognizer says it of pans alone, and not of what goes this way.
  func narrowed(for id: RecognizerID) -> [Edit] {
    guard [.pan, .edgePan, .scrollPan].contains(scene[id].kind),
      let touch = trace.attempts.last(where: { $0.recognizer == id })?.touches.first
    else { return [] }
    let look = isSideways(touch) ? "vertical" : "horizontal"
    return scene.viewIDs.filter { scene[$0].gestureRecognizerShouldBegin == false }
      .map { .set($0, "gestureRecognizerShouldBegin", .word("no if kind=pan \(look)")) }
  }

  /// Whether a view is all that a scroll view shows: where it refuses, nothing scrolls at all.
  private func fills(_ view: ViewID, _ id: RecognizerID) -> Bool {
    guard let scroll = scene[id].scrollView else { return false }
    let shown = Rect(
      around: scene[scroll].bounds.corners.map {
        scene.fromScreen(scene.toScreen($0, of: scroll), to: view)
      })
    return scene[view].bounds.covers(shown)
  }

  /// Whether a finger goes rather to the side, as it sets out.
  private func isSideways(_ touch: Int) -> Bool {
    let path = trace.fingerPath(of: touch)
    guard let start = path.first, let next = path.dropFirst().first else { return false }
    let way = next.point - start.point
    return abs(way.x) > abs(way.y)
  }

  /// What others may leave to a recognizer.
  package func others(than own: RecognizerID) -> [Edit] {
    let present = trace.attempts.map { $0.recognizer } + scene[own].requiresToFail
    return present.uniqued().filter { $0 != own }.flatMap { id -> [Edit] in
      // 17.10: beside UIKit's own recognizers of text an app's may recognize as well.
      guard scene[id].part?.role.isOfText != true else { return together(own, id) }
      let apart = relations(own, id)
      guard !scene[id].kind.belongsToScrollView else {
        return atTop(id, for: own) + fitting(id) + apart + scrolling(id)
      }
      return ofOwner(id) + fingers(id, fewerThan: own) + apart + steering(id, away: own)
        + trace.attempts.filter { $0.recognizer == id && $0.hasRecognized }.flatMap(notRecognizing)
        + (scene[id].isEnabled ? [.set(id, "isEnabled", .truth(false))] : [])
    }.uniqued()
  }

  /// 10.16: a pan that takes fewer fingers than the other one needs fails by so many.
  private func fingers(_ id: RecognizerID, fewerThan own: RecognizerID) -> [Edit] {
    let (it, needed) = (scene[id], scene[own].fewestTouches)
    guard it.kind == .pan, !scene.isMadeByUIKit(id), it.minimumNumberOfTouches < needed,
      it.maximumNumberOfTouches >= needed
    else { return [] }
    return [.set(id, "maximumNumberOfTouches", .number(Double(needed - 1)))]
  }

  /// 18.10: a pan that lets a scroll view have what goes its way looks which way the fingers go.
  func steering(_ id: RecognizerID, away own: RecognizerID) -> [Edit] {
    // 16.51: actions of a row are for one side, and a pan may have the other.
    let isOfRow = scene[own].part?.role == .swipeActions
    return scene[own].kind == .scrollPan || isOfRow
      ? steering(id, isOfRow: isOfRow, beside: scene[own].scrollView) : []
  }

  /// 18.10: a pan that leaves the axis of a list, or of what its rows show, to that.
  func steering(_ id: RecognizerID, off other: RecognizerID) -> [Edit] {
    let isOfList = scene[other].kind == .scrollPan || scene[other].part?.role == .swipeActions
    return isOfList ? steering(id, isOfRow: false) : []
  }

  /// 16.54: a row that is moved follows a finger that goes up or down.
  func steering(offRow view: ViewID, _ touch: Int) -> [Edit] {
    guard scene[view].part?.role == .reorderControl else { return [] }
    return trace.attempts.filter { $0.touches.contains(touch) && !isSideways(touch) }
      .flatMap { steering($0.recognizer, isOfRow: false) }
  }

  private func steering(
    _ id: RecognizerID, isOfRow: Bool, beside list: ViewID? = nil
  ) -> [Edit] {
    let it = scene[id]
    guard it.kind == .pan, it.part == nil,
      it.answers.shouldBegin == nil,
      let attempt = trace.attempts.last(where: { $0.recognizer == id && $0.hasRecognized }),
      let way = wayGone(in: attempt)
    else { return [] }
    let answer = unlessScrolled(it.answers.beginTest, list)
    let isInRow = list.map { scene.list(of: it.view) == $0 } ?? false
    let look = lookingAway(it.answers.beginTest, way, isOfRow: isOfRow, isInRow: isInRow)
    // 20.13: the way that a list scrolls along is the list's, wherever the finger set out.
    let isOfList = look != nil && look == list.flatMap { onlyWay(of: $0) }
    return [answer, isOfList ? nil : look.map { "if \($0)" }].compactMap { $0 }
      .map { .set(id, "shouldBegin", .word($0)) }
  }

  /// 11.11: the way that a list scrolls along, if it is one.
  private func onlyWay(of list: ViewID) -> String? {
    let room = scene.scrollRoom(of: list).restingOffsets.size
    guard (room.width > 0) != (room.height > 0) else { return nil }
    return room.width > 0 ? "horizontal" : "vertical"
  }

  /// Which way the finger had gone when a recognizer recognized.
  private func wayGone(in attempt: GestureAttempt) -> Point? {
    guard let touch = attempt.touches.first, let step = attempt.recognized else { return nil }
    let path = trace.fingerPath(of: touch)
    let place = path.last { $0.milliseconds <= trace.milliseconds(at: step) }
    guard let start = path.first, let place else { return nil }
    return place.point - start.point
  }

  /// 20.11: a delegate that asks whether another scroll view is scrolled asks the one that is meant.
  private func unlessScrolled(_ test: DelegateTest?, _ list: ViewID?) -> String? {
    guard let test, test.isUnless, case .scrolled(let asked) = test.look, let list, asked != list,
      scene.name(of: list).isPlainPath
    else { return nil }
    return "unless scrolled \(scene.name(of: list))"
  }

  /// What a delegate looks at to leave a way to others.
  ///
  /// The pan of a row that looks at the axis already looks at one side of it: actions may be on the
  /// other one. Any other pan is for this very way.
  private func lookingAway(
    _ test: DelegateTest?, _ way: Point, isOfRow: Bool, isInRow: Bool
  ) -> String? {
    let side = way.x > 0 ? "left" : "right"
    guard let test else {
      return isOfRow ? side : abs(way.x) > abs(way.y) ? "vertical" : "horizontal"
    }
    switch test.look {
    case .horizontal where !test.isUnless && isInRow: return side
    case .scrolled: return abs(way.x) > abs(way.y) ? side : way.y > 0 ? "up" : "down"
    default: return nil
    }
  }

  /// 16.56, 16.58, 22.16: what an app can say of a recognizer of the system's.
  func ofSystem(_ id: RecognizerID) -> [Edit] {
    let view = scene[id].view
    switch scene[id].part?.role {
    case .menuPress: return [.set(view, "contextMenu", .truth(false))]
    case .dragPress: return [.set(view, "drag", .truth(false))]
    case .edgeGate:
      guard let root = scene.window(of: view)?.rootViewController else { return [] }
      let edges = scene.application.systemEdges.union(scene[root].defersEdges)
      return [
        .assign(.responder(.controller(root)), property: "defers", .word(edges.words))
      ]
    default: return []
    }
  }

  /// 19.28, 19.30: what a sheet's owner says of its pan, or that it is presented without one.
  private func ofOwner(_ id: RecognizerID) -> [Edit] {
    if scene[id].part?.role.isOfSystem == true { return ofSystem(id) }
    guard let part = scene[id].part, part.role == .sheetPan,
      case .controller(let sheet) = part.owner, let presentation = scene[sheet].presentation
    else { return [] }
    let (owner, grows) = (SceneObject.responder(part.owner), presentation.canGrow)
    let scrolls = Edit.assign(
      owner, property: "prefersScrollingExpandsWhenScrolledToEdge", .word("no"))
    return (grows && presentation.scrollingExpands ? [scrolls] : []) + [
      .assign(owner, property: "modalPresentationStyle", .word("fullScreen"))
    ]
  }

  /// 19.28: a list leaves a pull to its sheet only at its top.
  private func atTop(_ id: RecognizerID, for own: RecognizerID) -> [Edit] {
    guard scene[own].part?.role == .sheetPan, let list = scene[id].scrollView,
      scene[list].bounds.origin.y > 0
    else { return [] }
    return [.set(list, "contentOffset", .point(Point(scene[list].bounds.origin.x, 0)))]
  }

  /// 9.15, 9.21: how two recognizers get along; 19.28: a sheet and a scroll view settle that themselves.
  private func relations(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    let isOfSheet = [own, other].contains { scene[$0].part?.role == .sheetPan }
    guard !isOfSheet || !scene.isMadeByUIKit(own) || !scene.isMadeByUIKit(other) else { return [] }
    let free = unrequired(own, other)
    return (free.isEmpty ? requiring(own, before: other) : free) + unbound(own, other)
      + preventing(other) + together(own, other)
  }

  /// What lets a recognizer not wait for another one.
  func freeing(_ own: RecognizerID, from other: RecognizerID) -> [Edit] {
    (unrequired(own, other) + unbound(own, other)).filter { !isOfUIKit($0) }
  }

  /// 9.21: its own requirement taken back.
  private func unrequired(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    guard scene[own].requiresToFail.contains(other) else { return [] }
    let rest = scene[own].requiresToFail.filter { $0 != other }
    return [.set(own, "requiresToFail", .list(rest.map { .recognizer($0) }))]
  }

  /// 9.21, 9.23: the other one waits.
  func requiring(_ own: RecognizerID, before other: RecognizerID) -> [Edit] {
    if let asked = asked(own, before: other) { return [asked] }
    guard !scene[other].requiresToFail.contains(own) else { return [] }
    let all = scene[other].requiresToFail + [own]
    return [.set(other, "requiresToFail", .list(all.map { .recognizer($0) }))]
  }

  /// 9.23: of a recognizer that no app holds, the delegate of the other one says who waits.
  private func asked(_ own: RecognizerID, before other: RecognizerID) -> Edit? {
    let (holder, property, named) =
      isBeyondReach(.recognizer(other))
      ? (own, "requiredToFailBy", scene[own].answers.requiredToFailBy + [other])
      : (other, "requireFailureOf", scene[other].answers.requireFailureOf + [own])
    guard isBeyondReach(.recognizer(own)) != isBeyondReach(.recognizer(other)) else { return nil }
    let names = named.map { scene.name(of: $0) }
    guard names.allSatisfy({ $0.isPlainPath }) else { return nil }
    return .set(holder, property, .word(names.joined(separator: " ")))
  }

  /// 9.23: a delegate's word that one waits for the other, taken back.
  private func unbound(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    let (mine, its) = (scene[own].answers, scene[other].answers)
    let waits: [(RecognizerID, String, Bool)] = [
      (
        own, "requireFailureOf",
        mine.requireFailureOf.contains(other) || mine.requireFailureGroup.contains(other, in: scene)
      ),
      (
        other, "requiredToFailBy",
        its.requiredToFailBy.contains(own) || its.requiredToFailGroup.contains(own, in: scene)
      ),
    ]
    return waits.filter { $0.2 }.map { .set($0.0, $0.1, .word("none")) }
  }

  /// 9.15: a class that lets nobody be excluded by it.
  private func preventing(_ other: RecognizerID) -> [Edit] {
    guard scene[other].kind == .custom, scene[other].answers.canPrevent != false else { return [] }
    return [.set(other, "canPrevent", .truth(false))]
  }

  /// 9.15: one of them allows both at once.
  private func together(_ own: RecognizerID, _ other: RecognizerID) -> [Edit] {
    [(own, other), (other, own)].compactMap { one, beside in
      // 11.18: UIScrollView raises an exception where its pan gets another delegate.
      guard !scene.isMadeByUIKit(one) || scene.isMadeByUIKit(beside) else { return nil }
      return scene[one].answers.simultaneous.naming(beside, in: scene)
        .map { .set(one, "simultaneous", .word($0)) }
    }
  }

  /// What keeps a recognizer from recognizing what it recognized: a number just beyond what the
  /// fingers did, a finger that is lifted before, or the recognizer off.
  private func notRecognizing(_ attempt: GestureAttempt) -> [Edit] {
    let id = attempt.recognizer
    guard attempt.recognized != nil else { return [] }
    return (scene[id].isEnabled ? [.set(id, "isEnabled", .truth(false))] : [])
      + numbers(attempt)
  }

  /// A number just beyond what the fingers did.
  private func numbers(_ attempt: GestureAttempt) -> [Edit] {
    guard let step = attempt.recognized else { return [] }
    return trace.evidence(at: step).filter { $0.decides && $0.passes }
      .flatMap { $0.refuted(by: attempt.touches, of: trace) }
  }

  /// 11.11: a list for one axis whose content is a little too large along the other one as well
  /// scrolls along both; content that fits leaves that one to others.
  private func fitting(_ id: RecognizerID) -> [Edit] {
    guard let view = scene[id].scrollView, let scrolling = scene[view].scrolling,
      let attempt = trace.attempts.last(where: { $0.recognizer == id && $0.hasRecognized }),
      let way = wayGone(in: attempt)
    else { return [] }
    let room = scene[view].bounds.size
    let size = scrolling.contentSize
    let (width, height) = (size.width - room.width, size.height - room.height)
    if abs(way.x) > abs(way.y) {
      guard width > 0, width < height else { return [] }
      return [.set(view, "contentSize", .size(Size(room.width, size.height)))]
    }
    guard height > 0, height < width else { return [] }
    return [.set(view, "contentSize", .size(Size(size.width, room.height)))]
  }

  /// 11.3, 11.7: a scroll view's own recognizers follow its properties.
  package func scrolling(_ id: RecognizerID) -> [Edit] {
    guard let view = scene[id].scrollView, let scrolling = scene[view].scrolling else { return [] }
    let properties: [(String, Bool)] =
      scene[id].kind == .scrollDelay
      ? [("delaysContentTouches", scrolling.delaysContentTouches)]
      : [
        ("touchesShouldCancel", scrolling.touchesShouldCancel != nil),
        ("canCancelContentTouches", scrolling.canCancelContentTouches),
        ("isScrollEnabled", scrolling.isScrollEnabled),
      ]
    // 11.3: who scrolls with two fingers leaves one to the content.
    let fingers = trace.attempts.filter { $0.recognizer == id }.flatMap(numbers)
    return fingers + properties.filter { $0.1 }.map { .set(view, $0.0, .truth(false)) }
  }
}

extension Recognizer {
  /// The fewest fingers with which it recognizes.
  fileprivate var fewestTouches: Int {
    switch kind {
    case .pan: minimumNumberOfTouches
    case .tap, .longPress, .swipe: numberOfTouchesRequired
    default: kind.isOfTwoFingers ? 2 : 1
    }
  }
}

extension DelegateAnswers.Simultaneous {
  /// The words that name one more; nil where it is named already or cannot be written.
  fileprivate func naming(_ other: RecognizerID, in scene: Scene) -> String? {
    let named: [RecognizerID]
    switch self {
    case .all: return nil
    case .nobody: named = []
    case .some(let others): named = others
    }
    let names = (named + [other]).map { scene.name(of: $0) }
    let isSayable = names.allSatisfy { $0.isPlainPath }
    return named.contains(other) || !isSayable ? nil : names.joined(separator: " ")
  }
}

extension Value {
  /// The answer of a delegate that leaves out the touches in a view (18.8).
  static func unlessInside(_ name: String) -> Value { .word("unless inside \(name)") }
}
