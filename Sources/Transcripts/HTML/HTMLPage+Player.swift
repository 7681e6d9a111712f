import TouchCore
import TouchNarration

//  What the script fills and moves; without it only the stage is shown.

extension HTMLPage {
  func writePlayer(_ xml: inout XMLWriter) {
    xml.element("section", ["id": "player", "aria-labelledby": "player-title"]) { xml in
      xml.labelled(
        "h2", ["id": "player-title", "class": "unseen"], Phrase(en: "Step by step", zh: "逐步查看"))
      xml.element("div", ["id": "timeline", "class": "scripted"]) { writeTimeline(&$0) }
      xml.element("figure") { xml in
        // Named outside of the picture: a title inside of it has one language.
        xml.labelled(
          "p", ["id": "stage-title", "class": "unseen"],
          Phrase(
            en: "The screen: its views, the finger, and the view whose turn it is",
            zh: "屏幕：其中的视图、手指，以及轮到的视图"))
        stage?.draw(&xml)
        xml.textElement("figcaption", ["class": "scripted"]) {
          $0.both(
            Phrase(
              en: "Click a view to set a breakpoint on it.", zh: "点击视图可以在它上面设置断点。"))
        }
      }
      xml.element("div", ["id": "now", "class": "scripted"]) { writeNow(&$0) }
    }
    writeHelp(&xml)
  }

  private func writeNow(_ xml: inout XMLWriter) {
    xml.element("p", ["id": "where"]) { _ in }
    xml.element("div", ["id": "said", "aria-live": "polite"]) { _ in }
    xml.element("div", ["id": "question", "hidden": "hidden"]) { _ in }
    xml.element("div", ["id": "why"]) { _ in }
    xml.element("div", ["class": "actions"]) { xml in
      xml.labelled(
        "button", ["id": "copy", "type": "button"],
        Phrase(en: "Copy as Markdown", zh: "复制为 Markdown"))
      xml.labelled(
        "button", ["id": "predict", "type": "button", "aria-pressed": "false"],
        Phrase(en: "Predict", zh: "预测模式"))
      xml.element("span", ["id": "status", "role": "status"]) { _ in }
    }
    panel("calls", Phrase(en: "Open calls", zh: "正在进行的调用"), &xml)
    panel("chain", Phrase(en: "Responder chain", zh: "响应者链"), &xml)
    if !trace.scene.recognizers.isEmpty {
      writeLanes(&xml)
      panel("pocket", Phrase(en: "Delayed messages", zh: "被扣留的触摸"), &xml)
    }
    panel("breakpoints", Phrase(en: "Breakpoints", zh: "断点"), &xml)
  }

  private func panel(_ id: String, _ title: Phrase, _ xml: inout XMLWriter) {
    xml.element("section", ["class": "panel", "aria-labelledby": "\(id)-title"]) { xml in
      xml.labelled("h3", ["id": "\(id)-title"], title)
      xml.element("ul", ["id": id]) { _ in }
    }
  }

  private func writeLanes(_ xml: inout XMLWriter) {
    let lanes = LaneDrawing(trace, steps)
    xml.element("section", ["class": "panel", "aria-labelledby": "lanes-title"]) { xml in
      xml.labelled("h3", ["id": "lanes-title"], Phrase(en: "Recognizers", zh: "手势识别器"))
      xml.element("ul", ["id": "lanes"]) { xml in
        for id in lanes.recognizers.prefix(limits.lanes) {
          xml.element("li", ["data-recognizer": "\(id.index)"]) { xml in
            xml.textElement("span", ["class": "name"]) { $0.words(trace.scene.name(of: id)) }
            xml.element("span", ["class": "lane"]) { xml in
              lanes.draw(id, &xml)
              xml.element("span", ["class": "playhead"]) { _ in }
            }
            xml.textElement("span", ["class": "state"]) { _ in }
          }
        }
      }
      let rest = lanes.recognizers.count - limits.lanes
      guard rest > 0 else { return }
      xml.labelled(
        "p", ["class": "dim"], Phrase(en: "and \(rest) more", zh: "还有 \(rest) 个"))
    }
  }

  private func writeTimeline(_ xml: inout XMLWriter) {
    xml.element("div", ["class": "track"]) { xml in
      LaneDrawing(trace, steps).drawPhases(&xml)
      xml.element("div", ["id": "stops"]) { _ in }
      xml.labelled(
        "label", ["class": "unseen", "for": "scrubber"], Phrase(en: "Step", zh: "步骤"))
      xml.element(
        "input",
        [
          "id": "scrubber", "type": "range", "min": "\(steps.lowerBound)",
          "max": "\(steps.upperBound)",
          "value": "\(steps.lowerBound)",
        ])
    }
    xml.element("div", ["class": "buttons"]) { xml in
      button("first", "⇤", Phrase(en: "Start", zh: "开头"), &xml)
      button("run-back", "◀◀", Phrase(en: "Run back", zh: "倒着运行"), &xml)
      button("back", "◀", Phrase(en: "Back", zh: "上一步"), &xml)
      xml.element("output", ["id": "count", "for": "scrubber"]) { _ in }
      button("forth", "▶", Phrase(en: "Step", zh: "下一步"), &xml)
      button("run", "▶▶", Phrase(en: "Run", zh: "运行"), &xml)
      button("last", "⇥", Phrase(en: "End", zh: "结尾"), &xml)
    }
    writeLegend(&xml)
  }

  /// The colours of the phases that occur.
  private func writeLegend(_ xml: inout XMLWriter) {
    let phases = Set(steps.map { trace[$0].phase })
    xml.element("ul", ["class": "legend"]) { xml in
      for phase in Phase.allCases where phases.contains(phase) {
        xml.element("li") { xml in
          xml.element("svg", ["viewBox": "0 0 1 1", "aria-hidden": "true"]) { xml in
            xml.element(
              "rect", ["class": "in-\(phase.rawValue)", "width": "1", "height": "1"])
          }
          xml.both(phase.words)
        }
      }
    }
  }

  private func button(_ id: String, _ sign: String, _ words: Phrase, _ xml: inout XMLWriter) {
    xml.textElement("button", ["id": id, "type": "button"]) { xml in
      xml.textElement("span", ["aria-hidden": "true"]) { $0.words(sign) }
      xml.both(words, class: "word")
    }
  }

  private func writeHelp(_ xml: inout XMLWriter) {
    xml.element("dialog", ["id": "keys", "aria-labelledby": "keys-title"]) { xml in
      xml.labelled("h2", ["id": "keys-title"], Phrase(en: "Keys", zh: "按键"))
      xml.element("dl") { xml in
        for (keys, words) in Self.keys {
          xml.textElement("dt") { xml in
            for key in keys { xml.textElement("kbd") { $0.words(key) } }
          }
          xml.labelled("dd", [:], words)
        }
      }
      xml.element("form", ["method": "dialog"]) {
        $0.labelled("button", [:], Phrase(en: "Close", zh: "关闭"))
      }
    }
  }

  private static let keys: [([String], Phrase)] = [
    (["→", "←"], Phrase(en: "one step forward, one step back", zh: "前进一步，后退一步")),
    (["n", "p"], Phrase(en: "the same, but over nested calls", zh: "同上，但跳过内层的调用")),
    (["Home", "End"], Phrase(en: "go to the start, go to the end", zh: "到开头，到结尾")),
    (
      ["1", "…", "5"],
      Phrase(
        en: "go to the next step of a phase: queue, find, recognizers, view, chain",
        zh: "到某一阶段的下一步：队列、查找、识别器、视图、响应者链")
    ),
    (["b"], Phrase(en: "set or remove a breakpoint on the current object", zh: "在轮到的对象上设置或取消断点")),
    (
      ["c", "C"],
      Phrase(en: "run to the next breakpoint, run back to the previous one", zh: "运行到断点，倒着运行到断点")
    ),
    (["q"], Phrase(en: "turn predict mode on or off", zh: "打开或关闭预测模式")),
    (["m"], Phrase(en: "copy the step as Markdown", zh: "把这一步复制为 Markdown")),
    (["l"], Phrase(en: "switch the language", zh: "切换语言")),
    (["?"], Phrase(en: "show this list", zh: "显示本列表")),
  ]
}

extension Phase {
  /// What happens in it.
  fileprivate var words: Phrase {
    switch self {
    case .queue: Phrase(en: "queue", zh: "队列")
    case .find: Phrase(en: "finding the view", zh: "查找视图")
    case .recognizers: Phrase(en: "recognizers", zh: "识别器")
    case .view: Phrase(en: "view", zh: "视图")
    case .chain: Phrase(en: "responder chain", zh: "响应者链")
    }
  }
}
