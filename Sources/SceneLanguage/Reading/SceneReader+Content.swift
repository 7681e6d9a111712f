import TouchCore

//  cell row 0,0 390x60         row, and row.content in front of whatever is added to row itself
//    content body              row.content is called body now
//      button buy 300,10 80x40

/// A view that a line adds to a row itself, and not to its content view.
struct AddedToRow {
  let view: ViewID
  let row: ViewID
  let word: Word
}

extension SceneReader {
  /// Reads `content [name] [x,y] [WxH] property…`: a row's content view is there already (16.7).
  func readContent(_ line: Line, _ head: Word) {
    guard let parent = open.last, let row = parent.view, let content = scene.contentView(of: row)
    else {
      misplaced(head)
      open.append(OpenObject(kind: .skipped, indent: line.indent))
      return
    }
    var rest = line.words.dropFirst()
    if linesOfContents.updateValue(head.line, forKey: content) != nil {
      reader.say(.writtenTwice(reader.text(head)), at: head)
    } else if let word = rest.first, reader.looksLikeName(word),
      Property.spoken(reader.text(word)) == nil
    {
      let name = freeName(word)
      if !name.isEmpty { try? scene.rename(content, name) }
      rest.removeFirst()
    }
    var written = WrittenView(scene[content])
    PropertyReader(reader: reader).properties(rest, of: .view, into: &written)
    scene[content] = written.view
    linesOfViews[Int(content.index)] = Int32(clamping: head.line)
    if hasOwnViews(in: row) { isOutOfOrder = true }
    open.append(
      OpenObject(
        kind: .view(content), indent: line.indent, container: content, window: parent.window,
        depth: parent.depth + 1))
  }

  /// Remembers the line of a view, and for the content view that comes with a row.
  func noteLine(of id: ViewID, _ head: Word) {
    while linesOfViews.count < scene.views.count { linesOfViews.append(Int32(clamping: head.line)) }
  }

  /// Whether lines have put views into a view: a row's content view is there without one, and so
  /// are a field's clear button and a keyboard's keys.
  func hasOwnLines(in view: ViewID) -> Bool {
    hasOwnViews(in: view)
      || scene.contentView(of: view).map { linesOfContents[$0] != nil } == true
  }

  /// Whether lines have put views into a view itself.
  private func hasOwnViews(in view: ViewID) -> Bool {
    let content = scene.contentView(of: view)
    return scene[view].subviews.contains { $0 != content && scene[$0].part?.owner != .view(view) }
  }

  /// 16.7: what is added to a row itself gets nothing where the content view covers it.
  func warnOfCovered() {
    for added in addedToRows {
      let view = scene[added.view]
      guard view.kind.isControl || view.kind.isScrollView,
        let content = scene.contentView(of: added.row).map({ scene[$0] }),
        content.isUserInteractionEnabled, !content.isHidden, content.hitTestOverride == nil,
        content.pointInsideOverride == nil, content.frame.contains(view.center)
      else { continue }
      reader.say(
        .behindContent(scene.name(of: added.view), row: scene.name(of: added.row)), at: added.word)
    }
  }
}
