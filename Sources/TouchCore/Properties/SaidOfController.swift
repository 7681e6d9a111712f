/// What a line says of a controller without naming anybody.
package struct SaidOfController: Hashable, Sendable {
  /// How it is presented; nil where `style=none` says that its views say it.
  package var presentation: Presentation? = Presentation()
  package var isFirstResponder = false
  package var definesContext = false
  package var defers: Edges = []
  package var isBarHidden = false
  package var isBackHidden = false

  /// What is said of a controller of which nothing is said.
  package init() {}

  /// What is said of a controller that is there already.
  package init(_ controller: Controller) {
    presentation = controller.presentation
    isFirstResponder = controller.overrides.isFirstResponder
    definesContext = controller.definesContext
    defers = controller.defersEdges
    isBarHidden = controller.container?.isBarHidden ?? false
    isBackHidden = controller.container?.isBackHidden ?? false
  }

  package var style: PresentationStyle? { presentation?.style }

  package mutating func setStyle(_ style: PresentationStyle?) {
    guard let style else { return presentation = nil }
    presentation?.style = style
  }
}
