/// The question at the end of a message, where something near was found.
func didYouMean(_ meant: String?) -> String { meant.map { "; did you mean '\($0)'?" } ?? "" }

extension String {
  /// The text, or its beginning where it would flood a message.
  var brief: String { count <= 60 ? self : "\(prefix(60))…" }
}
