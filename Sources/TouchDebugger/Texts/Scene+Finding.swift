import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  why 0x7f8e2a40 …       the view with the address
//  why buyButton …        the one with the accessibility identifier
//  why "Add to cart" …    the one that shows the words
//  why UIButton …         the one of the class, if there is one
//  why xYz-1a-2bC …       the recognizer or controller with the id
//  why 'Button, 0x60, …'  the one that a line of the file is about, as CopiedLine reads it

extension Scene {
  /// The name to type for whom a person means: that text itself, but for a view, recognizer or
  /// controller that goes by it only in its app.
  public func name(meantBy text: String) -> String {
    guard responder(called: text) == nil, recognizer(named: text) == nil else { return text }
    let views = views(meant: text)
    if views.isEmpty, let object = object(written: text) { return name(of: object) }
    return views.count == 1 ? name(of: views[0]) : text
  }

  /// The recognizer or controller that its file calls by an id.
  func object(written id: String) -> SceneObject? {
    let recognizers = recognizerIDs.lazy.map { SceneObject.recognizer($0) }
    let controllers = controllers.indices.lazy.map {
      SceneObject.responder(.controller(ControllerID($0)))
    }
    return recognizers.first { writtenID(of: $0) == id }
      ?? controllers.first { writtenID(of: $0) == id }
  }

  /// The view, recognizer or controller that its file calls by an address or an id with hyphens; nil
  /// for any other text.
  func object(found word: String) -> SceneObject? {
    let address = Origins.address(word)
    guard address != nil || word.has("-") else { return nil }
    let views = address == nil ? views(identified: word) : views(at: address)
    return views.first.map { .responder(.view($0)) } ?? object(written: word)
  }

  /// The addresses, and the ids with hyphens, by which `object(found:)` finds objects.
  var allFoundNames: [String] {
    let addresses = viewIDs.compactMap { self[$0].origins.address.map { Origins.spelled($0) } }
    let ids =
      viewIDs.compactMap { self[$0].origins.identifier }
      + recognizerIDs.compactMap { writtenID(of: .recognizer($0)) }
      + controllers.indices.compactMap { writtenID(of: .responder(.controller(ControllerID($0)))) }
    return addresses + ids.filter { $0.has("-") }
  }

  /// Whether a text means a view, a recognizer, a controller or an action of the scene.
  public func knows(_ text: String) -> Bool {
    isNamed(name(meantBy: text)) || severalMeant(by: text) != nil
  }

  /// What to say where a person means one of several views; nil where that is clear, or nobody is.
  public func severalMeant(by text: String) -> Phrase? {
    guard responder(called: text) == nil, recognizer(named: text) == nil else { return nil }
    let views = views(meant: text)
    return views.count > 1
      ? Words.severalAre(text, views.map { findableName(of: $0, besides: text) }) : nil
  }

  /// What to say where several words mean nobody; nil for one, and where the first is somebody.
  ///
  /// They are repeated as they are: taken apart, only the first would be looked for.
  public func nobodyMeant(by text: String) -> Phrase? {
    let (word, rest) = text[...].firstWord
    guard !rest.isEmpty, name(meantBy: text) == text, responder(called: text) == nil,
      !["at", "touch"].contains(word), !isNamed(String(word))
    else { return nil }
    let texts = viewIDs.compactMap { self[$0].text }
    return Words.nobodyNamed(text, nearest: nearest(text, among: allNames + texts))
  }

  /// Whether somebody, or an action, is called so here: not only in the app.
  private func isNamed(_ word: String) -> Bool {
    responder(called: word) != nil || recognizer(named: word) != nil || actionNames.contains(word)
  }

  /// The views of an app that a person means who does not know the name it has here: by address,
  /// identifier, the words shown, or class, or by a line of the file that says one of these; the first
  /// that fits any.
  public func views(meant text: String) -> [ViewID] {
    let ways: [() -> [ViewID]] = [
      { views(at: Origins.address(text)) },
      { views(identified: text) },
      { views(showing: text) },
      { viewIDs.filter { [text, elementPrefix + text].contains(self[$0].className) } },
      { viewIDs.filter { self[$0].className.hasSuffix("." + text) } },
      { viewIDs.filter { self[$0].kind.className == text } },
      { views(toldIn: CopiedLine(text)) },
    ]
    return ways.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  private func views(at address: UInt64?) -> [ViewID] {
    address.map { address in viewIDs.filter { self[$0].origins.address == address } } ?? []
  }

  private func views(identified text: String) -> [ViewID] {
    controlsFirst(viewIDs.filter { self[$0].origins.identifier == text })
  }

  /// What a control or a row shows it says in a label of its own as well, and that is not meant.
  private func views(showing text: String) -> [ViewID] {
    let views = controlsFirst(viewIDs.filter { self[$0].text == text }.map(control(showing:)))
    return views.filter { view in
      !views.contains { $0 != view && isDescendant(view, of: $0) }
    }
  }

  /// A view's name, with what tells it from others in its file: its address, its id, or its line.
  ///
  /// - Parameter text: An id that others have, too.
  func findableName(of view: ViewID, besides text: String? = nil) -> String {
    let (it, place) = (self[view], place(of: .responder(.view(view))).map { ":\($0.line)" })
    let sign =
      text != nil && it.origins.identifier == text
      ? it.origins.address.map(Origins.spelled) ?? place
      : it.debuggedAddress.map(Origins.spelled) ?? it.origins.identifier ?? place
    return name(of: view) + (sign.map { " (\($0))" } ?? "")
  }

  /// The address says more than an identifier, and that more than the words.
  private func views(toldIn line: CopiedLine) -> [ViewID] {
    let told =
      line.addresses.lazy.map { views(at: $0) } + line.quoted.lazy.map { views(identified: $0) }
      + line.quoted.lazy.map { views(showing: $0) }
    return told.first { !$0.isEmpty } ?? []
  }

  /// The controls among some views, where there are any: who says what a button shows means it, and not
  /// a label with the same words.
  private func controlsFirst(_ views: [ViewID]) -> [ViewID] {
    let views = views.uniqued()
    let controls = views.filter { self[$0].kind.isControl }
    return controls.isEmpty ? views : controls
  }

  /// The control that shows its words in a label of its own; the view itself elsewhere.
  private func control(showing view: ViewID) -> ViewID {
    guard !self[view].kind.isControl, let superview = self[view].superview,
      self[superview].kind.isControl
    else { return view }
    return superview
  }
}
