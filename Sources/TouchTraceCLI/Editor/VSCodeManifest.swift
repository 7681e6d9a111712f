import JSON
import TouchNarration
import Transcripts

/// The files of the extension for VS Code.
struct VSCodeManifest {
  /// The program that it starts, by its whole path.
  let program: String
  /// The language of the README; VS Code chooses among the others by itself.
  let language: Language

  /// By this a manifest is known to be ours.
  static let mark = "\"writtenBy\": \"touchtrace dap --install-vscode\""

  /// Their names and texts, the manifest last: without it VS Code sees no extension.
  var files: [(name: String, text: String)] {
    [
      ("package.nls.json", words(.english)),
      ("package.nls.zh-cn.json", words(.simplifiedChinese)), ("README.md", readme),
      ("package.json", manifest),
    ]
  }

  private var manifest: String {
    """
    {
      "name": "touchtrace",
      "publisher": "touchtrace",
      "version": "\(TouchTrace.version)",
      \(Self.mark),
      "displayName": "touchtrace",
      "description": "%description%",
      "categories": ["Debuggers"],
      "engines": { "vscode": "^1.74.0" },
      "contributes": {
        "languages": [
          { "id": "touchtrace-scene", "extensions": [".scene"], "aliases": ["touchtrace scene"] },
          { "id": "touchtrace-timeline", "extensions": [".timeline"], "aliases": ["touchtrace timeline"] },
          { "id": "touchtrace-rules", "extensions": [".uikit"], "aliases": ["touchtrace rules"] }
        ],
        "breakpoints": [
          { "language": "touchtrace-scene" },
          { "language": "touchtrace-timeline" },
          { "language": "touchtrace-rules" },
          { "language": "markdown" },
          { "language": "plaintext" },
          { "language": "xml" },
          { "language": "json" }
        ],
        "debuggers": [
          {
            "type": "touchtrace",
            "label": "touchtrace",
            "program": \(Self.quoted(program)),
            "args": ["dap"],
            "languages": ["touchtrace-scene", "markdown"],
            "configurationAttributes": {
              "launch": {
                "required": ["program"],
                "properties": {
    \(properties)
                }
              }
            },
            "initialConfigurations": [
    \(Self.configuration(indent: "          "))
            ],
            "configurationSnippets": [
              {
                "label": "touchtrace",
                "description": "%description%",
                "body":
    \(Self.configuration(indent: "              "))
              }
            ]
          }
        ]
      }
    }

    """
  }

  private static func configuration(indent: String) -> String {
    [
      "{", #"  "type": "touchtrace","#, #"  "request": "launch","#,
      #"  "name": "touchtrace: this file","#, #"  "program": "${file}""#, "}",
    ].map { indent + "  " + $0 }.joined(separator: "\n")
  }

  private var properties: String {
    LaunchProperty.all.map { property in
      let value = property.initial.map { ", \"default\": \($0)" } ?? ""
      return """
                    "\(property.name)": { \(property.type)\(value), "description": "%\(property.name)%" }
        """
    }.joined(separator: ",\n")
  }

  private func words(_ language: Language) -> String {
    let lines = LaunchProperty.all.map { ($0.name, $0.meaning) }
    let all = [("description", Subcommand.dap.summary)] + lines
    return "{\n"
      + all.map { "  \"\($0)\": \(Self.quoted($1[language].plain))" }.joined(separator: ",\n")
      + "\n}\n"
  }

  private var readme: String {
    let phrase = Phrase(
      en: """
        touchtrace steps through a touch on iOS. This folder only tells VS Code to start \
        \(code: program); \(code: "touchtrace dap --install-vscode") wrote it. \
        Open a lesson or a \(code: ".scene") file. Run and Debug has a link that creates a \
        \(code: "launch.json"). After that, F5 launches the open file. A view dump or a storyboard \
        has no touch: add \(code: "\"tap\": \"buy\"") to the configuration.
        """,
      zh: """
        touchtrace 逐步调试 iOS 上的触摸。这个文件夹只告诉 VS Code 启动 \(code: program)，\
        由 \(code: "touchtrace dap --install-vscode") 写入。打开课程或 \(code: ".scene") 文件，\
        先用“运行和调试”里的链接创建 \(code: "launch.json")，以后按 F5 就会启动当前文件。\
        视图转储和 storyboard 里没有触摸：请在配置里加上 \(code: "\"tap\": \"buy\"")。
        """)
    return "# touchtrace\n\n" + phrase[language].plain + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}
