import SceneLanguage
import TouchCore
import TouchNarration

//  pieces of a file ─▶ lines ─▶ head ─▶ scene, touches ┐
//                             ├ step ─▶ compare ───────┼─▶ RecordFile: the record and its notes, or
//                             ├ note                   │   what is wrong with it
//                             └ end ───────────────────┘

/// Reads a record piece by piece, as its file comes in.
///
/// The head is played again, and every line is held against the one that this version writes.
public struct RecordReader {
  /// More problems than this say nothing new.
  static let mostProblems = 20

  /// How many bytes a line may have: the head holds the whole scene, and a million views fit.
  var longest = (head: 256 << 20, line: 16 << 20)

  var head: RecordHead?
  var stage: Result<RecordStage, RecordStage.Trouble>?
  var notes: [Note] = []
  var problems: [RecordProblem] = []
  var fields = JSONFields()
  var line = 0
  var steps = 0
  var isOver = false
  /// Whether a line was wrong, so that any number may be the next step's.
  var isLost = false
  var rerun = Rerun()
  /// A note that does not stand behind its step: only the last ones may.
  var lateNote: (line: Int, column: Int, fault: RecordFault)?
  /// The begin of a line whose rest has not come yet.
  private var rest: [UInt8] = []

  /// Makes a reader.
  public init() {}

  /// Whether more of the file can tell anything new.
  public var wantsMore: Bool { problems.count < Self.mostProblems && !isForeign }

  /// Whether what follows could not be understood.
  private(set) var isForeign = false

  /// Takes the next piece of the file.
  public mutating func take(_ piece: UnsafeRawBufferPointer) {
    piece.withMemoryRebound(to: UInt8.self) { bytes in
      var start = 0
      while wantsMore, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if rest.isEmpty {
          takeLine(line)
        } else {
          collect(line)
          if wantsMore { takeRest() }
        }
        start = end + 1
      }
      if wantsMore { collect(UnsafeBufferPointer(rebasing: bytes[start...])) }
    }
  }

  /// Keeps the begin of a line until its rest comes; one without end is not waited for.
  private mutating func collect(_ bytes: UnsafeBufferPointer<UInt8>) {
    let limit = head == nil ? longest.head : longest.line
    guard rest.count + bytes.count > limit else { return rest += bytes }
    rest = []
    isForeign = true
    let fault = RecordFault(.tooLong(limit: limit), at: 0)
    problems.append(RecordProblem(line: line + 1, column: 1, phrase: fault.words))
  }

  private mutating func takeRest() {
    let line = rest
    rest = []
    line.withUnsafeBufferPointer { takeLine($0) }
  }

  /// The record, when the whole file was taken.
  public mutating func finish() -> RecordFile {
    if wantsMore, !rest.isEmpty { takeRest() }
    if wantsMore, !isOver {
      let fault =
        head == nil ? RecordFault(.headFirst, at: 0) : RecordFault(.noEnd(after: steps), at: 0)
      problems.append(RecordProblem(line: line + 1, column: 1, phrase: fault.words))
    }
    return RecordFile(self)
  }

  private mutating func takeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    line += 1
    do throws(RecordFault) {
      try understand(bytes)
    } catch {
      let column = column(of: error.place, in: bytes)
      problems.append(RecordProblem(line: line, column: column, phrase: error.words))
      // Without a head it is no record, or one of a version that is not known here.
      isForeign = head == nil
      isLost = true
      rerun.stop()
    }
  }

  private mutating func understand(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    if bytes.isEmpty || bytes.elementsEqual("\r".utf8) { throw RecordFault(.empty, at: 0) }
    try fields.read(bytes)
    let kind = try fields.word("rec", RecordTerms.lines)
    guard !isOver else { throw RecordFault(.afterEnd, at: 0) }
    guard (kind == .head) == (head == nil) else {
      throw RecordFault(head == nil ? .headFirst : .secondHead, at: 0)
    }
    switch kind {
    case .head: try takeHead()
    case .step: try takeStep(bytes)
    case .note: try takeNote(bytes)
    case .end: try takeEnd()
    }
  }

  /// The column of a byte, in characters from 1.
  func column(of place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    String(decoding: bytes[..<min(place, bytes.count)], as: UTF8.self).count + 1
  }
}
