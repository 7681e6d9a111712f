import TouchNarration

//  a–d：回答（b! 有把握，b? 猜的）· hint：提示      ends where an item does:
//  skip：跳过 · map：看图                           a key is never parted from what it does

extension StyledText {
  /// Items parted by dots, in dim lines of at most so many columns that end between two items.
  func wrappedBetweenItems(to width: Int) -> [StyledText] {
    var lines: [String] = []
    for item in plain.footerItems {
      guard let last = lines.last, displayWidth("\(last) · \(item)") <= width else {
        lines.append(item)
        continue
      }
      lines[lines.count - 1] += "\(last.dot) \(item)"
    }
    return lines.flatMap { StyledText($0, .dim).wrapped(to: width) }
  }
}

extension String {
  /// A dot behind it; a full-width mark has its own gap.
  fileprivate var dot: String { last == "）" ? "·" : " ·" }

  /// The parts between dots that stand free, or behind a full-width mark.
  fileprivate var footerItems: [String] {
    split(separator: "·", omittingEmptySubsequences: true).map { $0.trimmingSpaces }
  }
}
