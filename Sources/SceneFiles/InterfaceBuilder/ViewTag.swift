import TouchCore

/// The names by which Interface Builder writes views, and what is known of the classes they stand for.
enum ViewTag {
  /// UIKit's class of a view's element; nil where the element is not known as a view.
  static func className(of tag: String) -> String? { KnownClasses.tagged[tag]?.known.name }

  /// The kind of an element's view; a plain one where the element is not known.
  static func kind(of tag: String) -> ViewKind { KnownClasses.tagged[tag]?.kind ?? .view }

  /// What is known of an element's class besides.
  static func traits(of tag: String) -> KnownClass.Traits {
    KnownClasses.tagged[tag]?.known.traits ?? []
  }
}
