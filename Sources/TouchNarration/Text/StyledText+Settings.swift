//  It needs 10 pt (model.panHysteresis).   ─▶   It needs 10 pt.

extension StyledText {
  /// It without the names of settings that stand in brackets, for who sets none.
  package var withoutSettings: StyledText {
    var kept: [StyledRun] = []
    var isInside = false
    for run in runs {
      if run.style == .code, run.text.hasPrefix("model."), let last = kept.last,
        let open = [" (", "（"].first(where: last.text.hasSuffix)
      {
        kept[kept.count - 1] = StyledRun(String(last.text.dropLast(open.count)), last.style)
        isInside = true
      } else if isInside {
        kept.append(StyledRun(String(run.text.drop { ")）".contains($0) }), run.style))
        isInside = false
      } else {
        kept.append(run)
      }
    }
    return StyledText(kept)
  }
}
