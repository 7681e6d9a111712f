import TouchCore

/// A frame written as the four attributes `x`, `y`, `width` and `height` of an element.
struct AttributeFrame {
  private let element: XMLElement
  private let numbers: [(name: String, isWritten: Bool, number: Double?)]

  init(_ element: XMLElement) {
    self.element = element
    numbers = ["x", "y", "width", "height"].map { name in
      let written = element[name]
      return (name, written != nil, written.flatMap(ForeignNumber.length))
    }
  }

  /// The frame, zero for each number that cannot be read; nil where its size is not written.
  var rect: Rect? {
    guard numbers[2].isWritten, numbers[3].isWritten else { return nil }
    let all = numbers.map { $0.number ?? 0 }
    return Rect(all[0], all[1], all[2], all[3])
  }

  /// Whether a number is written that is none.
  var isDoubtful: Bool { numbers.contains { $0.isWritten && $0.number == nil } }

  /// What is the matter with it.
  func remarks(className: String) -> [ImportRemark] {
    guard rect != nil else { return [element.remark(.noFrame(className: className))] }
    return numbers.filter { $0.isWritten && $0.number == nil }
      .map { element.remark(.notANumber(property: $0.name, taken: "0")) }
  }
}

extension XMLElement {
  /// A remark about the element.
  func remark(_ reason: ImportRemark.Reason) -> ImportRemark {
    ImportRemark(line: line, column: column, reason)
  }
}
