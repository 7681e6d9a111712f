// Stands for the file of that name, which needs Foundation.

public func builtProgram(_ name: String) -> String? { nil }

public final class TemporaryDirectory: Sendable {
  public let path = ""
  public init() throws {}
  public func contents(of name: String) throws -> String { "" }
  public func write(_ text: String, to name: String) throws {}
  public func mode(of name: String) throws -> Int? { nil }
}
