import SceneLanguage
import TouchCore
import TouchNarration

//  why-not "Add to cart"                 ─▶   why-not buyButton
//  print 0x7f8e2a40.alpha                ─▶   print buyButton.alpha
//  why-not UIButton 0x7f8e2a40 (buy)     ─▶   why-not buyButton          as answers say it
//  why-not <UIButton: 0x7f8e2a40; …>     ─▶   why-not buyButton          as LLDB says it

/// Reads views in a line that are called as in their app: by address, or by the words they show.
struct AppNames: InSession {
  let session: Session

  /// Words that mean a view, and what of them says which.
  private struct Mention {
    let whole, view: Range<String.Index>
  }

  /// The line with the names that views have here; a complaint where several views are meant.
  func named(_ line: String) throws(Complaint) -> String {
    guard line.has("\"") || line.has("0x") else { return line }
    var named = ""
    var rest = line[...]
    for command in CommandLine.commands(in: line) {
      guard let mention = mention(in: command), let name = try name(of: mention, in: line) else {
        continue
      }
      named += rest[..<mention.whole.lowerBound] + name
      rest = line[mention.whole.upperBound...]
    }
    return named + rest
  }

  /// What a command's first argument is, if it is an address, or words between quotation marks.
  private func mention(in command: Substring) -> Mention? {
    guard let call = try? Resolver(session: session).resolve(command),
      call.command.argument.maySayView
    else { return nil }
    return mention(at: call.arguments)
  }

  /// The text with the name that a view has here, where it begins with an address or with words
  /// between quotation marks.
  func named(argument text: String) throws(Complaint) -> String {
    guard let mention = mention(at: text[...]) else { return text }
    let found = try reading(text) { _ throws(Complaint) in try name(of: mention, in: text) }
    return found.map { $0 + text[mention.whole.upperBound...] } ?? text
  }

  private func mention(at arguments: Substring) -> Mention? {
    if arguments.first == "\"" {
      guard let end = arguments.dropFirst().firstIndex(of: "\"") else { return nil }
      let words = arguments.startIndex..<arguments.index(after: end)
      return Mention(whole: words, view: words)
    }
    if let address = address(at: arguments) { return Mention(whole: address, view: address) }
    return withClass(at: arguments)
  }

  private func address(at text: Substring) -> Range<String.Index>? {
    let digits = text.prefix { $0.isHexDigit || $0 == "x" }
    return digits.hasPrefix("0x") ? digits.startIndex..<digits.endIndex : nil
  }

  /// An address behind the class of its view: as answers say it, or as a dump does.
  private func withClass(at arguments: Substring) -> Mention? {
    let isDump = arguments.first == "<"
    let words = isDump ? arguments.dropFirst() : arguments
    let type = words.prefix { !$0.isWhitespace && $0 != ":" }
    let behind = words[type.endIndex...].drop { $0.isWhitespace || isDump && $0 == ":" }
    guard behind.startIndex > type.endIndex, let address = address(at: behind),
      let view = try? scene.view(meant: arguments[address], at: address.lowerBound),
      scene[view].className.split(separator: ".").last == type.split(separator: ".").last
    else { return nil }
    let rest = arguments[address.upperBound...]
    let end: String.Index? =
      isDump
      ? rest.firstIndex(of: ">").map { rest.index(after: $0) }
      : rest.hasPrefix(" (\(scene.name(of: view)))")
        ? rest.firstIndex(of: ")").map { rest.index(after: $0) } : nil
    return Mention(whole: arguments.startIndex..<(end ?? address.upperBound), view: address)
  }

  private func name(of mention: Mention, in line: String) throws(Complaint) -> String? {
    let place = mention.view
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
