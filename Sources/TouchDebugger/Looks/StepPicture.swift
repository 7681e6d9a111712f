import TouchNarration

//  Finding the view · #7 of 31  hit.ask          ┌firstView──────┐
//        fifthView (160,-140) is outside: nil    │ ┌fourth───●─┐ │
//        140 above its top edge.                 │ ╔fifthView ✗╗ │

/// The screen at a step in small, to stand beside what is said of the step.
public struct StepPicture {
  /// The most it takes without its legend, so that it fits a screen of 24 rows with that.
  public static let most = (columns: 34, rows: 15, legend: 8)
  /// The rows of a picture in which views are not that near.
  public static let usualRows = 11
  /// What the legend may take where the picture takes less.
  static let leastWidth = 24
  /// From which width on there is room for both.
  private static let leastColumns = 76
  /// Text is read in lines of at most so many columns, however wide the screen is.
  private static let mostText = 80
  private static let gap = 2

  /// The picture and its legend.
  public let lines: [StyledText]
  /// How many columns are left for the text.
  public let textWidth: Int

  /// Draws where a debugger stands; nil if the screen is too narrow for both.
  ///
  /// - Parameter columns: How wide the screen is.
  public init?(_ debugger: Debugger, columns: Int) {
    guard columns >= Self.leastColumns else { return nil }
    lines = debugger.looks.picture
    // Short lines of the legend must not move the picture from step to step.
    let room = columns - Self.gap - max(lines.map { $0.width }.max() ?? 0, Self.leastWidth)
    textWidth = min(room, Self.mostText)
  }

  /// The lines with the picture to the right of them, those that are too long in several.
  public func beside(_ text: [StyledText]) -> [StyledText] {
    text.flatMap { $0.folded(to: textWidth) }.beside(lines, at: textWidth + Self.gap)
  }
}

extension Looks {
  /// The screen where one stands, in small, with its legend.
  public var picture: [StyledText] { picture() }

  /// The same in so many columns at most.
  ///
  /// - Parameter usualRows: The rows it takes unless views are near.
  public func picture(
    columns: Int = StepPicture.most.columns, usualRows: Int = StepPicture.usualRows
  ) -> [StyledText] {
    let most = StepPicture.most
    return SceneMap(
      trace: trace, cursor: cursor, columns: columns, rows: most.rows,
      ascii: session.manner.drawsInASCII, language: language, usualRows: usualRows,
      mostOfLegend: most.legend
    ).lines
  }
}

extension StyledText {
  /// The line, in several if it is too long, each indented as it is.
  public func folded(to width: Int) -> [StyledText] {
    guard self.width > width else { return [self] }
    let indent = plain.prefix { $0 == " " }.count
    return wrapped(to: width, indent: min(indent, width / 2))
  }
}

extension [StyledText] {
  /// The lines with a picture to the right of them.
  ///
  /// - Parameter column: Where the picture begins, in characters.
  public func beside(_ picture: [StyledText], at column: Int) -> [StyledText] {
    (0..<Swift.max(count, picture.count)).map { row in
      let left = indices.contains(row) ? self[row] : StyledText()
      guard picture.indices.contains(row), !picture[row].isEmpty else { return left }
      let blank = String(repeating: " ", count: Swift.max(1, column - left.width))
      return left + StyledText(blank, .plain) + picture[row]
    }
  }
}
