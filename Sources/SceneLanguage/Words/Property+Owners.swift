import TouchCore

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
    case textViews = "text views"
    case fields = "text fields"
    case searchBars = "search bars"
    case pickers
    case drawn = "what SwiftUI draws"

    /// Whether views of a kind are among them.
    package func include(_ kind: ViewKind) -> Bool {
      switch self {
      case .scrollViews: kind.isScrollView
      case .segmented: kind == .segmented
      case .lists: kind.isList
      case .rows: kind.isRow
      case .tableRows: kind == .cell
      case .ranged: kind == .slider || kind == .stepper
      case .steppers: kind == .stepper
      case .pageControls: kind == .pageControl
      case .textViews: kind == .textView
      case .fields: kind == .field
      case .searchBars: kind == .searchBar
      case .pickers: kind == .picker
      case .drawn: kind == .drawn
      case .menus: kind == .button || kind == .control
      case .valued:
        kind == .slider || kind == .switch || kind == .stepper || kind == .segmented
          || kind == .pageControl || kind == .picker
      }
    }
  }
}
