// swift-tools-version: 6.2
import PackageDescription

// Arrows point one way: a target imports only what stands above it here.
//
// A file imports every module whose members it uses: Embedded Swift, which compiles the page, insists on it.
// What another compiler warns of is not its user's trouble: only our own checks take it for an error.
//
// A package that depends on this one by its version may have no flags that could be unsafe.
let isDependency = Context.packageDirectory.contains("/checkouts/")
// Nobody steps through what a check builds: without what a debugger reads that takes a fifth less.
let isChecked = Context.environment["CI"] != nil
// Behind the build's own `-g`, which would win over a flag of the driver.
let withoutDebugInfo = ["-Xfrontend", "-gnone"]
let checked: [SwiftSetting] =
  [.enableUpcomingFeature("MemberImportVisibility")]
  + (isChecked ? [.treatAllWarnings(as: .error)] : [])

// What people install is small: only the room that decides is made fast at any size, and the linker, who
// sees every function by itself, keeps one of those that are alike.
let isInstalled = Context.environment["TOUCHTRACE_INSTALL"] != nil

// Nobody debugs it, and regular expressions would be a megabyte that nothing in it uses. No name of a case
// or a member is looked up: what is said has words of its own, as the page's compiler insists on.
let frugal =
  withoutDebugInfo + ["-Xfrontend", "-function-sections"]
  + ["-Xfrontend", "-disable-reflection-metadata"]
  + ["-Xfrontend", "-disable-implicit-string-processing-module-import"]

// `.ci/fuzz` builds all but the tools of the build so that libFuzzer, the library it names, sees which
// code an input reaches.
let fuzzer = Context.environment["TOUCHTRACE_FUZZ"]
let strict: [SwiftSetting] =
  checked
  + (isChecked && !isDependency
    ? [.unsafeFlags(withoutDebugInfo, .when(configuration: .debug))] : [])
  + (fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer,address"])])
  + (isInstalled ? [.unsafeFlags(frugal)] : [])

let small: [SwiftSetting] =
  strict + (isInstalled ? [.unsafeFlags(["-Osize"], .when(configuration: .release))] : [])

// A debug build optimizes the rooms that decide, search and tell, too: `swift test` takes half the time.
// `-Xswiftc -Onone` takes it back for who steps through them.
let optimized: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]
let quick = small + optimized

// The optimizer takes three quarters of a release build. Lessons only wait for a person and do
// without: what they ask for is worked out in the rooms above them, which are optimized.
let unhurried: [SwiftSetting] =
  isInstalled ? small : strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "touchtrace",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "touchtrace", targets: ["touchtrace"]),
    // The model, what can be asked of its record, its language, its words; Versions.md in TouchCore's
    // documentation says what they promise.
    .library(name: "TouchCore", targets: ["TouchCore"]),
    .library(name: "TouchInquiry", targets: ["TouchInquiry"]),
    .library(name: "SceneLanguage", targets: ["SceneLanguage"]),
    .library(name: "TouchNarration", targets: ["TouchNarration"]),
  ],
  targets: [
    // Doors to the C libraries.
    .systemLibrary(
      name: "CEditline", providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),

    // What `embed-files` packed: a third of the room, and unpacked only when someone asks. The page has
    // plain texts: it is packed as a whole.
    .target(name: "PackedTexts", dependencies: ["CZlib"], swiftSettings: quick),

    // The model, its language, its words.
    .target(name: "TouchCore", swiftSettings: strict + optimized),
    // Read and written by all rooms below that have files in JSON.
    .target(name: "JSON", dependencies: ["TouchCore"], swiftSettings: quick),
    .target(name: "SceneLanguage", dependencies: ["TouchCore"], swiftSettings: quick),
    // What can be asked of a record.
    .target(
      name: "TouchInquiry", dependencies: ["TouchCore", "SceneLanguage"], swiftSettings: quick),
    .target(
      name: "TouchNarration",
      dependencies: ["PackedTexts", "TouchCore", "TouchInquiry", "SceneLanguage"],
      exclude: [
        "Language/words.md", "Omissions/omissions.md", "Questions/questions.md", "Rules/Chapters",
        "Rules/settings.md",
      ],
      swiftSettings: quick,
      plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "TouchDebugger",
      dependencies: [
        "PackedTexts", "TouchCore", "JSON", "TouchInquiry", "SceneLanguage", "TouchNarration",
      ],
      exclude: ["Prompt/commands.md", "Prompt/foreign-words.md", "Prompt/gone-words.md"],
      swiftSettings: quick,
      plugins: ["EmbedFilesPlugin"]),

    // What is wrong with a screen.
    .target(
      name: "TouchAudit",
      dependencies: [
        "PackedTexts", "TouchCore", "TouchInquiry", "SceneLanguage", "TouchNarration",
      ],
      exclude: ["Rules/rules.md"], swiftSettings: quick, plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "SceneFiles",
      dependencies: ["PackedTexts", "TouchCore", "JSON", "SceneLanguage", "TouchNarration"],
      exclude: ["Probe/probe.md"], swiftSettings: quick, plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "DebugAdapter",
      dependencies: [
        "PackedTexts", "TouchCore", "JSON", "SceneLanguage", "TouchInquiry", "TouchNarration",
        "TouchDebugger",
      ],
      exclude: ["Rules"], swiftSettings: small, plugins: ["EmbedFilesPlugin"]),

    // What the record is written to and read from.
    .target(
      name: "Transcripts",
      dependencies: [
        "PackedTexts", "TouchCore", "JSON", "TouchInquiry", "SceneLanguage", "TouchNarration",
        "TouchAudit",
      ],
      exclude: [
        "HTML/Script", "HTML/Style", "touch-trace.schema.json", "touchtrace-audit.schema.json",
        "touchtrace-session.schema.json",
      ],
      swiftSettings: quick, plugins: ["EmbedFilesPlugin"]),
    .target(
      name: "Lessons",
      dependencies: [
        "PackedTexts", "TouchCore", "JSON", "TouchInquiry", "SceneLanguage", "TouchNarration",
        "TouchDebugger",
        "CCMark",
      ],
      swiftSettings: unhurried, plugins: ["EmbedFilesPlugin"]),
    // The door of the page: requests in JSON, answered by the rooms above.
    .target(
      name: "TouchPage",
      dependencies: [
        "TouchCore", "JSON", "TouchInquiry", "SceneLanguage", "TouchNarration", "TouchDebugger",
        "SceneFiles", "Transcripts", "Lessons",
      ],
      exclude: ["Web"], swiftSettings: small),

    // What a person meets.
    .target(name: "LineEditing", dependencies: ["CEditline"], swiftSettings: small),
    .target(
      name: "TouchTraceCLI",
      dependencies: [
        "PackedTexts", "TouchCore", "JSON", "SceneLanguage", "TouchInquiry", "TouchNarration",
        "TouchDebugger",
        "TouchAudit", "SceneFiles", "DebugAdapter", "Transcripts", "Lessons", "LineEditing",
      ],
      exclude: ["Help/help.md"], swiftSettings: small, plugins: ["EmbedFilesPlugin"]),
    .executableTarget(
      name: "touchtrace", dependencies: ["TouchTraceCLI"], swiftSettings: strict),

    // Lessons, rules, styles and scripts, put inside the binary while building.
    .executableTarget(
      name: "embed-files", dependencies: ["CZlib"], path: "Sources/EmbedFiles",
      swiftSettings: checked),
    .plugin(
      name: "EmbedFilesPlugin", capability: .buildTool(), dependencies: ["embed-files"],
      path: "Sources/EmbedFilesPlugin"),

    // Puts the page together; `.ci/page` calls it.
    .executableTarget(
      name: "make-page", dependencies: ["JSON", "TouchNarration", "Transcripts"],
      path: "Sources/MakePage", swiftSettings: strict),

    // Proofs: what several test targets and the measurements use, then the tests, in the order of
    // the targets above.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TerminalSupport", dependencies: ["CPseudoTerminal"], path: "Tests/TerminalSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "touchtrace-bench",
      dependencies: [
        "TouchCore", "SceneLanguage", "TouchNarration", "TouchDebugger", "DebugAdapter",
        "Transcripts", "TerminalSupport",
      ],
      path: "Sources/TouchTraceBench", swiftSettings: strict),
    .executableTarget(
      name: "line-editing-fixture", dependencies: ["LineEditing"],
      path: "Tests/LineEditingFixture", swiftSettings: strict),
    // A test target, though it tests nothing: it needs Testing, which only tests may need.
    .testTarget(
      name: "TestSupport", dependencies: ["TouchCore", "SceneLanguage"],
      path: "Tests/TestSupport", swiftSettings: strict),
    // Where strangers' bytes come in: for tests here, and for libFuzzer.
    .target(
      name: "HostileDoors",
      dependencies: [
        "TouchCore", "JSON", "SceneLanguage", "TouchNarration", "TouchDebugger", "SceneFiles",
        "DebugAdapter", "Transcripts", "Lessons", "TouchPage", "TouchTraceCLI",
      ],
      path: "Tests/HostileDoors", swiftSettings: strict),
    // As others use the libraries: nothing but the products, and nothing that is not public.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["TouchCore", "TouchInquiry", "SceneLanguage", "TouchNarration"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchCoreTests", dependencies: ["TouchCore", "TouchInquiry", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SceneLanguageTests", dependencies: ["TouchCore", "SceneLanguage", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "NarrationTextTests", dependencies: ["TouchNarration", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchNarrationTests",
      dependencies: ["TouchCore", "TouchInquiry", "TouchNarration", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchDebuggerTests",
      dependencies: [
        "TouchCore", "TouchInquiry", "SceneLanguage", "TouchNarration", "TouchDebugger",
        "SceneFiles", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TouchAuditTests",
      dependencies: [
        "TouchCore", "SceneLanguage", "TouchInquiry", "TouchNarration", "TouchAudit", "Transcripts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SceneFilesTests",
      dependencies: [
        "TouchCore", "SceneLanguage", "TouchNarration", "SceneFiles", "Lessons", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DebugAdapterTests",
      dependencies: [
        "TouchCore", "SceneLanguage", "TouchNarration", "TouchDebugger", "DebugAdapter",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TranscriptsTests",
      dependencies: [
        "TouchCore", "JSON", "SceneLanguage", "TouchNarration", "Transcripts", "TestSupport",
        "CCMark",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "TouchPageTests",
      dependencies: ["TouchPage", "JSON", "Lessons", "TouchNarration", "TestSupport"],
      exclude: ["Pictures"],
      swiftSettings: strict),
    .testTarget(
      name: "LessonsMarkdownTests", dependencies: ["Lessons", "TouchNarration", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "Lessons", "TouchCore", "SceneLanguage", "TouchInquiry", "TouchNarration", "TouchDebugger",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LessonRunnerTests",
      dependencies: ["Lessons", "TouchInquiry", "TouchNarration", "TouchDebugger", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "TerminalSupport", "TestSupport", "line-editing-fixture"],
      swiftSettings: strict),
    .testTarget(
      name: "TouchTraceCLITests",
      dependencies: [
        "TerminalSupport", "TestSupport", "TouchCore", "SceneLanguage", "TouchDebugger",
        "Transcripts", "Lessons", "LineEditing", "touchtrace",
      ],
      exclude: ["Gallery", "Reported", "ReportedFiles", "Scripts"], swiftSettings: strict),
    .testTarget(
      name: "HostileInputTests", dependencies: ["HostileDoors", "TestSupport"],
      exclude: ["Findings", "Seeds"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if let fuzzer {
  package.targets += [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "touchtrace-fuzz",
      dependencies: ["CFuzzer", "HostileDoors"],
      path: "Sources/TouchTraceFuzz", swiftSettings: strict,
      // Its driver without its main: ours opens a door first.
      linkerSettings: [
        .unsafeFlags(["-sanitize=address", "-Xlinker", fuzzer]), .linkedLibrary("stdc++"),
      ]),
  ]
}
