import TestSupport
import Testing
import TouchCore

/// Rows of tables: highlight and selection by the touches that reach the table (16.1 to 16.36).
@Suite("Rows of a table")
struct RowTests {
  @Test(
    "16.1, 16.2, 16.12, 16.15, 16.27: a quick tap highlights at the lift, and selects last of all")
  func quickTap() {
    let trace = delivered(down(up: 80), in: table())
    expectSteps(
      trace.told,
      """
      0 hold touchesBegan 1 delaysTouchesBegan rows.delay
      80 rows.pan failed liftedTooEarly
      80 rows.delay failed liftedTooEarly
      80 flush touchesBegan 1 rows.delay
      80 touchesBegan row.content 1
      80 next row default
      80 next rows scrollView
      80 row row highlight on
      80 stop rows
      80 touchesEnded row.content 1
      80 next row default
      80 next rows scrollView
      80 stop rows
      80 row row highlight off
      80 row row select on
      """)
  }

  @Test("16.26, 16.31: a resting finger highlights at 150 ms, and its lift selects, however late")
  func slowTap() {
    let trace = delivered(down(up: 3000), in: table())
    #expect(
      trace.rows == [
        "150 row row highlight on", "3000 row row highlight off", "3000 row row select on",
      ])
  }

  @Test("16.28: without the delay the row is highlighted at touch-down")
  func noDelay() {
    let text = table(rows: "delaysContentTouches=no")
    #expect(delivered(down(up: 80), in: text).rows.first == "0 row row highlight on")
  }

  @Test("16.29: of a drag before the delay is over the cell hears nothing, and never highlights")
  func earlyDrag() {
    expectSteps(
      delivered("0 down A at 100,30\n60 move A by 0,-20\n400 up A", in: table()).told,
      """
      0 hold touchesBegan 1 delaysTouchesBegan rows.delay
      60 rows.pan began matched
      60 rows.pan prevents rows.delay
      60 rows.delay failed prevented rows.pan
      60 rows willBeginDragging (0,0)
      60 rows didScroll (0,10)
      60 discard 1 recognized rows.pan
      400 rows.pan ended lifted
      400 rows willEndDragging (0,10)
      400 rows didEndDragging (0,10)
      """)
  }

  @Test("16.30: a drag after it takes the highlight off, and the lift selects nothing")
  func lateDrag() {
    let trace = delivered("0 down A at 100,30\n200 move A by 0,-20\n300 up A", in: table())
    #expect(trace.rows == ["150 row row highlight on", "200 row row highlight off"])
    #expect(trace.log("touchesCancelled") == ["200 touchesCancelled row.content 1"])
  }

  @Test("16.32: a small sideways move selects all the same")
  func sideways() {
    let trace = delivered("0 down A at 100,30\n200 move A by 30,0\n300 up A", in: table())
    #expect(trace.rows.last == "300 row row select on")
  }

  @Test("16.33, 16.34: the highlight goes with the finger, comes back with it, and then selects")
  func comesBack() {
    let text = table(rows: "scrollEnabled=no")
    let out = "0 down A at 100,30\n200 move A by 0,50\n"
    #expect(
      delivered(out + "300 up A", in: text).rows
        == ["0 row row highlight on", "200 row row highlight off"])
    let back = out + "250 move A by 0,-50\n300 up A"
    #expect(
      delivered(back, in: text).rows == [
        "0 row row highlight on", "200 row row highlight off", "250 row row highlight on",
        "300 row row highlight off", "300 row row select on",
      ])
    #expect(
      delivered(back, in: "model cellHighlightReturns off\n" + text).rows
        == ["0 row row highlight on", "200 row row highlight off"])
  }

  @Test("16.35: a second finger on another row is followed by itself, and selects it at its lift")
  func secondFinger() {
    let script = "0 down A at 100,30\n200 down B at 100,90\n250 up B\n300 up A"
    let two = """
      window 400x800
        table rows 0,0 400x800 contentSize=400x2000 scrollEnabled=no
          cell row 0,0 400x60
          cell next 0,60 400x60
      """
    #expect(
      delivered(script, in: two).rows == [
        "0 row row highlight on", "200 row next highlight on", "250 row next highlight off",
        "250 row next select on", "300 row row highlight off", "300 row next select off",
        "300 row row select on",
      ])
    // On the same row it is not: that one is highlighted already.
    let same = delivered(
      script.replacing("100,90", with: "300,30"),
      in: two.replacing("cell next", with: "label words 290,0 60x60\n    cell next"))
    #expect(same.rows.filter { $0.hasSuffix("highlight on") } == ["0 row row highlight on"])
  }

  @Test("16.36: a touch that stops the content neither highlights nor selects")
  func stopsScrolling() {
    let fling = (1...5).map { "\($0 * 10) move A by 0,-30" }.joined(separator: "\n")
    let script = "0 down A at 100,400\n\(fling)\n60 up A\n300 down B at 100,400\n700 up B"
    // The row is so high that it lies under both fingers.
    let text = table().replacing("cell row 0,0 390x60", with: "cell row 0,0 390x2900")
    let trace = delivered(script, in: text)
    #expect(
      trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == [
        "row.content", "row.content",
      ])
    expectSteps(
      trace.told.filter { $0.hasPrefix("300 ") || $0.hasPrefix("700 ") },
      """
      300 rows didScroll (0,711.7)
      300 discard 2 stoppedScrolling
      300 rows.pan began matched
      300 rows.pan prevents rows.delay
      300 rows.delay failed prevented rows.pan
      700 rows.pan ended lifted
      700 rows didEndDecelerating (0,711.7)
      """)
    #expect(trace.rows == [])
  }

  @Test("16.17, 16.18: the old row is deselected before the new one is selected")
  func oldRow() {
    let trace = delivered(down(up: 80), in: table(other: "selected"))
    #expect(
      trace.rows == [
        "80 row row highlight on", "80 row row highlight off", "80 row other select off",
        "80 row row select on",
      ])
    #expect(
      trace.scene(at: trace.endIndex - 1).view(named: "other").map { id in
        trace.scene(at: trace.endIndex - 1)[id].row?.isSelected
      } == false)
  }

  @Test("16.19: where the setting says so the highlight goes off after the selection")
  func unhighlightsLast() {
    let trace = delivered(down(up: 80), in: "model tableUnhighlightsFirst off\n" + table())
    #expect(trace.rows.suffix(2) == ["80 row row select on", "80 row row highlight off"])
  }

  @Test("16.21, 16.22: a tap on a selected row deselects it only where several may be selected")
  func selectedRow() {
    #expect(delivered(down(up: 80), in: table(row: "selected")).rows.last == "80 row row select on")
    let several = table(rows: "multipleSelection=yes", row: "selected", other: "selected")
    #expect(delivered(down(up: 80), in: several).rows.last == "80 row row select off")
    let another = table(rows: "multipleSelection=yes", other: "selected")
    #expect(delivered(down(up: 80), in: another).rows.last == "80 row row select on")
    #expect(delivered(down(up: 80), in: another).rows.count == 3)
  }

  @Test("16.13, 16.14: without allowsSelection nothing is highlighted, nor while it is edited")
  func notAllowed() {
    let refused = ["80 row row allowsSelection off"]
    #expect(delivered(down(up: 80), in: table(rows: "allowsSelection=no")).rows == refused)
    #expect(delivered(down(up: 80), in: table(rows: "editing")).rows == refused)
    let allowed = table(rows: "editing selectionInEditing allowsSelection=no")
    #expect(delivered(down(up: 80), in: allowed).rows.last == "80 row row select on")
  }

  @Test("16.11: shouldHighlight no: one question and nothing else, of the row or of all rows")
  func shouldHighlight() {
    let refused = ["80 row row shouldHighlight off"]
    #expect(delivered(down(up: 80), in: table("~shouldHighlight return no")).rows == refused)
    #expect(delivered(down(up: 80), in: table(list: "~shouldHighlight return no")).rows == refused)
    let own = table("~shouldHighlight return yes", list: "~shouldHighlight return no")
    #expect(delivered(down(up: 80), in: own).rows.last == "80 row row select on")
  }

  @Test("16.23: willSelect may answer nil, and the old row stays, or another row")
  func willSelect() {
    let nothing = delivered(down(up: 80), in: table("~willSelect return nil", other: "selected"))
    #expect(nothing.rows.last == "80 row row willSelect off")
    let instead = delivered(down(up: 80), in: table("~willSelect return other"))
    #expect(
      instead.rows.suffix(2) == ["80 row row willSelect other", "80 row other select on"])
  }

  @Test("16.7: a plain place of a row hits its content view, in front of what is added to the row")
  func content() {
    let added = table("button buy 80,0 80x60")
    #expect(delivered(down(up: 80), in: added).hit == "row.content")
    #expect(delivered(down(up: 80), in: "model iOS 14\n" + added).hit == "row.content")
    #expect(delivered(down(up: 80), in: "model iOS 13\n" + added).hit == "buy")
    let inside = table("content body", "  button buy 80,0 80x60")
    #expect(delivered(down(up: 80), in: inside).hit == "buy")
    let beside = table("button buy 80,0 80x60", "content body 200,0 190x60")
    #expect(delivered(down(up: 80), in: beside).hit == "buy")
  }

  @Test("16.8, 16.9: without a content view the row is selected; without the row none is")
  func noninteractive() {
    let bare = delivered(down(up: 80), in: table("content body noninteractive"))
    #expect(bare.hit == "row")
    #expect(bare.rows.last == "80 row row select on")
    let none = delivered(down(up: 80), in: table(row: "noninteractive"))
    #expect(none.hit == "rows")
    #expect(none.rows == [])
  }

  @Test("16.10: headers and gaps are in no row")
  func gaps() {
    let text = table(list: "header top 0,200 390x60")
    #expect(delivered("0 down A at 100,220\n80 up A", in: text).rows == [])
    #expect(delivered("0 down A at 100,400\n80 up A", in: text).rows == [])
  }

  @Test("16.4: whoever handles the touch without super prevents the selection, with super not")
  func handled() {
    let handles = table("~touchesBegan log")
    #expect(delivered(down(up: 80), in: handles).rows == [])
    let passes = table("~touchesBegan log super")
    #expect(delivered(down(up: 80), in: passes).rows.last == "80 row row select on")
  }

  @Test(
    "16.5, 16.6, 17.40: a control or field in the row keeps its touch, a label or disabled one not")
  func partsOfRow() {
    func selects(_ part: String, _ words: String = "") -> Bool {
      delivered(down(up: 300), in: table("content body", "  \(part) 80,0 80x60 \(words)")).rows
        .contains("300 row row select on")
    }
    #expect(!selects("button it"))
    #expect(!selects("control it"))
    #expect(selects("button it", "disabled"))
    #expect(selects("label it"))
    #expect(selects("image it"))
    #expect(selects("view it"))
    // 17.40: so does a field, and a text view that can be touched.
    #expect(!selects("field it"))
    #expect(!selects("textView it"))
    // 16.5: nor does a row whose touch a scroll view in it has, a table or a collection.
    #expect(!selects("scroll it"))
    #expect(!selects("table it"))
    #expect(!selects("collection it"))
    #expect(selects("scroll it", "scrollEnabled=no"))
    #expect(selects("textView it", "noninteractive"))
  }
}

/// A page with a table of two rows; lines stand below the first row, or below the table.
func table(
  _ lines: String..., hide: String? = nil, rows: String = "", row: String = "",
  other: String = "", list: String? = nil
) -> String {
  let tap = hide.map { ["    @tap hide \($0)", "      ~target hideKeyboard"] } ?? []
  let below = list.map { ["      " + $0] } ?? []
  let inRow = lines.map { "        " + $0 }
  return
    (["window 390x844", "  view page 0,0 390x844"] + tap
    + ["    table rows 0,0 390x844 contentSize=390x3000 \(rows)"] + below
    + ["      cell row 0,0 390x60 \(row)"] + inRow + ["      cell other 0,60 390x60 \(other)"])
    .joined(separator: "\n")
}

/// A finger that rests in the first row, and is lifted.
func down(up milliseconds: Int) -> String { "0 down A at 100,30\n\(milliseconds) up A" }

extension Trace {
  /// What happened to rows: `80 row first select on`.
  var rows: [String] {
    indices.compactMap { index in
      guard case .row = self[index] else { return nil }
      return log(at: index)
    }
  }

  /// Everything but the search for the view, with its times: a whole record to compare.
  var told: [String] {
    indices.compactMap { index in
      switch self[index] {
      case .windowAsk, .windowChoose, .hitAsk, .hitReturn: nil
      case .chainNext(let hop):
        "\(milliseconds(at: index)) next \(scene.name(of: hop.to)) \(hop.mode.word)"
      case .chainStop(let at, _, _, _): "\(milliseconds(at: index)) stop \(scene.name(of: at))"
      case .chainDrop(let at, _, _, _): "\(milliseconds(at: index)) drop \(scene.name(of: at))"
      default: log(at: index)
      }
    }
  }

  /// The name of the first touch's hit view.
  var hit: String? { outcomes.first?.hit.map { scene.name(of: $0) } }
}
