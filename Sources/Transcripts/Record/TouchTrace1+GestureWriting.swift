import TouchCore

extension TouchTrace1.StepFields {
  /// Writes what a timer, the program, a recognizer or the gate did.
  func writeGesture(to json: inout JSONWriter) {
    switch self {
    case .timer(let of, let timer):
      json.field("of", of)
      json.field("timer", timer)
    case .change(let object, let property, let old, let new):
      json.field("object", object)
      json.field("property", property)
      json.field("old", old)
      json.field("new", new)
    case .collect(let touch, let view, let window, let recognizers):
      json.field("touch", touch)
      json.field("view", view)
      json.field("window", window)
      json.field("recognizers", recognizers)
    case .recognizer(let name, let view, let fields):
      json.field("recognizer", name)
      json.field("view", view)
      fields.write(to: &json)
    case .gate(let touch, let method, let by, let reason):
      json.field("touch", touch)
      json.field("method", method)
      json.field("by", by)
      json.field("reason", reason)
    case .queue, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind, .deliver,
      .chainNext, .chainStop, .chainDrop, .track, .highlight, .controlEvent, .action, .scroll,
      .focus:
      break
    }
  }

  /// Writes what happened in a control, a scroll view or to a first responder.
  func writeView(to json: inout JSONWriter) {
    switch self {
    case .track(let control, let call, let touch, let answer):
      json.field("control", control)
      json.field("call", call)
      json.field("touch", touch)
      json.field("answer", answer)
    case .highlight(let control, let isHighlighted):
      json.field("control", control)
      json.field("highlighted", isHighlighted)
    case .controlEvent(let control, let event):
      json.field("control", control)
      json.field("event", event)
    case .action(let action, let target, let sender, let isHandled):
      json.field("action", action)
      json.field("target", target)
      json.field("sender", sender)
      json.field("handled", isHandled)
    case .scroll(let view, let call, let offset, let willDecelerate):
      json.field("view", view)
      json.field("call", call)
      json.field("offset", TouchTrace1.Value(offset))
      if let willDecelerate { json.field("decelerates", willDecelerate) }
    case .focus(let from, let to, let cause):
      json.field("from", from)
      json.field("to", to)
      json.field("cause", cause)
    case .queue, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind, .deliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .collect, .recognizer, .gate:
      break
    }
  }
}

extension TouchTrace1.RecognizerFields {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .receive(let method, let touches, let isIgnored):
      json.field("method", method)
      json.field("touches", touches)
      if isIgnored { json.field("ignored", true) }
    case .ask(let question, let about, let answer):
      json.field("question", question)
      json.field("about", about)
      json.field("answer", answer)
    case .state(let from, let to, let cause, let by, let value):
      json.field("from", from)
      json.field("to", to)
      json.field("cause", cause)
      json.field("by", by)
      json.field("value", value)
    case .action(let action, let state):
      json.field("action", action)
      json.field("state", state)
    case .prevent(let by):
      json.field("by", by)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ key: String, _ value: TouchTrace1.Value?) {
    self.key(key)
    switch value {
    case .flag(let isOn): self.value(isOn)
    case .number(let number): self.value(number)
    case .numbers(let numbers):
      array { json in for number in numbers { json.value(number) } }
    case nil: self.value(String?.none)
    }
  }
}
