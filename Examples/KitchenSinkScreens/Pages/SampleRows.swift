package import Foundation
package import TatamiUIKit

/// The rows of a page's table, all of which can be edited, moved and dragged.
@MainActor
package final class SampleRows: NSObject, UITableViewDataSource {
  private var sections: [(title: String, rows: [String])]
  private let footer: String?
  /// The titles of the section index; nil for none.
  var indexTitles: [String]?
  /// The style of the cells.
  var style = UITableViewCell.CellStyle.default

  init(sections: [(title: String, rows: [String])], footer: String? = nil) {
    self.sections = sections
    self.footer = footer
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: style, reuseIdentifier: "row")
    let text = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = "\(text.count) letters"
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
    cell.showsReorderControl = true
    if tableView.style == .plain { cell.backgroundColor = .secondarySystemGroupedBackground }
    return cell
  }

  package func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title.isEmpty ? nil : sections[section].title }

  package func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { footer }

  package func tableView(
    _ tableView: UITableView,
    canEditRowAt indexPath: IndexPath
  ) -> Bool { true }

  package func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(text, at: destinationIndexPath.row)
  }

  package func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
}

extension SampleRows: UITableViewDragDelegate {
  package func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = sections[indexPath.section].rows[indexPath.row]
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))]
  }
}
