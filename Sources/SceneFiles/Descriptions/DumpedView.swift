import TouchCore

//  <UIButton: 0x7f8; frame = (20 60; 120 44); alpha = nan; layer = <CALayer: 0x6>>
//
//  a view of class UIButton, and a remark: the alpha is no number, 1 was taken

/// Reads the description of one view.
struct DumpedView: Sendable {
  /// The view, as far as its description tells.
  private(set) var view: ForeignView
  /// What was doubtful in it.
  private(set) var remarks: [ImportRemark] = []
  /// Properties that are not known, word for word, with their keys.
  private(set) var strangers: [(key: String, line: String)] = []

  private let text: TextBytes
  private let line: DumpText.Line

  /// Reads a description.
  ///
  /// - Parameters:
  ///   - head: How it begins.
  ///   - fields: What it lists.
  ///   - name: The class's readable name.
  ///   - line: The line that it begins in.
  ///   - text: The paste.
  init(
    _ head: ElementHead, _ fields: ElementFields, name: String, line: DumpText.Line,
    text: TextBytes
  ) {
    self.text = text
    self.line = line
    view = ForeignView(name, line: line.number)
    view.address = head.address
    for field in fields.fields { read(field) }
    if view.frame == nil {
      findFrame(head.end..<(fields.close ?? line.range.upperBound), text: fields.value("text"))
    }
    if view.frame == nil, let close = fields.close { readOwnFrame(close..<line.range.upperBound) }
    if view.frame == nil {
      remark(.noFrame(className: name))
      view.unknown.formUnion([.frame, .place, .properties])
    }
    if fields.hasJunk, fields.value("layer") == nil { view.unknown.insert(.properties) }
    if fields.close == nil {
      remark(.cutOff)
      view.unknown.insert(.properties)
    }
    solveBounds()
  }

  /// Says by which name its owner's code speaks of it.
  mutating func setOutlet(_ name: String) { view.outlet = name }

  /// Says that it is marked as hidden.
  mutating func setHidden() { view.isHidden = view.isHidden ?? true }

  /// Says whose root view it is.
  mutating func setController(_ name: String, address: UInt64?) {
    view.controller = ForeignController(name, line: line.number)
    view.controller?.address = address
  }

  private mutating func remark(_ reason: ImportRemark.Reason) {
    remarks.append(ImportRemark(line: line.number, column: line.column, reason))
  }

  private mutating func read(_ field: ElementFields.Field) {
    let key = text.string(field.key)
    guard let property = ViewProperty(rawValue: key) else {
      strangers.append((key, text.excerpt(field.key.lowerBound..<field.value.upperBound)))
      return
    }
    let value = field.value
    switch property {
    case .frame: view.frame = view.frame ?? rect(value, key)
    case .bounds: view.bounds = rect(value, key)
    case .transform: readTransform(value)
    case .transform3D: readTransform3D(value)
    case .anchorPoint: view.anchorPoint = point(value)
    case .zPosition: view.zPosition = number(value)
    case .hidden: view.isHidden = flag(value)
    case .alpha: readAlpha(value)
    case .userInteractionEnabled: view.isUserInteractionEnabled = flag(value)
    case .enabled: view.isEnabled = flag(value)
    case .clipsToBounds: view.clipsToBounds = flag(value)
    case .multipleTouchEnabled: view.isMultipleTouchEnabled = flag(value)
    case .exclusiveTouch: view.isExclusiveTouch = flag(value)
    case .tag: view.tag = number(value).flatMap { Int(exactly: $0) }
    case .text: view.text = text.string(text.unquoted(value))
    case .value: view.value = number(value)
    case .animations: view.isAnimating = hasAnimation(value)
    case .contentOffset: view.contentOffset = point(value)
    case .contentSize: view.contentSize = point(value).map { Size($0.x, $0.y) }
    case .scrollEnabled: view.isScrollEnabled = flag(value)
    case .gestureRecognizers: view.unknown.insert(.recognizers)
    case .baseClass: view.baseClass = text.string(value)
    case .accessibilityIdentifier, .identifier: view.identifier = text.string(value)
    case .windowLevel: view.windowLevel = number(value)
    case .layer, .opaque, .autoresize, .autoresizesSubviews, .backgroundColor, .tintColor,
      .adjustedContentInset, .contentInset, .dataSource, .delegate, .placeholder, .borderStyle,
      .background, .configuration, .exclusionPaths, .lineBreakMode, .selected, .highlighted,
      .image, .title, .font, .textColor, .accessibilityLabel, .restorationIdentifier, .reactTag,
      .contentMode, .tintAdjustmentMode, .semanticContentAttribute, .maskView, .style, .id, .state,
      .focused, .editing, .indexPath, .viewController, .safeAreaInsets, .layoutMargins, .center,
      .layout:
      break
    }
  }

  /// Whether a list like `{ opacity=<CABasicAnimation: 0x1>; }` has an animation of a property.
  private func hasAnimation(_ value: Range<Int>) -> Bool {
    text.string(value).dropFirst().split(separator: ";").contains { entry in
      let key = entry.drop { $0 == " " }
      return !key.isEmpty && key != "}" && ForeignView.isProperty(animationKey: key)
    }
  }

  private func flag(_ value: Range<Int>) -> Bool? {
    ForeignNumber.flag(text.string(value))
  }

  private func number(_ value: Range<Int>) -> Double? {
    text.numbers(in: value, most: 1).first ?? nil
  }

  private func point(_ value: Range<Int>) -> Point? {
    let numbers = text.numbers(in: value, most: 2)
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return Point(x, y)
  }

  private mutating func rect(_ value: Range<Int>, _ key: String) -> Rect? {
    let numbers = text.numbers(in: value, most: 4)
    // Where a comma is the decimal point, nobody knows which four these are.
    if let middle = text.find(";", in: value),
      text.numbers(in: value.lowerBound..<middle, most: 4).count != 2
    {
      return nil
    }
    guard numbers.count == 4 else { return nil }
    if numbers.contains(nil) {
      remark(.notANumber(property: key, taken: "0"))
      view.unknown.insert(.frame)
    }
    return Rect(numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0)
  }

  private mutating func readAlpha(_ value: Range<Int>) {
    view.alpha = number(value)
    guard view.alpha == nil else { return }
    // 2.3: what is no number is not below 0.01 either, so the view is asked.
    view.alpha = 1
    view.unknown.insert(.visibility)
    remark(.notANumber(property: "alpha", taken: "1"))
  }

  private mutating func readTransform(_ value: Range<Int>) {
    let m = text.numbers(in: value, most: 6).compactMap { $0 }
    guard m.count == 6 else { return loseTransform() }
    view.transform = AffineTransform(m[0], m[1], m[2], m[3], m[4], m[5])
  }

  /// Sixteen numbers; where they turn nothing out of the plane, six of them are the transform.
  private mutating func readTransform3D(_ value: Range<Int>) {
    let m = text.numbers(in: value, most: 16).compactMap { $0 }
    guard m.count == 16, m[2] == 0, m[3] == 0, m[6] == 0, m[7] == 0, m[15] == 1 else {
      return loseTransform()
    }
    view.transform = AffineTransform(m[0], m[1], m[4], m[5], m[12], m[13])
  }

  private mutating func loseTransform() {
    view.unknown.insert(.transform)
    remark(.unsolvableTransform)
  }

  // Some classes put words of their own before the frame, without a semicolon behind them.
  private mutating func findFrame(_ range: Range<Int>, text words: Range<Int>?) {
    let layer = text.find("layer = <", in: range) ?? range.upperBound
    guard let place = text.find("frame = (", in: range.lowerBound..<layer) else { return }
    var end = place
    while end < layer, text[end] != 0x29 { end += 1 }
    view.frame = rect(place + 8..<end, "frame")
    guard let words, words.contains(place) else { return }
    view.text = text.string(text.trimmed(words.lowerBound..<place))
  }

  /// Reads `Frame: (0, 64, 320, 504)` behind the description: some classes print no more of themselves.
  private mutating func readOwnFrame(_ range: Range<Int>) {
    guard let place = text.ownFrame(in: range) else { return }
    view.frame = rect(place..<(text.find(")", in: place..<range.upperBound) ?? place), "frame")
    guard view.frame != nil else { return }
    view.unknown.formUnion([.interaction, .visibility, .anyRecognizers, .properties])
  }

  /// The bounds, where the frame and the transform fix them.
  private mutating func solveBounds() {
    guard let frame = view.frame, view.bounds == nil, !view.unknown.contains(.transform) else {
      return
    }
    let origin = view.contentOffset ?? .zero
    guard let transform = view.transform, !transform.keepsSizes else {
      view.bounds = Rect(origin: origin, size: frame.size)
      return
    }
    guard let size = BoundsSolver(transform: transform, box: frame.size).size else {
      return loseTransform()
    }
    view.bounds = Rect(origin: origin, size: size)
  }
}

extension AffineTransform {
  /// Whether it only moves.
  fileprivate var keepsSizes: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension TextBytes {
  /// Where the numbers of a frame begin that stands behind a description, and not in it.
  func ownFrame(in range: Range<Int>) -> Int? {
    has(">Frame: (", at: range.lowerBound, before: range.upperBound) ? range.lowerBound + 9 : nil
  }

  /// A value without the double quotes that it stood in before iOS 4.
  fileprivate func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count > 1, self[value.lowerBound] == 0x22, self[value.upperBound - 1] == 0x22 else {
      return value
    }
    return value.lowerBound + 1..<value.upperBound - 1
  }
}
