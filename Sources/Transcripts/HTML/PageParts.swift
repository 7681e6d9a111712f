//  Style/page ─ player ─ panels ─ steps        one style sheet
//  Script/facts ─ words ─ stage ─ … ─ hands    one script: what is said first is used later

/// What every page brings with it.
enum PageParts {
  /// The style sheet.
  static let style =
    PageColours.text + StyleSheet.text
    + joined([
      PackageResources.page_css, PackageResources.player_css, PackageResources.panels_css,
      PackageResources.steps_css,
    ])

  /// The script.
  static let script = joined([
    PackageResources.facts_js, PackageResources.words_js, PackageResources.stage_js,
    PackageResources.panels_js, PackageResources.walk_js, PackageResources.breakpoints_js,
    PackageResources.predict_js, PackageResources.share_js, PackageResources.hands_js,
  ])

  /// Nothing is fetched, and no script or style runs but those that are written here.
  static let policy =
    "default-src 'none'; script-src 'sha256-\(SHA256.base64(script))'; "
    + "style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'"

  private static func joined(_ parts: [[UInt8]]) -> String {
    parts.map { String(decoding: $0, as: UTF8.self) }.joined()
  }
}
