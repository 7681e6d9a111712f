//   -[UIView recursiveDescription]        <UIWindow: 0x7f8; frame = (0 0; 390 844)> …
//   Interface Builder                     <?xml … <document type="com.apple.InterfaceBuilder3…">
//   our own                               window 390x844 …      or a lesson's Markdown

/// What a file is, told from how it begins.
public enum FileKind: Hashable, Sendable, CaseIterable {
  /// The scene language.
  case scene
  /// A lesson, or any Markdown with our fences.
  case lesson
  /// What `recursiveDescription` prints of views.
  case viewDescription
  /// A storyboard or xib of Interface Builder.
  case interfaceBuilder
  /// JSON, such as a probe's output or a record.
  case json

  /// Tells the kind of a file.
  ///
  /// - Parameters:
  ///   - name: Its name, whose ending counts for Markdown.
  ///   - text: What it holds; only the beginning is looked at.
  public init(name: String, text: String) {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(4096)
    if name.lowercased().hasSuffix(".md") {
      self = .lesson
    } else if start.hasPrefix("<"), start.contains("InterfaceBuilder") {
      self = .interfaceBuilder
    } else if start.contains("; frame = (") || start.contains("; layer = <") {
      self = .viewDescription
    } else if start.hasPrefix("{") || start.hasPrefix("[") {
      self = .json
    } else if start.contains("```scene") {
      self = .lesson
    } else {
      self = .scene
    }
  }
}
