import JSON
import TouchNarration
import Transcripts

//                 ┌─▶ the screen, failures of scripts on standard error
//   an answer ────┤   or a JSON object a line        {"command":…,"lines":[…],"status":"ok",…}
//                 └─▶ the session so far, and the transcript, if one is kept

/// Where the answers of a session go.
struct SessionOutput {
  /// The version of what `--json` writes.
  static let schema = "touchtrace-session/1"

  var console: Console
  /// The prompt that stands before the next command.
  var prompt: [(text: String, style: StyledRun.Style)] = []
  private let isJSON: Bool
  private var transcript: TranscriptFile?
  /// Whether a transcript could not be kept to its end.
  private(set) var hasLost = false
  /// The session as a document holds it, from the command line on.
  private var session: [String]
  /// What stands before the session in a document.
  private let preface: [String]

  /// Opens the transcript that an invocation asks for.
  init(console: Console, invocation: Invocation, preface: [String]) throws(FileProblem) {
    self.console = console
    self.preface = preface
    isJSON = invocation.has(.json)
    session = [invocation.sessionLine(console)]
    transcript =
      if let path = invocation[.transcript] {
        try TranscriptFile(
          path: path, force: invocation.has(.force), preface: preface, session: session)
      } else { nil }
  }

  /// Keeps what is said before the first command; the first stop of a lesson is an object of its own.
  mutating func begin(_ lines: [StyledText], of first: Answer) {
    if isJSON {
      put { $0.field("schema", Self.schema) }
      if !first.isGreeting { put(first, "", nil, nil) }
    }
    keep(console.plain(lines), session: console.plain(lines))
  }

  /// Keeps the answer to a command that was typed at the prompt.
  mutating func keepTyped(_ answer: Answer, to command: String) {
    let lines = console.plain(answer.lines)
    note(command, lines, typed: lines)
  }

  /// Begins or ends writing the session down; answers what to say of it.
  mutating func keepTranscript(_ request: Answer.TranscriptRequest) -> Outcome {
    guard let path = request.path else {
      let path = transcript?.path
      endTranscript()
      return path.map { .done(Self.ended($0)) } ?? .failed(Self.noTranscript)
    }
    // The file before is whole before the next begins, which may be the same.
    endTranscript()
    do throws(FileProblem) {
      transcript = try TranscriptFile(
        path: path, force: request.force, preface: preface, session: session)
      return .done(Self.begun(path))
    } catch {
      return .failed(error.phrase)
    }
  }

  /// Ends the transcript, if one is written.
  mutating func endTranscript() {
    transcript?.end(console)
    hasLost = hasLost || transcript?.hasFailed == true
    transcript = nil
  }

  /// What came of a request.
  enum Outcome {
    case done(Phrase)
    case failed(Phrase)
  }

  /// Shows the answer to a command that stands in a script, or nowhere.
  mutating func show(
    _ answer: Answer, to command: String, at place: String?,
    standing position: (step: Int, count: Int)?
  ) {
    // What a command did before it failed is no complaint.
    var shown = answer.hasFailed ? Array(answer.lines.prefix(answer.complaint)) : answer.lines
    let failure = answer.hasFailed ? failure(answer, command, place) : []
    var typed = answer.lines
    if isJSON {
      put(answer, command, place, position)
    } else if case let count = console.show(shown), count < shown.count {
      // What Ctrl-C left unsaid is not kept, either.
      shown.removeSubrange(count...)
      typed = shown
    }
    failure.first.map { console.complain($0) }
    // What follows may point at a place in the line above it.
    for line in failure.dropFirst() { console.complain(whole: line) }
    // An answer that was shown whole is kept once: it may have millions of lines.
    let isWhole = shown.count == typed.count && failure.isEmpty
    let plain = console.plain(typed)
    note(command, isWhole ? plain : console.plain(shown) + failure, typed: plain)
  }

  /// What is said of a failed command: where it stands, and why it failed.
  private func failure(_ answer: Answer, _ command: String, _ place: String?) -> [String] {
    let reasons = answer.lines.dropFirst(answer.complaint).map(\.plain)
    let head = (place ?? "touchtrace") + (answer.isLocated ? ": " : ": error: ")
    return [head + (reasons.first ?? command)] + reasons.dropFirst()
  }

  /// - Parameter typed: What would have been shown had the command been typed at a prompt.
  private mutating func note(_ command: String, _ lines: [String], typed: [String]) {
    let first = [prompt.map(\.text).joined() + command]
    keep(first + lines, session: first + typed)
  }

  private mutating func keep(_ lines: [String], session more: [String]) {
    session += more
    transcript?.write(plain: lines, session: more, console)
  }

  private func put(
    _ answer: Answer, _ command: String, _ place: String?,
    _ position: (step: Int, count: Int)?
  ) {
    put { json in
      json.field("command", command)
      if let place { json.field("at", place) }
      json.field("lines", answer.lines.map(\.plain))
      json.field("status", answer.hasFailed ? "failed" : (answer.isWrong ? "wrong" : "ok"))
      if let position {
        json.field("step", position.step)
        json.field("of", position.count)
      }
      answer.values?(&json)
    }
  }

  private func put(_ fields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(fields)
    console.put(json.text + "\n")
  }
}

extension SessionOutput {
  fileprivate static func begun(_ path: String) -> Phrase {
    Phrase(
      en: "input and output are written to \(code: path); \(code: "transcript off") ends this",
      zh: "输入和显示的内容会写入 \(code: path)；用 \(code: "transcript off") 结束")
  }

  fileprivate static func ended(_ path: String) -> Phrase {
    Phrase(en: "\(code: path) is complete", zh: "\(code: path) 已写完")
  }

  fileprivate static let noTranscript = Phrase(
    en: "no transcript is being written; \(code: "transcript FILE") starts one",
    zh: "现在没有在写记录；用 \(code: "transcript 文件") 开始")
}
