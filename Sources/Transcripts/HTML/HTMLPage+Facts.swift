import JSON
import TouchCore
import TouchNarration

//  {"responders": [[name, view], …], "steps": [before the first, #1, #2, …],
//   "Y": [27, 30]   the steps a step follows from, where that is not just the one before it
//   "told": {"lang": "zh-Hans", "steps": [[line, reason, …], …]}, "drawn": {…}}

extension HTMLPage {
  /// What the script shows of each step, beside the words in the list.
  var facts: String {
    var reader = FactReader(trace, stage?.layout)
    return JSONWriter.line { json in
      json.field("lesson", context.lesson)
      json.field("from", steps.lowerBound)
      json.field("whole", trace.count)
      json.field("events", eventsTold)
      json.list("moments", Array(trace.moments.prefix(lastMoment + 1))) { moment, json in
        json.value(moment.milliseconds)
        json.value(moment.event ?? -1)
      }
      json.list("recognizers", Array(trace.scene.recognizerIDs)) { id, json in
        json.value(trace.scene.name(of: id))
        json.value(trace.scene.name(of: trace.scene[id].view))
      }
      json.key("steps")
      json.array { json in writeSteps(&reader, &json) }
      json.key("told")
      json.object { writeTold(&$0) }
      if let stage {
        json.key("drawn")
        json.object { stage.write(to: &$0) }
      }
      json.list("responders", reader.responders) { responder, json in
        json.value(trace.scene.name(of: responder))
        if case .view(let view) = responder { json.value(Int(view.index)) } else { json.value(-1) }
      }
    }
  }

  /// The last instant that the page tells of.
  private var lastMoment: Int {
    steps == trace.indices ? trace.moments.count : steps.last.map(trace.momentNumber) ?? 0
  }

  /// The events in words, as far as the page tells of them.
  private var eventsTold: [String] {
    guard steps != trace.indices else { return events }
    let told = Set(steps.compactMap { trace.moment(of: $0).event })
    let last = told.max() ?? -1
    return events.prefix(last + 1).enumerated().map { told.contains($0.offset) ? $0.element : "" }
  }

  /// What the list says, in the other language.
  private func writeTold(_ json: inout JSONWriter) {
    guard limits.isWhole, let other = Language.allCases.first(where: { $0 != language }) else {
      return
    }
    json.field("lang", other.rawValue)
    json.key("steps")
    json.array { json in
      for telling in tellings { json.value(telling.elements(in: other)) }
    }
  }

  private func writeSteps(_ reader: inout FactReader, _ json: inout JSONWriter) {
    var last = StepFacts()
    var asked: Set<PageQuestion> = []
    var causes = CauseReader(trace)
    let start = reader.facts(at: steps.lowerBound > 0 ? steps.lowerBound - 1 : nil)
    json.object { start.write(to: &$0, since: last) }
    last = start
    for index in steps where !Interruption.isWanted {
      let now = reader.facts(at: index)
      let entered = trace.entered(at: index).map { reader.number(of: $0) }
      json.object { json in
        json.field("k", trace[index].kindName)
        json.field("p", Phase.allCases.firstIndex(of: trace[index].phase) ?? 0)
        json.field("d", trace[index].nesting)
        json.field("m", trace.momentNumber(of: index))
        if let entered { json.field("e", entered) }
        // The way up is the same for every message, so it is asked for once.
        if let question = PageQuestion(trace, at: index),
          trace[index].phase != .chain || asked.insert(question.withoutMethod).inserted
        {
          question.write(to: &json)
        }
        let because = causes.causes(of: index)
        if because != [index - 1] {
          json.key("Y")
          json.array { json in because.forEach { json.value($0 + 1) } }
        }
        now.write(to: &json, since: last)
      }
      last = now
    }
  }
}
