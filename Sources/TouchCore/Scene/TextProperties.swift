/// What a text field, a text view or a search bar has besides what every view has, with UIKit's
/// property names and defaults (17).
public struct TextProperties: Hashable, Sendable {
  /// Whether a text view's text may be edited (17.15).
  public var isEditable = true
  /// Whether a text view's text may be selected (17.15).
  public var isSelectable = true
  /// Whether a field shows a button that clears it (17.37).
  public var hasClearButton = false
  /// Whether a search bar shows a button that ends the search (17.39).
  public var hasCancelButton = false
  /// Where a text view's links are, in its own coordinates (17.15).
  public var links: [Rect] = []
  /// What its delegate answers when it is to be edited (17.22).
  public var shouldBeginEditing: Bool?
  /// What its delegate answers when it is to be edited no more (17.23).
  public var shouldEndEditing: Bool?

  /// Everything at its default.
  public init() {}
}

extension View {
  /// Whether its text can be edited: a field's always, a text view's where it is editable.
  public var isTextEditable: Bool { kind == .field || kind == .textView && textInput.isEditable }
}
