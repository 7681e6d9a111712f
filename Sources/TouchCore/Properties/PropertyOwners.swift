extension Property {
  /// The views that have a property not every view has.
  package enum Owners: String, Hashable, Sendable {
    case scrollViews = "scroll views"
    case valued = "sliders, switches, steppers, segmented controls, page controls and pickers"
    case segmented = "segmented controls"
    case lists = "tables and collections"
    case rows = "cells and items"
    case tableRows = "cells"
    case ranged = "sliders and steppers"
    case steppers
    case pageControls = "page controls"
    case menus = "buttons and controls"
    case buttons
    case textViews = "text views"
    case fields = "text fields"
    case searchBars = "search bars"
    case pickers
    case drawn = "what SwiftUI draws"
    case refreshControls = "refresh controls"

    /// Whether views of a kind are among them.
    package func include(_ kind: ViewKind) -> Bool {
      switch self {
      case .scrollViews: kind.isScrollView
      case .segmented: kind.reaction == .select
      case .lists: kind.isList
      case .rows: kind.isRow
      case .tableRows: kind == .cell
      case .ranged: kind.reaction.isRanged
      case .steppers: kind.reaction == .count
      case .pageControls: kind.reaction == .page
      case .textViews: kind == .textView
      case .fields: kind == .field
      case .searchBars: kind == .searchBar
      case .pickers: kind.reaction == .wheel
      case .drawn: kind == .drawn
      case .refreshControls: kind.reaction == .pull
      case .buttons: kind == .button
      case .menus: kind.traits.contains(.pressed)
      case .valued: kind.reaction.hasValue
      }
    }
  }
}
