#if canImport(Darwin)
  import CoreFoundation
#endif

/// The languages that the person prefers in the system's settings, the first first; none where the
/// system keeps no such list.
func preferredLanguages() -> [String] {
  #if canImport(Darwin)
    guard let list = CFLocaleCopyPreferredLanguages() else { return [] }
    return (0..<CFArrayGetCount(list)).compactMap { place in
      guard let item = CFArrayGetValueAtIndex(list, place) else { return nil }
      let name = Unmanaged<CFString>.fromOpaque(item).takeUnretainedValue()
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { bytes -> String? in
        let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
        guard let start = bytes.baseAddress, CFStringGetCString(name, start, bytes.count, utf8)
        else { return nil }
        return String(cString: start)
      }
    }
  #else
    return []
  #endif
}
