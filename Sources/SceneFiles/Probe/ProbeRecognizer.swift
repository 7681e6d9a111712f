import JSON
import TouchCore

/// A recognizer's object in the probe's output.
struct ProbeRecognizer {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The recognizer; nil where it has no class.
  var recognizer: ForeignRecognizer? {
    guard let name = value["class"]?.text else { return nil }
    var recognizer = ForeignRecognizer(name, line: value.line)
    recognizer.baseClass = value["superclasses"]?.texts.last
    recognizer.address = value["address"]?.text.flatMap(Origins.address)
    recognizer.isEnabled = value["isEnabled"]?.flag
    recognizer.cancelsTouchesInView = value["cancelsTouchesInView"]?.flag
    recognizer.delaysTouchesBegan = value["delaysTouchesBegan"]?.flag
    recognizer.delaysTouchesEnded = value["delaysTouchesEnded"]?.flag
    recognizer.numberOfTapsRequired = value["numberOfTapsRequired"]?.whole
    recognizer.numberOfTouchesRequired =
      value["numberOfTouchesRequired"]?.whole ?? value["minimumNumberOfTouches"]?.whole
    recognizer.maximumNumberOfTouches = value["maximumNumberOfTouches"]?.whole
    recognizer.minimumPressDuration = value["minimumPressDuration"]?.number
    recognizer.allowableMovement = value["allowableMovement"]?.number
    recognizer.directions = directions
    recognizer.delegate = value["delegate"]?.text
    recognizer.mustFail = value["mustFail"]?.texts.compactMap(Origins.address) ?? []
    return recognizer
  }

  /// UIKit's own bits: right 1, left 2, up 4, down 8.
  private var directions: Directions? {
    guard let bits = value["direction"]?.whole, (1...15).contains(bits) else { return nil }
    return Directions(rawValue: UInt8(bits))
  }
}
