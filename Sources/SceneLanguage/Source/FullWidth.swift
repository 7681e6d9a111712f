/// A mark that a keyboard for Chinese, or a clever editor, types in place of the one meant.
struct FullWidth: Hashable, Sendable {
  /// What was typed.
  let character: String
  /// What it is called.
  let name: String
  let meant: String

  static let all = [
    FullWidth(character: "，", name: "full-width comma", meant: ","),
    FullWidth(character: "：", name: "full-width colon", meant: ":"),
    FullWidth(character: "（", name: "full-width parenthesis", meant: "("),
    FullWidth(character: "）", name: "full-width parenthesis", meant: ")"),
    FullWidth(character: "＝", name: "full-width equals sign", meant: "="),
    FullWidth(character: "－", name: "full-width hyphen", meant: "-"),
    FullWidth(character: "．", name: "full-width point", meant: "."),
    FullWidth(character: "。", name: "Chinese full stop", meant: "."),
    FullWidth(character: "、", name: "Chinese comma", meant: ","),
    FullWidth(character: "“", name: "curly quotation mark", meant: "\""),
    FullWidth(character: "”", name: "curly quotation mark", meant: "\""),
    FullWidth(character: "～", name: "full-width tilde", meant: "~"),
    FullWidth(character: "＠", name: "full-width at sign", meant: "@"),
    FullWidth(character: "＃", name: "full-width number sign", meant: "#"),
    FullWidth(character: "／", name: "full-width slash", meant: "/"),
    FullWidth(character: "×", name: "times sign", meant: "x"),
    FullWidth(character: "\u{3000}", name: "full-width space", meant: " "),
  ]
}
