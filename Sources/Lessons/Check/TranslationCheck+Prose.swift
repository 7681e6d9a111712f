import TouchNarration

//  translates: lesson.md 4f1c09d2       the prose that was translated
//                        └ no longer that of lesson.md: stale

/// What the front of a translation says about its base.
struct TranslatedBase {
  /// The fingerprint of the prose that was translated; nil where none is noted.
  let fingerprint: String?
  let place: Place

  init?(_ document: LessonDocument) {
    let words = document.words(of: "translates")
    guard let file = words.first else { return nil }
    fingerprint = words.count > 1 ? words[1].text : nil
    place = words.count > 1 ? words[1].place : file.place
  }
}

extension LessonDocument {
  /// Eight hexadecimal digits that change with the prose, and not with front matter, fences or the
  /// marks behind paragraphs.
  var proseFingerprint: String {
    var machine = Set<Int>()
    for fence in fences { machine.formUnion(fence.line...fence.bodyLine + fence.body.count) }
    let start = titleHeading ?? 1
    var hash: UInt32 = 2_166_136_261
    for (index, line) in lines.enumerated()
    where index + 1 >= start && !machine.contains(index + 1)
      && !line.trimmingSpaces.hasPrefix("<!--")
    {
      for byte in line.trimmingSpaces.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The sections: a heading of level 1 to 3 with the line it stands in.
  var sections: [(level: Int, title: String, line: Int)] {
    blocks.compactMap { block in
      guard case .heading(let level, let text) = block.content, level <= 3 else { return nil }
      return (level, text.plain, block.line)
    }
  }
}

/// What `lesson sync` writes where something is still to be translated.
enum Untranslated {
  static let mark = "<!-- untranslated"
}
