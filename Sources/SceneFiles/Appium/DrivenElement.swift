import TouchCore

/// An element as a driver tells of it, in whatever format.
struct DrivenElement {
  /// Its type, as `Button`.
  let type: String
  /// The line of the file that tells of it, from 1.
  let line: Int
  /// The column in it, from 1.
  let column: Int
  /// Whether anything of it is seen.
  var isVisible: Bool?
  /// Whether it is enabled.
  var isEnabled: Bool?
  /// Whether a touch in its middle hits it.
  var isHittable: Bool?
  /// Its accessibility identifier.
  var identifier: String?
  /// The words it shows, or is labelled with.
  var text: String?
  /// Where it lies on the screen.
  var frame: Rect?

  /// An element of which only the type is known.
  init(type: String, line: Int, column: Int) {
    (self.type, self.line, self.column) = (type, line, column)
  }

  /// The view that it is taken for.
  func view(isFrameDoubtful: Bool) -> ForeignView {
    var view = ForeignView(ElementType.prefix + type, line: line)
    view.column = column
    ElementType(type).describe(&view)
    // Whether a hidden element is hidden, covered or off the screen is not told; a window of which
    // nothing is seen takes nothing from those below it.
    if isVisible == true { view.unknown.remove(.visibility) }
    if isVisible == false, type == "Window" {
      view.isHidden = true
      view.unknown.subtract([.visibility, .interaction])
    }
    view.identifier = identifier
    view.text = text
    view.isEnabled = isEnabled
    // What nothing is seen of, no touch in its middle hits.
    view.isHittable = isHittable ?? (isVisible == false ? false : nil)
    view.frame = frame
    if frame == nil || isFrameDoubtful { view.unknown.insert(.frame) }
    return view
  }
}
