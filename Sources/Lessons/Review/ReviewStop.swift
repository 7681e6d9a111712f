import TouchInquiry
import TouchNarration

//  item + prose ──▶ scene, touch, what is asked, the fence ──▶ checked as a lesson is

/// A question as a review asks it.
struct ReviewStop {
  /// How near it is to what was answered once.
  enum Nearness: Hashable {
    /// The scene looks new.
    case newScene
    /// Another question, as its lesson asks it.
    case otherQuestion
    /// The very question, in its own scene.
    case once
  }

  /// What the machine reads.
  var item: ReviewItem
  /// What the lesson says, in the language of the review; nil where the question is said in words
  /// made of the query.
  let prose: ReviewProse?
  var nearness: Nearness

  /// Its fences and prose, in Markdown.
  func text(_ number: Int, _ language: Language) -> String {
    let (scene, touch, id) = ("s\(number)", "t\(number)", "r\(item.id)")
    var parts = [
      fence("scene #\(scene)", item.scene), fence("touch #\(touch) scene=\(scene)", item.touch),
    ]
    parts += item.otherTouches.map { other in
      fence("touch #\(touch)-\(other.id) scene=\(scene)", other.body)
    }
    parts.append(prose?.above.joined(separator: "\n") ?? asked[language].plain)
    let rule = item.fence["rule"].map { " rule=\($0)" } ?? ""
    let question = item.question.map { named($0, in: touch) }
    parts.append(
      fence(
        "\(item.fence.kind.rawValue) #\(id) scene=\(scene) on=\(touch)\(rule)", question))
    parts.append(prose?.boxes(item.solutions, for: id).joined(separator: "\n") ?? "")
    return parts.joined(separator: "\n\n")
  }

  /// What a prediction asks, in words.
  private var asked: Phrase {
    let words = item.question.first.map { String($0.dropFirst("ask ".count)) } ?? ""
    return (try? Query.parse(words))?.question(in: nil) ?? Phrase(en: "", zh: "")
  }

  /// A line of a goal that names another touch, with the name it has here.
  private func named(_ line: String, in touch: String) -> String {
    guard let other = item.otherTouches.first(where: { line.hasSuffix(" on=\($0.id)") }) else {
      return line
    }
    return "\(line.dropLast(other.id.count))\(touch)-\(other.id)"
  }

  private func fence(_ header: String, _ body: [String]) -> String {
    (["```" + header] + body + ["```"]).joined(separator: "\n")
  }

  /// Whether the model bears it out, and it is answered as another is.
  func isSound(like other: ReviewStop, _ language: Language) -> Bool {
    let text =
      "---\nlesson: review\ntitle: review\n---\n\n# Review\n\n" + self.text(1, language)
    var names: [String: String] = [:]
    for belief in item.misconceptions { names[belief] = belief }
    let catalogue = LessonCatalogue(misconceptions: names)
    guard checkLesson(text: text, file: "review", catalogue: catalogue).isSound else {
      return false
    }
    guard let form = answerForm(language) else { return false }
    return form == other.answerForm(language)
  }

  /// The answer, without names; nil where the question cannot be read, or nothing proves it.
  private func answerForm(_ language: Language) -> [String]? {
    let fences = LessonDocument(markdown: text(1, language)).fences
    let claim = LessonFences(fences, file: "review")["r\(item.id)"]
    guard let claim, fences.count == 3 + item.otherTouches.count + item.solutions.count else {
      return nil
    }
    let trace = claim.stage.trace()
    switch claim.content {
    // Its choices are checked against the model and the beliefs.
    case .predict: return []
    case .quiz(let quiz):
      return quiz.statements.filter { $0.predicate.holds(in: trace) }.map { $0.letter }
    case .order(let order):
      return order.query.answers(in: trace).map { name in
        order.items.firstIndex(of: name).map(String.init) ?? ""
      }
    case .drive(let drive): return DriveCourse(drive, trace).hops.map { $0.move.word.rawValue }
    // Only a way to the goal shows that it can be reached.
    case .attempt: return item.solutions.isEmpty ? nil : []
    case .solution, .compare, .expect, .explain: return nil
    }
  }
}
