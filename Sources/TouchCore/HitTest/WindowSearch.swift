//   alert  level 2000   asked 1st ── nil ──┐
//   hud    level 0      asked 2nd ── nil ──┤  shown last: before main (1.7)
//   main   level 0      asked 3rd ── view ─┘  first answer wins (1.6)

/// Finds the window and the view a new touch belongs to.
struct WindowSearch: ~Copyable {
  /// The windows, arranged for asking, and the version of the scene they were arranged in.
  private var layouts: [HitTestLayout]?
  private var version = 0
  /// The version of the scene in which the windows were asked once, as they are.
  private var askedVersion: Int?
  /// Whether the record leaves out who was asked in a window that is arranged.
  private let isSilent: Bool

  /// - Parameters:
  ///   - layouts: The windows of the scene to begin with, where they are arranged already.
  ///   - isSilent: Whether the record leaves out who was asked in them.
  init(_ layouts: [HitTestLayout]?, isSilent: Bool) {
    self.layouts = layouts
    self.isSilent = isSilent
  }

  /// Asks one window after the other; nil where nobody answers.
  mutating func find(
    _ touch: Int, at point: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> (view: ViewID, window: ViewID)? {
    let windows = journal.scene.windowsTopmostFirst
    arrange(windows, journal)
    let occasion = Occasion(
      moment: journal.moment, touch: UInt16(truncatingIfNeeded: touch))
    for (place, window) in windows.enumerated() {
      let isShown = journal.scene.isShown(window)
      if journal.listens { putAsk(window, point, touch, isShown: isShown, &journal) }
      // 1.9: a window outside every scene takes no touches.
      guard isShown else { continue }
      let layout = layouts?[place]
      guard let first = ask(window, layout, point, occasion, &journal) else {
        if layout?.swallows(point, journal.rules) == true { break }
        continue
      }
      var answer: ViewID? = first
      if layout?.secondPass != nil || isRepeated(journal) {
        // 2.20, 22.23: the window that answered is asked once more, and its answer then counts.
        if journal.listens { putAsk(window, point, touch, isShown: true, &journal) }
        answer = ask(window, layout?.secondPass ?? layout, point, occasion, &journal)
      }
      guard let view = answer else { continue }
      if journal.listens {
        journal.sink.put(
          StepRecord(
            .windowChoose, touch: touch, subject: window.view.index, moment: journal.moment))
        putResult(touch, view: view, window: window.view, &journal)
      }
      return (view, window.view)
    }
    // 1.13: nobody answered, so the touch is dropped.
    if journal.listens { putResult(touch, view: nil, window: nil, &journal) }
    return nil
  }

  /// Asks one window, arranged or as it is.
  private func ask<Sink: StepSink & ~Copyable>(
    _ window: Window, _ layout: HitTestLayout?, _ point: Point, _ occasion: Occasion,
    _ journal: inout Journal<Sink>
  ) -> ViewID? {
    if let layout {
      var nobody = NoSteps()
      guard !isSilent else {
        return layout.search(point, occasion, rules: journal.rules, into: &nobody)
      }
      return layout.search(point, occasion, rules: journal.rules, into: &journal.sink)
    }
    var search = Search<Sink>(journal.scene, rules: journal.rules, occasion)
    return search.hitTest(window.view, point, into: &journal.sink)
  }

  /// 2.20: a second pass that comes to the same, for a record that wants to show it.
  private func isRepeated(_ journal: borrowing Journal<some StepSink & ~Copyable>) -> Bool {
    journal.listens && journal.tuning.hitTestTwice
  }

  /// Arranging every view takes longer than asking some: a scene that is asked once is asked as it
  /// is.
  private mutating func arrange(
    _ windows: [Window], _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) {
    if layouts != nil, version == journal.sceneVersion { return }
    if askedVersion != journal.sceneVersion, journal.scene.canBeAskedAsItIs {
      askedVersion = journal.sceneVersion
      layouts = nil
      return
    }
    layouts = windows.map { HitTestLayout(journal.scene, window: $0.view) }
    version = journal.sceneVersion
  }

  private func putAsk(
    _ window: Window, _ point: Point, _ touch: Int, isShown: Bool,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    journal.sink.put(
      StepRecord(
        .windowAsk, detail: isShown ? 1 : 0, touch: touch, subject: window.view.index,
        moment: journal.moment, x: point.x, y: point.y))
  }

  private func putResult(
    _ touch: Int, view: ViewID?, window: ViewID?,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    journal.sink.putSought(
      StepRecord(
        .hitResult, touch: touch, subject: view.packed, object: window.packed,
        moment: journal.moment))
  }
}

extension Scene {
  /// Whether no view has an answer that hangs on the whole window: what SwiftUI draws (22.23, 22.24)
  /// and views that animate and keep a touch from everybody (21.18).
  fileprivate var canBeAskedAsItIs: Bool {
    !settings.isOn(.animatingSwallows) && !views.indices.contains { views[$0].kind == .drawn }
  }
}
