//     | _buy, _button <UIButton: 0x7f8; …         names of variables
//  'Shop.Root:0x757' <UIView: 0x7f9; …            of the controller whose root view it is
//     | XX (<UIButton: 0x7f8; …>)                  nothing: the view is hidden

extension DumpedView {
  /// Reads what stands between the bars and the view: names of variables, or of a controller.
  mutating func readAside(_ range: Range<Int>, names: inout SwiftNames, text: TextBytes) {
    guard range.count > 1 else { return }
    if text.isSame(range, "XX (") { return setHidden() }
    if text[range.lowerBound] == 0x5F {
      var end = range.lowerBound
      while end < range.upperBound, text[end].beginsName || text[end].isDigit { end += 1 }
      setOutlet(text.string(range.lowerBound..<end))
    } else if let colon = text.find(":0x", in: range),
      let quote = text.findLast("'", in: range.lowerBound..<colon)
    {
      let name = names.readable(text, quote + 1..<colon)
      setController(name, address: text.firstAddress(in: colon..<range.upperBound))
    }
  }
}
