import JSON
import TouchCore
import TouchNarration

extension RecordReader {
  mutating func takeHead() throws(RecordFault) {
    // Who cannot read the head learns nothing from what follows it.
    let head = try RecordHead(fields)
    self.head = head
    do throws(RecordStage.Trouble) {
      let stage = try RecordStage(head)
      self.stage = .success(stage)
      rerun = Rerun(of: stage, head)
    } catch {
      stage = .failure(error)
    }
  }

  mutating func takeStep(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    let number = try fields.integer("n", from: 1)
    let next = isLost ? number : steps + 1
    isLost = false
    guard number == next else {
      throw RecordFault(
        .number(number, next: next), at: fields.find("n")?.value.lowerBound ?? 0)
    }
    steps = number
    tellLateNote()
    // What else a line says is not read: it is what this version writes, or it is not.
    _ = try fields.text("kind")
    rerun.compare(bytes, fields, text: try fields.text("text"), step: number)
  }

  private mutating func tellLateNote() {
    guard let late = lateNote else { return }
    lateNote = nil
    problems.append(
      RecordProblem(line: late.line, column: late.column, phrase: late.fault.words))
  }

  mutating func takeNote(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
    let step = try fields.integer("n", from: 0)
    _ = try fields.word("by", RecordTerms.readers)
    let isPrediction = try fields.word("kind", RecordTerms.notes)
    let content: Note.Content =
      isPrediction ? .prediction(try prediction()) : .text(try fields.text("text"))
    notes.append(Note(step: step, content))
    guard step != steps else { return }
    let fault = RecordFault(
      .noteOfStep(step, last: steps), at: fields.find("n")?.value.lowerBound ?? 0)
    guard step > steps else { throw fault }
    lateNote = lateNote ?? (line, column(of: fault.place, in: bytes), fault)
  }

  private func prediction() throws(RecordFault) -> Prediction {
    Prediction(
      asked: try fields.text("asked"), given: try fields.text("given"),
      isSure: try fields.find("sure") == nil ? nil : fields.flag("sure"),
      right: try fields.text("right"), misconception: try fields.textOrNull("misconception"))
  }

  mutating func takeEnd() throws(RecordFault) {
    let count = try fields.integer("steps", from: 0)
    let field = try fields.needed("outcome")
    guard field.kind == .array else { throw fields.wrong("outcome", field, .value) }
    isOver = true
    let outcomes = fields.elements(of: field)
    for (place, element) in outcomes.enumerated() {
      guard element.kind == .object else { throw fields.wrong("outcome", element, .object) }
      let members = fields.members(of: element)
      try rerun.compare(members, outcome: place)
    }
    guard count == steps else {
      throw RecordFault(
        .count(count, is: steps), at: fields.find("steps")?.value.lowerBound ?? 0)
    }
    if let fingers = rerun.fingers, fingers.count != outcomes.count {
      throw RecordFault(.outcomes(outcomes.count, is: fingers.count), at: field.value.lowerBound)
    }
    rerun.end(after: steps)
  }
}
