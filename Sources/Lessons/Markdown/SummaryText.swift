import TouchNarration

/// The text of a summary, which is HTML: tags of code and emphasis give styles, other tags go.
func summaryText(_ html: ArraySlice<Character>) -> StyledText {
  var text = StyledText()
  var rest = html
  var style = StyledRun.Style.plain
  while let first = rest.first {
    if first == "<", let end = rest.firstIndex(of: ">") {
      style = summaryStyle(ofTag: String(rest[(rest.startIndex + 1)..<end]).lowercased(), style)
      rest = rest[(end + 1)...]
    } else {
      let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
      text.runs.append(StyledRun(unescaped(String(rest[..<end])), style))
      rest = rest[end...]
    }
  }
  return text.trimmed
}

private func summaryStyle(
  ofTag tag: String, _ current: StyledRun.Style
) -> StyledRun.Style {
  switch tag {
  case "code", "kbd": .code
  case "b", "strong", "em", "i": .strong
  case _ where tag.hasPrefix("/"): .plain
  default: current
  }
}

/// The text without the character references that HTML needs.
private func unescaped(_ html: String) -> String {
  guard html.contains("&") else { return html }
  let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&"]
  var text = ""
  var rest = html[...]
  while let first = rest.first {
    if first == "&", let name = names.first(where: { rest.hasPrefix($0.key) }) {
      text += name.value
      rest = rest.dropFirst(name.key.count)
    } else {
      text.append(first)
      rest = rest.dropFirst()
    }
  }
  return text
}

extension StyledText {
  /// The text on one line, without white space at its ends.
  fileprivate var trimmed: StyledText {
    var result = self
    for index in result.runs.indices {
      result.runs[index].text = String(result.runs[index].text.map { $0 == "\n" ? " " : $0 })
    }
    result.runs.removeAll(where: { $0.text.isEmpty })
    if let first = result.runs.indices.first {
      result.runs[first].text = String(result.runs[first].text.drop(while: { $0.isWhitespace }))
    }
    if let last = result.runs.indices.last {
      result.runs[last].text = String(result.runs[last].text[...].trimmingEnd)
    }
    result.runs.removeAll(where: { $0.text.isEmpty })
    return result
  }
}
