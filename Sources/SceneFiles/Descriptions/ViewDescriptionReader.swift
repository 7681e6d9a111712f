import TouchCore

//  paste ── DumpText ──► lines ── DumpLine ──► bars, head ──┬─ DumpedView ──────► ViewTree
//           one view             where it stands            ├─ DumpedRecognizer ─► by address
//           a line at most                                  └─ DumpedController ─► by address

/// Reads what `recursiveDescription` prints of views, with what else was printed beside it.
///
/// Windows, dumps and print-outs of recognizers and controllers may follow each other in any order,
/// with commands and other lines between them. Each line that names a view is a view of the
/// hierarchy, or has a remark that skips it.
///
/// - Complexity: O(*n*) in the length of the paste.
public struct ViewDescriptionReader {
  private let paste: String
  private var dump = DumpText(TextBytes(capacity: 0))
  private var hierarchy = ForeignHierarchy(.viewDescription)
  private var tree = ViewTree()
  private var names = SwiftNames()
  private var recognizers = RecognizerJoin()
  private var controllers = ControllerJoin()
  private var answers = DebuggerAnswers()
  private var superviews = PrintedSuperviews()
  private var strangers: Set<String> = []
  /// The addresses of the views that were read.
  private var printed: Set<UInt64> = []

  /// The line that is read next.
  private var index = 0
  /// Whether the line before was one of a tree.
  private var isInTree = false
  /// Whether blank lines stand between those of the tree.
  private var hasBlankLines = false
  /// Whether the line before was blank, or only the mark of a comment.
  private var isAfterBlank = false
  private var depth = DumpDepth()
  /// What was said of lines since the last view: nothing, where the tree does not go on.
  private var interruptions: [ImportRemark] = []

  /// Prepares to read a paste.
  public init(_ text: String) { paste = text }

  /// Reads the paste.
  ///
  /// - Returns: All views that it names, and what was doubtful.
  /// - Throws: `empty` and `noViews` where there is nothing to read, `excessive` where views are
  ///   nested more than 512 deep, or there is more than any real app prints.
  public func read() throws(ImportRefusal) -> ForeignHierarchy {
    try FileText.check(paste)
    var reader = self
    reader.dump = DumpText(TextBytes(paste))
    return try reader.readAll()
  }

  private mutating func readAll() throws(ImportRefusal) -> ForeignHierarchy {
    guard dump.text.skipBlanks(0, before: dump.text.count) < dump.text.count else { throw .empty }
    tree.reserve(dump.lines.count)
    while index < dump.lines.count {
      let line = dump.lines[index]
      index += 1
      read(line)
      try tree.insistOnLimits(viewsNamed: hierarchy.viewsNamed)
    }
    guard hierarchy.viewsNamed > 0 else {
      throw PasteSigns.refusal(of: dump.text)
    }
    join()
    return hierarchy
  }

  private mutating func remark(_ line: DumpText.Line, _ reason: ImportRemark.Reason) {
    hierarchy.remarks.append(ImportRemark(line: line.number, column: line.column, reason))
  }

  // One line.

  private mutating func read(_ line: DumpText.Line) {
    let text = dump.text
    let shape = DumpLine(text, line.range)
    guard let first = shape.head else { return readWithoutHead(line, shape) }
    let head = shape.bars == 0 ? text.viewHead(after: first, before: line.range.upperBound) : first
    if let controller = DumpedController(head, names: &names, line: line, text: text) {
      controllers.add(controller, depth: shape.bars, isPresented: shape.isPresented)
      return leaveTree()
    }
    if shape.bars == 0, head.mayBeRecognizer(text, before: line.range.upperBound) {
      readRecognizer(head, line)
      return leaveTree()
    }
    // `_autolayoutTrace` prints guides between the views, each with the view that owns it.
    if text.isGuide(head, before: line.range.upperBound) { return }
    guard isView(head, shape, line) else {
      return shape.isLayersValue(text) ? skipRest(line) : readWithoutView(line, shape)
    }
    if text.isLayer(head, before: line.range.upperBound) {
      hierarchy.viewsNamed += 1
      remark(line, .layer(className: names.readable(text, head.name)))
      tree.skip(rank: rank(shape, line), isLost: false)
      return
    }
    readView(head, shape, line)
  }

  /// Skips the end of a description whose beginning is lost.
  private mutating func skipRest(_ line: DumpText.Line) {
    hierarchy.viewsNamed += 1
    remark(line, .skippedView(dump.text.excerpt(line.range)))
    tree.end()
    isInTree = true
  }

  private mutating func leaveTree() { (isInTree, isAfterBlank) = (false, false) }

  /// Whether a line names a view, and not only any object.
  private func isView(_ head: ElementHead, _ shape: DumpLine, _ line: DumpText.Line) -> Bool {
    let text = dump.text
    let rest = head.end..<line.range.upperBound
    if shape.bars > 0 {
      if isInTree || head.hasColon { return true }
      // What has no address may be a tag of HTML in a table.
      if tree.hasRoot, !text[head.name.lowerBound].isLowercase { return true }
    }
    guard head.address == nil || head.hasColon else { return false }
    if text.ownFrame(in: rest) != nil { return true }
    if text.find("frame = (", in: rest) != nil || text.find("; layer = <", in: rest) != nil {
      return true
    }
    return !head.isCut && shape.bars == 0 && !shape.isValue(text)
      && dump.barsFollow(at: index)
  }

  /// How deep a line of a tree stands; 0 begins another tree.
  private mutating func rank(_ shape: DumpLine, _ line: DumpText.Line) -> Int {
    let wasLost = depth.isLost
    // The superview of a view that was printed before is known already.
    let isPrinted = shape.head?.address.map(printed.contains) ?? false
    let rank = depth.rank(
      of: shape, in: dump.text, followsTree: isInTree && tree.hasRoot, isPrinted: isPrinted)
    if depth.isLost, !wasLost { remark(line, .indentationLost) }
    if rank == 0 { tree.end() }
    if shape.bars == 0 { hasBlankLines = false }
    if shape.bars > 0, isAfterBlank { hasBlankLines = true }
    isAfterBlank = false
    isInTree = true
    return rank
  }

  private mutating func readView(_ head: ElementHead, _ shape: DumpLine, _ line: DumpText.Line) {
    hierarchy.viewsNamed += 1
    let fields = ElementFields(dump.text, head.end..<line.range.upperBound)
    var element = DumpedView(
      head, fields, name: names.readable(dump.text, head.name), line: line, text: dump.text)
    let rank = rank(shape, line)
    element.readAside(shape.aside, names: &names, text: dump.text)
    hierarchy.remarks += element.remarks
    for stranger in element.strangers where strangers.insert(stranger.key).inserted {
      remark(line, .unknownProperty(stranger.line))
    }
    if rank > 0 { hierarchy.remarks += interruptions }
    interruptions = []
    let gap = tree.add(element.view, rank: rank, countsLevels: depth.countsLevels)
    if gap > 1 { remark(line, .depthJumps(by: gap)) }
    if depth.isGuess { tree.doubtLast() }
    if let address = head.address { printed.insert(address) }
    superviews.add(tree)
    recognizers.breakOff()
    answers.note("", isView: true)
  }

  // Lines without a view.

  private mutating func readWithoutHead(_ line: DumpText.Line, _ shape: DumpLine) {
    let text = dump.text
    let range = text.trimmed(line.range)
    guard !range.isEmpty, !text.isCommentMark(range) else {
      isAfterBlank = true
      isInTree = isInTree && hasBlankLines
      return
    }
    if isInTree, shape.bars > 0, !shape.aside.isEmpty, !text.isFiller(shape.aside) {
      // Where views stand, a line in another form is a view that prints itself in its own way.
      hierarchy.viewsNamed += 1
      remark(line, .skippedView(text.excerpt(shape.aside)))
      tree.skip(rank: shape.bars, isLost: true)
      return
    }
    readWithoutView(line, shape)
  }

  private mutating func readWithoutView(_ line: DumpText.Line, _ shape: DumpLine) {
    let text = dump.text
    recognizers.note(text, line.range)
    let words = text.string(text.trimmed(line.range))
    answers.note(words)
    superviews.note(words)
    if isInTree, text.isFiller(text.trimmed(line.range).lowerBound..<line.range.upperBound) {
      remark(line, .cutOff)
      tree.miss()
    } else if isInTree {
      interruptions.append(
        ImportRemark(
          line: line.number, column: line.column, .notAView(text.excerpt(line.range))))
      if shape.bars > 0 { tree.skip(rank: shape.bars, isLost: true) }
    }
    if shape.bars == 0 { leaveTree() }
  }

  private mutating func readRecognizer(_ head: ElementHead, _ line: DumpText.Line) {
    let text = dump.text
    let end = text.closing(from: head.start, before: line.range.upperBound)
    let fields = ElementFields(text, head.end..<max(head.end, end ?? line.range.upperBound))
    recognizers.add(
      DumpedRecognizer(head, fields, names: &names, line: line.number, text: text))
  }

  // What was printed beside the views.

  private mutating func join() {
    let isNeeded = !recognizers.isEmpty || !controllers.isEmpty || !answers.isEmpty
    let places = isNeeded ? tree.places : [:]
    hierarchy.remarks += recognizers.join(to: &tree, places)
    hierarchy.remarks += controllers.join(to: &tree, places)
    answers.join(to: &tree, places)
    let parents = tree.superviews
    let once = PrintedAgain(superviews.join(tree.roots(), superviews: parents))
    // What has no window is on no screen, with all that it is in.
    hierarchy.roots = once.roots.filter { !$0.isOutsideWindows }
    hierarchy.unshown = once.roots.filter { $0.isOutsideWindows }
    hierarchy.windowLevels = answers.levels
    hierarchy.viewsNamed -= once.leftOut
    hierarchy.remarks += once.remarks
    hierarchy.remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
