extension JSONWriter {
  mutating func field(_ key: String, _ value: String?) {
    self.key(key)
    self.value(value)
  }

  mutating func field(_ key: String, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  mutating func field(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  mutating func field(_ key: String, _ value: [String]) {
    self.key(key)
    self.value(value)
  }

  /// Most lines of a record are shorter, in bytes.
  private static let usualLine = 320

  /// The line of one object.
  static func line(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.reserveCapacity(usualLine)
    json.object(body)
    return json.text
  }
}

extension TouchTrace1.Head {
  var line: String {
    JSONWriter.line { json in
      json.field("rec", "head")
      json.field("schema", TouchTrace1.schema)
      json.field("tool", tool)
      json.field("model", model)
      json.field("lang", language)
      json.field("lesson", lesson)
      json.field("scene", scene)
      json.field("touches", touches)
      json.key("settings")
      json.object { json in
        for setting in settings {
          json.key(setting.name)
          json.value(setting.value)
        }
      }
    }
  }
}

extension TouchTrace1.EncodedStep {
  var line: String {
    JSONWriter.line { json in
      json.field("rec", "step")
      json.field("n", number)
      json.field("t", milliseconds)
      json.field("phase", phase)
      json.field("kind", kind)
      json.field("id", id)
      json.field("rule", rule)
      fields.write(to: &json)
      json.field("text", text)
    }
  }
}

extension TouchTrace1.StepFields {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .queue(let event):
      json.field("event", event)
    case .windowAsk(let window, let point, let isShown):
      json.field("window", window)
      json.key("point")
      json.value(point)
      if !isShown { json.field("shown", false) }
    case .windowChoose(let window, let touch):
      json.field("window", window)
      json.field("touch", touch)
    case .hitAsk(let view, let depth, let point, let verdict, let override):
      json.field("view", view)
      json.field("depth", depth)
      json.key("point")
      json.value(point)
      json.field("verdict", verdict)
      if let override { json.field("override", override) }
    case .hitReturn(let view, let returns):
      json.field("view", view)
      json.field("returns", returns)
    case .hitResult(let touch, let view, let window):
      json.field("touch", touch)
      json.field("view", view)
      json.field("window", window)
    case .touchBind(let touch, let view, let window):
      json.field("touch", touch)
      json.field("view", view)
      json.field("window", window)
    case .deliver, .chainNext, .chainStop, .chainDrop: writeMessage(to: &json)
    case .timer, .change, .collect, .recognizer, .gate: writeGesture(to: &json)
    case .track, .highlight, .controlEvent, .action, .scroll, .focus: writeView(to: &json)
    }
  }

  private func writeMessage(to json: inout JSONWriter) {
    switch self {
    case .deliver(let responder, let method, let touches, let mode):
      json.field("responder", responder)
      json.field("method", method)
      if let touches { json.field("touches", touches) }
      json.field("mode", mode)
    case .chainNext(let from, let to, let hop, let method, let touches, let mode):
      writeHop(from: from, to: to, hop: hop, method, touches, to: &json)
      json.field("mode", mode)
    case .chainStop(let from, let method, let touches, let mode):
      writeHop(from: from, to: nil, hop: nil, method, touches, to: &json)
      json.field("mode", mode)
    case .chainDrop(let from, let method, let touches, let reason):
      writeHop(from: from, to: nil, hop: nil, method, touches, to: &json)
      json.field("reason", reason)
    case .queue, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind, .timer,
      .change, .collect, .recognizer, .gate, .track, .highlight, .controlEvent, .action, .scroll,
      .focus:
      break
    }
  }

  private func writeHop(
    from: String, to: String?, hop: String?, _ method: String, _ touches: [String]?,
    to json: inout JSONWriter
  ) {
    json.field("from", from)
    json.field("to", to)
    json.field("hop", hop)
    json.field("method", method)
    if let touches { json.field("touches", touches) }
  }
}
