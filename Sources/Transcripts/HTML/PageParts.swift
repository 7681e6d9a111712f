//  Style/page ─ player ─ panels ─ steps        one style sheet
//  Script/facts ─ words ─ stage ─ … ─ hands    one function: what is said first is used later

/// What every page brings with it.
package enum PageParts {
  /// The style sheet.
  package static let style =
    PageColours.text + StyleSheet.text
    + [
      Embedded._HTML_Style_page_css, Embedded._HTML_Style_player_css,
      Embedded._HTML_Style_panels_css, Embedded._HTML_Style_steps_css,
    ].joined()

  /// The script: it plays the one record of the page.
  static let script = "'use strict';\n" + player + "play();\n"

  /// The function `play` that plays the record whose elements are in the document.
  ///
  /// The page of the whole debugger plays one record after the other: it hands over the facts that are
  /// `given`, a `signal` that ends the playing, the step to `start` at, a function to call when one has
  /// `moved`, one that can `tell` of a step, one that can `askAll` the questions of those who predict, one
  /// that sets a `breakOn` a view, and the `stops` that are already set.
  package static let player =
    "const play = ({ given, signal, start, moved, tell, askAll, breakOn, stops = [] } = {}) => {\n"
    + [
      Embedded._HTML_Script_facts_js, Embedded._HTML_Script_words_js,
      Embedded._HTML_Script_stage_js, Embedded._HTML_Script_panels_js,
      Embedded._HTML_Script_walk_js, Embedded._HTML_Script_breakpoints_js,
      Embedded._HTML_Script_predict_js, Embedded._HTML_Script_share_js,
      Embedded._HTML_Script_hands_js,
    ].joined() + "};\n"

  /// The policy of the exported page.
  static let policy = policy(script: script, style: style)

  /// Nothing is fetched, and no script or style runs but those that are written in the page.
  ///
  /// - Parameters:
  ///   - script: All of its script.
  ///   - style: All of its style.
  ///   - runsEngine: Whether it may compile the WebAssembly that is in it.
  package static func policy(script: String, style: String, runsEngine: Bool = false) -> String {
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'"
      + (runsEngine ? " 'wasm-unsafe-eval'" : "")
      + "; style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'"
  }
}
