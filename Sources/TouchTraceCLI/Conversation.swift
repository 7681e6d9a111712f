import JSON
import TouchDebugger
import TouchNarration
import Transcripts

/// Something one can talk to line by line: the debugger, or a lesson.
protocol Conversation {
  /// What is said before the first line.
  mutating func begin() -> Answer
  /// What is said to a line.
  mutating func answer(_ line: String, by author: LineAuthor) -> Answer
  /// The prompt, in pieces with their colours.
  var prompt: [(text: String, style: StyledRun.Style)] { get }
  /// The line that an empty one stands for here; nil where it stands for none.
  var repeatedByEmptyLine: String? { get }
  /// Whether what it says is read like a book, so that a tall answer comes a screen at a time.
  var isPaged: Bool { get }
  /// Whether something that was to be kept in a file was lost: the disk was full.
  var hasLost: Bool { get }
  /// Where in its record it stands, and how long that is; nil where it has none to count.
  var position: (step: Int, count: Int)? { get }
  /// Learns how many columns an answer may take from now on.
  mutating func fit(columns: Int)
  /// What may stand at the end of a line.
  func completions(for line: String) -> (replacing: Int, candidates: [String])
}

/// What a conversation says to a line.
struct Answer {
  /// The lines to show.
  var lines: [StyledText] = []
  /// Whether it only says hello, which not everybody wants to hear.
  var isGreeting = false
  /// Whether the line failed, as a script sees it.
  var hasFailed = false
  /// Where in `lines` the complaint begins, where the line failed.
  var complaint = 0
  /// Whether the complaint says already in which line of which file it is.
  var isLocated = false
  /// Whether the line was an answer, and a wrong one.
  var isWrong = false
  /// Writes the same as values, for who reads JSON.
  var values: ((inout JSONWriter) -> Void)?
  /// Where the session is to be written down from now on; nil where that is left as it is.
  var transcript: TranscriptRequest?
  /// Whether the line ends the conversation, and with which number if one was given.
  var quits: Quit?

  /// A file to write the session to; no path ends the one before.
  struct TranscriptRequest {
    let path: String?
    let force: Bool
  }

  /// How a conversation was ended.
  struct Quit {
    var number: Int32?

    init(_ number: Int?) { self.number = number.map { Int32(truncatingIfNeeded: $0) } }
  }
}
