import Foundation
package import Tatami

/// Rounded tables: cards in a column, a swipe inside a card, and other colors and radii.
package final class RoundedPage: PageController {
  package let table = RoundedTableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 330),
    style: .grouped
  )
  private let colored = RoundedTableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 240),
    style: .grouped
  )
  private let sources = [
    SampleRows(sections: [
      ("Network", ["Wireless", "Bluetooth", "Hotspot"]), ("Account", ["Sign out"]),
    ]),
    SampleRows(sections: [("Palette", ["Ink", "Sand", "Moss"])]),
  ]

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rounded table"
    addTable("Cards, and a swipe inside of one", table, sources[0])
    addTable("A color, a radius and an inset", colored, sources[1])
    table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    colored.sectionCornerRadius = 20
    colored.horizontalInset = 40
    colored.cellBackgroundColor = .systemTeal
    colored.cellSelectedBackgroundColor = .systemIndigo
    colored.allowsMultipleSelection = true
    colored.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  }

  private func addTable(_ heading: String, _ table: RoundedTableView, _ source: SampleRows) {
    table.register(RoundedTableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    addView(heading, table)
  }
}
