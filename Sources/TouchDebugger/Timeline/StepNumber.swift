import TouchCore

//   #12   12        a step, counted from 1
//   touch 2         a touch, counted from 1 as they go down
//   touch B         the same, by its finger, where that goes down once

extension Substring {
  /// The step it names, as `#12` or `12`; nil where it is no number.
  var stepNumber: Int? { Int(hasPrefix("#") ? dropFirst() : self) }
}

extension Trace {
  /// The touch that somebody wrote, by its number or its finger.
  func touch(numbered word: Substring) throws(Complaint) -> Int {
    if let number = Int(word), outcomes.contains(where: { $0.touch == number }) { return number }
    let own = outcomes.filter { $0.finger == word }.map { $0.touch }
    guard let touch = own.first else {
      throw Complaint(Words.noTouch(String(word), of: outcomes.count), at: word.startIndex)
    }
    guard own.count == 1 else {
      throw Complaint(Words.touchesAgain(String(word), own), at: word.startIndex)
    }
    return touch
  }
}
