/// What the laws of properties do not hold for: each set has to be what fails, no more and no less.
enum KnownFailures {
  static let written: Set<String> = []
  static let printed = partsOfThatName.union(manners)
  static let watched = partsOfThatName
  static let compared = partsOfThatName.union(manners)
  static let changed: Set<String> = []
  static let completed: Set<String> = []
  static let helped: Set<String> = []

  /// A part that UIKit makes then has the name: `list.swipeActions` is a table's pan recognizer,
  /// `wheel.rows` what a picker shows.
  private static let partsOfThatName: Set<String> = [
    "view.rows", "view.swipeActions", "view.multiSelectPan",
  ]

  /// It says how an offset changes, and of what is there nothing.
  private static let manners: Set<String> = ["view.animated"]
}
