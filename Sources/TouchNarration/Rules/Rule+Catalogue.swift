import TouchCore

extension Rule {
  /// Every rule the model follows, by number.
  public static let catalogue: [Rule] = [
    queueAndWindows, hitTesting, touches, eventOrder, responderChain, touchesMethods, controls,
    controlsAndRecognizers, recognizers, heldTouches, concreteRecognizers, scrollViews,
    firstResponder, defaults,
  ].flatMap(\.self).sorted { $0.number < $1.number }

  /// The rule with a number, if the model follows it.
  public static func named(_ number: RuleNumber) -> Rule? { byNumber[number] }

  private static let byNumber = Dictionary(
    catalogue.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })

  /// Shorter to write in a long table: section and item, who knows it, both sentences.
  init(
    _ section: Int, _ item: Int, _ confidence: Confidence, _ source: String, en: StyledText,
    zh: StyledText
  ) {
    self.init(
      number: RuleNumber(section, item), sentence: Phrase(en: en, zh: zh),
      confidence: confidence, source: source)
  }
}
