/// The properties that views are known to list in their descriptions.
enum ViewProperty: String, CaseIterable, Sendable {
  // What a touch asks for.
  case frame, bounds, transform, transform3D, anchorPoint, zPosition
  case hidden, alpha, userInteractionEnabled, enabled, clipsToBounds
  case multipleTouchEnabled, exclusiveTouch, tag, text, value, animations
  case contentOffset, contentSize, scrollEnabled, gestureRecognizers
  case baseClass, layer, accessibilityIdentifier, identifier, windowLevel

  // What it does not.
  case opaque, autoresize, autoresizesSubviews, backgroundColor, tintColor
  case adjustedContentInset, contentInset, dataSource, delegate, placeholder, borderStyle
  case background, configuration, exclusionPaths, lineBreakMode, selected, highlighted
  case image, title, font, textColor, accessibilityLabel, restorationIdentifier, reactTag
  case contentMode, tintAdjustmentMode, semanticContentAttribute, maskView, style, id, state
  case focused, editing, indexPath, viewController, safeAreaInsets, layoutMargins, center
  case layout
}
