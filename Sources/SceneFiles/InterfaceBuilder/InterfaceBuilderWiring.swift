import TouchCore

/// What a view's element is connected with: what it sends, and the recognizers it has.
struct InterfaceBuilderWiring {
  private let view: InterfaceBuilderView
  private var document: InterfaceBuilderDocument { view.document }

  init(_ view: InterfaceBuilderView) { self.view = view }

  /// Gives a view its actions and recognizers.
  func read(_ result: inout ForeignView, _ remarks: inout [ImportRemark]) {
    let actions = document.actions(of: view.element)
    let isControl = ViewTag.kind(of: view.element.name).isControl
    if !actions.isEmpty || isControl { result.actions = actions }
    if actions.isEmpty, isControl, isReachedByCode {
      result.unknown.insert(.actions)
    }
    for id in recognizerIDs {
      guard let recognizer = document.recognizers[id] else {
        remarks.append(view.remark(.belongsToNobody(id)))
        result.unknown.insert(.recognizers)
        continue
      }
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

  /// Whether code can give it actions that the file does not know of: by an outlet, or in its class.
  private var isReachedByCode: Bool {
    if document.customClass(of: view.element) != nil { return true }
    return view.element["id"].map { document.outletNames[$0] != nil } ?? false
  }
}
