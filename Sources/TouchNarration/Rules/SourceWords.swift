//  header UIView.h; Lotheve's log   ─▶   头文件 UIView.h；Lotheve 的日志
//  └──────────────┘ └────────────┘
//   a piece          a piece            each is put into Chinese by itself

import TouchCore

extension Setting {
  /// Who says so, in a language; titles and names stay as they are.
  public func source(in language: Language) -> String { SourceWords.words(source, language) }
}

/// Where rules and settings are known from, in another language; titles and names stay as they are.
enum SourceWords {
  /// A source in a language.
  static func words(_ source: String, _ language: Language) -> String {
    switch language {
    case .english: source
    case .simplifiedChinese:
      source.split(separator: "; ").map { chinese(String($0)) }.joined(separator: "；")
    }
  }

  private static func chinese(_ piece: String) -> String {
    if let known = pieces[piece] ?? furtherPieces[piece] { return known }
    for (prefix, opening) in openings where piece.hasPrefix(prefix) {
      return opening + chinese(String(piece.dropFirst(prefix.count)))
    }
    for (suffix, ending) in endings where piece.hasSuffix(suffix) {
      return names(String(piece.dropLast(suffix.count))) + ending
    }
    for (prefix, ending) in writings where piece.hasPrefix(prefix) {
      return names(String(piece.dropFirst(prefix.count))) + ending
    }
    return headers(names(piece))
  }

  private static let openings = [
    ("off: ", "关："), ("on: ", "开："), ("follows from ", "由此推出："), ("header ", "头文件 "),
    ("Apple, ", "苹果文档："),
  ]

  private static let endings = [
    ("'s log", " 的日志"), ("'s logs", " 的日志"), ("'s test", " 的测试"), ("'s tests", " 的测试"),
    ("'s timestamps", " 的时间戳"), ("'s print-out", " 的打印"),
  ]

  private static let writings = [("logs of ", " 的日志"), ("tests of ", " 的测试")]

  /// Names in a row.
  private static func names(_ text: String) -> String {
    if let known = furtherPieces[text] { return known }
    guard text != "Apple" else { return "苹果文档" }
    // A title stays as it is printed; names have few words.
    let names = text.replacing(" and ", with: ", ").split(separator: ", ")
    guard names.allSatisfy({ $0.split(separator: " ").count < 4 }) else { return text }
    return text.replacing(" and ", with: " 和 ").replacing(", ", with: "、")
  }

  private static func headers(_ text: String) -> String {
    text.replacing(".h for controls", with: ".h（对控件）")
      .replacing(".h、without numbers", with: ".h，没有给出数值")
      .replacing(".h、animation options", with: ".h，动画选项")
      .replacing(".h on windowScene", with: ".h 里的 windowScene")
  }

  private static let pieces: [String: String] = [
    "0.35 s measured": "测得 0.35 秒",
    "Apple promises no order": "苹果没有承诺顺序",
    "Apple says less than 0.01": "苹果说的是小于 0.01",
    "Apple says that a fast swipe goes further, not by how much": "苹果说快的轻扫要移动更远，没有说远多少",
    "Apple, by omission": "苹果文档没有提到",
    "Chameleon delivers nothing": "Chameleon 什么也不投递",
    "Chameleon makes them anew": "Chameleon 会重新生成",
    "Chameleon's comment on an experiment": "Chameleon 对一次实验的注释",
    "Chameleon, WinObjC and openuikit include the window": "Chameleon、WinObjC 和 openuikit 把窗口也算在内",
    "Event Handling Guide": "《事件处理指南》",
    "Event Handling Guide for iOS": "iOS《事件处理指南》",
    "Godot's source": "Godot 的源码",
    "Godot's source names the same value": "Godot 的源码里是同一个值",
    "Lotheve's example of a raised tab-bar button": "Lotheve 的凸起标签栏按钮示例",
    "Michael Ho's print-out of a chain": "Michael Ho 打印的响应者链",
    "Neuburg, Programming iOS": "Neuburg《Programming iOS》",
    "Neuburg, Touch Delivery": "Neuburg《Touch Delivery》",
    "UIKit's headers": "UIKit 的头文件",
    "UIKit-cross-platform yes": "UIKit-cross-platform 认为是",
    "UIWindow is a UIView": "UIWindow 就是 UIView",
    "US patent 9,285,908": "美国专利 9,285,908",
    "WinObjC agrees": "WinObjC 与此一致",
    "WinObjC and Chameleon differ": "WinObjC 和 Chameleon 不同",
    "WinObjC has the same order": "WinObjC 的顺序相同",
    "WinObjC uses 0.1 s": "WinObjC 用 0.1 秒",
    "WinObjC uses 10": "WinObjC 用 10",
    "WinObjC uses other numbers": "WinObjC 用别的数值",
    "a choice of the model": "由模型选定",
    "absent from four published print-outs": "四份公开的打印里都没有",
    "all peers": "所有同类实现",
    "all peers use 0": "同类实现都用 0",
    "all peers use no margin": "同类实现都不留余量",
    "an Apple engineer on cocoa-dev": "一位苹果工程师在 cocoa-dev 上说过",
    "an Apple engineer on cocoa-dev, February 2014": "一位苹果工程师 2014 年 2 月在 cocoa-dev 上说过",
    "article 003": "文章 003",
    "article 003 agrees from experiment": "文章 003 的实验与此一致",
    "by definition": "由定义得出",
    "chensifang's backtrace": "chensifang 的调用栈",
    "chensifang's backtrace of the run-loop observer": "chensifang 的运行循环观察者调用栈",
    "chensifang's log, one source": "chensifang 的日志，只此一处",
    "chensifang, one observation": "chensifang 的一次观察",
    "class name in many logs": "许多日志里出现的类名",
    "contradicted by the logs of 4.3": "与 4.3 的日志矛盾",
    "crash backtraces": "崩溃调用栈",
    "everyday behaviour": "日常所见",
    "five independent logs of taps, pans, pinches and buttons": "五份互不相干的日志：点击、拖动、捏合和按钮",
    "five logs": "五份日志",
    "for an active one inferred": "对进行中的是推断",
    "for plain views the sources disagree": "对普通视图，各处说法不一",
    "four published print-outs": "四份公开的打印",
    "header of iOS 8.4": "iOS 8.4 的头文件",
    "headers UIView.h, UILabel.h and UIImageView.h": "头文件 UIView.h、UILabel.h 和 UIImageView.h",
    "hypothesis about the log printed in article 004": "关于文章 004 里那份日志的假设",
    "known behaviour": "已知的行为",
    "known comparison": "已知的比较方式",
    "known constant": "已知的常数",
    "known constant of Apple's reader for books": "苹果图书阅读器里的已知常数",
    "known constants": "已知的常数",
    "matches everyday logs": "与日常的日志相符",
    "measured at about 0.36 s": "测得约 0.36 秒",
  ]
}
