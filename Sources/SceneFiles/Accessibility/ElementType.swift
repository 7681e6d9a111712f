import TouchCore

//  Button      a UIButton, for all that is known       asked as one, and never proved
//  Other       any view at all
//  Window      the window itself: none is made around it

/// What XCUITest and Appium call an element, and what UIKit mostly makes such elements of.
struct ElementType {
  /// How the drivers' names of types begin.
  static let prefix = "XCUIElementType"

  private let name: String

  init(_ name: String) { self.name = name }

  /// What is told of no element.
  private static let unknown: UnknownFacts = [
    .anyRecognizers, .interaction, .visibility, .order, .actions, .overrides,
  ]

  /// Says what a view is, as far as its type tells, and what is not known of it.
  func describe(_ view: inout ForeignView) {
    view.unknown = Self.unknown
    // A type is what assistive programs are told: SwiftUI's buttons are of it, too. So it decides how
    // an element is asked, and nothing is proved by it.
    view.baseClass = KnownClasses.elements[name]?.known.name
    switch name {
    // Windows of other processes are on the screen as well, and the keyboard's is one.
    case "Window": view.unknown.insert(.level)
    // What is scrolled to, and what a table puts around its cells, is not told.
    case "ScrollView", "Table", "CollectionView", "TextView", "WebView":
      view.unknown.formUnion([.boundsOrigin, .tree])
    default: break
    }
  }

  /// The views, of which none takes touches in the place of the control that it is a part of.
  static func settled(_ views: [ForeignView]) -> [ForeignView] {
    var views = views
    for place in views.indices {
      if ["UISegmentedControl", "UIStepper"].contains(views[place].baseClass) {
        for part in views[place].subviews.indices { views[place].subviews[part].baseClass = nil }
      }
      views[place].subviews = settled(views[place].subviews)
    }
    return views
  }
}
