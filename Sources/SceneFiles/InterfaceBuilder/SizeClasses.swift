//  <variation key="default">                  every size class, where no other says more
//  <variation key="widthClass=regular">       a regular width, whatever the height
//  <variation key="device=watch40mm">         nothing that is touched here

/// Size classes: those of a screen, or those that a variation is for.
struct SizeClasses: Hashable {
  /// `compact` or `regular`; nil for both.
  private(set) var width: String?
  /// `compact` or `regular`; nil for both.
  private(set) var height: String?

  init(width: String, height: String) { (self.width, self.height) = (width, height) }

  /// Those of a variation; nil if it is for something else than size classes.
  init?(variation key: String) {
    guard key != "default" else { return }
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      switch sides[0] {
      case "widthClass": width = String(sides[1])
      case "heightClass": height = String(sides[1])
      default: return nil
      }
    }
  }

  /// How many sides it says something of: a variation that says more counts.
  var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether a screen has them.
  func fit(_ screen: SizeClasses) -> Bool {
    (width ?? screen.width) == screen.width && (height ?? screen.height) == screen.height
  }

  /// The same as Interface Builder writes it: `widthClass=regular`.
  var written: String {
    [height.map { "heightClass=\($0)" }, width.map { "widthClass=\($0)" }].compactMap { $0 }
      .joined(separator: " and ")
  }
}

/// In which size classes a view is installed, as the variations of its superview say.
struct Installation {
  private var rows: [(classes: SizeClasses, isIn: Bool)] = []

  /// Takes what a variation says.
  mutating func note(_ classes: SizeClasses, isIn: Bool) { rows.append((classes, isIn)) }

  /// Whether the view is there on a screen; on one of any size classes if it is there in some.
  func isThere(on screen: SizeClasses?) -> Bool {
    guard let screen else { return isExcluded ? rows.contains { $0.isIn } : true }
    let fitting = rows.filter { $0.classes.fit(screen) }
    return fitting.max { $0.classes.count < $1.classes.count }?.isIn ?? true
  }

  /// Whether some size classes do not have it.
  var isExcluded: Bool { rows.contains { !$0.isIn } }

  /// The size classes that have it, in the file's words; nil for none.
  var places: String? {
    let places = rows.filter { $0.isIn && $0.classes.count > 0 }.map { $0.classes.written }
    return places.isEmpty ? nil : places.joined(separator: ", ")
  }
}
