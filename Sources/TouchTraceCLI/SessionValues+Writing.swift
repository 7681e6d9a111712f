import JSON
import Lessons
import TouchDebugger
import TouchNarration
import Transcripts

//  {"command":"continue","lines":[…],"status":"ok","step":7,"of":31,     what every session says
//   "here":{"rec":"step","n":7,…,"because":[6],"evidence":[…]},          the step, as in the record
//   "stopped":{"reason":"breakpoint","breakpoints":[1]}, …}

extension JSONWriter {
  /// Writes what a reply and the session after it are, as values, into an object that is begun.
  mutating func values(of reply: Reply, _ debugger: Debugger) {
    key("here")
    if debugger.cursor > 0 {
      step(debugger.cursor - 1, of: debugger.trace, debugger.language)
    } else {
      value(String?.none)
    }
    key("branch")
    object { json in
      json.field("number", debugger.branch.number)
      json.field("label", debugger.branch.label)
    }
    if let stop = reply.stop {
      key("stopped")
      object { json in
        json.field("reason", stop.reason.rawValue)
        json.list("breakpoints", stop.breakpoints) { $0.value($1) }
      }
    }
    list("breakpoints", debugger.looks.breakpointValues) { $0.write($1) }
    list("marks", debugger.looks.markValues) { json, mark in
      json.object { json in
        json.field("name", mark.name)
        json.field("step", mark.step)
      }
    }
    list("notes", debugger.notes) { json, note in
      json.object { json in
        json.field("number", note.number)
        json.field("step", note.step)
        json.field("text", note.told(in: debugger.language).plain)
      }
    }
    answers(reply.answers)
  }

  /// Writes where a lesson stands and what an answer to its question came to.
  mutating func values(of reply: LessonReply, _ runner: LessonRunner) {
    field("lesson", runner.lesson.id)
    if let stop = runner.stopValues {
      key("stop")
      object { json in
        json.field("number", stop.number)
        json.field("of", stop.count)
        json.field("question", stop.question)
        json.field("choices", stop.choices)
      }
    }
    guard let answer = reply.answer else { return }
    key("answer")
    object { json in
      json.field("question", answer.question)
      json.field("given", answer.given)
      json.field("status", answer.isRight ? "right" : "wrong")
      if let cause = answer.cause {
        json.object("cause") { json in
          if let step = cause.step { json.field("step", step) }
          json.field("rule", "\(cause.rule)")
          json.field("sentence", cause.sentence.plain)
        }
      }
      if let belief = answer.belief { json.field("belief", belief) }
    }
  }

  /// Writes answers under their key.
  mutating func answers(_ answers: [VerdictValues]) {
    list("answers", answers) { json, answer in json.object { $0.verdict(answer) } }
  }

  private mutating func write(_ breakpoint: BreakpointValues) {
    object { json in
      json.field("number", breakpoint.number)
      json.field("kind", breakpoint.kind)
      json.field("place", breakpoint.place)
      json.field("condition", breakpoint.condition)
      json.field("enabled", breakpoint.isEnabled)
      json.field("hits", breakpoint.hits)
      json.list("stops", breakpoint.stops) { $0.value($1) }
    }
  }

  private mutating func list<Element>(
    _ key: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array { json in for element in elements { body(&json, element) } }
  }
}
