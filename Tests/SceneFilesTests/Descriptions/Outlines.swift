import SceneFiles
import TouchCore

//  UIWindow 0,0 320x480
//    UIButton 20,60 120x44 'Buy' no-interaction ?recognizers

/// What a paste is read as.
func read(_ text: String) throws -> ForeignHierarchy { try ViewDescriptionReader(text).read() }

extension ForeignHierarchy {
  /// The views with their frames, a line each, those below others indented.
  var outline: String {
    var lines: [String] = []
    var waiting = roots.reversed().map { ($0, 0) }
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.summary)
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// All views, each before its subviews.
  var views: [ForeignView] {
    var views: [ForeignView] = []
    var waiting = Array(roots.reversed())
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed()
    }
    return views
  }

  /// The reasons of all remarks.
  var reasons: [ImportRemark.Reason] { remarks.map(\.reason) }

  /// Whether every view that was named is here, or in a remark that skips it.
  var losesNothing: Bool { viewsNamed == viewCount + remarks.filter(\.skipsView).count }
}

extension ForeignView {
  fileprivate var summary: String {
    var words = [className, frame?.short ?? "-"]
    if let text { words.append("'\(text)'") }
    return words.joined(separator: " ")
  }
}
