import TouchCore
import TouchNarration

//  pieces of a file ─▶ lines ─▶ head ─▶ scene, touches ┐
//                             ├ step ─▶ the same here? ┼─▶ RecordFile: the record and its notes, or
//                             ├ note                   │   what is wrong with it
//                             └ end ───────────────────┘

/// Reads a record piece by piece, as its file comes in.
///
/// The head is played again, and every line is held against the one that this version writes.
public struct RecordReader {
  /// How many bytes a line may have: the head holds the whole scene, and a million views fit.
  var longest = (head: 256 << 20, line: 16 << 20)

  private var head: RecordHead?
  @Boxed private var rerun: Rerun? = nil
  private var trouble: RecordHead.Trouble?
  private var notes: [Note] = []
  private var line = 0
  private var steps = 0
  private var isOver = false
  private var problem: RecordProblem?
  /// The begin of a line whose rest has not come yet.
  private var rest: [UInt8] = []

  /// Makes a reader.
  public init() {}

  /// Whether more of the file can tell anything new.
  public var wantsMore: Bool { problem == nil }

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
    line += 1
    let phrase = Phrase(
      en: "the line is longer than the limit of \(limit >> 20) MiB; the rest is not read",
      zh: "这一行超过上限 \(limit >> 20) MiB；其余部分没有读取")
    problem = RecordProblem(line: line, column: 1, phrase: phrase)
  }

  private mutating func takeRest() {
    let line = rest
    rest = []
    line.withUnsafeBufferPointer { takeLine($0) }
  }

  /// The record, when the whole file was taken.
  public mutating func finish() throws(RecordProblem) -> RecordFile {
    if wantsMore, !rest.isEmpty { takeRest() }
    if let problem { throw problem }
    guard let head, isOver else {
      let missing = Phrase(
        en: "the record is incomplete after #\(steps): its end line is missing",
        zh: "记录在 #\(steps) 之后中断：缺少 end 行")
      throw RecordProblem(
        line: line + 1, column: 1, phrase: head == nil ? Self.headFirst : missing)
    }
    return RecordFile(
      head: head, trace: rerun?.trace, trouble: trouble, texts: rerun?.texts ?? [:], notes: notes,
      count: steps, difference: rerun?.difference)
  }

  private mutating func takeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
    line += 1
    do throws(RecordFault) {
      // A record that went through Windows is still the same.
      let ending = bytes.last == UInt8(ascii: "\r") ? 1 : 0
      try understand(UnsafeBufferPointer(rebasing: bytes.dropLast(ending)))
    } catch {
      let before = String(decoding: bytes[..<min(error.place, bytes.count)], as: UTF8.self)
      problem = RecordProblem(line: line, column: before.count + 1, phrase: error.phrase)
    }
  }

  private static let verdict = Array(#"{"rec":"verdict","#.utf8)

  private mutating func understand(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    guard !isOver else {
      throw RecordFault(Phrase(en: "the record ended at its end line", zh: "记录在 end 行已经结束"))
    }
    // What somebody asked is found again from the steps.
    if bytes.starts(with: Self.verdict), head != nil { return }
    if let count = rerun?.trace.count, rerun?.agrees(with: bytes) == true {
      isOver = steps == count
      return steps += isOver ? 0 : 1
    }
    if bytes.isEmpty {
      throw RecordFault(
        Phrase(en: "the line is empty; each line must have an object", zh: "空行；每一行都应是一个对象"))
    }
    let line = try RecordLine(Array(bytes))
    let kind = try line.text("rec")
    guard head != nil else {
      guard kind == "head" else { throw RecordFault(Self.headFirst) }
      return try takeHead(line)
    }
    switch kind {
    case "step": try takeStep(line)
    case "note": notes.append(try Note(line))
    case "end": try takeEnd(line)
    default:
      throw RecordFault(
        Phrase(
          en: "a \(code: "step"), \(code: "note") or \(code: "end") should follow the head",
          zh: "head 之后应为 \(code: "step")、\(code: "note") 或 \(code: "end")"),
        at: line.place(of: "rec"))
    }
  }

  private mutating func takeHead(_ line: RecordLine) throws(RecordFault) {
    let head = try RecordHead(line)
    self.head = head
    do throws(RecordHead.Trouble) {
      rerun = try Rerun(of: head)
    } catch {
      trouble = error
    }
  }

  private mutating func takeStep(_ line: RecordLine) throws(RecordFault) {
    let (number, next) = (try line.integer("n"), steps + 1)
    guard number == next else {
      let phrase =
        number < next
        ? Phrase(
          en: "step #\(number) is already there; the next step is #\(next)",
          zh: "第 #\(number) 步已经有了；接下来是 #\(next)")
        : Phrase(
          en: "step #\(next) is missing before #\(number)", zh: "#\(number) 之前缺少第 #\(next) 步")
      throw RecordFault(phrase, at: line.place(of: "n"))
    }
    rerun?.differ(at: number, saying: try line.text("text"))
    steps = number
  }

  private mutating func takeEnd(_ line: RecordLine) throws(RecordFault) {
    let count = try line.integer("steps")
    guard count == steps else {
      throw RecordFault(
        Phrase(
          en: "\(code: "steps") says \(count), but there are \(steps)",
          zh: "\(code: "steps") 写着 \(count)，实际有 \(steps) 步"),
        at: line.place(of: "steps"))
    }
    rerun?.end(after: count)
    isOver = true
  }

  private static let headFirst = Phrase(
    en: "a record begins with its head: \(code: #"{"rec":"head",…"#)",
    zh: "记录以 head 行开头：\(code: #"{"rec":"head",…"#)")
}

extension Note {
  fileprivate init(_ line: RecordLine) throws(RecordFault) {
    let step = try line.integer("n")
    guard try line.text("kind") == "prediction" else {
      self.init(step: step, .text(try line.text("text")))
      return
    }
    let prediction = Prediction(
      asked: try line.text("asked"), given: try line.text("given"),
      isSure: try line.flag("sure"), right: try line.text("right"),
      misconception: try line.textOrNull("misconception"))
    self.init(step: step, .prediction(prediction))
  }
}
