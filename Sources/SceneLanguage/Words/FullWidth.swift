/// A mark that a Chinese keyboard types in place of the one meant.
struct FullWidth: Hashable, Sendable {
  /// What was typed.
  let character: String
  /// What it is called.
  let name: String
  /// What was meant.
  let meant: String

  static let all = [
    FullWidth(character: "，", name: "comma", meant: ","),
    FullWidth(character: "：", name: "colon", meant: ":"),
    FullWidth(character: "（", name: "parenthesis", meant: "("),
    FullWidth(character: "）", name: "parenthesis", meant: ")"),
    FullWidth(character: "＝", name: "equals sign", meant: "="),
    FullWidth(character: "－", name: "hyphen", meant: "-"),
    FullWidth(character: "．", name: "point", meant: "."),
    FullWidth(character: "。", name: "full stop", meant: "."),
    FullWidth(character: "、", name: "enumeration comma", meant: ","),
    FullWidth(character: "“", name: "quotation mark", meant: "\""),
    FullWidth(character: "”", name: "quotation mark", meant: "\""),
    FullWidth(character: "～", name: "tilde", meant: "~"),
    FullWidth(character: "＠", name: "at sign", meant: "@"),
    FullWidth(character: "＃", name: "number sign", meant: "#"),
    FullWidth(character: "／", name: "slash", meant: "/"),
    FullWidth(character: "×", name: "times sign", meant: "x"),
    FullWidth(character: "\u{3000}", name: "space", meant: " "),
  ]
}
