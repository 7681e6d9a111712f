//  UIWindow 0x1 ─┐                     UIWindow 0x1 ─┐
//  UITextEf 0x2 ─┴─ before  (lldb) c   UITextEf 0x2 ─┴─ after: 0x1 was there already

extension ForeignHierarchy {
  /// The screens that a paste holds, one after the other: a view that was a root already begins
  /// another one, for one view is not on a screen twice.
  var screens: [ForeignHierarchy] {
    var starts: [Int] = []
    var seen: Set<UInt64> = []
    for (place, root) in roots.enumerated() {
      guard let address = root.address, address != 0, !seen.insert(address).inserted else {
        continue
      }
      starts.append(place)
      seen = [address]
    }
    guard !starts.isEmpty else { return [self] }
    var rest = remarks[...]
    return zip([0] + starts, starts + [roots.count]).map { start, end in
      var screen = ForeignHierarchy(kind)
      screen.name = name
      screen.framesAreOnScreen = framesAreOnScreen
      screen.roots = Array(roots[start..<end])
      // Remarks stand by line, and belong to the dump that was last.
      let told = end < roots.count ? rest.prefix { $0.line < roots[end].line } : rest
      rest = rest[told.endIndex...]
      screen.remarks = Array(told)
      screen.viewsNamed = screen.viewCount + told.count(where: { $0.skipsView })
      return screen
    }
  }
}
