import TouchCore

//   window popup ▷ clear view ▷ ●        popup.hitTest = passthrough and clear.hitTest = passthrough
//
//  Edits that belong together: none of them alone changes what happens.

extension EditSpace {
  /// Edits that belong together, although none of them alone changes what happens.
  package func recipes(in trace: Trace) -> [[Edit]] {
    letThrough(in: trace) + declarations + switchedOn
  }

  /// 2.3, 2.13: a view that takes no touches for what lies behind it, and what it holds may have them.
  private var switchedOn: [[Edit]] {
    path.dropFirst().filter {
      !scene[$0].isUserInteractionEnabled && scene[$0].hitTestOverride == nil
        && !scene[$0].isUIKitsOwn && scene[$0].superview != nil
    }.map {
      [
        .set($0, "isUserInteractionEnabled", .truth(true)),
        .set($0, "hitTest", .word("passthrough")),
      ]
    }
  }

  /// 2.13: a window in front, and all of it that has the finger, keep only what they hold.
  private func letThrough(in trace: Trace) -> [[Edit]] {
    guard let hit = trace.outcome(ofTouch: touch)?.hit else { return [] }
    let front = scene.path(from: hit)
    guard let window = front.last, window != path.last, !scene.isOfKeyboard(window),
      front.allSatisfy({
        scene[$0].hitTestOverride == nil && !scene[$0].subviews.isEmpty && !scene[$0].isUIKitsOwn
          && !mainViews.contains($0)
      }), front.count > 1
    else { return [] }
    return [front.map { .set($0, "hitTest", .word("passthrough")) }]
  }
}
