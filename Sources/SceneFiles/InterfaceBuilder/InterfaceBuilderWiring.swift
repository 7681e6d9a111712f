/// What a view's element is connected with: what it sends, and the recognizers it has.
struct InterfaceBuilderWiring {
  private let view: InterfaceBuilderView
  private var document: InterfaceBuilderDocument { view.document }

  init(_ view: InterfaceBuilderView) { self.view = view }

  /// Gives a view its actions and recognizers.
  func read(_ result: inout ForeignView, _ remarks: inout [ImportRemark]) {
    let actions = actions(of: view.element)
    if !actions.isEmpty || ViewTag.isControl(view.element.name) { result.actions = actions }
    if actions.isEmpty, ViewTag.isControl(view.element.name), result.isReachedByCode {
      result.unknown.insert(.actions)
    }
    for id in recognizerIDs {
      guard let element = document.elements[id],
        let kind = RecognizerTag.className(of: element.name)
      else {
        remarks.append(view.remark(.belongsToNobody(id)))
        result.unknown.insert(.recognizers)
        continue
      }
      let recognizer = recognizer(element, kind)
      if recognizer.delegate != nil { result.unknown.insert(.delegates) }
      result.recognizers.append(recognizer)
    }
  }

  private var recognizerIDs: [String] {
    let connections = view.element.child("connections")?.children ?? view.element.noChildren
    return connections.compactMap { connection in
      connection.name == "outletCollection" && connection["property"] == "gestureRecognizers"
        ? connection["destination"] : nil
    }
  }

  /// What an element calls, and whom; a segue and a menu by their kind.
  private func actions(of element: XMLElement) -> [ForeignAction] {
    var actions: [ForeignAction] = []
    for connection in element.child("connections")?.children ?? element.noChildren {
      let target = document.target(connection["destination"])
      if connection.name == "action", let selector = connection["selector"] {
        actions.append(
          ForeignAction(selector, event: connection["eventType"], target: target))
      } else if connection.name == "segue", let kind = connection["kind"], kind != "embed" {
        actions.append(ForeignAction(kind, target: target))
      }
    }
    if element.child("menu") != nil { actions.append(ForeignAction("menu")) }
    return actions
  }

  private func recognizer(_ element: XMLElement, _ kind: String) -> ForeignRecognizer {
    let reader = InterfaceBuilderRecognizer(element)
    var recognizer = reader.recognizer(
      className: document.customClass(of: element) ?? kind, kind: kind)
    recognizer.actions = actions(of: element)
    recognizer.delegate = reader.delegateID.flatMap { document.target($0) }
    return recognizer
  }
}

extension ForeignView {
  /// Whether code can give it actions that the file does not know of.
  fileprivate var isReachedByCode: Bool { outlet != nil || unknown.contains(.overrides) }
}
