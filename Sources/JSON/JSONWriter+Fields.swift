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

  /// Writes a key and an object; the body writes its fields.
  public mutating func object(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Writes a key and an array; the body writes its elements.
  public mutating func array(_ key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(body)
  }

  /// Writes a key and an array of objects; the body writes the fields of each.
  public mutating func objects<Element>(
    _ key: StaticString, _ all: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    objects(all, body)
  }

  /// Writes an array of objects; the body writes the fields of each.
  public mutating func objects<Element>(
    _ all: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    array { json in for element in all { json.object { json in body(&json, element) } } }
  }
}
