import TouchCore
import TouchNarration

/// A kind of change that a try may be limited to.
public enum AllowedChange: String, Hashable, Sendable, CaseIterable {
  /// Frame, bounds, transform and anchor.
  case move
  /// `isHidden` and alpha.
  case hide
  /// Whether a view takes touches.
  case interaction
  /// Which window or view lies in front.
  case order
  /// What a recognizer is like.
  case recognizer

  /// The properties that it means, as UIKit spells them.
  func properties(_ language: Language) -> String {
    switch self {
    case .move: "frame, bounds, transform, anchorPoint"
    case .hide: "isHidden, alpha"
    case .interaction: "isUserInteractionEnabled"
    case .order: "front, zPosition, windowLevel"
    case .recognizer: language == .english ? "properties of recognizers" : "识别器的属性"
    }
  }
}

extension Scene {
  /// The kinds of changes that lead from this scene to another; nil among them for any other kind.
  func changes(to other: Scene) -> Set<AllowedChange?> {
    guard views.count == other.views.count else { return [nil] }
    var changes: Set<AllowedChange?> = []
    for (before, after) in zip(views, other.views) where before != after {
      changes.formUnion(before.changes(to: after))
    }
    if windows.map({ $0.level }) != other.windows.map({ $0.level }) { changes.insert(.order) }
    if recognizers != other.recognizers { changes.insert(.recognizer) }
    if settings != other.settings { changes.insert(nil) }
    return changes
  }
}

extension View {
  fileprivate func changes(to other: View) -> Set<AllowedChange?> {
    var rest = self
    var changes: Set<AllowedChange?> = []
    func note(_ change: AllowedChange, _ adopt: (inout View) -> Void) {
      let before = rest
      adopt(&rest)
      if rest != before { changes.insert(change) }
    }
    note(.move) {
      $0.origin = other.origin
      $0.bounds = other.bounds
      $0.transform = other.transform
      $0.anchorPoint = other.anchorPoint
    }
    note(.hide) {
      $0.isHidden = other.isHidden
      $0.alpha = other.alpha
    }
    note(.interaction) { $0.isUserInteractionEnabled = other.isUserInteractionEnabled }
    note(.order) { $0.zPosition = other.zPosition }
    if rest != other { changes.insert(nil) }
    return changes
  }
}
