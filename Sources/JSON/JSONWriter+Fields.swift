extension JSONWriter {
  /// Writes a key and a string, or null.
  public mutating func field(_ key: StaticString, _ value: String?) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a word that needs no escapes, or null.
  public mutating func field(_ key: StaticString, word: String?) {
    self.key(key)
    self.word(word)
  }

  /// Writes a key and an integer.
  public mutating func field(_ key: StaticString, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and a number.
  public mutating func field(_ key: StaticString, _ value: Double) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and true or false.
  public mutating func field(_ key: StaticString, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  /// Writes a key and strings.
  public mutating func field(_ key: StaticString, _ value: [String]) {
    self.key(key)
    self.value(value)
  }
}
