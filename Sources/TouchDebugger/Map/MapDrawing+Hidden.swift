import TouchCore
import TouchNarration

/// Why a view cannot be made out on a map.
enum MapAbsence: Hashable, Sendable, CaseIterable {
  /// Its cells have no room for the start of its name.
  case tooSmall
  /// Later views lie over all its cells.
  case covered
  /// It lies beside the window.
  case outside
  /// Nothing of it is inside a superview that clips.
  case clipped
  /// Its border is there, but something lies over its name, or there was no room for that.
  case nameless
}

extension MapDrawing {
  /// The views that cannot be made out, with the reason.
  func absent() -> [(view: ViewID, absence: MapAbsence)] {
    let left = canvas.left
    return views.compactMap { view in
      guard let box = boxes[view] else { return (view, isOutside(view) ? .outside : .clipped) }
      guard !isNamed(left[view]?.letters, view) else { return nil }
      if !isNamed(box.isFlat ? box.width : box.width - 2, view) { return (view, .tooSmall) }
      return (view, left[view] == nil ? .covered : .nameless)
    }
  }
}

extension MapAbsence {
  /// What stands behind the names of views that are not drawn; nil of those that are.
  fileprivate var reason: Phrase? {
    switch self {
    case .tooSmall: Phrase(en: "too small", zh: "太小")
    case .covered: Phrase(en: "covered", zh: "被盖住")
    case .outside: Phrase(en: "outside the window", zh: "在窗口之外")
    case .clipped: Phrase(en: "clipped", zh: "被裁掉")
    case .nameless: nil
    }
  }

  /// `not drawn: a, b (too small); c (covered)` and `drawn without a name: d`.
  static func legend(_ absent: [(view: ViewID, absence: MapAbsence)], in scene: Scene) -> [Phrase] {
    func names(_ absence: MapAbsence) -> Phrase? {
      let names = absent.filter { $0.absence == absence }.map { scene.name(of: $0.view) }
      return names.isEmpty ? nil : Words.names(names)
    }
    let parts = allCases.compactMap { absence -> Phrase? in
      guard let reason = absence.reason, let list = names(absence) else { return nil }
      return Phrase(
        en: list.english + " (" + reason.english + ")",
        zh: list.chinese + "（" + reason.chinese + "）")
    }
    let missing = Phrase(
      en: "not drawn: " + Words.joined(parts.map(\.english), by: "; "),
      zh: "没有画出：" + Words.joined(parts.map(\.chinese), by: "；"))
    let nameless = names(.nameless).map {
      Phrase(en: "drawn without a name: " + $0.english, zh: "画出但没有名字：" + $0.chinese)
    }
    return (parts.isEmpty ? [] : [missing]) + (nameless.map { [$0] } ?? [])
  }
}
