import TouchCore

/// The ways of writing an override of `pointInside`.
private enum InsideWord: String, CaseIterable {
  case `return`, expand, holes, include
}

extension OverrideReader {
  /// Reads what stands behind `~pointInside`.
  func readInside(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    guard let first = words.first else {
      return reader.say(.missing(form: Override.pointInside.form), at: reader.behind(head))
    }
    guard let way = InsideWord(rawValue: reader.text(first)) else {
      return reader.sayUnknown(.value, first, among: InsideWord.allCases.map(\.rawValue))
    }
    let rest = words.dropFirst()
    switch way {
    case .holes: draft.scene[view].pointInsideOverride = holes(rest).map(PointInsideOverride.holes)
    case .return, .expand, .include:
      guard let word = rest.first else {
        return reader.say(.missing(form: Override.pointInside.form), at: reader.behind(first))
      }
      draft.expectEnd(rest.dropFirst())
      read(way, word, view)
    }
  }

  private func read(_ way: InsideWord, _ word: Word, _ view: ViewID) {
    switch way {
    case .return:
      if let answer = reader.isYes(word) { draft.scene[view].pointInsideOverride = .always(answer) }
    case .expand:
      guard let distance = reader.number(word, in: Limit.coordinate) else { return }
      draft.scene[view].pointInsideOverride = .expands(by: distance)
    case .include: draft.references.append(Reference(use: .pointInside(view), name: word))
    case .holes: break
    }
  }

  /// Reads what stands behind `~draw`.
  func readDrawing(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    guard let first = words.first else {
      return reader.say(.missing(form: Override.draw.form), at: reader.behind(head))
    }
    switch reader.text(first) {
    case "nothing":
      draft.expectEnd(words.dropFirst())
      draft.scene[view].drawOverride = .nothing
    case InsideWord.holes.rawValue:
      draft.scene[view].drawOverride = holes(words.dropFirst()).map(DrawOverride.holes)
    default:
      reader.sayUnknown(.value, first, among: ["nothing", InsideWord.holes.rawValue])
    }
  }

  private func holes(_ words: ArraySlice<Word>) -> [Rect]? {
    let ranges = [Limit.coordinate, Limit.coordinate, Limit.size, Limit.size]
    var holes: [Rect] = []
    for word in words {
      guard let n = reader.numbers(word, in: ranges, form: "x,y,w,h") else { return nil }
      holes.append(Rect(n[0], n[1], n[2], n[3]))
    }
    return holes
  }
}
