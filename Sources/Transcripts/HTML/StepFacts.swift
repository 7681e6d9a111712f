import JSON
import TouchCore

/// What a page shows of a moment, beside words; only what differs from the moment before is written.
struct StepFacts: Hashable {
  /// What a view has said.
  struct Mark: Hashable {
    /// As which one it was asked.
    let order: Int
    /// The word of its refusal; empty where it did not refuse.
    let refusal: String
    let isHit: Bool
  }

  /// A finger on the stage.
  struct Finger: Hashable {
    let touch: Int
    let place: Point
    let phase: Int
    let words: String
    let box: Rect
  }

  /// A responder and a word that goes with it.
  struct Link: Hashable {
    let responder: Int
    let word: String
  }

  var turn: Int?
  var recognizer: Int?
  var marks: [Int: Mark] = [:]
  var fingers: [Finger] = []
  var ruler: [Point] = []
  var chain: [Link] = []
  var ending = 0
  var gestures: [Int: [String]] = [:]
  var held: [[String]] = []
  var calls: [Link] = []

  /// Writes what differs.
  func write(to json: inout JSONWriter, since old: StepFacts) {
    if turn != old.turn { json.field("T", turn ?? -1) }
    if recognizer != old.recognizer { json.field("W", recognizer ?? -1) }
    write("M", marks, old.marks, to: &json) { mark, json in
      json.value(mark.order)
      json.value(mark.refusal)
      json.value(mark.isHit ? 1 : 0)
    }
    write("G", gestures, old.gestures, to: &json) { words, json in
      for word in words { json.value(word) }
    }
    if fingers != old.fingers { json.list("F", fingers, write) }
    json.splice("R", ruler, since: old.ruler) { point, json in json.numbers([point.x, point.y]) }
    json.splice("C", chain, since: old.chain, write)
    if ending != old.ending { json.field("E", ending) }
    if held != old.held { json.list("H", held) { words, json in words.forEach { json.value($0) } } }
    json.splice("O", calls, since: old.calls, write)
  }

  private func write(_ finger: Finger, _ json: inout JSONWriter) {
    json.value(finger.touch)
    json.value(finger.phase)
    json.numbers([
      finger.place.x, finger.place.y, finger.box.minX, finger.box.minY, finger.box.size.width,
      finger.box.size.height,
    ])
    json.value(finger.words)
  }

  private func write(_ link: Link, _ json: inout JSONWriter) {
    json.value(link.responder)
    json.value(link.word)
  }

  /// The entries that are new or other than before; null for those that are gone.
  private func write<Value: Hashable>(
    _ key: String, _ new: [Int: Value], _ old: [Int: Value], to json: inout JSONWriter,
    _ put: (Value, inout JSONWriter) -> Void
  ) {
    guard new != old else { return }
    json.key(key)
    json.object { json in
      for place in Set(new.keys).union(old.keys).sorted() where new[place] != old[place] {
        json.key("\(place)")
        guard let value = new[place] else {
          json.value(String?.none)
          continue
        }
        json.array { put(value, &$0) }
      }
    }
  }
}

extension JSONWriter {
  /// An array of arrays.
  mutating func list<Value>(
    _ key: String, _ values: [Value], _ put: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in
      for value in values { json.array { put(value, &$0) } }
    }
  }

  /// How a list became another one: how many stay at its start and its end, and what is new.
  ///
  /// Without this a deep scene's page would grow with the square of its depth.
  fileprivate mutating func splice<Value: Equatable>(
    _ key: String, _ new: [Value], since old: [Value], _ put: (Value, inout JSONWriter) -> Void
  ) {
    guard new != old else { return }
    let start = zip(new, old).prefix { $0 == $1 }.count
    let end = zip(new.dropFirst(start).reversed(), old.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    self.key(key)
    array { json in
      json.value(start)
      json.value(end)
      for value in new[start..<new.count - end] { json.array { put(value, &$0) } }
    }
  }

  /// Numbers of a picture, one after the other.
  mutating func numbers(_ numbers: [Double]) {
    for number in numbers { value((number * 100).rounded() / 100) }
  }
}
