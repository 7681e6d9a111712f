//   items       english      chinese
//   [#4, #5]    #4, #5       #4、#5

/// Some words of a sentence one after the other, parted as each language parts them.
package struct Listed {
  /// With commas.
  package let english: String
  /// With 、, which Chinese writes between the items of a list.
  package let chinese: String

  package init(_ items: [String]) {
    english = items.joined(separator: ", ")
    chinese = items.joined(separator: "、")
  }
}
