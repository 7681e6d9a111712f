extension Trace {
  /// Whether a hop of a message is about the same touches as the message before it; not where a
  /// control on the way kept some of them (7.13).
  public func keepsTouches(at index: Int) -> Bool {
    guard let before = records[..<index].lastIndex(where: { $0.isDelivery }) else { return true }
    let (here, there) = (records[index], records[before])
    if here.touch == there.touch, here.touchSet == there.touchSet { return true }
    return touches(at: index) == touches(at: before)
  }
}
