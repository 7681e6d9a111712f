import Testing

// Stands for what the tests of the prompt take from there; the rest needs Foundation.

public struct OwnThread: SuiteTrait, TestTrait {}

extension Trait where Self == OwnThread {
  public static var ownThread: OwnThread { OwnThread() }
}
