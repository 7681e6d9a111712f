import TouchCore
import TouchDebugger
import TouchNarration

//   fourthView.hitTest(160,90)  is inside       hit-test.uikit, the line that decided
//   thirdView.hitTest(180,120)  asks …          hit-test.uikit, the line that waits
//   touch A began at (200,420) · 0 ms           login.scene, the line of the touch
//
//   A dump has no line of a touch, so each call that waits stands in it, at the line of whom it called:
//   UIView 0x7f8a03 (view2).hitTest(195,82)     hit-test.uikit, the line that decided
//   UIView 0x7f8a01 (view).hitTest(195,642)     dump.txt, the line of view2

/// The calls open where somebody stands, subject first, as a UIKit backtrace would have them.
enum Stack {
  static func body(_ arguments: Arguments, _ stage: inout Stage) -> WireValue {
    let thread = arguments.whole("threadId") ?? Threads.mainRunLoop
    let all = frames(of: thread, &stage)
    let first = min(max(arguments.whole("startFrame") ?? 0, 0), all.count)
    let levels = arguments.whole("levels") ?? 0
    let count = levels > 0 ? min(levels, all.count - first) : all.count - first
    return [
      "stackFrames": .array(Array(all[first..<first + count])), "totalFrames": .whole(all.count),
    ]
  }

  private static func frames(of thread: Int, _ stage: inout Stage) -> [WireValue] {
    guard Threads.hasBegun(thread, in: stage.debugger) else { return [] }
    let frames = stage.debugger.looks.frameValues
    guard !frames.isEmpty else { return [end(&stage)] }
    // A finger that the step is not about has no call of its own: only what all calls come from.
    let isCurrent = thread == Threads.current(in: stage.debugger)
    let shown = isCurrent ? frames.indices : frames.indices.suffix(1)
    let calls = frames.map { $0.opens...$0.closes }
    return shown.map { frame(frames[$0], spot(of: $0, among: calls, &stage), $0, &stage) }
  }

  /// At either end of the record something has to be there for clients to stand at.
  private static func end(_ stage: inout Stage) -> WireValue {
    [
      "id": .whole(stage.handles.number(of: .frame(0))), "name": .text(stage.sentence),
      "source": stage.shelf.json(.timeline, stage.client),
      "line": stage.client.shown(line: Timeline.line(of: stage.debugger)),
      "column": stage.client.shown(column: 1),
    ]
  }

  private static func frame(
    _ frame: FrameValues, _ spot: (book: Shelf.Book, line: Int), _ number: Int,
    _ stage: inout Stage
  ) -> WireValue {
    let name = frame.remark.isEmpty ? frame.call : frame.call + "  " + frame.remark
    return [
      "id": .whole(stage.handles.number(of: .frame(number))), "name": .text(name),
      "source": stage.shelf.json(spot.book, stage.client),
      "line": stage.client.shown(line: spot.line), "column": stage.client.shown(column: 1),
      "canRestart": true,
    ]
  }

  /// The function of UIKit that a call stands in, as a range of a source; nil if it stands elsewhere.
  static func function(
    ofFrame number: Int, _ stage: inout Stage
  ) -> [(key: String, value: WireValue)]? {
    let calls = stage.debugger.looks.openCalls
    guard calls.indices.contains(number),
      case (.listing(let place), let line) = spot(of: number, among: calls, &stage),
      let lines = Listing.all[place].function(around: line)
    else { return nil }
    return [
      ("source", stage.shelf.json(.listing(place), stage.client)),
      ("line", stage.client.shown(line: lines.lowerBound)),
      ("endLine", stage.client.shown(line: lines.upperBound)),
    ]
  }

  /// Where a call stands: the innermost at the line whose breakpoint stopped it, else at what was
  /// decided last, the others where they wait, and what all come from in the person's own file.
  private static func spot(
    of number: Int, among calls: [ClosedRange<Int>], _ stage: inout Stage
  ) -> (book: Shelf.Book, line: Int) {
    let (opens, debugger) = (calls[number].lowerBound, stage.debugger)
    guard number > 0 else {
      switch stage.stop.place {
      case .program(let line)?: return (.program, line)
      case .timeline(let line)?: return (.timeline, line)
      case nil:
        // A breakpoint on an object that a message reaches stops in the call of that object.
        return stage.shelf.line(
          ofStep: debugger.cursor, isOpen: debugger.looks.isAtReceiver, debugger)
          ?? (.timeline, debugger.cursor + 1)
      }
    }
    if number == calls.count - 1 {
      let event = debugger.trace.moment(of: opens - 1).event
      let line = event.flatMap { stage.shelf.line(ofEvent: $0, in: debugger.trace) }
      if let line { return (.program, line) }
    }
    if !stage.shelf.writesTouch,
      let called = debugger.looks.subject(ofStep: calls[number - 1].lowerBound),
      let place = stage.shelf.place(of: called, in: debugger.trace.scene)
    {
      return (.program, place.line)
    }
    return stage.shelf.line(ofStep: opens, isOpen: true, debugger)
      ?? (.timeline, opens + 1)
  }
}
