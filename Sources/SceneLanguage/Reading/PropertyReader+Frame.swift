import TouchCore

/// A part of a frame: one word of it.
enum FramePart {
  case origin(Point)
  case size(Size)
}

extension PropertyReader {
  /// Reads `x,y` or `WxH`.
  func framePart(_ word: Word) -> FramePart? {
    var scanner = Scanner(reader.source.bytes, word.range)
    guard let first = scanner.number() else { return refuse(word, "x,y or WxH") }
    let isSize = scanner.accept(Ascii.times)
    guard isSize || scanner.accept(Ascii.comma) else { return refuse(word, "x,y or WxH") }
    guard let second = scanner.number(), scanner.isAtEnd else { return refuse(word, "x,y or WxH") }
    let range = isSize ? Limit.size : Limit.coordinate
    guard reader.check(first, in: range, word) != nil, reader.check(second, in: range, word) != nil
    else {
      return nil
    }
    return isSize ? .size(Size(first, second)) : .origin(Point(first, second))
  }

  /// Reads `x,y` or `x,y,WxH`.
  func bounds(_ word: Word) -> (origin: Point, size: Size?)? {
    var scanner = Scanner(reader.source.bytes, word.range)
    guard let x = scanner.number(), scanner.accept(Ascii.comma), let y = scanner.number() else {
      return refuse(word, "x,y or x,y,WxH")
    }
    guard reader.check(x, in: Limit.coordinate, word) != nil,
      reader.check(y, in: Limit.coordinate, word) != nil
    else { return nil }
    if scanner.isAtEnd { return (Point(x, y), nil) }
    guard scanner.accept(Ascii.comma), let width = scanner.number(), scanner.accept(Ascii.times),
      let height = scanner.number(), scanner.isAtEnd
    else { return refuse(word, "x,y or x,y,WxH") }
    guard reader.check(width, in: Limit.size, word) != nil,
      reader.check(height, in: Limit.size, word) != nil
    else { return nil }
    return (Point(x, y), Size(width, height))
  }

  private func refuse<Value>(_ word: Word, _ form: String) -> Value? {
    reader.refuse(.notA(form: form, found: reader.text(word)), at: word)
  }
}
