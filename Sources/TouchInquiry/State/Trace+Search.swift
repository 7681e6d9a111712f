import TouchCore

extension Trace {
  /// The views whose `hitTest` was called for a touch, in order, windows among them.
  public func asked(touch: Int) -> [ViewID] {
    indices(ofTouchDown: touch).compactMap { index in
      guard case .hitAsk(let view, _, _, _) = self[index] else { return nil }
      return view
    }
  }

  /// The step at which a view was asked for a touch; the second time counts (22.23).
  public func ask(of view: ViewID, touch: Int) -> Int? {
    last(.hitAsk, of: view, touch: touch)
  }

  /// The step at which a view answered for a touch; the second time counts (22.23).
  public func answer(of view: ViewID, touch: Int) -> Int? {
    last(.hitReturn, of: view, touch: touch)
  }

  private func last(_ kind: StepRecord.Kind, of view: ViewID, touch: Int) -> Int? {
    guard let moment = down(of: touch) else { return nil }
    return indices(ofMoment: moment).last {
      records[$0].kind == kind && records[$0].subject == view.index && records[$0].isAbout(touch)
    }
  }

  /// The verdict of a view for a touch; nil where it was never asked.
  public func verdict(of view: ViewID, touch: Int) -> AskVerdict? {
    guard let index = ask(of: view, touch: touch), case .hitAsk(_, _, _, let verdict) = self[index]
    else { return nil }
    return verdict
  }
}
