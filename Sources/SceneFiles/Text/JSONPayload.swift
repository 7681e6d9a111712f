//  10:00:00 Shop[12:34] {"schema": "touchtrace-probe/1", …}    the object, without the stamp
//  {"event_id": "9ec"}⏎{"rendering_system": "UIKIT", …}         the object that the key is in

/// The object of JSON that a log or a letter holds.
struct JSONPayload {
  /// The object, or the whole file if no such object is in it.
  ///
  /// What stood before it is blank, so that lines and columns are those of the file.
  let bytes: [UInt8]

  /// Looks for an object.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - key: A key, or what else stands in the object and nowhere else.
  init(in file: [UInt8], around key: StaticString) {
    let text = TextBytes(String(decoding: file, as: UTF8.self))
    guard let place = text.find(key, in: 0..<text.count), let start = text.start(around: place),
      start > text.skipBlanks(0, before: text.count)
    else {
      bytes = file
      return
    }
    let before = text.bytes[..<start].map { $0 == 0x0A ? UInt8(0x0A) : 0x20 }
    bytes = before + text.bytes[start..<text.end(ofObjectAt: start)]
  }
}

extension TextBytes {
  /// Where the outermost object begins that a place is in.
  fileprivate func start(around wanted: Int) -> Int? {
    var place = 0
    while place < wanted {
      guard self[place] == 0x7B else {
        place += 1
        continue
      }
      let end = end(ofObjectAt: place)
      if end > wanted { return place }
      place = end
    }
    return nil
  }

  /// Where an object ends; the end of the text if it is not closed.
  fileprivate func end(ofObjectAt start: Int) -> Int {
    var (depth, isInText, place) = (0, false, start)
    while place < count {
      switch self[place] {
      case 0x5C where isInText: place += 1
      case 0x22: isInText.toggle()
      case 0x7B where !isInText: depth += 1
      case 0x7D where !isInText:
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return count
  }
}
