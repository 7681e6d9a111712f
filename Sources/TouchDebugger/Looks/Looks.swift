import TouchCore
import TouchInquiry
import TouchNarration

/// Looks at what is there where somebody stands; it changes nothing.
public struct Looks: InSession {
  let session: Session

  /// What an expression comes to where somebody stands, in the call they chose.
  public func thing(_ expression: String) -> Result<Exhibit, Unreadable> {
    do throws(Complaint) {
      let parsed = try Parser.parse(expression[...], scene: scene, inFrame: true)
      guard index != nil || !parsed.expression.asksAboutStep else {
        throw Complaint(Words.noStepYet)
      }
      return .success(Exhibit(parsed.expression.value(at: vantageOfFrame)))
    } catch {
      if let found = found(expression[...].trimmed) { return .success(found) }
      let lines = error.lines(in: language, line: expression)
      return .failure(Unreadable(lines: lines.map { $0.plain }, suggestion: error.suggestion))
    }
  }

  /// A property with its owner written out, which means the same in every call: `alpha` becomes
  /// `card.alpha`; nil if it is no property, or of nobody with a name.
  public func spelledOut(_ expression: String) -> String? {
    guard
      let parsed = try? Parser.parse(
        expression[...], scene: scene, inFrame: true, prefersProperties: true),
      case .member(let whole, let name) = parsed.expression.meant(at: vantageOfFrame),
      whole.asksAboutStep,
      let owner = spelling(of: Exhibit(whole.value(at: vantageOfFrame)))
    else { return nil }
    return "\(owner).\(name)"
  }

  /// What a title in quotes names, which is not an expression.
  private func found(_ text: Substring) -> Exhibit? {
    text.hasPrefix("\"") ? view(meant: String(text)) : nil
  }

  /// The view that a name, an address, a class or a title means; nil for none, and for several.
  public func view(meant text: String) -> Exhibit? {
    let view = scene.view(named: text) ?? (try? scene.view(meant: text[...])) ?? nil
    return view.map { Exhibit(.view($0)) }
  }

  /// The touch a step is about, as it was then; nil where it is about none.
  ///
  /// - Parameter step: Its number, from 1.
  public func touch(atStep step: Int) -> Exhibit? {
    guard trace.indices.contains(step - 1) else { return nil }
    return trace.touchAsKnown(at: step - 1).map { Exhibit(.touch($0)) }
  }

  /// Whom a step is about: a responder or a recognizer; nil where it is about nobody.
  ///
  /// - Parameter step: Its number, from 1.
  public func subject(ofStep step: Int) -> Exhibit? {
    guard trace.indices.contains(step - 1) else { return nil }
    let step = trace[step - 1]
    return step.responder.map { Exhibit($0) } ?? step.recognizer.map { Exhibit($0) }
  }

  /// Whom an open call is about: the object that its words are of; nil where it is about nobody.
  ///
  /// - Parameter number: The call, from the innermost on.
  public func subject(ofFrame number: Int) -> Exhibit? {
    let frames = session.frames
    let opens = number > 0 && frames.indices.contains(number) ? frames[number].open - 1 : nil
    guard let step = opens ?? index else { return nil }
    let subject = vantage.inFrame(opens).subject(at: step)
    return subject == .nothing ? nil : Exhibit(subject)
  }

  /// A thing as people write it, and what was read from an app by what it is found by there.
  ///
  /// - Parameters:
  ///   - thing: The thing.
  ///   - most: How many elements of a list are written.
  public func text(of thing: Exhibit, most: Int = .max) -> String {
    var value = thing.value
    if case .list(let all) = value, all.count > most { value = .list(Array(all.prefix(most))) }
    return names.telling(value.styled(in: scene)).plain
  }

  /// What kind of thing it is: a class of UIKit where it has one.
  public func type(of thing: Exhibit) -> String {
    switch thing.value {
    case .recognizer(let id): scene[id].className
    case .responder(let responder): LookCommands(session: session).className(of: responder)
    case .touch: "UITouch"
    case .nothing: "nil"
    case .number: "Double"
    case .truth: "Bool"
    case .word: "String"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .transform: "CGAffineTransform"
    case .list: "Array"
    case .step: "Step"
    }
  }

  /// How it is called in an expression, which means it in every call; nil where it has no name.
  public func spelling(of thing: Exhibit) -> String? {
    switch thing.value {
    case .responder(let responder): unmistakable(scene.typedName(of: .responder(responder)))
    case .recognizer(let id): unmistakable(scene.typedName(of: .recognizer(id)))
    case .touch(let touch): "touch\(touch.number)"
    case .nothing, .number, .truth, .word, .point, .size, .rect, .transform, .list, .step: nil
    }
  }

  /// A name in backquotes if it is a word of UIKit's code, too.
  private func unmistakable(_ name: String) -> String {
    guard case .wordOrName? = try? Parser.parse(name[...], scene: scene, inFrame: true).expression
    else { return name }
    return "`\(name)`"
  }

  /// The properties of a thing, in the order `print` tells them; what it does not have is left out.
  public func members(of thing: Exhibit) -> [ExhibitMember] {
    // Walked to once: each property would otherwise work out anew what the scene is here.
    var walker = RecordWalker(trace)
    let here = index.map { walker.vantage(at: $0) } ?? vantage
    return Member.all(of: thing.value.shape).compactMap { member in
      guard let name = member.names.first, member.isListed else { return nil }
      let value = member.of(thing.value, at: here)
      guard value != .nothing else { return nil }
      return ExhibitMember(
        name: name, thing: Exhibit(value), isEditable: member.isOffered,
        isUsual: member.isUsual(value))
    }
  }
}
