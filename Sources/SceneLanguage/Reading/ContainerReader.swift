import TouchCore

//  navigation nav                 nav.view, with nav.edgePop and nav.contentPop
//    bar 0,47 400x44              nav.bar; without a line it is there as UIKit lays it out
//      barItem done 340,0 50x44
//    vc list …
//    vc detail …                  only the last one's view is in the window (19.5)

/// Makes what UIKit makes around a controller: a presentation's views, a container's view and bar.
struct ContainerReader: DraftReader {
  let draft: SceneReader

  /// 19.55: what a presentation makes by itself.
  func present(_ id: ControllerID, _ words: ControllerWords, _ head: Word) {
    scene.setPresentation(words.said.presentation, of: id)
    for word in words.passthrough { refer(.passthrough(of: id), word) }
    if let source = words.source { refer(.source(of: id), source) }
    guard let covered = open.last?.container, draft.hasRoom(head) else { return }
    try? scene.addStop(of: id, over: covered)
    draft.noteMadeViews(line: head.line)
  }

  /// Gives a container its own view, in which its controllers' views lie.
  func makeContainer(
    _ id: ControllerID, _ kind: Container.Kind, _ words: ControllerWords, _ head: Word
  ) {
    if let selected = words.selected { refer(.selected(in: id), selected) }
    guard let superview = open.last?.container, draft.hasRoom(head) else {
      return reader.say(.noWindow, at: head)
    }
    var written = WrittenView(View("", frame: scene[superview].bounds))
    PropertyReader(reader: reader).properties(words.rest[...], of: .view, into: &written)
    var container = Container(kind)
    container.isBarHidden = words.said.isBarHidden
    container.isBackHidden = words.said.isBackHidden
    try? scene.makeContainer(id, container, view: written.view, in: superview)
    try? scene.addSheetPan(of: id)
    draft.noteMadeViews(line: head.line)
    let place = open.count - 1
    open[place].container = scene[id].view
    open[place].depth += 1
  }

  /// Reads `bar [name] [x,y] [WxH] property…` of a container, which has one by itself.
  ///
  /// - Returns: False where it is a bar of another sort.
  func readOwnBar(_ line: Line, _ head: Word) -> Bool {
    guard case .controller(let id)? = open.last?.kind, let plain = scene.plainBar(of: id),
      let superview = open.last?.container
    else { return false }
    guard scene.bar(of: id) == nil else {
      reader.say(.writtenTwice(reader.text(head)), at: head)
      skip(line)
      return true
    }
    draft.hasObjects = true
    var written = WrittenView(plain)
    var rest = line.words.dropFirst()
    let word = rest.first.flatMap { reader.looksLikeName($0) ? $0 : nil }
    if let word, Property.spoken(reader.text(word)) == nil {
      written.view.name = draft.freeName(word)
      rest.removeFirst()
    }
    PropertyReader(reader: reader).properties(rest, of: .view, into: &written)
    guard draft.hasRoom(head), let bar = try? scene.addSubview(written.view, to: superview) else {
      return true
    }
    draft.noteMadeViews(line: head.line)
    open.append(
      OpenObject(
        kind: .view(bar), indent: line.indent, container: bar, window: open.last?.window,
        depth: (open.last?.depth ?? 0) + 1))
    return true
  }

  /// A container's controller has a view, also where none is written.
  private func addPlainView(of id: ControllerID) {
    guard scene[id].view == nil, open.count > 1,
      case .controller(let above) = open[open.count - 2].kind,
      scene[above].container?.children.contains(id) == true
    else { return }
    try? scene.addPlainView(of: id, in: above)
    noteMadeViews(of: id)
  }

  private func noteMadeViews(of id: ControllerID) {
    draft.noteMadeViews(line: draft.linesOfOthers[.controller(id)] ?? 0)
  }

  /// 19.4: when everything below a container is read, its bar lies in front.
  func close(_ id: ControllerID) {
    guard scene[id].container != nil else { return addPlainView(of: id) }
    guard let bar = scene.bar(of: id) else {
      try? scene.addBar(of: id)
      return noteMadeViews(of: id)
    }
    if scene[scene[bar].superview ?? bar].subviews.last != bar {
      scene.bringToFront(bar)
      draft.isOutOfOrder = true
    }
  }
}
