import JSON
import TouchCore

//  {"version":2,"width":80,"height":24,"title":"touch A -> fourthView …"}
//  [0.6,"m","7 fifthView (160,-140) is outside: nil"]      a chapter
//  [0.6,"o","(tap #6/31) step\r\n"]                        what a terminal got

/// A recording of a terminal, as asciinema's version 2 has it.
///
/// Its times are made up: the same session gives the same bytes.
public struct Asciicast {
  /// What was recorded and not taken yet: the head, and an event a line.
  private var text: String
  private var milliseconds = 0

  /// Begins a recording of a terminal of some columns and rows.
  public init(columns: Int, rows: Int, title: String) {
    var head = JSONWriter()
    head.object { json in
      json.field("version", 2)
      json.field("width", columns)
      json.field("height", rows)
      json.field("title", title)
    }
    text = head.text + "\n"
  }

  /// Hands over what was recorded since the last time.
  public mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Lets time go by.
  public mutating func wait(_ milliseconds: Int) { self.milliseconds += milliseconds }

  /// What the terminal is sent; a line end also goes back to the first column.
  public mutating func show(_ output: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    add("o", lines.joined(separator: "\r\n"))
  }

  /// Names this moment, so that players can go to it and stop there.
  public mutating func mark(_ label: String) { add("m", label) }

  private mutating func add(_ kind: String, _ words: String) {
    var event = JSONWriter()
    event.array { json in
      json.value(Double(milliseconds) / 1000)
      json.value(kind)
      json.value(words)
    }
    text += event.text + "\n"
  }
}
