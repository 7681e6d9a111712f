import TouchCore

//  Button      a UIButton, for all that is known       asked as one, and never proved
//  Other       any view at all
//  Window      the window itself: none is made around it

/// What XCUITest and Appium call an element, and what UIKit mostly makes such elements of.
struct ElementType {
  /// How the drivers' names of types begin.
  static let prefix = elementPrefix

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
    case "ScrollView": view.unknown.insert(.boundsOrigin)
    case "Table", "CollectionView", "TextView", "WebView":
      view.unknown.formUnion([.boundsOrigin, .tree])
    default: break
    }
  }

  /// The views, of which none takes touches in the place of the control that it is a part of, in the
  /// order in which UIKit has them.
  static func settled(_ views: [ForeignView]) -> [ForeignView] {
    var views = ordered(views)
    let screen = views.first { $0.className == prefix + "Window" }?.frame
    for place in views.indices {
      if let screen, views[place].isAlert { views[place].fill(screen) }
      if ["UISegmentedControl", "UIStepper"].contains(views[place].baseClass) {
        for part in views[place].subviews.indices { views[place].subviews[part].baseClass = nil }
      }
      views[place].becomeAlert()
      if views[place].className == prefix + "Cell" { leaveChevronsAlone(in: &views[place]) }
      views[place].subviews = settled(views[place].subviews)
    }
    return views
  }

  /// 16.46: a disclosure indicator, which drivers list as a button that is off, takes no touches.
  private static func leaveChevronsAlone(in cell: inout ForeignView) {
    for part in cell.subviews.indices {
      let isOff = cell.subviews[part].isEnabled == false
      guard isOff, cell.subviews[part].identifier ?? cell.subviews[part].text == "chevron" else {
        continue
      }
      cell.subviews[part].isUserInteractionEnabled = false
      cell.subviews[part].unknown.remove(.interaction)
    }
  }

  /// The views with the bars of containers in front, whatever place a driver lists them at, and an alert
  /// before these.
  ///
  /// Behind all is what has nothing to show: an empty window, the status bar's, which lets through what
  /// comes below the bar, and a toolbar as large as the screen, which only holds a bar.
  private static func ordered(_ views: [ForeignView]) -> [ForeignView] {
    let ranks = views.map { view in
      if view.className == prefix + "Window" {
        let isSeen = view.isHidden != true && !view.unknown.contains(.visibility)
        let isEmpty = view.showsNothing && !isSeen
        return isEmpty || view.isOfStatusBar ? 0 : 1
      }
      if view.alert != nil { return 3 }
      guard let own = view.baseClass, KnownClass.named[own]?.kind == .bar else { return 1 }
      return (view.frame?.size.height ?? 0) > tallestBar ? 0 : 2
    }
    return (0...3).flatMap { rank in views.indices.filter { ranks[$0] == rank }.map { views[$0] } }
  }

  /// A navigation bar with a large title and a search bar is 150 pt high, in points.
  private static let tallestBar = 200.0
}

extension ForeignView {
  fileprivate var isAlert: Bool { elementAlerts.contains(className) }

  /// 19.16: an alert beside windows is the system's, and takes the touches of the whole screen.
  fileprivate mutating func fill(_ screen: Rect) {
    (frame, bounds) = (screen, Rect(origin: .zero, size: screen.size))
    takeAllTouches()
  }

  private mutating func takeAllTouches() {
    unknown.subtract([.interaction, .visibility, .order, .overrides])
    (overridesHitTest, overridesPointInside) = (false, false)
  }

  /// The alert, or the action sheet, that it shows and nothing else; nil for none.
  fileprivate var alert: ForeignView? {
    guard className == ElementType.prefix + "Other" else { return nil }
    var waiting = subviews
    var found: ForeignView?
    while let view = waiting.popLast() {
      if view.isAlert {
        found = view
      } else if view.className == ElementType.prefix + "Other" {
        waiting += view.subviews
      } else if view.identifier != "PopoverDismissRegion" {
        return nil
      }
    }
    return found
  }

  /// 19.16: what shows an alert takes all touches as long as the alert is there.
  fileprivate mutating func becomeAlert() {
    guard let alert else { return }
    (className, text) = (alert.className, alert.text)
    takeAllTouches()
  }

  /// Whether nothing is in it but containers, as in the window that UIKit keeps for text effects.
  fileprivate var showsNothing: Bool {
    var waiting = subviews
    while let view = waiting.popLast() {
      guard view.className == ElementType.prefix + "Other", view.identifier == nil,
        view.text == nil
      else { return false }
      waiting += view.subviews
    }
    return true
  }

  /// Whether it holds the status bar and nothing else.
  fileprivate var isOfStatusBar: Bool {
    !subviews.isEmpty && subviews.allSatisfy { $0.className == ElementType.prefix + "StatusBar" }
  }
}
