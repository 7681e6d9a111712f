/// Why a file is not read at all.
public enum ImportRefusal: Error, Hashable, Sendable {
  /// What there may be too much of.
  public enum Excess: Hashable, Sendable, CaseIterable {
    /// The file's size, in bytes.
    case bytes
    /// How deep views, elements or values lie in each other.
    case depth
    /// Elements of markup.
    case elements
    /// Attributes of one element.
    case attributes
    /// The length of one value, in bytes.
    case value
    /// Values of JSON.
    case values
    /// Views, with those that embedding repeats.
    case views
  }

  /// There is nothing in it.
  case empty
  /// It is no text: a compiled nib, an image, an archive.
  case binary
  /// It is of an encoding that is not read, by its name.
  case encoding(String)
  /// It is for another system than iOS.
  case notIOS(String)
  /// It is of a format that Xcode wrote long ago.
  case tooOld(String)
  /// It is not well formed; where, and what is the matter in the parser's words.
  case malformed(line: Int, column: Int, String)
  /// It is larger, deeper or more twisted than any real one; the limit that it went over.
  case excessive(Excess, limit: Int)
  /// It declares entities, which a real file never does.
  case declaresEntities(line: Int)
  /// No view is in it.
  case noViews
  /// It is what a tool prints of views without their frames, by the tool's name.
  case withoutFrames(String)
  /// It names classes of views in a form that is not read.
  case unknownForm
}
