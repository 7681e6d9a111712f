import TouchCore
import TouchInquiry

/// Reads `of QUERY`, then `item NAME`.
struct OrderingReader {
  let task: FenceTask

  func read() -> Ordering? {
    guard let (query, head) = task.head("of") else { return nil }
    if !query.row.answer.isList {
      task.say(.noList(query.row.form.word), at: head.place(of: head.words[1]))
    }
    var items: [String] = []
    for statement in task.statements.dropFirst() {
      guard task.begins(statement, with: "item"),
        let item = task.second(of: statement, or: "item NAME")
      else { continue }
      task.sayUnexpected(statement, after: 2)
      task.check(item, in: statement) { text throws(QueryProblem) in
        try query.check(item: text, in: task.stage.scene)
      }
      if items.contains(item.text) { task.sayRepeated(item, in: statement) }
      items.append(item.text)
    }
    if items.isEmpty { task.sayMissing("item NAME") }
    return Ordering(query: query, items: items, place: Place(line: head.line))
  }
}
