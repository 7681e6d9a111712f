/// A place in a view, a recognizer or what belongs to one: how it is read and how it is set.
///
/// It does what a writable key path does, which Embedded Swift lacks.
package struct Field<Root, Value>: Sendable {
  package let get: @Sendable (Root) -> Value
  package let set: @Sendable (inout Root, Value) -> Void

  package init(
    _ get: @escaping @Sendable (Root) -> Value,
    _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// Changes what is there.
  package func change(in root: inout Root, _ change: (inout Value) -> Void) {
    var value = get(root)
    change(&value)
    set(&root, value)
  }
}
