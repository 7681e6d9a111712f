//   class       light     dark           An element says its light colour itself, so that a viewer
//   f-accent    #0969da   #4493f8        without style sheets shows it; the style sheet has the
//                                        dark one, for those who prefer it.

/// The colours of a picture, each with a light and a dark form.
enum Ink: String, CaseIterable {
  /// The paper, what stands on it, and what is said in passing.
  case page, text, dim, edge
  /// Where the device's case is, and the outlines of views.
  case device, line
  /// Whose turn it is; who is hit; who refused; the fingers.
  case accent, good, bad, finger

  var light: String { forms.light }
  var dark: String { forms.dark }

  private var forms: (light: String, dark: String) {
    switch self {
    case .page: ("#ffffff", "#0d1117")
    case .text: ("#1f2328", "#f0f6fc")
    case .dim: ("#59636e", "#9198a1")
    case .edge: ("#d1d9e0", "#3d444d")
    case .device: ("#32383f", "#656c76")
    case .line: ("#818b98", "#7d8590")
    case .accent: ("#0969da", "#58a6ff")
    case .good: ("#1a7f37", "#3fb950")
    case .bad: ("#cf222e", "#ff7b72")
    case .finger: ("#bc4c00", "#ffa657")
    }
  }
}

/// The tints of views, deeper ones stronger; light and dark.
enum Tint {
  static let light = ["#ffffff", "#f1f6fd", "#e2edfb", "#d1e3f9", "#bed7f6", "#abcbf3"]
  static let dark = ["#11161d", "#16202e", "#1b2b41", "#203655", "#26426a", "#2c4e7e"]

  /// The class of a view so many superviews deep.
  static func className(depth: Int) -> String { "d\(min(depth, light.count - 1))" }
}

/// How something is painted: the attributes of an element.
struct Paint {
  var fill: Ink?
  var stroke: Ink?

  /// The classes, for the dark colours.
  var classes: String {
    [fill.map { "f-" + $0.rawValue }, stroke.map { "s-" + $0.rawValue }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The light colour of what is filled; none where only a line is drawn.
  var fillColour: String { fill?.light ?? (stroke == nil ? "" : "none") }
  var strokeColour: String { stroke?.light ?? "" }
}

/// The style sheet of every picture.
enum StyleSheet {
  /// Names and numbers stand in letters of one width, which can be measured without a font.
  static let letters = "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace"
  static let words = "system-ui, -apple-system, Segoe UI, Helvetica, Arial, PingFang SC, sans-serif"

  static var text: String {
    let inks = Ink.allCases.map {
      ".f-\($0.rawValue){fill:\($0.dark)}.s-\($0.rawValue){stroke:\($0.dark)}"
    }.joined()
    let letters = ".m,.n{font-family:\(letters)}.n{font-size:.94em}"
    let dark = "@media (prefers-color-scheme:dark){\(rules(Tint.dark))\(inks)}"
    return letters + ".out{stroke:none;fill-opacity:1}" + rules(Tint.light) + dark
  }

  private static func rules(_ tints: [String]) -> String {
    tints.enumerated().map { ".d\($0.offset){fill:\($0.element)}" }.joined()
  }
}
