import TouchCore

//   #12   12        a step, counted from 1
//   touch 2         a touch, counted from 1 as they go down

extension Substring {
  /// The step it names, as `#12` or `12`; nil where it is no number.
  var stepNumber: Int? { Int(hasPrefix("#") ? dropFirst() : self) }
}

extension Trace {
  /// The touch with a number that somebody wrote.
  func touch(numbered word: Substring) throws(Complaint) -> Int {
    guard let number = Int(word), outcomes.contains(where: { $0.touch == number }) else {
      throw Complaint(Words.noTouch(String(word), of: outcomes.count), at: word.startIndex)
    }
    return number
  }
}
