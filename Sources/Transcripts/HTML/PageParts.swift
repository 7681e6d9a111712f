//  Style/page ─ player ─ panels ─ steps        one style sheet
//  Script/facts ─ words ─ stage ─ … ─ hands    one script: what is said first is used later

/// What every page brings with it.
enum PageParts {
  /// The style sheet.
  static let style =
    PageColours.text + StyleSheet.text
    + [
      Embedded._HTML_Style_page_css, Embedded._HTML_Style_player_css,
      Embedded._HTML_Style_panels_css, Embedded._HTML_Style_steps_css,
    ].joined()

  /// The script.
  static let script = [
    Embedded._HTML_Script_facts_js, Embedded._HTML_Script_words_js,
    Embedded._HTML_Script_stage_js, Embedded._HTML_Script_panels_js,
    Embedded._HTML_Script_walk_js, Embedded._HTML_Script_breakpoints_js,
    Embedded._HTML_Script_predict_js, Embedded._HTML_Script_share_js,
    Embedded._HTML_Script_hands_js,
  ].joined()

  /// Nothing is fetched, and no script or style runs but those that are written here.
  static let policy =
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; "
    + "style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'"
}
