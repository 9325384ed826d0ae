import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTables

@MainActor
@Suite(.arithmeticText)
struct TableAccessibilityTests {
  @Test func `L135: rows are elements in the order of their paths, those off screen included`()
    throws
  {
    let subject = Rows([5, 40])
    subject.show()
    let table = subject.table
    #expect(!table.isAccessibilityElement)
    #expect(table.accessibilityElementCount() == 45)
    let visible = try #require(table.accessibilityElement(at: 6) as? UITableViewCell)
    #expect(visible === table.cellForRow(at: IndexPath(row: 1, section: 1)))
    #expect(table.index(ofAccessibilityElement: visible) == 6)
    let hidden = try #require(table.accessibilityElement(at: 44) as? UIAccessibilityElement)
    #expect(hidden.accessibilityLabel == "1.39")
    #expect(hidden.accessibilityFrame.minY == 1936)
    #expect(table.index(ofAccessibilityElement: hidden) == 44)
    #expect(table.accessibilityElement(at: 45) == nil)
    #expect(table.accessibilityElement(at: -1) == nil)
    #expect(table.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  @Test func `L135: the selected trait of an element off screen follows the state`() throws {
    let subject = Rows([40])
    subject.show()
    let path = IndexPath(row: 39, section: 0)
    subject.table.selectRow(at: path, animated: false, scrollPosition: .none)
    let hidden = try #require(subject.table.accessibilityElement(at: 39) as? UIAccessibilityElement)
    #expect(hidden.accessibilityTraits.contains(.selected))
  }

  @Test func `L136: swipe actions are custom actions`() throws {
    let subject = Rows([3])
    subject.hasActions = true
    subject.show()
    let cell = try #require(subject.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Pin", "Flag"])
    for action in actions { #expect(action.actionHandler?(action) == true) }
    #expect(subject.calls == ["Pin", "Flag"])
  }

  @Test func `L136: deleting is a custom action of rows that a swipe deletes`() throws {
    let subject = Rows([3])
    subject.show()
    let cell = try #require(subject.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let action = try #require(cell.accessibilityCustomActions?.first)
    #expect(action.name == "Delete")
    #expect(action.actionHandler?(action) == true)
    #expect(subject.calls == ["commit 1"])
    cell.accessibilityCustomActions = []
    #expect(cell.accessibilityCustomActions?.isEmpty == true)
  }

  @Test func `L136: deleting and moving are custom actions while the table is edited`() throws {
    let subject = Rows([3])
    subject.show()
    subject.table.setEditing(true, animated: false)
    subject.window.layoutIfNeeded()
    let cell = try #require(subject.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Delete", "Move down"])
    let move = actions[1]
    #expect(move.actionHandler?(move) == true)
    Simulator.advance(by: 1)
    #expect(subject.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Delete", "Move up", "Move down"])
    #expect(subject.calls == ["move 0 to 1"])
  }

  @Test func `L136: the section index is adjustable`() throws {
    let subject = Rows([20, 20, 20])
    subject.titles = ["A", "B", "C"]
    subject.show()
    let view = try #require(subject.table.subviews.compactMap { $0 as? SectionIndexView }.first)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.adjustable))
    #expect(view.accessibilityValue == "A")
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == "B")
    #expect(subject.table.contentOffset.y == 880)
    view.accessibilityDecrement()
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "A")
    #expect(subject.table.contentOffset.y == 0)
  }

  @Test func `L136: an accessibility scroll moves a page`() {
    let subject = Rows([20])
    subject.show()
    let table = subject.table
    #expect(table.accessibilityScroll(.down))
    #expect(table.contentOffset.y == 440)
    #expect(!table.accessibilityScroll(.next))
    #expect(table.accessibilityScroll(.previous))
    #expect(table.contentOffset.y == 0)
    #expect(!table.accessibilityScroll(.up))
    #expect(!table.accessibilityScroll(.right))
    #expect(!UIView().accessibilityScroll(.down))
  }
}

/// A table of rows of 44 points that can be deleted and moved.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table: UITableView
  var counts: [Int]
  var calls: [String] = []
  var hasActions = false
  var titles: [String]?

  init(_ counts: [Int]) {
    self.counts = counts
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  func show() {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func action(_ title: String) -> UISwipeActionsConfiguration? {
    guard hasActions else { return nil }
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.calls.append(title)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = "\(path.section).\(path.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt path: IndexPath
  ) { calls.append("commit \(path.row)") }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    calls.append("move \(source.row) to \(target.row)")
  }
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { action("Pin") }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { action("Flag") }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
}
