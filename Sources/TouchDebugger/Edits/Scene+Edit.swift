import TouchCore
import TouchInquiry

extension Scene {
  /// The scene with `view.property = value` made, as behind `whatif`; nil for words of another form,
  /// and where that cannot be made.
  public func changed(by edit: String) -> Scene? {
    let target = edit.prefix { $0 != "=" && !$0.isWhitespace }
    guard edit.contains("="), target.contains("."),
      let edits = try? EditReader.edits(in: edit[...], trace: record(.none, in: self), index: nil)
    else { return nil }
    var (scene, script) = (self, TouchScript.none)
    return edits.allSatisfy { $0.make(in: &scene, &script) } ? scene : nil
  }
}
