import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// The controls of a table that is edited, what moves items, and open swipe actions (16.52 to 16.57).
@Suite("Editing rows (everyday §16)")
struct RowEditingTests {
  private func table(_ words: String, header: String = "", row: String = "") -> String {
    """
    \(header)window 400x800
      @tap hide
      table rows 0,0 400x800 contentSize=400x2000 \(words)
        cell row 0,0 400x80 \(row)
        cell other 0,80 400x80
    """
  }

  private func hit(_ x: Int, _ text: String) -> String? {
    let trace = delivered("0 down A at \(x),40\n200 up A", in: text)
    return trace.outcomes.first?.hit.map { trace.scene.name(of: $0) }
  }

  @Test("16.54: while it is edited a row has a delete and a reorder control, beside its content")
  func controls() {
    #expect([10, 200, 390].map { hit($0, table("")) } == Array(repeating: "row.content", count: 3))
    #expect(
      [10, 200, 390].map { hit($0, table("editing")) }
        == ["row.delete", "row.content", "row.content"])
    #expect(
      [10, 200, 390].map { hit($0, table("editing reorder", row: "accessory=detail")) }
        == ["row.delete", "row.content", "row.reorder"])
    #expect(hit(390, table("reorder")) == "row.content")
    let scene = scene(table("editing reorder"))
    #expect(
      ["row.delete", "row.reorder"].map { scene.view(named: $0).map { scene[$0].className } }
        == ["UITableViewCellEditControl", "UITableViewCellReorderControl"])
  }

  @Test("16.54, 7.11: they are controls: they keep their touch, and the row is not selected")
  func keepTheirTouch() {
    let text = table("editing selectionInEditing").replacing("  @tap hide\n", with: "")
    let trace = delivered("0 down A at 10,40\n300 up A", in: text)
    #expect(
      trace.log("row.delete touch") == ["150 row.delete touchDown", "300 row.delete touchUpInside"])
    #expect(trace.rows.isEmpty)
    #expect(
      delivered("0 down A at 200,40\n300 up A", in: text).rows.last == "300 row row select on")
  }

  @Test("16.54: a row that is lifted after 0.2 s does not scroll, whatever the table gives back")
  func lifted() {
    func drag(after milliseconds: Int, header: String = "") -> [String] {
      delivered(
        "0 down A at 390,40\n\(milliseconds) move A by 0,-40\n\(milliseconds + 60) up A",
        in: table("editing reorder touchesShouldCancel=yes", header: header)
      ).log("rows.pan began", "rows.pan failed")
    }
    #expect(drag(after: 190) == ["190 rows.pan began matched"])
    #expect(drag(after: 200) == ["200 rows.pan failed contentKeepsTouch"])
    #expect(
      drag(after: 200, header: "model reorderDelay 300\n") == ["200 rows.pan began matched"])
    let trace = delivered(
      "0 down A at 390,40\n250 move A by 0,-40",
      in: table("editing reorder touchesShouldCancel=yes"))
    let failed = trace.firstIndex { index in
      if case .recognizer(.state(_, _, .failed, .contentKeepsTouch, _, _)) = index {
        true
      } else {
        false
      }
    }
    #expect(failed.map { trace.rule(of: $0) } == RuleNumber(16, 54))
  }

  @Test("16.52: a touch that closes open actions selects nothing; the next one does")
  func closesActions() {
    let script = "0 down A at 200,120\n80 up A\n500 down B at 200,120\n580 up B"
    let text = table("swipeActions=trailing open").replacing("  @tap hide\n", with: "")
    let trace = delivered(script, in: text)
    #expect(
      trace.log("closeActions began", "set", "discard", "select on", "hold") == [
        "0 hold touchesBegan 1 delaysTouchesBegan rows.closeActions",
        "0 rows.closeActions began matched", "0 set enabled",
        "0 discard 1 recognized rows.closeActions",
        "500 hold touchesBegan 2 delaysTouchesBegan rows.delay", "580 row other select on",
      ])
    let shut = table("swipeActions=trailing").replacing("  @tap hide\n", with: "")
    #expect(delivered(script, in: shut).rows.first == "80 row other highlight on")
    #expect(scene(shut).recognizer(named: "rows.closeActions") == nil)
  }

  private let rowAction = """

        button delete 320,80 80x80 rowAction
          ~target touchUpInside nil act
    """

  @Test("16.52: a button of the open actions gets its touch; a tap elsewhere closes them")
  func actionButton() {
    let open = table("swipeActions=trailing open").replacing("  @tap hide\n", with: "") + rowAction
    func log(_ place: String, _ text: String) -> [String] {
      delivered("0 down A at \(place)\n80 up A\n500 down B at 360,120\n580 up B", in: text).log(
        "touchUpInside", "closeActions began", "set", "ask should", "select on")
    }
    #expect(
      log("360,120", open) == [
        "0 ask shouldReceive rows.closeActions no", "80 delete touchUpInside",
        "500 ask shouldReceive rows.closeActions no", "580 delete touchUpInside",
      ])
    #expect(
      log("200,120", open) == [
        "0 rows.closeActions began matched", "0 set enabled", "0 set hidden",
        "580 row other select on",
      ])
    let shut = open.replacing(" open", with: "")
    #expect(log("360,120", shut) == ["80 row other select on", "580 row other select on"])
  }

  @Test("16.52: a button of actions is shown as its table says")
  func actionButtonShown() {
    let text = table("swipeActions=trailing open") + rowAction
    func isHidden(_ text: String) -> Bool? {
      let first = scene(text)
      #expect(scene(writeScene(first).joined(separator: "\n")) == first)
      return first.view(named: "delete").map { first[$0].isHidden }
    }
    #expect(isHidden(text) == false)
    #expect(isHidden(text.replacing(" open", with: "")) == true)
    #expect(isHidden(text.replacing(" rowAction", with: "").replacing(" open", with: "")) == false)
  }

  @Test("16.57: the long press that moves items costs a slow tap its selection")
  func movesItems() {
    let text =
      "window 400x800\n  collection grid 0,0 400x800 reorder\n    item one 0,0 100x100"
    let slow = "0 down A at 50,50\n700 up A"
    #expect(
      delivered(slow, in: text).log("grid.movePress began", "cancel 1", "select on")
        == ["500 grid.movePress began matched", "500 cancel 1 grid.movePress"])
    #expect(
      delivered("0 down A at 50,50\n300 up A", in: text).rows.contains("300 row one select on"))
    #expect(
      delivered(slow, in: text.replacing(" reorder", with: "")).rows.contains(
        "700 row one select on"))
  }

  @Test("16.52, 16.54, 16.57: they are written as they are read, and can be said later")
  func written() {
    for text in [
      table("editing reorder"), table("swipeActions=trailing open"),
      "window 400x800\n  collection grid 0,0 400x800 reorder\n    @movePress minimumPressDuration=0.3",
    ] {
      let first = scene(text)
      #expect(scene(writeScene(first).joined(separator: "\n")) == first)
    }
  }
}
