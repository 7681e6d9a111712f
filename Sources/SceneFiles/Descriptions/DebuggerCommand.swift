import TouchCore

//  (lldb) po button!.superview!              button!.superview!
//  expr -l objc++ -O -- [0x7f8 window]       [0x7f8 window]
//  viewDidAppear                             nothing: no command

/// A line in which a debugger is asked to print something.
struct DebuggerCommand {
  /// What it is asked to print; nil if the line is no such command.
  let expression: String?

  /// Looks at a line, with or without the debugger's prompt.
  init(_ line: String) {
    let prompts = line.places(of: "db)")
    let command = prompts.last.map { line[$0.upperBound...] } ?? line[...]
    let words = command.drop { $0 == " " }
    let name = words.prefix { $0 != " " }
    let rest = words.dropFirst(name.count).drop { $0 == " " }
    guard Self.names.contains(String(name)), !rest.isEmpty else {
      expression = nil
      return
    }
    guard rest.first == "-", let end = String(rest).places(of: "-- ").first else {
      expression = String(rest)
      return
    }
    expression = String(String(rest)[end.upperBound...].drop { $0 == " " })
  }

  /// An expression without the types that its parts are taken for: `(id)`, `(UIView *)`.
  static func untyped(_ expression: String) -> String {
    var rest = expression[...]
    var untyped = ""
    while let open = rest.firstIndex(of: "(") {
      untyped += rest[..<open]
      let word = rest[open...].dropFirst().prefix {
        $0.isLetter || $0 == "_" || $0 == " " || $0 == "*"
      }
      let isType = !word.isEmpty && rest[word.endIndex...].first == ")"
      if !isType { untyped += "(" }
      rest = isType ? rest[word.endIndex...].dropFirst() : rest[open...].dropFirst()
    }
    return untyped + rest
  }

  /// An expression without what people write differently in it: the types of results, and a property
  /// by its key.
  static func bare(_ expression: String) -> String {
    var bare = expression.filter { $0 != " " && $0 != "\"" }
    for word in ["(BOOL)", "(bool)", "(CGRect)", "(CGFloat)", "(double)", "valueForKey:@"] {
      while let place = bare.places(of: word).first { bare.removeSubrange(place) }
    }
    return bare
  }

  private static let names = ["p", "po", "e", "expr", "expression", "print", "call"]
}
