import TouchCore
import TouchInquiry

extension Session {
  /// The calls of the instant where the person stands.
  var calls: CallTree { worlds.here.calls.around(cursor, in: trace) }

  /// The calls open where the person stands, innermost first; none at either end of the record.
  var frames: [Frame] { isOver ? [] : calls.path(to: cursor) }

  /// The chosen call; nil at either end of the record.
  var chosenFrame: Frame? {
    let frames = frames
    return frames.indices.contains(frame) ? frames[frame] : frames.first
  }

  /// Whether the call shown at a hop is that of the object which the message reaches.
  var isAtReceiver: Bool { placeOfReceiver == place }

  /// The step that words such as `view` and `point` are about: where the chosen call began, or in
  /// the innermost one where the person stands.
  var indexOfFrame: Int? { frame == 0 ? index : chosenFrame.map { $0.open - 1 } }
}
