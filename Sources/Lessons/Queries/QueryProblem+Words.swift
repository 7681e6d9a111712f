import SceneLanguage
import TouchInquiry

extension QueryProblem {
  /// What is wrong, in words.
  public var message: String {
    switch fault {
    case .unknown(let thing, let word, let meant):
      "unknown \(thing.rawValue) '\(word.brief)'" + didYouMean(meant)
    case .notAView(let name): "'\(name)' is not a view"
    case .notA(let form, let found): "expected \(form), found '\(found.brief)'"
    case .repeated(let key): "'\(key.brief)' is written twice"
    case .missing(let form): "missing: \(form)"
    case .unexpected(let word): "unexpected '\(word.brief)'"
    }
  }
}

extension QueryProblem {
  /// What is wrong, in Chinese; the names of things are those of the fences.
  var chinese: String {
    switch fault {
    case .unknown(_, let word, let meant?): "没有“\(word.brief)”；你是想说“\(meant)”吗？"
    case .unknown(_, let word, nil): "没有“\(word.brief)”"
    case .notAView(let name): "“\(name)”不是视图"
    case .notA(let form, let found): "这里应该是 \(form)，却是“\(found.brief)”"
    case .repeated(let key): "“\(key.brief)”写了两次"
    case .missing(let form): "缺少 \(form)"
    case .unexpected(let word): "多了“\(word.brief)”"
    }
  }
}
