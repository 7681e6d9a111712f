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

/// Reads a row's content view, and looks at what is added beside it.
struct RowContentReader: DraftReader {
  let draft: SceneReader

  /// Reads `content [name] [x,y] [WxH] property…`: a row's content view is there already (16.7).
  func read(_ line: Line, _ head: Word) {
    guard let parent = open.last, let row = parent.view, let content = scene.contentView(of: row)
    else {
      draft.misplaced(head)
      return skip(line)
    }
    var rest = line.words.dropFirst()
    if draft.linesOfContents.updateValue(head.line, forKey: content) != nil {
      reader.say(.writtenTwice(reader.text(head)), at: head)
    } else if let word = rest.first, reader.looksLikeName(word),
      Property.spoken(reader.text(word)) == nil
    {
      let name = draft.freeName(word)
      if !name.isEmpty { try? scene.rename(content, name) }
      rest.removeFirst()
    }
    var written = WrittenView(scene[content])
    PropertyReader(reader: reader).properties(rest, of: .view, into: &written)
    scene[content] = written.view
    draft.linesOfViews[Int(content.index)] = Int32(clamping: head.line)
    if draft.hasOwnViews(in: row) { draft.isOutOfOrder = true }
    open.append(
      OpenObject(
        kind: .view(content), indent: line.indent, container: content, window: parent.window,
        depth: parent.depth + 1))
  }

  /// 16.7: what is added to a row itself gets nothing where the content view covers it.
  func warnOfCovered() {
    for added in draft.addedToRows {
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
