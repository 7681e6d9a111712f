//   items       english      chinese
//   [#4, #5]    #4, #5       #4、#5

/// Some words of a sentence one after the other, parted as each language parts them.
struct Listed {
  /// With commas.
  let english: String
  /// With 、, which Chinese writes between the items of a list.
  let chinese: String

  init(_ items: [String]) {
    english = items.joined(separator: ", ")
    chinese = items.joined(separator: "、")
  }
}
