import Foundation
import TatamiUIKit

/// Tables of each style.
final class TablesPage: PageController {
  private let sources = [
    SampleRows(sections: [
      ("A", ["Acorn", "Alder", "Ash"]), ("B", ["Beech", "Birch"]), ("C", ["Cedar", "Cherry"]),
    ]),
    SampleRows(sections: [("Colors", ["Red", "Green"])], footer: "Two of many."),
    SampleRows(sections: [("Sizes", ["Small", "Medium", "Large"])]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tables"
    sources[0].indexTitles = ["A", "B", "C"]
    sources[1].style = .value1
    sources[2].style = .subtitle
    addTable("Plain, scrolled", .plain, height: 200, sources[0]).contentOffset.y = 30
    addTable("Grouped", .grouped, height: 180, sources[1]).contentOffset.y = 17.5
    let inset = addTable("Inset grouped", .insetGrouped, height: 220, sources[2])
    inset.contentOffset.y = 17.5
    let row = IndexPath(row: 1, section: 0)
    inset.selectRow(at: row, animated: false, scrollPosition: .none)
  }

  private func addTable(
    _ heading: String,
    _ style: UITableView.Style,
    height: CGFloat,
    _ source: SampleRows
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 358, height: height), style: style)
    table.dataSource = source
    if style == .plain { addList(heading, table) } else { addView(heading, table) }
    return table
  }
}
