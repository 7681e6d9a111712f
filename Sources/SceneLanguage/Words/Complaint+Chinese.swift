import TouchCore

extension Complaint {
  /// What is wrong, in a sentence of Simplified Chinese; words of the language stand as they are.
  var chinese: String {
    switch self {
    case .tab: "这里是制表符；每一级缩进用两个空格，词与词之间用空格"
    case .fullWidth(let mark): "“\(mark.character)”是中文标点；是想写“\(mark.meant)”吗？"
    case .strayCharacter(let character): "不该有的字符 \(shown(character))"
    case .unclosedQuote: "引号没有收尾"
    case .badEscape: "没有这种转义；有 \\\" \\\\ \\n \\r \\t 和 \\u{1F600}"
    case .oddIndent(let meant): "一级是两个空格；\(chineseStart(meant))"
    case .tooDeep(let meant): "缩进太深；\(chineseStart(meant))"
    case .indented: "缩进了，但这里没有谁的下面可以写东西"

    case .unknown(let thing, let word, let meant):
      "没有叫“\(brief(word))”的\(thing.chinese)" + (meant.map { "；是想写“\($0)”吗？" } ?? "")
    case .unknownValue(let word, let known):
      "没有值“\(brief(word))”；可以写 \(known.joined(separator: "、"))"
    case .unexpected(let word): "这里不该有“\(brief(word))”"
    case .missing(let form): "缺了东西：\(form)"
    case .notA(let form, let found): "这里要写 \(form)，写的却是“\(brief(found))”"
    case .notANumber(let found): "“\(brief(found))”不是数字"
    case .outOfRange(let range, let found):
      "\(brief(found)) 超出范围：从 \(exact(range.lowerBound)) 到 \(exact(range.upperBound))"
    case .writtenTwice(let word): "“\(brief(word))”写了两次，或者和另一个词互相抵消"

    case .needsName(let keyword): "缺了名字：\(keyword.form)"
    case .badName(let name): "“\(brief(name))”不能作名字：只能用字母、数字、_，中间还可以有 -"
    case .reserved(let name): "“\(name)”不能作名字：它在重写里另有含义"
    case .nameTaken(let name, let line):
      "名字“\(brief(name))”已经用过" + (line.map { "，在第 \($0) 行" } ?? "")
    case .isAnother(let name, _, let expected): "“\(brief(name))”不是\(expected.chinese)"

    case .modelAfterObject: "设置要写在第一个对象之前"
    case .appNotFirst: "application 要写在其他对象之前"
    case .second(let word): "又一个“\(word)”；一个程序只有一个"
    case .secondRoot(let window, let has): "窗口“\(window)”已经有根视图控制器：“\(has)”"
    case .misplaced(let word, _): "“\(word)”不能写在这里"
    case .noWindow: "视图要写在窗口里；在上面写“window 390x844”，里面的行再缩进"
    case .byMissing: "由谁展示？写在展示者下面，或者写 by=VC"
    case .byOnPlain: "by= 只用于 presented vc"
    case .belongsTo(let word, let owners): "“\(brief(word))”只用于 \(owners)"
    case .propertyOfWindows(let word): "“\(word)”是窗口的属性"
    case .setOnly(let word): "“\(word)”只能写在 set 行里"
    case .lineOnly(let word): "对象创建后不能再改“\(word)”；请写在创建它的那一行"
    case .notWhileTouching(let word): "触摸进行时不能改“\(word)”"
    case .nestedTooDeep(let limit): "视图嵌套超过 \(limit) 层"
    case .tooManyViews(let limit): "视图超过 \(limit) 个"

    case .habit(let right): right.chinese
    case .secondRootView(let view, let root, let controller):
      "“\(brief(controller))”已经有根视图“\(brief(root))”，所以“\(brief(view))”成了它的同级视图；"
        + "要放进“\(brief(root))”里，就再缩进两个空格"

    case .noInverse: "这个变换没有逆变换，任何点都无法换算回来"
    case .circle(let names): "响应者链绕成了圈：\(names.joined(separator: " -> "))"
    case .waitsForEachOther(let names):
      names.count == 2 && names.first == names.last
        ? "“\(brief(names[0]))”等自己失败，所以永远不会识别成功"
        : "互相等待失败的识别器永远不会识别成功：" + names.joined(separator: " -> ")

    case .behindContent(let view, let row):
      "“\(brief(view))”被“\(brief(row))”的内容视图盖住，得不到触摸；请把它写在 content 行下面"

    case .fault(let fault, let finger): fault.chinese(finger: finger)
    case .nothingHappens: "什么也没发生：写一个 down，或者别的事件"
    case .placesForFingers(let places, let fingers):
      "\(fingers) 根手指写了 \(places) 个位置：要么共用一个，要么每根一个"
    case .badID(let id): "“\(brief(id))”不能作编号：写成 touch #name"
    case .idTaken(let id): "编号“#\(brief(id))”已经用过"
    }
  }
}

extension Complaint {
  private func chineseStart(_ meant: Int) -> String {
    meant == 0 ? "要顶格写" : "行首要写 \(meant) 个空格"
  }
}

extension TouchScript.Fault {
  /// What a hand cannot do, in a sentence of Simplified Chinese.
  fileprivate func chinese(finger: String) -> String {
    switch self {
    case .earlierThanBefore: "时间比上一行还早"
    case .downTwice: "手指“\(finger)”已经按下"
    case .notDown: "手指“\(finger)”没有按下"
    case .tooManyFingers: "同时按下的手指超过 \(TouchScript.mostFingers) 根"
    case .twiceInOneEvent: "手指“\(finger)”在一个事件里变了两次"
    case .downWithoutPlace: "落在哪里？写 at x,y 或者 in VIEW x,y"
    case .tooManyTouches:
      "触摸超过 \(TouchScript.mostTouches) 次：一份记录数不了更多；其余的写成另一个触摸脚本"
    case .timeOutOfRange:
      "时间超出范围：\(TouchScript.times.lowerBound) 到 \(TouchScript.times.upperBound)"
    case .placeOutOfRange: "手指“\(finger)”的位置超出范围"
    }
  }
}

extension Thing {
  /// What it is called in Simplified Chinese.
  fileprivate var chinese: String {
    switch self {
    case .kind: "种类"
    case .property: "属性"
    case .override: "重写"
    case .recognizer: "识别器"
    case .setting: "设置"
    case .view: "视图"
    case .responder: "响应者"
    case .action: "动作"
    case .value: "值"
    case .transform: "变换"
    case .event: "控件事件"
    case .controller: "视图控制器"
    case .window: "窗口"
    case .row: "表格的行"
    case .windowScene: "窗口场景"
    }
  }
}
