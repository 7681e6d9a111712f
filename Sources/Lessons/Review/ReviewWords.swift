import TouchNarration

/// What is said about reviews.
enum ReviewWords {
  static let reviewTitle = Phrase(en: "Review", zh: "复习")

  static func whyReviewed(
    _ title: String?, _ id: String?, wasShown: Bool, _ nearness: ReviewStop.Nearness,
    lesson: String? = nil
  ) -> Phrase {
    let announced = announcement(nearness)
    if let lesson {
      return Phrase(
        en: "The review of “\(lesson)”. \(announced[.english])",
        zh: "复习“\(lesson)”。\(announced[.simplifiedChinese])")
    }
    guard let title, let id else {
      let again =
        nearness == .newScene
        ? Phrase(en: "The same question in a new scene:", zh: "换一个场景，再问一次：") : announced
      return wasShown
        ? Phrase(
          en: "You looked at the answer to this question. \(again[.english])",
          zh: "这个问题你看过答案。\(again[.simplifiedChinese])")
        : Phrase(
          en: "You did not answer this question right the first time. \(again[.english])",
          zh: "这个问题当时没有一次答对。\(again[.simplifiedChinese])")
    }
    return Phrase(
      en: "One of your answers followed “\(title)” (\(id)). \(announced[.english])",
      zh: "你曾经照“\(title)”（\(id)）来回答。\(announced[.simplifiedChinese])")
  }

  private static func announcement(_ nearness: ReviewStop.Nearness) -> Phrase {
    switch nearness {
    case .newScene: Phrase(en: "A new scene, the same idea:", zh: "换一个场景，还是同一件事：")
    case .otherQuestion:
      Phrase(en: "Another question, the same idea:", zh: "换一个问题，还是同一件事：")
    case .once: Phrase(en: "The same question once more:", zh: "同一个问题再来一次：")
    }
  }

  static func nothingDue(inDays days: Int?) -> Phrase {
    guard let days else {
      return Phrase(en: "There is nothing to review.", zh: "没有要复习的。")
    }
    return Phrase(
      en: "Nothing is due now; the next review is due in \(days == 1 ? "a day" : "\(days) days").",
      zh: "现在没有到期的；下一次复习在 \(days) 天后。")
  }

  static func due(_ count: Int) -> Phrase {
    Phrase(
      en:
        "\(count == 1 ? "One question is" : "\(count) questions are") due: type \(code: "review").",
      zh: "有 \(count) 个问题该复习了：输入 \(code: "review")。")
  }
}
