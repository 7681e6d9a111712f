/// A value that lies elsewhere, so that what has it is small; whoever changes it changes a copy of its own.
///
/// The compiler writes code to copy, replace and end each value in whatever holds it: of a large one in
/// a handful of others that is more than all they do.
@propertyWrapper
package struct Boxed<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Puts a value there.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// A box that two have is not changed.
extension Boxed: @unchecked Sendable where Value: Sendable {}
