/// The kinds of views the scene language knows, by its words; what belongs to each is a row of one
/// table.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case window, view, button, control, `switch`, slider, stepper, segmented, pageControl
  case scroll, table, collection, cell, item, content, header
  case stack, image, label, field, textView, searchBar, picker, bar, barItem
  case hosting, drawn
  case refresh

  // The cases are numbered as they are declared.
  private var number: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  /// The word of a line: what SwiftUI draws is written as content, below a hosting view.
  public var word: String { self == .drawn ? ViewKind.content.rawValue : rawValue }

  /// UIKit's class.
  public var className: String { Self.rows[number].own.name }

  /// UIKit's class and others whose views are of this kind, as files name them.
  public var knownClasses: [KnownClass] { [Self.rows[number].own] + Self.rows[number].classes }

  /// What people call it who have never seen UIKit's names, or come from elsewhere.
  public var otherWords: [String] { Self.rows[number].otherWords }

  /// What is true of it by its class.
  public var traits: Traits { Self.rows[number].traits }

  /// What a finger does to its value.
  public var reaction: Reaction { Self.rows[number].reaction }

  /// The recognizers that it does not let begin with a touch of its own.
  public var refusals: [Refusal] { Self.rows[number].refusals }

  /// What UIKit makes in it: views, or recognizers of its own.
  var parts: [Part.Role] { Self.rows[number].parts }

  /// The default of `maximumValue`.
  var maximumValue: Double { Self.rows[number].maximumValue }

  /// 18.7: of what kind the view is that UIKit finds inside of it; nil where that is the view itself.
  ///
  /// A stepper has two buttons; what a switch has inside is no control.
  public var kindOfTouchedView: ViewKind? { Self.rows[number].touched }
}

extension ViewKind {
  /// Whether UIKit's class is a UIControl or a subclass of it.
  public var isControl: Bool { traits.contains(.control) }

  /// Whether UIKit's class is a UIScrollView or a subclass of it.
  public var isScrollView: Bool { traits.contains(.scrollView) }

  /// Whether it selects the rows in it (16.1).
  public var isList: Bool { traits.contains(.list) }

  /// Whether it is a row of a table or an item of a collection.
  public var isRow: Bool { traits.contains(.row) }

  /// Whether UIKit's class edits text, and so becomes first responder when it is tapped (12.6).
  public var editsText: Bool { traits.contains(.editsText) }

  /// The default of `isUserInteractionEnabled` (13).
  public var isInteractiveByDefault: Bool { !traits.contains(.passive) }

  /// Whether UIKit makes it of views of its own, which pass touches on to it (18.7).
  public var isComposite: Bool { traits.contains(.composite) }
}
