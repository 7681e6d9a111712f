import TouchCore

//  transform=rotate(30) scale(2,1)      rotate first, then scale: each function is a factor
//            └────┬───┘ └───┬────┘      of the product, from left to right
//              function    function

/// A function of a transform, by its word.
private enum TransformFunction: String, CaseIterable {
  case rotate, scale, translate, matrix

  var ranges: [ClosedRange<Double>] {
    let (entry, move) = (Limit.matrix, Limit.coordinate)
    return switch self {
    case .rotate: [move]
    case .scale: [entry, entry]
    case .translate: [move, move]
    case .matrix: [entry, entry, entry, entry, move, move]
    }
  }

  var form: String {
    switch self {
    case .rotate: "rotate(degrees)"
    case .scale: "scale(x,y)"
    case .translate: "translate(x,y)"
    case .matrix: "matrix(a,b,c,d,tx,ty)"
    }
  }

  func transform(_ n: [Double]) -> AffineTransform {
    switch self {
    case .rotate: .rotation(degrees: n[0])
    case .scale: .scale(n[0], n[1])
    case .translate: .translation(n[0], n[1])
    case .matrix: AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }
  }
}

extension PropertyReader {
  /// Reads the functions of a transform: the value, and the words that go on with it.
  func transform(_ value: Word, _ rest: inout ArraySlice<Word>) -> AffineTransform? {
    if reader.text(value) == "identity" { return .identity }
    guard var product = function(value) else { return nil }
    while let word = rest.first, isFunction(word) {
      rest.removeFirst()
      guard let factor = function(word) else { return nil }
      product = product.concatenating(factor)
    }
    let entries = [product.a, product.b, product.c, product.d]
    for entry in entries where reader.check(entry, in: Limit.matrix, value) == nil { return nil }
    for move in [product.tx, product.ty]
    where reader.check(move, in: Limit.coordinate, value) == nil {
      return nil
    }
    if !product.isInvertible { reader.say(.noInverse, at: value) }
    return product
  }

  private func isFunction(_ word: Word) -> Bool {
    Ascii.isLetter(reader.firstByte(word)) && reader.source.bytes[word.range].contains(Ascii.open)
      && !reader.source.bytes[word.range].contains(Ascii.equals)
  }

  private func function(_ word: Word) -> AffineTransform? {
    let open = reader.source.bytes[word.range].firstIndex(of: Ascii.open) ?? word.range.upperBound
    let name = word.upTo(open)
    guard let function = reader.choice(name, .transform, among: TransformFunction.allCases) else {
      return nil
    }
    guard open < word.range.upperBound,
      reader.source.bytes[word.range.upperBound - 1] == Ascii.close
    else {
      return reader.refuse(.notA(form: function.form, found: reader.text(word)), at: word)
    }
    let arguments = Word(line: word.line, range: open + 1..<word.range.upperBound - 1)
    return reader.numbers(arguments, in: function.ranges, form: function.form)
      .map { function.transform($0) }
  }
}
