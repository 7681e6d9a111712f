import TouchCore

/// A view on the picture, and what of it shows.
struct StageShape {
  let view: ViewID
  /// How many superviews it has.
  let depth: Int
  /// Its bounds.
  let whole: Polygon
  /// What is left of it after the superviews that clip; nil where nothing is.
  let drawn: Polygon?
  /// What of it lies inside all its superviews' bounds: only there do touches come its way (2.10).
  let inside: Polygon?
  /// Where it draws nothing within its bounds.
  let gaps: [Polygon]
  /// Whether it draws nothing at all: then it hides nothing.
  let isClear: Bool
  /// What its own `pointInside` refuses within its bounds.
  let holes: [Polygon]
  /// What its own `pointInside` accepts: around its bounds, or a shape within them.
  let reach: Polygon?
  /// Why neither it nor what is below it takes touches, where it says so itself.
  let refusal: AskVerdict?
  /// Whether it is what a scroll view holds: of that nothing is drawn outside.
  let isScrolled: Bool
  /// Whether it or a view around it takes no touches.
  let isOff: Bool
  /// Whether it or a view around it is hidden or clear.
  let isUnseen: Bool
  /// Whether it fills exactly what its window fills.
  let fillsWindow: Bool

  /// Whether a superview clips some of it away.
  var isClipped: Bool { !isScrolled && (drawn.map { whole.area - $0.area > 1 } ?? true) }
  /// Whether some of what shows lies outside the bounds of a superview.
  var sticksOut: Bool { (drawn?.area ?? 0) - (inside?.area ?? 0) > 1 }
  /// Whether that part is large enough to be hatched.
  var isHatched: Bool { sticksOut && min(whole.box.size.width, whole.box.size.height) >= 8 }
  /// Whether it is too small to be drawn as it is.
  var isTiny: Bool { whole.box.size.width < 3 || whole.box.size.height < 3 }
}
