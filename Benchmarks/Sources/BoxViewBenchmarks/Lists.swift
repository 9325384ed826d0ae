import Harness
import Tatami

/// Lists of many items.
@MainActor
enum Lists {
  private struct Row: Identifiable {
    let id: Int
    var text: String
  }

  /// Shows a list, changes one item and inserts one.
  static func measurements() -> [Harness.Measurement] {
    let rows = (0..<100_000).map { Row(id: $0, text: "row \($0)") }
    let first = Harness.Measurement("list/show/100000", count: rows.count, runs: 5) {
      show(State(rows)).1
    }
    let items = State(rows)
    let (window, list) = show(items)
    let change = Harness.Measurement("list/change/100000", count: rows.count, runs: 5) {
      items.value[0].text += "."
      window.layoutIfNeeded()
    }
    var next = rows.count
    let insert = Harness.Measurement("list/insert/100000", count: rows.count, runs: 5) {
      items.value.insert(Row(id: next, text: "new"), at: 1)
      next += 1
      window.layoutIfNeeded()
    }
    precondition(list.visibleCells.count < 50)
    return [first, change, insert]
  }

  private static func show(_ items: State<[Row]>) -> (UIWindow, ListBox) {
    let list = ListBox(sections: [
      ListRecycleSection(items: items) { row, _ in UILabel().attach().text(row.data.text) }
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    list.frame = window.bounds
    list.animatesUpdates = false
    window.addSubview(list)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, list)
  }
}
