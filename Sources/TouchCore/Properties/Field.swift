/// A place in a view, a recognizer or what belongs to one: how it is read and how it is set.
///
/// It does what a writable key path does, which Embedded Swift lacks.
package struct Field<Root, Held>: Sendable {
  package let get: @Sendable (Root) -> Held
  package let set: @Sendable (inout Root, Held) -> Void

  package init(
    _ get: @escaping @Sendable (Root) -> Held,
    _ set: @escaping @Sendable (inout Root, Held) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// Changes what is there.
  package func change(in root: inout Root, _ change: (inout Held) -> Void) {
    var value = get(root)
    change(&value)
    set(&root, value)
  }
}
