import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

/// A data source and delegate of numbered rows whose callbacks may change the table.
@MainActor
final class TableSoakSource: NSObject {
  let data: RandomSections
  let reentry: Reentry
  /// Whether the delegate decides all heights; otherwise, cells, headers and footers are measured.
  let hasHeights: Bool
  /// The calls with rows or sections that did not exist.
  private(set) var faults: [String] = []

  init(_ data: RandomSections, _ reentry: Reentry, hasHeights: Bool) {
    (self.data, self.reentry, self.hasHeights) = (data, reentry, hasHeights)
  }

  /// The height of a row or of its cell, in points.
  static func height(_ number: Int) -> CGFloat { CGFloat(20 + number * 11 % 60) }

  /// The title of a section; some have none.
  static func title(_ name: Int) -> String? { name % 3 == 0 ? nil : "Section \(name)" }

  func number(_ path: IndexPath) -> Int { data.contains(path) ? data.number(at: path) : -1 }

  func name(_ section: Int) -> Int {
    data.names.indices.contains(section) ? data.names[section] : 0
  }

  // MARK: Calls

  func enter(_ callback: String) { reentry.enter(callback) }

  func enter(_ path: IndexPath, _ callback: String = #function) {
    if !data.contains(path) { faults.append("\(callback) for \(path)") }
    enter(callback)
  }

  func enter(section: Int, _ callback: String = #function) {
    if !data.numbers.indices.contains(section) { faults.append("\(callback) for \(section)") }
    enter(callback)
  }

  /// Records a call whose row may have been deleted.
  func enterAfterwards(_ callback: String = #function) { enter(callback) }
}

extension TableSoakSource: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    enterAfterwards()
    return data.numbers.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    enter(section: section)
    return data.numbers.indices.contains(section) ? data.numbers[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let number = number(indexPath)
    enter(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? SoakTableCell()
    cell.tag = number
    cell.showsReorderControl = true
    (cell as? SoakTableCell)?.height = Self.height(number)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    enter(section: section)
    return Self.title(name(section))
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    enter(section: section)
    return Self.title(name(section) + 1)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    enter(indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    enter(indexPath)
    return true
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    enter(indexPath)
    guard !reentry.isDone, data.contains(indexPath) else { return }
    data.deleteItem(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    data.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    enter(destinationIndexPath)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    enterAfterwards()
    return nil
  }
}
