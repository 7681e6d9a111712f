import TouchCore

//   touch 2         a touch, counted from 1 as they go down
//   touch B         the same, by its finger, where that goes down once

extension Trace {
  /// What a touch is called in a sentence: its finger, and its number where that touches again.
  package func touchName(_ touch: Int) -> String {
    guard let finger = finger(of: touch) else { return "\(touch)" }
    return outcomes.count { $0.finger == finger } > 1 ? "\(finger) (\(touch))" : finger
  }

  /// What a touch is called by who types it.
  package func touchWord(_ touch: Int) -> String {
    guard let finger = finger(of: touch), Int(finger) == nil, finger.isOneWord,
      outcomes.count(where: { $0.finger == finger }) == 1
    else { return "\(touch)" }
    return finger
  }

  private func finger(of touch: Int) -> String? {
    outcome(ofTouch: touch)?.finger
  }
}
