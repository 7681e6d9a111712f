import TouchCore

extension Part.Role {
  /// The recognizers that UIKit makes by itself and a line may change.
  static let inLines = lines.map { $0.role }

  /// Below whom such a line stands, in words.
  var bearers: String {
    Self.lines.first { $0.role == self }?.bearers ?? ControllerProperty.Owners.navigation.rawValue
  }

  private static let lines: [(role: Part.Role, bearers: String)] = [
    (.sheetPan, "the root view of a sheet"),
    (.edgePop, ControllerProperty.Owners.navigation.rawValue),
    (.contentPop, ControllerProperty.Owners.navigation.rawValue),
    (.fieldTap, Override.Owners.texts.rawValue), (.fieldPress, Override.Owners.texts.rawValue),
    (.links, Property.Owners.textViews.rawValue),
    (.swipeActions, "tables and collections with swipeActions"),
    (.multiSelectPan, "tables and collections with multiSelectPan"),
    (.movePress, "collections with reorder"), (.menuPress, "views with contextMenu"),
    (.dragPress, "views with drag"), (.edgeGate, "windows, with 'app edges=…'"),
    (.pinch, "scroll views with zoom"),
  ]

  /// The word of its line: `@pinch` is a recognizer of the app's own.
  var lineWord: String { self == .pinch ? "scrollPinch" : word }
}
