#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lends strings as C takes a list of them: with a nil at the end.
func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
