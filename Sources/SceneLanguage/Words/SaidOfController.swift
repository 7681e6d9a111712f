import TouchCore

/// What a line says of a controller without naming anybody.
package struct SaidOfController: Hashable, Sendable {
  /// How it is presented; nil where `style=none` says that its views say it.
  var presentation: Presentation? = Presentation()
  var isFirstResponder = false
  var definesContext = false
  var isBarHidden = false
  var isBackHidden = false

  /// What is said of a controller of which nothing is said.
  package init() {}

  /// What is said of a controller that is there already.
  package init(_ controller: Controller) {
    presentation = controller.presentation
    isFirstResponder = controller.overrides.isFirstResponder
    definesContext = controller.definesContext
    isBarHidden = controller.container?.isBarHidden ?? false
    isBackHidden = controller.container?.isBackHidden ?? false
  }

  var style: PresentationStyle? { presentation?.style }

  mutating func setStyle(_ style: PresentationStyle?) {
    guard let style else { return presentation = nil }
    presentation?.style = style
  }
}
