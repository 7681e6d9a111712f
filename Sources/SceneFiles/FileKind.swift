//   -[UIView recursiveDescription]        <UIWindow: 0x7f8; frame = (0 0; 390 844)> …
//   Interface Builder                     <?xml … <document type="com.apple.InterfaceBuilder3…">
//   XCUITest                              →Application, 0x6, pid: 1 …   Button, 0x7, {{20, 60}, …
//   our own                               window 390x844 …      or a lesson's Markdown

/// What a file is, told from how it begins or, for a paste, from what is in it.
public enum FileKind: Hashable, Sendable, CaseIterable {
  /// The scene language.
  case scene
  /// A lesson, or any Markdown with our fences.
  case lesson
  /// What `recursiveDescription` prints of views.
  case viewDescription
  /// A storyboard or xib of Interface Builder.
  case interfaceBuilder
  /// What XCUITest prints of an app's elements.
  case accessibility
  /// JSON, such as a probe's output or a record.
  case json

  /// Tells the kind of a file.
  ///
  /// - Parameters:
  ///   - name: Its name, whose ending counts for Markdown.
  ///   - text: What it holds; only the first 64 KB are looked at.
  public init(name: String, text: String) {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(4096)
    if name.lowercased().hasSuffix(".md") {
      self = .lesson
    } else if start.hasPrefix("<"), start.contains("InterfaceBuilder") {
      self = .interfaceBuilder
    } else if start.beginsJSON, !start.contains("Element subtree:") {
      self = .json
    } else if start.contains("```scene") {
      self = .lesson
    } else {
      self = PasteSigns(text).kind ?? .scene
    }
  }
}

extension Substring {
  /// Whether an object or an array begins, and not what a debugger or a log puts in brackets.
  fileprivate var beginsJSON: Bool {
    guard let first, first == "{" || first == "[" else { return false }
    guard let next = dropFirst().first(where: { !$0.isWhitespace }) else { return true }
    return first == "{" ? next == "\"" || next == "}" : "{[]\"-0123456789tfn".contains(next)
  }
}
