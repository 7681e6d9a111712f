import TouchCore
import TouchDebugger

//   superview   card        its value has a location: shop.scene:3, where card is declared

/// Where the things that a client shows are written in the program.
enum Locations {
  /// What a client asks for the place of a thing by; nil if the program does not declare it.
  static func reference(of thing: Exhibit, _ stage: inout Stage) -> WireValue? {
    guard stage.shelf.place(of: thing, in: stage.debugger.trace.scene) != nil else { return nil }
    let number = stage.handles.number(of: .thing(thing))
    return number > 0 ? .whole(number) : nil
  }

  static func body(_ arguments: Arguments, _ stage: Stage) throws(Refusal) -> WireValue {
    guard case .thing(let thing)? = stage.handles[arguments.whole("locationReference")] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    guard let place = stage.shelf.place(of: thing, in: stage.debugger.trace.scene) else {
      throw Refusal(AdapterWords.noPlaceWritten)
    }
    return [
      "source": stage.shelf.json(.program, stage.client),
      "line": stage.client.shown(line: place.line),
      "column": stage.client.shown(column: place.column),
    ]
  }
}
