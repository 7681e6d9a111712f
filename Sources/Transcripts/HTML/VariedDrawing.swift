import JSON

/// Drawings of views from back to front, each as it is from some step on.
struct VariedDrawing {
  /// The views of one order.
  private struct Layer {
    let from: Int
    var order: [UInt32] = []
    var drawings: [UInt32: [(from: Int, text: String)]] = [:]

    /// Whether views stand in the same order as here.
    func agrees(with others: [UInt32]) -> Bool {
      let present = Set(others)
      let known = Set(order)
      return order.filter(present.contains) == others.filter(known.contains)
    }
  }

  private var layers: [Layer] = []

  /// Adds the views as they are from a step on.
  mutating func add(_ drawings: [(view: UInt32, text: String)], from step: Int) {
    if layers.last?.agrees(with: drawings.map({ $0.view })) != true {
      layers.append(Layer(from: step))
    }
    let place = layers.count - 1
    let now = drawings.reduce(into: [:]) { $0[$1.view] = $1.text }
    let new = drawings.map { $0.view }.filter { layers[place].drawings[$0] == nil }
    layers[place].order += new
    for view in layers[place].order {
      let text = now[view] ?? ""
      guard layers[place].drawings[view]?.last?.text != text else { continue }
      layers[place].drawings[view, default: []].append((step, text))
    }
  }

  /// Draws the views as they are first, each in a group that says whose it is.
  func draw(_ name: String, _ xml: inout XMLWriter) {
    guard let layer = layers.first else { return }
    for view in layer.order {
      guard let first = layer.drawings[view]?.first, first.from == layer.from else { continue }
      xml.element("g", ["data-\(name)": "\(view)"]) { $0.append(first.text) }
    }
  }

  /// Writes all drawings, with the steps from which on they are the ones.
  func write(to json: inout JSONWriter) {
    json.objects(layers) { json, layer in
      json.field("from", layer.from)
      json.list("drawn", layer.order) { view, json in
        json.value(Int(view))
        let drawings = layer.drawings[view] ?? []
        guard let first = drawings.first else { return }
        json.value(first.from)
        json.value(first.text)
        // Most views stay as they are: then nothing is held against anything.
        guard drawings.count > 1 else { return }
        var former = NumberedText(first.text)
        for drawing in drawings.dropFirst() {
          json.value(drawing.from)
          let now = NumberedText(drawing.text)
          now.write(to: &json, since: former)
          former = now
        }
      }
    }
  }
}

//  <rect x="181.13" y="90.32"/>  ─▶  <rect x="181.13" y="89.21"/>       [1,"89.21"]
//            └ 0        └ 1          only the number with the place 1 is another

/// A text as what stands between its numbers, and the numbers.
private struct NumberedText {
  private let text: String
  private var parts: [String] = [""]
  private var numbers: [String] = []

  init(_ text: String) {
    self.text = text
    for letter in text {
      let isDigit = ("0"..."9").contains(letter)
      if isDigit || letter == ".", numbers.count == parts.count {
        numbers[numbers.count - 1].append(letter)
      } else if isDigit {
        numbers.append(String(letter))
      } else {
        if numbers.count == parts.count { parts.append("") }
        parts[parts.count - 1].append(letter)
      }
    }
  }

  /// Writes it; where only numbers differ, their places and what they are now.
  func write(to json: inout JSONWriter, since former: NumberedText) {
    guard parts == former.parts, numbers.count == former.numbers.count else {
      return json.value(text)
    }
    json.array { json in
      for (place, number) in numbers.enumerated() where number != former.numbers[place] {
        json.value(place)
        json.value(number)
      }
    }
  }
}
