import TouchCore

/// A recognizer's element, and how to read it; what is left out has UIKit's default.
struct InterfaceBuilderRecognizer {
  private let element: XMLElement

  init(_ element: XMLElement) { self.element = element }

  /// The recognizer, without what it calls.
  func recognizer(className: String, kind: String) -> ForeignRecognizer {
    var recognizer = ForeignRecognizer(className, line: element.line)
    if className != kind { recognizer.baseClass = kind }
    recognizer.identifier = element["id"]
    recognizer.isEnabled = flag("enabled")
    recognizer.cancelsTouchesInView = flag("cancelsTouchesInView")
    recognizer.delaysTouchesBegan = flag("delaysTouchesBegan")
    recognizer.delaysTouchesEnded = flag("delaysTouchesEnded")
    recognizer.numberOfTapsRequired = whole("numberOfTapsRequired")
    recognizer.numberOfTouchesRequired =
      whole("numberOfTouchesRequired") ?? whole("minimumNumberOfTouches")
    recognizer.maximumNumberOfTouches = whole("maximumNumberOfTouches")
    recognizer.minimumPressDuration = number("minimumPressDuration")
    recognizer.allowableMovement = number("allowableMovement")
    recognizer.directions = directions
    return recognizer
  }

  var delegateID: String? {
    element.child("connections")?.children.first {
      $0.name == "outlet" && $0["property"] == "delegate"
    }?["destination"]
  }

  private var directions: Directions? {
    guard element.name == "swipeGestureRecognizer" else { return nil }
    var directions: Directions = []
    for word in (element["direction"] ?? "").split(whereSeparator: { !$0.isLetter }) {
      switch word {
      case "left": directions.insert(.left)
      case "right": directions.insert(.right)
      case "up": directions.insert(.up)
      case "down": directions.insert(.down)
      default: break
      }
    }
    return directions.isEmpty ? nil : directions
  }

  private func flag(_ name: String) -> Bool? { element[name].flatMap(ForeignNumber.flag) }
  private func number(_ name: String) -> Double? { element[name].flatMap(ForeignNumber.finite) }
  private func whole(_ name: String) -> Int? { element[name].flatMap { Int($0) } }
}
