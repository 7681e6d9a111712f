import TouchCore

extension Reader {
  /// Reads a word that is one number within a range.
  func number(_ word: Word, in range: ClosedRange<Double>) -> Double? {
    var scanner = Scanner(source.bytes, word.range)
    guard let number = scanner.number(), scanner.isAtEnd else {
      return refuse(.notANumber(text(word)), at: word)
    }
    return check(number, in: range, word)
  }

  /// Reads numbers with commas between them, as many as there are ranges.
  func numbers(
    _ word: Word, in ranges: [ClosedRange<Double>], form: String
  ) -> [Double]? {
    var scanner = Scanner(source.bytes, word.range)
    var numbers: [Double] = []
    for range in ranges {
      guard numbers.isEmpty || scanner.accept(Ascii.comma), let number = scanner.number() else {
        return refuse(.notA(form: form, found: text(word)), at: word)
      }
      guard check(number, in: range, word) != nil else { return nil }
      numbers.append(number)
    }
    guard scanner.isAtEnd else { return refuse(.notA(form: form, found: text(word)), at: word) }
    return numbers
  }

  /// Reads `WxH`.
  func size(_ word: Word) -> Size? {
    var scanner = Scanner(source.bytes, word.range)
    guard let width = scanner.number(), scanner.accept(Ascii.times),
      let height = scanner.number(), scanner.isAtEnd
    else {
      return refuse(.notA(form: "WxH", found: text(word)), at: word)
    }
    guard check(width, in: Limit.size, word) != nil, check(height, in: Limit.size, word) != nil
    else { return nil }
    return Size(width, height)
  }

  /// Reads `x,y`.
  func point(_ word: Word, form: String = "x,y") -> Point? {
    let ranges = [Limit.coordinate, Limit.coordinate]
    return numbers(word, in: ranges, form: form).map { Point($0[0], $0[1]) }
  }

  /// Reads `x,y,w,h`.
  func rect(_ word: Word) -> Rect? {
    let ranges = [Limit.coordinate, Limit.coordinate, Limit.size, Limit.size]
    return numbers(word, in: ranges, form: "x,y,w,h").map { Rect($0[0], $0[1], $0[2], $0[3]) }
  }

  /// Reads `top,left,bottom,right`.
  func insets(_ word: Word) -> EdgeInsets? {
    let ranges = Array(repeating: Limit.coordinate, count: 4)
    return numbers(word, in: ranges, form: "top,left,bottom,right").map {
      EdgeInsets($0[0], $0[1], $0[2], $0[3])
    }
  }

  /// Reads whole milliseconds.
  func milliseconds(_ word: Word) -> Int? {
    wholeNumber(word, in: Limit.milliseconds, form: "whole milliseconds")
  }

  /// Reads a whole number without a sign, point or exponent.
  func wholeNumber(
    _ word: Word, in range: ClosedRange<Double>, form: String = "a whole number"
  ) -> Int? {
    let digits = source.bytes[word.range]
    guard digits.allSatisfy(Ascii.isDigit), !digits.isEmpty else {
      return refuse(.notA(form: form, found: text(word)), at: word)
    }
    return number(word, in: range).map { Int($0) }
  }

  /// Says it where a number is not within its range.
  func check(_ number: Double, in range: ClosedRange<Double>, _ word: Word) -> Double? {
    guard range.contains(number) else {
      return refuse(.outOfRange(range, found: text(word)), at: word)
    }
    return number
  }
}
