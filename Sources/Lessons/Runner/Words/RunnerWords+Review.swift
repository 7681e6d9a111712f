import TouchNarration

/// What is said about reviews.
extension RunnerWords {
  static let reviewTitle = Phrase(en: "Review", zh: "复习")

  static func whyReviewed(_ title: String?, _ id: String?, wasShown: Bool) -> Phrase {
    guard let title, let id else {
      return wasShown
        ? Phrase(
          en: "The answer to this one was shown to you. The same question in a new scene:",
          zh: "这个问题你看过答案。换一个场景，再问一次：")
        : Phrase(
          en: "This one did not come at once. The same question in a new scene:",
          zh: "这个问题当时没有一次答对。换一个场景，再问一次：")
    }
    return Phrase(
      en: "You once answered as “\(title)” would (\(id)). A new scene, the same idea:",
      zh: "你曾经照“\(title)”（\(id)）来回答。换一个场景，还是同一件事：")
  }

  static func nothingDue(inDays days: Int?) -> Phrase {
    guard let days else {
      return Phrase(en: "Nothing waits to be reviewed.", zh: "没有要复习的。")
    }
    return Phrase(
      en: "Nothing is due now; the next review is due in \(days == 1 ? "a day" : "\(days) days").",
      zh: "现在没有到期的；下一次复习在 \(days) 天后。")
  }

  static func due(_ count: Int) -> Phrase {
    Phrase(
      en: "\(count == 1 ? "One question waits" : "\(count) questions wait") for \(code: "review").",
      zh: "有 \(count) 个问题等着 \(code: "review")。")
  }
}
