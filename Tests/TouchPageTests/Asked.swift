import Foundation
import TouchPage

/// A scene whose button reaches below the card that holds it.
let cardScene = """
  window 390x844
    vc root
      view page 0,0 390x844
        view card 20,100 200x200
          button buy 150,180 100x44
  touch #tap
  0 down A at 230,300
  80 up A

  """

/// The room of the page, asked as the page asks.
struct AskedRoom {
  private var room = PageRoom()

  /// Asks for something.
  mutating func ask(_ deed: String, _ request: [String: Any] = [:]) throws -> [String: Any] {
    let whole = request.merging(["do": deed, "session": 1]) { own, _ in own }
    let bytes = Array(try JSONSerialization.data(withJSONObject: whole, options: .sortedKeys))
    return try JSONSerialization.jsonObject(with: Data(room.answer(bytes))) as? [String: Any] ?? [:]
  }

  /// Asks with a text that is not a request.
  mutating func answer(_ text: String) -> String {
    String(decoding: room.answer(Array(text.utf8)), as: UTF8.self)
  }

  /// What the prompt replies, without its markup.
  mutating func replies(_ line: String) throws -> [String] {
    try (ask("perform", ["line": line])["lines"] as? [String] ?? []).map(plain)
  }
}

/// The words of what the engine wrote for the page.
func plain(_ markup: String) -> String {
  markup.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
}
