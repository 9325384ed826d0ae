import Foundation
import Tatami

/// A table of a document.
class TableNode: UIView, ComposedView, UITableViewDataSource {
  var tableStyle = UITableView.Style.insetGrouped
  var sections: [TableSectionContent] = []
  /// The measured heights, by width.
  private var heights: [CGFloat: CGFloat] = [:]

  /// The height at which all rows of a table are loaded, in points.
  private static let unlimited = 1_000_000.0

  func propertiesDidChange() {
    let table = makeTable(size: bounds.size)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(table)
  }

  /// Creates the table.
  func makeView(size: CGSize) -> UITableView {
    UITableView(frame: CGRect(origin: .zero, size: size), style: tableStyle)
  }

  /// Creates the cell of a row, without its content.
  func makeCell() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  private func makeTable(size: CGSize) -> UITableView {
    let table = makeView(size: size)
    table.dataSource = self
    table.isScrollEnabled = false
    table.backgroundColor = .clear
    return table
  }

  /// Returns the size of all rows for a width; an unlimited width is replaced by 375 points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < Self.unlimited ? size.width : 375
    return CGSize(width: width, height: heights[width] ?? measure(width: width))
  }

  /// Measures a separate table, because changes of the displayed table would start another layout.
  private func measure(width: CGFloat) -> CGFloat {
    let table = makeTable(size: CGSize(width: width, height: Self.unlimited))
    table.layoutIfNeeded()
    heights[width] = table.contentSize.height
    return table.contentSize.height
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = makeCell()
    sections[indexPath.section].rows[indexPath.row].configure(cell)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
