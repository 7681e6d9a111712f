/// The probe itself, as a person uses it.
public enum ProbeText {
  /// All of it: how to use it, the Swift file and the expression.
  public static let document = Embedded._Probe_probe_md

  /// The Swift file that prints the app's views.
  public static let swiftFile = fence("swift")

  /// The commands for LLDB that print the same without a change to the app.
  public static let lldbCommands = fence("lldb")

  /// What the first fence of a language holds.
  private static func fence(_ language: String) -> String {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    let inside = lines.drop { $0 != "```" + language }.dropFirst().prefix { $0 != "```" }
    return inside.map { $0 + "\n" }.joined()
  }
}
