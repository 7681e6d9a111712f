import TouchNarration

/// Why a file cannot be read or written, with the path and the system's word.
enum FileProblem: Error {
  case unreadable(path: String, reason: String)
  case tooLarge(path: String, limit: Int)
  /// From a place on it is no text.
  case notText(path: String, line: Int, column: Int)
  case exists(path: String)
  case isFolder(path: String)
  case noFolder(path: String)
  case notFolder(path: String)
  case readOnly(path: String)
  /// A pipe or a device where a file is looked for.
  case noFile(path: String)
  /// Links lead out of the folder that was named.
  case leadsOutside(path: String)
  /// A link or a pipe that another user made.
  case foreignLink(path: String)
  /// A session of a document names what whoever verifies it did not.
  case outOfReach(path: String)
  /// Nothing but scenes and touches would be left of it.
  case losesText(path: String)
  case unwritable(path: String, reason: String)
  /// Ctrl-C was pressed before it was whole.
  case interrupted(path: String)

  /// The problem in one line.
  var message: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): error: cannot read it: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path): error: larger than the limit of \(limit >> 20) MiB"
    case .notText(let path, let line, let column):
      "\(path):\(line):\(column): error: this byte is not UTF-8"
    case .exists(let path):
      "\(path): error: the file exists; use --force to overwrite it"
    case .isFolder(let path): "\(path): error: this is a folder"
    case .noFolder(let path): "\(path): error: cannot write it: the folder does not exist"
    case .notFolder(let path): "\(path): error: this is not a folder"
    case .readOnly(let path): "\(path): error: it is read-only; not changed"
    case .noFile(let path): "\(path): error: this is not a regular file"
    case .leadsOutside(let path):
      "\(path): error: a link leads outside the given folder; not changed"
    case .foreignLink(let path):
      "\(path): error: another user made this link or pipe, or may have; nothing was written to it; "
        + "remove it, or name another file"
    case .outOfReach(let path):
      "\(path): error: a session in a document can read only files below the document's folder or "
        + "below the current folder"
    case .losesText(let path):
      "\(path): error: convert cannot overwrite its input: only scenes and touches would remain; "
        + "use --output with another file"
    case .unwritable(let path, let reason): "\(path): error: cannot write it: \(reason)"
    case .interrupted(let path): "\(path): error: interrupted; nothing was written"
    }
  }
}

extension FileProblem {
  /// The problem as it is said at the prompt.
  var phrase: Phrase {
    switch self {
    case .unreadable(let path, let reason):
      Phrase(en: "cannot read \(code: path): \(reason)", zh: "无法读取 \(code: path)：\(reason)")
    case .tooLarge(let path, let limit):
      Phrase(
        en: "\(code: path) is larger than the limit of \(limit >> 20) MiB",
        zh: "\(code: path) 超过上限 \(limit >> 20) MiB")
    case .notText(let path, let line, let column):
      Phrase(
        en: "\(code: "\(path):\(line):\(column)") is not UTF-8 text",
        zh: "\(code: "\(path):\(line):\(column)") 不是 UTF-8 文本")
    case .exists(let path):
      Phrase(
        en: "\(code: path) exists; use \(code: "--force") to overwrite it",
        zh: "已经有文件 \(code: path)；加 \(code: "--force") 覆盖它")
    case .isFolder(let path):
      Phrase(en: "\(code: path) is a folder", zh: "\(code: path) 是文件夹")
    case .noFolder(let path):
      Phrase(
        en: "cannot write \(code: path): the folder does not exist", zh: "没有文件夹 \(code: path)，无法写入")
    case .notFolder(let path):
      Phrase(en: "\(code: path) is not a folder", zh: "\(code: path) 不是文件夹")
    case .readOnly(let path):
      Phrase(
        en: "\(code: path) is read-only; not changed", zh: "\(code: path) 是只读文件，保持不变")
    case .noFile(let path):
      Phrase(en: "\(code: path) is not a regular file", zh: "\(code: path) 不是普通文件")
    case .leadsOutside(let path):
      Phrase(
        en: "a link leads \(code: path) outside the given folder",
        zh: "\(code: path) 经过链接指到了所给文件夹之外")
    case .foreignLink(let path):
      Phrase(
        en: """
          \(code: path) is a link or pipe that another user made, or may have made, and nothing was \
          written to it; remove it, or name another file
          """,
        zh: "\(code: path) 是别的用户建立的（或者可能是）链接或管道，没有写入；请删除它，或改用另一个文件")
    case .outOfReach(let path):
      Phrase(
        en: "\(code: path) is neither below the document's folder nor below the current folder",
        zh: "\(code: path) 既不在文档所在的文件夹之内，也不在当前文件夹之内")
    case .losesText(let path):
      Phrase(
        en: "only the scenes and touches of \(code: path) would remain",
        zh: "\(code: path) 里将只剩下场景和触摸")
    case .unwritable(let path, let reason):
      Phrase(en: "cannot write \(code: path): \(reason)", zh: "无法写入 \(code: path)：\(reason)")
    case .interrupted(let path):
      Phrase(
        en: "interrupted; \(code: path) was not written", zh: "已中断，没有写出 \(code: path)")
    }
  }
}
