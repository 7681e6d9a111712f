import JSON
import TouchCore
import TouchNarration

//  {"responders": [[name, view], …], "steps": [before the first, #1, #2, …],
//   "Y": [27, 30]   the steps a step follows from, where that is not just the one before it
//   "told": {"lang": "zh-Hans", "steps": [[line, reason, …], …]}, "drawn": {…}}

extension HTMLPage {
  /// What the script shows of each step, beside the words in the list.
  var facts: String {
    guard !Interruption.isWanted else { return "" }
    var reader = FactReader(trace, stage)
    if !limits.isWhole { reader.numberAll() }
    return JSONWriter.line { json in
      json.field("lesson", context.lesson)
      json.field("from", steps.lowerBound)
      json.field("whole", trace.count)
      json.field("events", eventsTold)
      json.list("moments", Array(trace.moments.prefix(lastMoment + 1))) { moment, json in
        json.value(moment.milliseconds)
        json.value(moment.event ?? -1)
        guard let layout = stage?.layout else { return }
        for touch in moment.touches {
          let place = layout.clamped(touch.screenLocation)
          json.array { json in
            json.value(touch.number)
            json.numbers([place.x, place.y])
          }
        }
      }
      json.list("recognizers", Array(trace.scene.recognizerIDs)) { id, json in
        json.value(trace.scene.name(of: id))
        json.value(trace.scene.name(of: trace.scene[id].view))
      }
      json.array("steps") { json in writeSteps(&reader, &json) }
      json.object("told") { writeTold(&$0) }
      if let stage {
        json.object("drawn") { stage.write(to: &$0) }
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
    json.array("steps") { json in
      for telling in tellings { json.value(telling.elements(in: other)) }
    }
  }

  private func writeSteps(_ reader: inout FactReader, _ json: inout JSONWriter) {
    guard limits.isWhole else {
      json.object { _ in }
      for index in steps { json.object { trace.writeOutline(of: index, &reader, &$0) } }
      return
    }
    var last = StepFacts()
    var asked: Set<PageQuestion> = []
    var causes = CauseReader(trace)
    let start = reader.facts(at: steps.lowerBound > 0 ? steps.lowerBound - 1 : nil)
    json.object { start.write(to: &$0, since: last) }
    last = start
    for index in steps where !Interruption.isWanted {
      let now = reader.facts(at: index)
      json.object { json in
        trace.writeOutline(of: index, &reader, &json)
        if let question = trace.question(at: index, &asked) { question.write(to: &json) }
        causes.write(causesOf: index, &json)
        now.write(to: &json, since: last)
      }
      last = now
    }
  }
}

extension Trace {
  /// What one needs of a step to find the way to it.
  fileprivate func writeOutline(
    of index: Int, _ reader: inout FactReader, _ json: inout JSONWriter
  ) {
    json.field("k", self[index].kindName)
    json.field("p", Phase.allCases.firstIndex(of: self[index].phase) ?? 0)
    json.field("d", self[index].nesting)
    json.field("m", momentNumber(of: index))
    if let entered = entered(at: index) { json.field("e", reader.number(of: entered)) }
  }

  /// The question before a step; the way up is the same for every message, so it is asked for once.
  func question(at index: Int, _ asked: inout Set<PageQuestion>) -> PageQuestion? {
    guard let question = PageQuestion(self, at: index),
      self[index].phase != .chain || asked.insert(question.withoutMethod).inserted
    else { return nil }
    return question
  }
}

extension CauseReader {
  /// Writes the steps that a step follows from, unless that is just the one before it.
  mutating func write(causesOf index: Int, _ json: inout JSONWriter) {
    let because = causes(of: index)
    guard because != [index - 1] else { return }
    json.array("Y") { json in because.forEach { json.value($0 + 1) } }
  }
}
