extension String {
  /// The text; nil where it is empty.
  var filled: String? { isEmpty ? nil : self }
}
