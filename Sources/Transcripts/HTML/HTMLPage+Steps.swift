import TouchCore
import TouchNarration

//  ### 0 down A at 200,420                  an event
//  ▾ find · #3–#14                          its phases, each to be folded
//     3  window is asked first …            every step, with its reasons

extension HTMLPage {
  /// Steps one after the other of one event and phase.
  private struct Group {
    let moment: Int
    let phase: Phase
    var steps: Range<Int>
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for index in steps {
      let (moment, phase) = (trace.momentNumber(of: index), trace[index].phase)
      if let last = groups.last, last.moment == moment, last.phase == phase {
        groups[groups.count - 1].steps = last.steps.lowerBound..<index + 1
      } else {
        groups.append(Group(moment: moment, phase: phase, steps: index..<index + 1))
      }
    }
    return groups
  }

  /// All steps, in order.
  func writeSteps(_ xml: inout XMLWriter) {
    var naming = StepNaming(trace)
    let notes = Dictionary(grouping: context.notesInOrder, by: { $0.step })
    xml.element("section", ["id": "steps", "aria-labelledby": "steps-title"]) { xml in
      xml.labelled(
        "h2", ["id": "steps-title"],
        steps == trace.indices
          ? Phrase(en: "All \(trace.count) steps", zh: "全部 \(trace.count) 步")
          : Phrase(
            en: "Steps \(steps.lowerBound + 1) to \(steps.upperBound) of \(trace.count)",
            zh: "第 \(steps.lowerBound + 1) 到 \(steps.upperBound) 步，共 \(trace.count) 步"))
      writeWhatIsLeftOut(&xml)
      write(notes[0] ?? [], &xml)
      var moment = -1
      for group in groups {
        if group.moment != moment { writeHeading(of: group.moment, &xml) }
        moment = group.moment
        xml.element("details", ["class": "group p-\(group.phase.rawValue)", "open": "open"]) {
          xml in
          writeSummary(of: group.phase, group.steps, &xml)
          for run in StepRun.all(in: group.steps, of: trace) {
            run.write(to: &xml) { xml in
              for index in run.steps {
                write(index, id: anchor(naming.id(of: index).text), notes[index + 1] ?? [], &xml)
              }
            }
          }
        }
      }
    }
  }

  /// That the page has an end before the record has.
  private func writeWhatIsLeftOut(_ xml: inout XMLWriter) {
    guard steps.count < wanted.count else { return }
    let (told, next) = (steps.upperBound, steps.upperBound + 1)
    let last = min(steps.upperBound + steps.count, wanted.upperBound)
    xml.textElement("p", ["class": "left-out"]) { xml in
      xml.both(
        Phrase(
          en: """
            A page is limited to \(PageLimits.bytes / 1_000_000) MB and \
            \(PageLimits.mostDrawnViews / 1000) 000 drawn views: \(wanted.count - steps.count) \
            steps after #\(told) are left out. To write the next steps, type \
            \(code: "export page.html \(next)..\(last)") at the prompt. To write all steps, run \
            \(code: "touchtrace run --format jsonl").
            """,
          zh: """
            一页最多 \(PageLimits.bytes / 1_000_000) MB，最多画 \
            \(PageLimits.mostDrawnViews / 1000) 000 个视图：#\(told) 之后的 \
            \(wanted.count - steps.count) 步没有写出。在提示符下用 \
            \(code: "export page.html \(next)..\(last)") 写出接下来的步骤，用 \
            \(code: "touchtrace run --format jsonl") 写出全部。
            """))
    }
  }

  /// An id as HTML allows it: without blanks.
  private func anchor(_ id: String) -> String {
    guard id.unicodeScalars.contains(where: { $0.properties.isWhitespace }) else { return id }
    return id.unicodeScalars.reduce(into: "") { anchor, scalar in
      guard scalar.properties.isWhitespace else { return anchor.unicodeScalars.append(scalar) }
      for byte in String(scalar).utf8 {
        anchor += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private func writeHeading(of number: Int, _ xml: inout XMLWriter) {
    let moment = trace.moments[number]
    let time = Phrase(en: "\(moment.milliseconds) ms", zh: "\(moment.milliseconds) 毫秒")
    xml.textElement("h3") { xml in
      if let event = moment.event {
        xml.textElement("code") { $0.words(events[event]) }
      } else {
        xml.both(Phrase(en: "a timer", zh: "定时器"))
        xml.textElement("span", ["class": "dim"]) { $0.both(time) }
      }
    }
  }

  private func writeSummary(of phase: Phase, _ steps: Range<Int>, _ xml: inout XMLWriter) {
    xml.textElement("summary") { xml in
      xml.both(phase.title)
      xml.textElement("span", ["class": "dim"]) { xml in
        let first = steps.lowerBound + 1
        xml.words(steps.count == 1 ? " #\(first)" : " #\(first)–#\(steps.upperBound)")
      }
    }
  }

  private func write(
    _ index: Int, id: String, _ notes: [Note], _ xml: inout XMLWriter
  ) {
    let telling = tellings[index - steps.lowerBound]
    let number = "\(index + 1)"
    let nesting = min(trace[index].nesting, 12)
    xml.element("li", ["id": id, "class": "step n\(nesting)"]) { xml in
      xml.textElement("p") { xml in
        xml.textElement("a", ["id": number, "href": "#\(number)"]) { $0.words(number) }
        xml.textElement("span") { $0.styled(telling.short[language]) }
        guard limits.isWhole, telling.reasons == nil else { return }
        let teller = "#\(telling.teller)"
        xml.textElement("a", ["class": "as", "href": teller]) { $0.words(teller) }
      }
      telling.reasons?.write(in: language, isOpen: context.explaining == .full, to: &xml)
      write(notes, &xml)
    }
  }

  /// What the reader left at a step.
  func write(_ notes: [Note], _ xml: inout XMLWriter) {
    for note in notes {
      xml.textElement("p", ["class": "note"]) { xml in
        switch note.content {
        case .text(let text): xml.words(text)
        case .prediction(let prediction): xml.both(prediction.told)
        }
      }
    }
  }
}

extension Phase {
  /// What a page calls the stage of a delivery.
  var title: Phrase {
    switch self {
    case .queue: Phrase(en: "Queue", zh: "队列")
    case .find: Phrase(en: "Find the view", zh: "查找视图")
    case .recognizers: Phrase(en: "Recognizers", zh: "手势识别器")
    case .view: Phrase(en: "Send to the view", zh: "发给视图")
    case .chain: Phrase(en: "Up the chain", zh: "沿响应者链向上")
    }
  }
}
