// Embedded Swift prints a value that has no words of its own as an apology; here that is an error.
extension DefaultStringInterpolation {
  @available(*, deprecated, message: "this type needs a description: a browser cannot print it by itself")
  mutating func appendInterpolation<T>(_ value: T) {}
}
