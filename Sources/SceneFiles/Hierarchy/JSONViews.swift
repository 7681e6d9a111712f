import JSON
import TouchCore

//  "windows": [{…, "children": [{…}, {…}]}]      a window is a root; what is in it, its subviews

/// Walks over the windows of a JSON text and the views in them.
struct JSONViews {
  /// The key of a view's subviews.
  let subviews: String
  private var views = FlatViews()
  private(set) var hierarchy: ForeignHierarchy

  init(_ kind: FileKind, subviews: String) {
    self.subviews = subviews
    hierarchy = ForeignHierarchy(kind)
  }

  /// Reads all views of the windows.
  ///
  /// - Parameters:
  ///   - isCut: Whether a value stands for views that were left out.
  ///   - view: Makes a view of a value, without its subviews; nil where there is none.
  mutating func read(
    _ root: JSONValue, isCut: (JSONValue) -> Bool = { _ in false },
    view: (JSONValue) -> ForeignView?
  ) throws(ImportRefusal) -> ForeignHierarchy {
    var waiting = inside(root, "windows").map { (value: $0, parent: Int?.none) }
    while let (value, parent) = waiting.popLast() {
      guard !isCut(value) else {
        if let parent { views.doubt(parent, .tree) }
        continue
      }
      guard var view = view(value) else {
        // Where it lies, nobody knows, and so nobody knows where they lie that are in it.
        if let parent { views.doubt(parent, .tree) }
        skip(value)
        continue
      }
      hierarchy.viewsNamed += 1
      if parent == nil {
        // A probe may be asked about any view; Sentry lists windows.
        if hierarchy.kind == .sentry { view.becomeWindow() }
        if view.windowLevel == nil { view.unknown.insert(.level) }
      }
      if value[subviews] == nil { view.unknown.insert(.tree) }
      let number = views.add(view, in: parent)
      waiting += inside(value, subviews).map { ($0, number) }
    }
    hierarchy.roots = views.roots
    guard !hierarchy.roots.isEmpty else { throw .noViews }
    return hierarchy
  }

  /// Says that a value is left out, and all that lies in it.
  private mutating func skip(_ value: JSONValue) {
    var waiting = [value]
    while let next = waiting.popLast() {
      hierarchy.viewsNamed += 1
      let name = next["class"]?.text ?? next["type"]?.text ?? next["address"]?.text ?? ""
      hierarchy.remarks.append(
        ImportRemark(line: next.line, column: next.column, .skippedView(name)))
      waiting += inside(next, subviews)
    }
  }

  /// What stands in an array, the last first.
  private func inside(_ value: JSONValue, _ key: String) -> [JSONValue] {
    guard let array = value[key], array.kind == .array else { return [] }
    return array.elements.reversed()
  }
}
