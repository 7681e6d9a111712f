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
    if layers.last?.agrees(with: drawings.map(\.view)) != true { layers.append(Layer(from: step)) }
    let place = layers.count - 1
    let now = Dictionary(drawings.map { ($0.view, $0.text) }, uniquingKeysWith: { $1 })
    let new = drawings.map(\.view).filter { layers[place].drawings[$0] == nil }
    layers[place].order += new
    for view in layers[place].order {
      let text = now[view] ?? ""
      guard layers[place].drawings[view]?.last?.text != text else { continue }
      layers[place].drawings[view, default: []].append((step, text))
    }
  }

  /// Writes each drawing in a group that says whose it is and from which step on.
  func draw(_ name: String, _ xml: inout XMLWriter) {
    for layer in layers {
      xml.element("g", ["data-layer": name, "data-from": "\(layer.from)"]) { xml in
        for view in layer.order {
          for drawing in layer.drawings[view] ?? [] {
            xml.element("g", ["data-\(name)": "\(view)", "data-from": "\(drawing.from)"]) {
              $0.append(drawing.text)
            }
          }
        }
      }
    }
  }
}
