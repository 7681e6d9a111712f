extension String {
  /// Where its first sentence ends; nil if that is at its end.
  var endOfSentence: Index? {
    for place in indices.dropLast() where self[place] == "." || self[place] == "。" {
      let next = index(after: place)
      if self[place] == "。" || self[next] == " " { return next }
    }
    return nil
  }
}
