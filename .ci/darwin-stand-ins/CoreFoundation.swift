// The few names of CoreFoundation that are used here.

public final class CFArray {}
public final class CFString {}
public typealias CFIndex = Int
public enum CFStringBuiltInEncodings: UInt32 { case UTF8 = 0x0800_0100 }

public func CFLocaleCopyPreferredLanguages() -> CFArray! { nil }
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { 0 }
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ place: CFIndex) -> UnsafeRawPointer! { nil }
public func CFStringGetCString(
  _ text: CFString!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: CFIndex, _ encoding: UInt32
) -> Bool { false }
