import SceneLanguage
import TouchCore
import TouchNarration

//  why-not "Add to cart"          ─▶   why-not buyButton
//  print 0x7f8e2a40.alpha         ─▶   print buyButton.alpha

/// Reads views in a line that are called as in their app: by address, or by the words they show.
struct AppNames: InSession {
  let session: Session

  /// The line with the names that views have here; a complaint where several views are meant.
  func named(_ line: String) throws(Complaint) -> String {
    guard line.has("\"") || line.has("0x") else { return line }
    var named = ""
    var rest = line[...]
    for command in CommandLine.commands(in: line) {
      guard let place = place(in: command), let name = try name(meantAt: place, in: line) else {
        continue
      }
      named += rest[..<place.lowerBound] + name
      rest = line[place.upperBound...]
    }
    return named + rest
  }

  /// Where a command's first argument is an address, or words between quotation marks.
  private func place(in command: Substring) -> Range<String.Index>? {
    guard let call = try? Resolver(session: session).resolve(command),
      call.command.argument.maySayView, let first = call.arguments.first
    else { return nil }
    return place(in: call.arguments, from: first)
  }

  /// The text with the name that a view has here, where it begins with an address or with words
  /// between quotation marks.
  func named(argument text: String) throws(Complaint) -> String {
    guard let first = text.first, let place = place(in: text[...], from: first) else { return text }
    let found = try reading(text) { _ throws(Complaint) in try name(meantAt: place, in: text) }
    return found.map { $0 + text[place.upperBound...] } ?? text
  }

  private func place(in arguments: Substring, from first: Character) -> Range<String.Index>? {
    if first == "\"" {
      guard let end = arguments.dropFirst().firstIndex(of: "\"") else { return nil }
      return arguments.startIndex..<arguments.index(after: end)
    }
    let digits = arguments.prefix { $0.isHexDigit || $0 == "x" }
    return digits.hasPrefix("0x") ? digits.startIndex..<digits.endIndex : nil
  }

  private func name(
    meantAt place: Range<String.Index>, in line: String
  ) throws(Complaint) -> String? {
    let text = line[place].filter { $0 != "\"" }
    return try scene.view(meant: text[...], at: place.lowerBound).map { scene.name(of: $0) }
  }
}

extension Command.Argument {
  /// Whether it may begin with a view.
  fileprivate var maySayView: Bool {
    switch self {
    case .place, .expression, .view, .responder, .subject, .edit, .topic: true
    case .nothing, .breakpoint, .command, .setting, .moment, .mark, .search, .file, .mishaps,
      .format, .words:
      false
    }
  }
}
