import TouchCore

//   <tableView rowHeight="100">
//     <tableViewCell>                  0,0   375x100     no frame is written: as high as the table says
//     <tableViewCell rowHeight="61">   0,100 375x61      or the row
//       <tableViewCellContentView>     0,0   375x61      all of the row

/// Where a table puts rows, and a row its content view, for which the file has no frames, or stale ones.
struct RowLayout {
  /// The frames, by the places of the views.
  private(set) var frames: [Int: Rect] = [:]

  private static let height = 44.0

  /// - Parameters:
  ///   - superview: The table or the row.
  ///   - size: Its size, in points.
  ///   - elements: Its subviews.
  init(_ superview: XMLElement, size: Size, _ elements: [XMLElement]) {
    if superview.name == "tableView" { layOut(rows: elements, of: superview, size.width) }
    guard ViewTag.kind(of: superview.name).isRow,
      let place = elements.firstIndex(where: { $0["key"] == "contentView" })
    else { return }
    layOut(content: elements[place], at: place, of: superview, size)
  }

  private mutating func layOut(rows: [XMLElement], of table: XMLElement, _ width: Double) {
    var end = 0.0
    for (place, row) in rows.enumerated() {
      if let frame = row.writtenFrame, !row.isStaleRow(frame) {
        end = max(end, frame.maxY)
      } else if row.name == "tableViewCell" {
        let height =
          row.rowHeight ?? row.writtenFrame?.size.height ?? table.rowHeight ?? Self.height
        frames[place] = Rect(0, end, width, height)
        end += height
      }
    }
  }

  /// A content view that leaves room for an accessory goes on doing so.
  private mutating func layOut(
    content: XMLElement, at place: Int, of row: XMLElement, _ size: Size
  ) {
    guard let written = content.writtenFrame, let old = row.writtenFrame else {
      return frames[place] = Rect(origin: .zero, size: size)
    }
    guard abs(old.size.height - size.height) > 1 else { return }
    let beside = old.size.width - written.size.width
    frames[place] = Rect(0, 0, size.width - beside, size.height)
  }
}

extension XMLElement {
  /// Whether the file says of a row that its frame is wrong, or that it is higher.
  fileprivate func isStaleRow(_ frame: Rect) -> Bool {
    name == "tableViewCell"
      && (self["misplaced"] == "YES" || rowHeight.map { $0 > frame.size.height + 1 } == true)
  }

  /// nil if none is written: -1 stands for one that the content decides.
  fileprivate var rowHeight: Double? {
    self["rowHeight"].flatMap(ForeignNumber.length).flatMap { $0 > 0 ? $0 : nil }
  }
}
