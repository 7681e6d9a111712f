/// The lines that would be right in place of one that was written by habit, and why.
package struct RightLines: Hashable, Sendable {
  /// What the reader of the error learns.
  package enum Reason: Hashable, Sendable, CaseIterable {
    case frame, property, ownLine, braces, mark, comment, name, yesOrNo, synonym, unseen
    case object, subview, recognizer, override, target, customClass, setting
    case touch, touchAtEdge, event, milliseconds, finger, tabs
  }

  let reason: Reason
  /// The lines, without the indentation of the wrong one; none if it is to be deleted.
  package var lines: [String]
  /// The name of the object below which they stand; nil if they stand in its place.
  package var below: String?
  /// The number of the line in whose place they stand; nil if it is the wrong one's.
  package var inLine: Int?

  /// What to write, in a sentence.
  var message: String {
    let quoted = lines.map { "'\($0)'" }.joined(separator: ", then ")
    if lines.isEmpty { return "\(reason.said.english); delete this line" }
    if let below { return "\(reason.said.english); write \(quoted) below '\(below)'" }
    if let inLine {
      return "\(reason.said.english); write \(quoted) in line \(inLine), and delete this one"
    }
    return "\(reason.said.english); write \(quoted)"
  }

  /// What to write, in a sentence of Simplified Chinese.
  var chinese: String {
    let quoted = lines.map { "“\($0)”" }.joined(separator: "，再写")
    if lines.isEmpty { return "\(reason.said.chinese)；请删去这一行" }
    if let below { return "\(reason.said.chinese)；请在“\(below)”下面写\(quoted)" }
    if let inLine { return "\(reason.said.chinese)；请把第 \(inLine) 行写成\(quoted)，再删去这一行" }
    return "\(reason.said.chinese)；请写成\(quoted)"
  }
}

extension RightLines.Reason {
  /// How the language writes it, in English and in Simplified Chinese.
  fileprivate var said: (english: String, chinese: String) {
    switch self {
    case .frame: ("a frame is written x,y WxH", "frame 写成 x,y WxH")
    case .property: ("a property is written NAME=VALUE", "属性写成 名字=值")
    case .ownLine: ("a property stands in the line of its object", "属性写在对象所在的那一行")
    case .braces: ("indentation shows what is inside, not braces", "用缩进表示包含，不用括号")
    case .mark: ("only spaces separate the words of a line", "一行里的词只用空格隔开")
    case .comment: ("a comment begins with //", "注释以 // 开头")
    case .name: ("a name follows the kind, without quotation marks", "名字写在种类后面，不加引号")
    case .yesOrNo: ("a property is set by yes or no", "属性的值写 yes 或 no")
    case .synonym: ("the language has another word for this property", "这个属性用另一个词")
    case .unseen: ("this line has nothing to do with touches", "这一行和触摸无关")
    case .object: ("a view is one line: kind, name, frame", "一个视图写一行：种类、名字、frame")
    case .subview:
      ("a subview stands below its superview, indented by two spaces", "子视图写在父视图下面，多缩进两个空格")
    case .recognizer:
      ("a recognizer stands below its view, in a line that begins with @", "识别器写在视图下面，以 @ 开头")
    case .override:
      ("an override stands below its object, in a line that begins with ~", "重写写在对象下面，以 ~ 开头")
    case .target:
      (
        "a target stands below its control or recognizer, in a ~target line",
        "目标写在控件或识别器下面的 ~target 行"
      )
    case .customClass: ("a custom class is a property of its view", "自定义类是视图的属性")
    case .setting: ("a setting is written model NAME VALUE", "设置写成 model 名字 值")
    case .touch:
      (
        "a touch is a line 'touch #name', then one line for each event",
        "一次触摸先写一行 touch #名字，再给每个事件写一行"
      )
    case .touchAtEdge: ("a 'touch' line begins at the left edge", "touch 行要顶格写")
    case .event: ("an event is written TIME ACTION FINGER at x,y", "事件写成 时间 动作 手指 at x,y")
    case .milliseconds: ("a time is a number of milliseconds, without a unit", "时间以毫秒计，不写单位")
    case .finger: ("an event names its finger", "事件要写明手指")
    case .tabs: ("a tab; indent by two spaces a level", "这里是制表符；每一级缩进用两个空格")
    }
  }
}
