//  view card contextMenu      card.menuPress, a long press          16.58
//  view card drag             card.dragPress, a press, then a move  22.17

/// What an app lets the system do with a press on a view: its `UIInteraction`s.
public struct Interactions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A `UIContextMenuInteraction`, or a table's or collection's menu for its rows (16.58).
  public static let contextMenu = Interactions(rawValue: 1)
  /// A `UIDragInteraction`, or a table's or collection's drag delegate (22.17).
  public static let drag = Interactions(rawValue: 2)
}

extension Part.Role {
  /// The recognizers of interactions, with what each is there for.
  static let ofInteractions: [(role: Part.Role, interaction: Interactions)] = [
    (.menuPress, .contextMenu), (.dragPress, .drag),
  ]

  /// The interaction whose recognizer it is.
  var interaction: Interactions? { Self.ofInteractions.first { $0.role == self }?.interaction }
}

extension Scene {
  /// Adds the recognizers that UIKit makes for what a view can do, unless they are there.
  public mutating func addOwnRecognizers(of view: ViewID) throws(SceneError) {
    for (role, interaction) in Part.Role.ofInteractions
    where self[view].interactions.contains(interaction) { try addOwn(role, to: view) }
    // 20.5
    if self[view].scrolls.zooming.hasPinch { try addOwn(.pinch, to: view) }
    try addRowRecognizers(of: view)
  }

  /// Adds a recognizer of UIKit's unless it is there; before those of the app.
  mutating func addOwn(_ role: Part.Role, to view: ViewID) throws(SceneError) {
    guard recognizer(role, of: .view(view)) == nil else { return }
    let id = try addPart(role, of: .view(view), Recognizer(part: role), to: view)
    let place = self[view].recognizers.firstIndex { !isMadeByUIKit($0) }
    guard let place, self[view].recognizers.last == id else { return }
    self[view].recognizers.removeLast()
    self[view].recognizers.insert(id, at: place)
  }
}
