import Foundation
package import TatamiUIKit

/// Tables in editing mode: a row being dragged, and rows whose actions a swipe has revealed; and a row
/// that is dragged without editing mode.
package final class EditingPage: PageController, UITableViewDelegate {
  package let reordered = UITableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 220),
    style: .plain
  )
  package let swiped = UITableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 132),
    style: .plain
  )
  package let leading = UITableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 88),
    style: .plain
  )
  package let dragged = UITableView(
    frame: CGRect(x: 0, y: 0, width: 358, height: 132),
    style: .plain
  )
  private let sources = [
    SampleRows(sections: [("", ["One", "Two", "Three", "Four", "Five"])]),
    SampleRows(sections: [("", ["Inbox", "Drafts", "Sent"])]),
    SampleRows(sections: [("", ["Read me", "And me"])]),
    SampleRows(sections: [("", ["Morning", "Noon", "Evening"])]),
  ]

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Editing"
    addTable("A row in mid-drag", reordered, sources[0])
    addTable("Trailing actions", swiped, sources[1])
    addTable("A leading action", leading, sources[2])
    addTable("A lifted row", dragged, sources[3])
    dragged.dragDelegate = sources[3]
    reordered.setEditing(true, animated: false)
  }

  private func addTable(_ heading: String, _ table: UITableView, _ source: SampleRows) {
    table.dataSource = source
    table.delegate = self
    addList(heading, table)
  }

  package func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
    let flag = UIContextualAction(style: .normal, title: "Flag") { $2(true) }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  package func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: "Read") { $2(true) }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }
}
