import TouchCore
import TouchNarration

/// Why a view cannot be made out on a map.
enum MapAbsence: Hashable, Sendable, CaseIterable {
  /// Its cells have no room for the start of its name, or neighbours need them all.
  case tooSmall
  /// A later view lies over all of it.
  case covered
  /// Later views leave it no cell of its own, although some of it is seen.
  case nearlyCovered
  /// It lies beside the picture.
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
    var absent: [(view: ViewID, absence: MapAbsence)] = []
    for view in views {
      guard !Interruption.isWanted else { break }
      if let absence = absence(of: view, left[view]) { absent.append((view, absence)) }
    }
    return absent
  }

  /// Why a view cannot be made out; nil where it can.
  private func absence(of view: ViewID, _ left: (cells: Int, letters: Int)?) -> MapAbsence? {
    guard let box = boxes[view] else { return isOutside(view) ? .outside : .clipped }
    guard !isNamed(left?.letters, view) else { return nil }
    if !hasRoom(box.isFlat ? box.width : box.width - 2, for: view) { return .tooSmall }
    guard left == nil else { return .nameless }
    if isCovered(view, box) { return .covered }
    return isOverlapped(view, box) ? .nearlyCovered : .tooSmall
  }

  /// Whether one of those that took its cells lies over a part of it; others only share a cell.
  private func isOverlapped(_ view: ViewID, _ box: Canvas.Box) -> Bool {
    guard let rect = rects[view] else { return true }
    return canvas.hasOwner(in: box) { other in
      guard other != view, covers(other), let shared = rects[other]?.shared(with: rect) else {
        return false
      }
      return shared.size.width > 0 && shared.size.height > 0
    }
  }

  /// Whether one of those that took its cells covers all of what is in the picture of it.
  private func isCovered(_ view: ViewID, _ box: Canvas.Box) -> Bool {
    guard let rect = rects[view]?.shared(with: screen) else { return true }
    return canvas.hasOwner(in: box) { other in
      other != view && covers(other) && rects[other]?.contains(rect) == true
    }
  }
}

extension MapAbsence {
  /// What stands behind the names of views that are not drawn; nil of those that are.
  fileprivate var reason: Phrase? {
    switch self {
    case .tooSmall: Phrase(en: "too small", zh: "太小")
    case .covered: Phrase(en: "covered", zh: "被盖住")
    case .nearlyCovered: Phrase(en: "covered but for a sliver", zh: "几乎全被盖住")
    case .outside: Phrase(en: "outside the picture", zh: "在图之外")
    case .clipped: Phrase(en: "clipped", zh: "被裁掉")
    case .nameless: nil
    }
  }

  /// `not drawn: a, b (too small); c (covered)` and `drawn without a name: d`.
  static func legend(
    _ absent: [(view: ViewID, absence: MapAbsence)], name: (ViewID) -> String
  ) -> [Phrase] {
    func names(_ absence: MapAbsence) -> Phrase? {
      let names = absent.filter { $0.absence == absence }.map { name($0.view) }
      return names.isEmpty ? nil : FrameWords.names(names)
    }
    let parts = allCases.compactMap { absence -> Phrase? in
      guard let reason = absence.reason, let list = names(absence) else { return nil }
      return Phrase(
        en: list.english + " (" + reason.english + ")",
        zh: list.chinese + "（" + reason.chinese + "）")
    }
    let missing = Phrase(
      en: "not drawn: " + Words.joined(parts.map { $0.english }, by: "; "),
      zh: "没有画出：" + Words.joined(parts.map { $0.chinese }, by: "；"))
    let nameless = names(.nameless).map {
      Phrase(en: "drawn without a name: " + $0.english, zh: "画出但没有名字：" + $0.chinese)
    }
    return (parts.isEmpty ? [] : [missing]) + (nameless.map { [$0] } ?? [])
  }
}
