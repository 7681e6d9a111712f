import TouchCore

//  (lldb) po [0x7f8 gestureRecognizers]
//  <__NSArrayM 0x600>(
//  <UITapGestureRecognizer: 0x60a; state = Possible; view = <UIImageView 0x7f8>;
//     target= <(action=zoom:, target=<Shop.Page 0x7e0>)>; must-fail = { <…: 0x60b; …> }>
//  )

/// Reads the description of one gesture recognizer.
struct DumpedRecognizer: Sendable {
  private(set) var recognizer: ForeignRecognizer
  /// The address of its view, where it says one.
  let view: UInt64?

  init(
    _ head: ElementHead, _ fields: ElementFields, names: inout SwiftNames, line: Int,
    text: TextBytes
  ) {
    recognizer = ForeignRecognizer(names.readable(text, head.name), line: line)
    recognizer.address = head.address
    view = fields.value("view").flatMap { text.firstAddress(in: $0) }
    for field in fields.fields {
      read(text.string(field.key), field.value, text, &names)
    }
  }

  private mutating func read(
    _ key: String, _ value: Range<Int>, _ text: TextBytes, _ names: inout SwiftNames
  ) {
    let number = text.numbers(in: value, most: 1).first ?? nil
    let whole = number.flatMap { Int(exactly: $0) }
    let flag = ForeignNumber.flag(text.string(value))
    switch key {
    case "baseClass": recognizer.baseClass = text.string(value)
    case "enabled": recognizer.isEnabled = flag
    case "cancelsTouchesInView": recognizer.cancelsTouchesInView = flag
    case "delaysTouchesBegan": recognizer.delaysTouchesBegan = flag
    case "delaysTouchesEnded": recognizer.delaysTouchesEnded = flag
    case "numberOfTapsRequired": recognizer.numberOfTapsRequired = whole
    case "numberOfTouchesRequired", "minimumNumberOfTouches":
      recognizer.numberOfTouchesRequired = whole
    case "maximumNumberOfTouches": recognizer.maximumNumberOfTouches = whole
    case "minimumPressDuration": recognizer.minimumPressDuration = number
    case "allowableMovement": recognizer.allowableMovement = number
    case "direction": recognizer.directions = Directions(text.string(value))
    case "delegate": recognizer.delegate = objectName(value, text, &names)
    case "must-fail": recognizer.mustFail = text.members(of: value)
    case "target": recognizer.actions = actions(value, text, &names)
    default: break
    }
  }

  /// The class of `<Shop.Page 0x7e0>`; nil for nobody.
  private func objectName(
    _ range: Range<Int>, _ text: TextBytes, _ names: inout SwiftNames
  ) -> String? {
    guard let place = text.find("<", in: range),
      let head = ElementHead(text, at: place, before: range.upperBound)
    else { return nil }
    return names.readable(text, head.name)
  }

  /// Each `(action=zoom:, target=<Shop.Page 0x7e0>)`.
  private func actions(
    _ range: Range<Int>, _ text: TextBytes, _ names: inout SwiftNames
  ) -> [ForeignAction] {
    var actions: [ForeignAction] = []
    var start = range.lowerBound
    while let place = text.find("action=", in: start..<range.upperBound) {
      let next = text.find("action=", in: place + 7..<range.upperBound) ?? range.upperBound
      let comma = text.find(", target=", in: place + 7..<next)
      let selector = text.string(
        text.trimmed(place + 7..<(comma ?? selectorEnd(place + 7, next, text))))
      let target = comma.flatMap { objectName($0..<next, text, &names) }
      actions.append(ForeignAction(selector, target: target))
      start = next
    }
    return actions
  }

  private func selectorEnd(_ start: Int, _ end: Int, _ text: TextBytes) -> Int {
    var place = start
    while place < end, !text[place].isBlank, ![0x2C, 0x29, 0x3E].contains(text[place]) {
      place += 1
    }
    return place
  }
}

extension TextBytes {
  /// The addresses of the objects that a list in braces names, not of what these name in turn.
  fileprivate func members(of range: Range<Int>) -> [UInt64] {
    var addresses: [UInt64] = []
    var place = range.lowerBound
    while let start = find("<", in: place..<range.upperBound) {
      guard let head = ElementHead(self, at: start, before: range.upperBound) else { break }
      if let address = head.address { addresses.append(address) }
      place = closing(from: start, before: range.upperBound) ?? range.upperBound
    }
    return addresses
  }
}

extension Directions {
  /// The directions that a text names: `right`, `left|up`.
  fileprivate init?(_ text: String) {
    self = []
    let text = text.lowercased()
    if text.has("right") { insert(.right) }
    if text.has("left") { insert(.left) }
    if text.has("up") { insert(.up) }
    if text.has("down") { insert(.down) }
    if isEmpty { return nil }
  }
}
