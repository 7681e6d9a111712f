import TouchCore
import TouchNarration

/// Why a view cannot be made out on a map.
enum MapAbsence: Hashable, Sendable, CaseIterable {
  /// Its neighbours need all cells.
  case tooSmall
  /// Later views lie over all of it.
  case covered
  /// It lies beside the picture.
  case outside
  /// Nothing of it is inside a superview that clips.
  case clipped
  /// Its border is there, but there is no room for its name, and all letters stand for others.
  case nameless
}

extension MapAbsence {
  /// What stands behind the names of views that are not drawn; nil of those that are.
  fileprivate var reason: Phrase? {
    switch self {
    case .tooSmall: Phrase(en: "too small", zh: "太小")
    case .covered: Phrase(en: "covered", zh: "被盖住")
    case .outside: Phrase(en: "outside the picture", zh: "在图之外")
    case .clipped: Phrase(en: "clipped", zh: "被裁掉")
    case .nameless: nil
    }
  }

  /// More names of a kind than these are counted.
  private static let mostListed = 60

  /// `not drawn: a, b (too small); c (covered)` and `drawn without a name: d`.
  static func legend(
    _ absent: [(view: ViewID, absence: MapAbsence)], name: @escaping (ViewID) -> String
  ) -> [Phrase] {
    func names(_ absence: MapAbsence) -> Phrase? {
      let names = absent.filter { $0.absence == absence }.lazy.map { name($0.view) }
      return names.isEmpty ? nil : FrameWords.names(names, most: mostListed)
    }
    let parts = allCases.compactMap { absence -> Phrase? in
      guard let reason = absence.reason, let list = names(absence) else { return nil }
      return list + Phrase(en: " (" + reason.english + ")", zh: "（" + reason.chinese + "）")
    }
    let missing = Phrase(
      en: "not drawn: " + parts.map { $0.english }.joined(by: "; "),
      zh: "没有画出：" + parts.map { $0.chinese }.joined(by: "；"))
    let nameless = names(.nameless).map {
      Phrase(en: "drawn without a name: ", zh: "画出但没有名字：") + $0
    }
    return (parts.isEmpty ? [] : [missing]) + (nameless.map { [$0] } ?? [])
  }
}
