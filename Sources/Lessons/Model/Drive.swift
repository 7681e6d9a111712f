import TouchCore

//  from hit             from result
//  ▼                    ▼
//  ask ask reject … return · deliver deliver … drop · … deliver …
//                         ▲                         ▲           ▲
//                         to result                 to began    to end

/// Which hops of a record a reader performs.
public struct Drive: Hashable, Sendable {
  /// Where it begins.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// With the first question of hit testing.
    case hit
    /// With what follows the result of hit testing.
    case result
  }

  /// Where it ends.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// With the result of hit testing.
    case result
    /// When everybody has heard that the touch began.
    case began
    /// With the record.
    case end
  }

  /// Where it begins.
  public var from = Start.hit
  /// Where it ends.
  public var to = End.result
}
