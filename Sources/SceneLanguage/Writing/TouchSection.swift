import TouchCore

//  window 390x844            kept
//  touch #tap                kept
//  0 down A at 1,2           other lines; if the file has no such touch, a head and these
//  touch #drag               kept
//  …

/// The text of a `.scene` file in which the fingers of one touch do something else.
///
/// Every other line stays as it is. A touch that the file does not have is added at its end.
///
/// - Parameters:
///   - id: What the touch is called, without the `#`.
///   - lines: What the fingers do, as `writeTouches` writes it.
///   - text: The file.
public func replacingTouch(_ id: String, by lines: [String], in text: String) -> String {
  let source = SourceLines(file: "", text: text)
  let sections = Reader(source, .head).sections()
  let written = lines.joined(separator: "\n")
  guard let section = sections.touches.first(where: { $0.id == id }) else {
    let gap = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
    return text + gap + "touch #\(id)\n" + written + "\n"
  }
  let all = source.places.map { source.text(source.range(of: $0)) }
  let isLast = section.places.upperBound == source.places.upperBound
  // The blank line before the next touch stays.
  let gap = isLast || all[section.places].last?.isEmpty != true ? [] : [""]
  let parts = all[..<section.places.lowerBound] + lines + gap + all[section.places.upperBound...]
  return parts.joined(separator: "\n") + (isLast ? "\n" : "")
}
