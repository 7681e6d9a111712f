import TouchCore

//  UICollectionViewCell                           key="contentView"          as told
//    UIView              as large as the cell     _UI…CellContentView        by its class
//    UIView              as large as the cell     the frontmost of these     a guess if it is empty

extension ForeignView {
  /// Which of a row's subviews is its content view: as told, by its class, or else the frontmost
  /// that is as large as the row itself, which is a guess.
  var placeOfContentView: (place: Int, isGuess: Bool)? {
    let sure =
      subviews.firstIndex(where: { $0.isContentView })
      ?? subviews.firstIndex { ClassTable.kind(of: $0) == .content }
      ?? subviews.firstIndex { $0.className.hasSuffix("ContentView") }
    if let sure { return (sure, false) }
    let guess = subviews.lastIndex {
      ClassTable.plain($0.className) == "UIView" && $0.frame?.size == frame?.size
    }
    // 16.7: a cell's content view holds what the cell shows; its background is empty.
    return guess.map { ($0, subviews[$0].subviews.isEmpty) }
  }
}
