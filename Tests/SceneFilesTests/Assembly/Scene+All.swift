import TouchCore

extension Scene {
  /// All views, each before its subviews, those in front last.
  var allViews: [ViewID] {
    var found: [ViewID] = []
    var waiting = Array(windows.map(\.view).reversed())
    while let view = waiting.popLast() {
      found.append(view)
      waiting += self[view].subviews.reversed()
    }
    return found
  }
}
