import TouchCore
import TouchInquiry
import TouchNarration

/// What is said about changing the scene until a goal is reached.
enum TryWords {
  /// - Parameter isFirst: Whether it stands before the others.
  static func goal(_ goal: Phrase, isFirst: Bool) -> Phrase {
    let head = Phrase(
      en: isFirst ? "\(strong: "Goal:")" : "\(strong: "And:")",
      zh: isFirst ? "\(strong: "目标：")" : "\(strong: "并且：")")
    return Phrase(
      en: "\(head.english) \(goal.english)", zh: "\(head.chinese)\(goal.chinese)")
  }

  /// What may be changed, and in how many changes it can be done; nil where nothing is said of it.
  static func limits(_ attempt: Attempt) -> Phrase? {
    var (english, chinese): ([String], [String]) = ([], [])
    if let allowed = attempt.allowed.map(list) {
      english.append("allowed: \(allowed.english.plain)")
      chinese.append("可以改：\(allowed.chinese.plain)")
    }
    if let enough = attempt.par.map(sufficing) {
      english.append(enough.english.plain)
      chinese.append(enough.chinese.plain)
    }
    guard !english.isEmpty else { return nil }
    return Phrase(
      en: "\(dim: english.joined(separator: " · "))",
      zh: "\(dim: chinese.joined(separator: " · "))")
  }

  private static func list(_ changes: Set<AllowedChange>) -> Phrase {
    let sorted = AllowedChange.allCases.filter(changes.contains)
    return Phrase(
      en: "\(code: sorted.map { $0.properties(.english) }.joined(separator: ", "))",
      zh: "\(code: sorted.map { $0.properties(.simplifiedChinese) }.joined(separator: ", "))")
  }

  /// How many changes can do it.
  private static func sufficing(_ par: Int) -> Phrase {
    Phrase(
      en: "\(par == 1 ? "one change" : "\(par) changes") can do it", zh: "改 \(par) 处就能做到")
  }

  /// The same, behind how many were made.
  private static func enough(_ par: Int?) -> Phrase {
    guard let enough = par.map(sufficing) else { return Phrase(en: "", zh: "") }
    return Phrase(en: " · \(enough.english)", zh: " · \(enough.chinese)")
  }

  /// - Parameters:
  ///   - goal: What is wanted, as a sentence.
  ///   - now: What is so, as a sentence.
  static func notReached(_ goal: Phrase, _ now: Phrase, changes: Int, par: Int?) -> Phrase {
    let enough = enough(par)
    return Phrase(
      en: "\(bad: "Not yet.") Wanted: \(goal.english) Now: \(now.english) "
        + "\(dim: "changes: \(changes)\(enough.english.plain)")",
      zh: "\(bad: "还没到。")要的是：\(goal.chinese)现在：\(now.chinese)"
        + "\(dim: "已改 \(changes) 处\(enough.chinese.plain)")")
  }

  /// - Parameter goals: What is reached, a sentence each.
  static func reached(_ goals: [Phrase], changes: Int, par: Int?) -> Phrase {
    let enough = enough(par)
    let rest = goals.dropFirst()
    let first = goals.first ?? Phrase(en: "", zh: "")
    return Phrase(
      en: "\(good: "Reached:") \(rest.reduce(first.english) { "\($0) And \($1.english)" }) "
        + "\(dim: "changes: \(changes)\(enough.english.plain)")",
      zh: "\(good: "成功：")\(rest.reduce(first.chinese) { "\($0)并且\($1.chinese)" })"
        + "\(dim: "已改 \(changes) 处\(enough.chinese.plain)")")
  }

  static func notAllowed(_ changes: Set<AllowedChange>) -> Phrase {
    let list = list(changes)
    return Phrase(
      en: "That change is not allowed here and was undone; allowed: \(list.english).",
      zh: "这里不能这样改，已经撤回；可以改的只有：\(list.chinese)。")
  }

  static let touchesStay = Phrase(
    en: "The touches stay as they are here: change the scene instead. It is undone.",
    zh: "这里的触摸保持不变，请改场景；这次修改已经撤回。")

  static func aboutYourScene(_ name: String) -> Phrase {
    Phrase(
      en: "One question about your scene: what happens to \(name: name) in the search?",
      zh: "就你改好的场景问一句：查找时 \(name: name) 会怎样？")
  }

  static let oneWay = Phrase(en: "One solution:", zh: "一种改法：")
}

extension Attempt.Aim {
  /// The goal as a sentence.
  func phrase(in trace: Trace?) -> Phrase { phrase(claim.phrase(in: trace)) }

  /// What is so instead, as a sentence.
  func phrase(now answer: String, in trace: Trace?) -> Phrase {
    phrase(claim.with(answer).phrase(in: trace))
  }

  private func phrase(_ claim: Phrase) -> Phrase {
    guard let other else { return claim }
    return Phrase(
      en: "with touch \(name: other.touchID): \(claim.english)",
      zh: "用触摸 \(name: other.touchID) 时，\(claim.chinese)")
  }
}
