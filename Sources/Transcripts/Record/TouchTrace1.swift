/// Version 1 of the record's format.
public enum TouchTrace1 {
  /// The name a head gives its format.
  public static let schema = "touch-trace/1"
}
