import Foundation
import Tatami
import TatamiHost
import TatamiTesting

/// A rounded table in a window, with rows whose texts are their index paths when they were made.
@MainActor
final class RoundedFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: RoundedTableView
  /// The texts of the rows in each section.
  var rows: [[String]]
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var indexTitles: [String]?
  var height: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  /// The number of requests for cells.
  var requests = 0

  init(_ counts: [Int], size: CGSize = CGSize(width: 1024, height: 768)) {
    rows = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = RoundedTableView(frame: window.bounds, style: .plain)
    super.init()
    table.register(RoundedTableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  /// Lays out the window, which is shown at the first call.
  func layout() {
    if window.isHidden { window.makeKeyAndVisible() }
    window.layoutIfNeeded()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func cell(_ row: Int, _ section: Int = 0) -> RoundedTableViewCell? {
    table.cellForRow(at: path(row, section)) as? RoundedTableViewCell
  }

  /// The visible cells.
  var cells: [RoundedTableViewCell] {
    table.visibleCells.compactMap { $0 as? RoundedTableViewCell }
  }

  /// The rounded edges of the visible rows: T for the top, B for the bottom.
  var shapes: [String] { cells.map(shape) }

  func shape(_ cell: RoundedTableViewCell) -> String {
    (cell.topCornersRounded ? "T" : "") + (cell.bottomCornersRounded ? "B" : "")
  }

  /// The frames of the visible cells and of the headers and footers of the first sections.
  var frames: [CGRect] {
    let sections = 0..<min(3, table.numberOfSections)
    let headers = sections.compactMap { table.headerView(forSection: $0)?.frame }
    let footers = sections.compactMap { table.footerView(forSection: $0)?.frame }
    return cells.map(\.frame) + headers + footers
  }

  /// The frames of a cell's visible separators.
  func lines(_ cell: UITableViewCell) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.frame.height <= 1 && $0.frame.width > 0 }
      .map(\.frame)
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = rows[path.section][path.row]
    configure(cell, path)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to target: IndexPath
  ) {
    let text = rows[source.section].remove(at: source.row)
    rows[target.section].insert(text, at: target.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect(indexPath)
  }
}
