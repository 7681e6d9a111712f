import TouchCore

extension SceneWriter {
  /// Writes the recognizers of a view, each with what its delegate answers and whom it calls.
  ///
  /// A scroll view's own recognizers are there without a line (11.3, 11.10): of them only what was
  /// changed is written.
  mutating func writeRecognizers(of view: ViewID, _ level: Int) {
    // A pan that sits elsewhere is written where its scroll view stands (20.37).
    let own = [RecognizerKind.scrollDelay, .scrollPan].compactMap {
      scene.ownRecognizer($0, of: view)
    }
    let others = scene[view].recognizers.filter { scene[$0].scrollView == nil }
    let recognizers = own + (others + (detached[view] ?? [])).sorted { $0.index < $1.index }
    for id in recognizers where scene[id].kind == .scrollPan { writeAnswers(of: id, level) }
    // 16.52: whether actions are open is said of their table.
    for id in recognizers where scene[id].part?.role != .closeActions {
      let it = scene[id]
      // 19.26: what was a sheet before has its pan no more.
      if !it.isAttached, it.part?.role == .sheetPan { continue }
      let words = properties(of: it)
      let answers = it.answers != DelegateAnswers() && it.kind != .scrollPan
      let isChanged = words != "" || !it.targets.isEmpty || answers
      guard isChanged || !scene.isMadeByUIKit(id) else { continue }
      let name = names.declared(id)
      put(
        "@\(it.part?.role.lineWord ?? it.kind.rawValue)" + (name.isEmpty ? "" : " \(name)") + words,
        level)
      if it.kind != .scrollPan { writeAnswers(of: id, level + 1) }
      writeTargets(of: id, level + 1)
    }
  }

  private mutating func writeTargets(of id: RecognizerID, _ level: Int) {
    for call in scene[id].targets {
      put("~\(Override.target.rawValue) \(words(of: call))", level)
    }
  }

  /// Writes the lines that stand below an object and begin with `~`.
  mutating func writeOverrides(of object: SceneObject) {
    switch object {
    case .responder(let responder): writeOverrides(of: responder, 0)
    case .recognizer(let id):
      writeAnswers(of: id, 0)
      writeTargets(of: id, 0)
    }
  }

  private func properties(of recognizer: Recognizer) -> String {
    let plain = recognizer.part.map { Recognizer(part: $0.role) } ?? Recognizer("", recognizer.kind)
    let words = RecognizerProperty.allCases.filter { $0.fits(recognizer.kind) }
      .compactMap { word($0, of: recognizer, unlike: plain) }
    return words.map { " \($0)" }.joined()
  }

  /// A property with its value; nil where it is as in every recognizer of the kind.
  private func word(
    _ property: RecognizerProperty, of it: Recognizer, unlike plain: Recognizer
  ) -> String? {
    if let shape = property.entry.shape {
      return property.isSetOnly ? nil : written(property.rawValue, shape, of: it, unlike: plain)
    }
    if property == .requires, !it.requiresToFail.isEmpty {
      let others = it.requiresToFail.map { names.spoken($0) }
      return "\(property.rawValue)=\(others.joined(separator: ","))"
    }
    guard property == .on, it.view != it.scrollView ?? it.view else { return nil }
    return "\(property.rawValue)=\(names.spoken(.view(it.view)))"
  }

  private mutating func writeAnswers(of id: RecognizerID, _ level: Int) {
    let answers = scene[id].answers
    for (override, field) in Override.delegateAnswers {
      guard let answer = field.get(answers) else { continue }
      put("~\(override.rawValue) \(answer ? "yes" : "no")", level)
    }
    for (override, field) in Override.delegateTests {
      guard let test = field.get(answers) else { continue }
      put("~\(override.rawValue) \(words(of: test))", level)
    }
    switch answers.simultaneous {
    case .nobody: put(.simultaneous, [], answers.simultaneousGroup, level)
    case .all: put("~\(Override.simultaneous.rawValue) \(Reserved.all.rawValue)", level)
    case .some(let others): put(.simultaneous, others, answers.simultaneousGroup, level)
    }
    put(.requireFailureOf, answers.requireFailureOf, answers.requireFailureGroup, level)
    put(.requiredToFailBy, answers.requiredToFailBy, answers.requiredToFailGroup, level)
  }

  private mutating func put(
    _ override: Override, _ others: [RecognizerID], _ group: RecognizerGroup, _ level: Int
  ) {
    let words =
      others.map { names.spoken($0) } + group.kinds.map { "\(kindWord)=\($0.rawValue)" }
      + group.views.map { "in \(names.spoken(.view($0)))" }
    guard !words.isEmpty else { return }
    put("~\(override.rawValue) \(words.joined(separator: " "))", level)
  }

  /// What a view looks at before it says no, with `if` or `unless` (8.2).
  func words(of refusal: BeginRefusal) -> String {
    // A test is written as what it says no for.
    let isUnless = refusal.isAboutOthers || refusal.test?.isUnless == false
    let kinds = refusal.kinds.map { $0.rawValue }.joined(separator: ",")
    let words = [kinds.isEmpty ? nil : "\(kindWord)=\(kinds)", refusal.test.map(look(of:))]
    return ([(isUnless ? ConditionWord.unless : .if).rawValue] + words.compactMap { $0 })
      .joined(separator: " ")
  }

  /// What a delegate looks at, behind `if` or `unless` (18.8, 18.10).
  private func words(of test: DelegateTest) -> String {
    "\((test.isUnless ? ConditionWord.unless : .if).rawValue) \(look(of: test))"
  }

  private func look(of test: DelegateTest) -> String {
    switch test.look {
    case .view(let view): "\(LookWord.view.rawValue) \(names.spoken(.view(view)))"
    case .inside(let view): "\(LookWord.inside.rawValue) \(names.spoken(.view(view)))"
    case .kind(let kind): "\(kindWord)=\(kind.rawValue)"
    case .at(let area): "\(LookWord.at.rawValue) \(spelled(area))"
    case .horizontal: LookWord.horizontal.rawValue
    case .vertical: LookWord.vertical.rawValue
    case .towards(let direction): direction.rawValue
    case .scrolled(let view): "\(LookWord.scrolled.rawValue) \(names.spoken(.view(view)))"
    case .faster(let speed): "\(LookWord.faster.rawValue) \(exact(speed))"
    }
  }
}
