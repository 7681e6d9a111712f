extension ImportRemark {
  /// What is the matter with a line or an element.
  public enum Reason: Hashable, Sendable {
    /// A line that names a view breaks off, or has been cut.
    case cutOff
    /// Elements that do not end, so many: the end of the file is missing.
    case unclosed(count: Int)
    /// A line that names a view has no frame: it is taken for zero.
    case noFrame(className: String)
    /// A number that is none, such as `nan`; what was taken instead.
    case notANumber(property: String, taken: String)
    /// A view that is deeper by more than one than the line above it: something is missing between.
    case depthJumps(by: Int)
    /// Depth cannot be told, so the superview is guessed.
    case indentationLost
    /// A transform from which the bounds cannot be worked out.
    case unsolvableTransform
    /// A property that is not known; kept word for word.
    case unknownProperty(String)
    /// A line that names no view, and is left out.
    case notAView(String)
    /// A line or an element that names a view and could not be read.
    case skippedView(String)
    /// A view that the canvas's device does not have, or whose superview it does not have, by its class
    /// and id, and the size classes that have it; nil for none.
    case notInstalled(className: String, id: String, places: String?)
    /// A view that was printed again later, which counts.
    case printedAgain(String)
    /// A layer without a view: it takes no part in hit testing.
    case layer(className: String)
    /// A recognizer or controller that belongs to no view of the file.
    case belongsToNobody(String)
    /// A recognizer that another view has, by their names: a recognizer has one view.
    case keptByAnother(recognizer: String, view: String)
    /// A recognizer that UIKit adds for itself and the model does not have: it is left out.
    case privateRecognizer(String)
    /// Constraints that are not solved: the frame is the canvas's.
    case unsolvedConstraints(device: String?)
    /// A frame that Interface Builder itself calls wrong.
    case misplaced
    /// Frames of a screen that do not follow from the constraints, the first of so many.
    case ambiguous(count: Int)
    /// Other frames for other size classes.
    case variation
    /// A scene or a view that another file holds.
    case elsewhere(String)
    /// An element that names a view of a kind that is not known: it is taken for a plain view.
    case unknownElement(String)

    /// Whether a view could not be read for it, or only in part.
    public var losesView: Bool {
      switch self {
      case .skippedView, .cutOff, .unclosed: true
      default: false
      }
    }

    /// Whether a view is left out for it.
    public var skipsView: Bool {
      switch self {
      case .skippedView, .notInstalled, .layer: true
      case .cutOff, .unclosed, .printedAgain, .noFrame, .notANumber, .depthJumps, .indentationLost,
        .unsolvableTransform,
        .unknownProperty, .notAView, .belongsToNobody, .keptByAnother, .privateRecognizer,
        .unsolvedConstraints, .misplaced, .ambiguous, .variation, .elsewhere, .unknownElement:
        false
      }
    }
  }
}
