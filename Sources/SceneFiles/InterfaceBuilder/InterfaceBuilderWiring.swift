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
        remarks.append(view.element.remark(.belongsToNobody(id)))
        result.unknown.insert(.recognizers)
        continue
      }
      // By an outlet code gives it a delegate, or lets it cancel nothing.
      if recognizer.delegate != nil || document.outletNames[id] != nil {
        result.unknown.insert(.delegates)
      }
      result.recognizers.append(recognizer)
    }
    // Code that holds such a view may turn it on: a control or a recognizer is there for touches.
    if isControl || !result.recognizers.isEmpty, result.isUserInteractionEnabled == false,
      document.hasOutlet(view.element)
    {
      result.unknown.insert(.interaction)
    }
  }

  private var recognizerIDs: [String] {
    view.element.children(in: "connections").compactMap { connection in
      connection.name == "outletCollection" && connection["property"] == "gestureRecognizers"
        ? connection["destination"] : nil
    }
  }

  /// Whether code can give it actions that the file does not know of: by an outlet, in its class, by
  /// its tag, as one of a stack view's, or because code holds the view that it is in and nobody else
  /// does.
  private var isReachedByCode: Bool {
    if document.customClass(of: view.element) != nil { return true }
    if let tag = view.element["tag"], tag != "0" { return true }
    if document.hasOutlet(view.element) || document.isLoose(view.element) { return true }
    guard let stack = view.element.parent?.parent, stack.name == "stackView" else { return false }
    return document.hasOutlet(stack)
  }
}
