import JSON
import TouchCore
import TouchNarration

extension JSONWriter {
  /// Writes a point as its two numbers.
  package mutating func value(_ point: Point) {
    beginArray()
    value(point.x)
    value(point.y)
    endArray()
  }

  package mutating func field(_ key: StaticString, _ value: Point) {
    self.key(key)
    self.value(value)
  }

  mutating func field(_ key: StaticString, _ rule: RuleNumber) {
    self.key(key)
    string { json in
      json.add(rule.section)
      json.add(".")
      json.add(rule.item)
    }
  }

  mutating func field(_ key: StaticString, _ id: StepID) {
    self.key(key)
    string { json in
      json.add(id.start)
      json.add(id.path)
      guard id.turn > 1 else { return }
      json.add("%n")
      json.add(id.turn)
    }
  }

  /// A value of a property, or a measure.
  /// - Parameter name: The name of a view.
  mutating func field(
    _ key: StaticString, _ value: PropertyValue?, name: (ViewID) -> String = { "\($0.index)" }
  ) {
    self.key(key)
    switch value {
    case .flag(let isOn): self.value(isOn)
    case .number(let number): self.value(number)
    case .point(let point): self.value(point)
    case .state(let state): self.value(state.word)
    case .size(let size): self.value([size.width, size.height])
    case .rect(let it):
      self.value([it.origin.x, it.origin.y, it.size.width, it.size.height])
    case .transform(let it): self.value([it.a, it.b, it.c, it.d, it.tx, it.ty])
    case .view(let view): self.value(name(view))
    case nil: self.value(String?.none)
    }
  }
}
