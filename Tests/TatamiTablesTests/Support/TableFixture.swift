import Foundation
import TatamiTesting
import TatamiUIKit

/// A table in a window whose data source and delegate record the calls they receive.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window: UIWindow
  let table: UITableView
  /// The number of rows in each section.
  var rows: [Int]
  var titles: [Int: String] = [:]
  var footers: [Int: String] = [:]
  /// The calls, in order.
  var calls: [String] = []
  var makeCell: @MainActor (UITableView, IndexPath) -> UITableViewCell = TableFixture.textCell
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var whenSelected: (IndexPath) -> Void = { _ in }
  var whenDeselected: (IndexPath) -> Void = { _ in }

  init(
    _ rows: [Int],
    style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 320, height: 440)
  ) {
    self.rows = rows
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  static func textCell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "\(path.section).\(path.row)"
    return cell
  }

  /// Lays out the window, which is shown at the first call.
  func layout() {
    if window.isHidden { window.makeKeyAndVisible() }
    window.layoutIfNeeded()
  }

  /// Returns the recorded calls and starts anew.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The middle of a row in the window.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: window)
  }

  /// The rows that are visible, as texts.
  var visibleTexts: [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "nil" }
  }

  private func record(_ call: String, _ path: IndexPath) {
    calls.append("\(call) \(path.section).\(path.row)")
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    calls.append("sections")
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows \(section)")
    return rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    record("cell", path)
    return makeCell(tableView, path)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  // MARK: Delegate

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt path: IndexPath
  ) { record("will display", path) }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt path: IndexPath
  ) { record("did end", path) }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    record("should highlight", path)
    return shouldHighlight(path)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    record("did highlight", path)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    record("did unhighlight", path)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    record("will select", path)
    return willSelect(path)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    record("did select", path)
    whenSelected(path)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    record("will deselect", path)
    return path
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    record("did deselect", path)
    whenDeselected(path)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {
    record("accessory", path)
  }
}

/// A fixture whose delegate decides the height of every row.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
  var heights: (IndexPath) -> CGFloat
  private(set) var asked: [IndexPath] = []

  init(_ heights: @escaping (IndexPath) -> CGFloat) {
    self.heights = heights
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return heights(indexPath)
  }
}
