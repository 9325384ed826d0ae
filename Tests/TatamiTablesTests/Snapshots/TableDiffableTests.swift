import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTables

@MainActor
@Suite(.arithmeticText)
struct TableDiffableTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

  private func makeSource() -> Source {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
    window.makeKeyAndVisible()
    return source
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "nil" } }

  @Test func `L106: a snapshot is shown with the default animation automatic`() {
    let source = makeSource()
    #expect(table.dataSource === source)
    #expect(source.defaultRowAnimation == .automatic)
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    window.layoutIfNeeded()
    #expect(texts == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
  }

  @Test func `L106: differences keep the cells of items that stay`() {
    let source = makeSource()
    source.apply(snapshot([("a", [1, 2, 3])]))
    window.layoutIfNeeded()
    let cells = table.visibleCells
    var isDone = false
    source.apply(snapshot([("a", [3, 1, 4]), ("b", [5])])) { isDone = true }
    #expect(texts == ["3", "1", "4", "5"])
    #expect(table.visibleCells[0] === cells[2])
    #expect(table.visibleCells[1] === cells[0])
    Simulator.advance(by: 0.5)
    #expect(isDone)
  }

  @Test func `marked items get new cells or are configured again`() {
    let source = makeSource()
    source.apply(snapshot([("a", [1, 2, 3])]))
    window.layoutIfNeeded()
    let cells = table.visibleCells
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    #expect(table.visibleCells[0] !== cells[0])
    #expect(table.visibleCells[1] === cells[1])
    #expect(texts == ["1", "2", "3"])
  }

  /// A data source whose rows the user moves, as Apple documents it.
  private final class MovingSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let moved = itemIdentifier(for: sourceIndexPath),
        let target = itemIdentifier(for: destinationIndexPath)
      else { return }
      var next = snapshot()
      if destinationIndexPath > sourceIndexPath {
        next.moveItem(moved, afterItem: target)
      } else {
        next.moveItem(moved, beforeItem: target)
      }
      apply(next, animatingDifferences: false)
    }
  }

  @Test(arguments: [(0, 2, [2, 3, 1, 4]), (3, 0, [4, 1, 2, 3]), (1, 2, [1, 3, 2, 4])])
  func `L77: a snapshot that is applied in a move is the move`(from: Int, to: Int, items: [Int]) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = MovingSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(table)
    window.makeKeyAndVisible()
    source.apply(snapshot([("a", [1, 2, 3, 4])]))
    window.layoutIfNeeded()
    let cells = table.visibleCells
    table.moveByUser(
      from: IndexPath(row: from, section: 0),
      to: IndexPath(row: to, section: 0)
    )
    Simulator.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == items)
    #expect(texts == items.map { "\($0)" })
    #expect(Set(table.visibleCells) == Set(cells))
  }

  @Test func `L105: snapshots of another queue are shown in order on the main actor`() async {
    let source = makeSource()
    source.apply(snapshot([("a", [1])]))
    window.layoutIfNeeded()
    let queue = DispatchQueue(label: "snapshots")
    await withCheckedContinuation { continuation in
      queue.async {
        for item in 2...4 {
          var next = source.snapshot()
          next.appendItems([item])
          source.apply(next, animatingDifferences: false)
        }
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    window.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    #expect(texts == ["1", "2", "3", "4"])
  }

  @Test func `a snapshot that the cell provider applies is shown`() {
    var next: Snapshot? = snapshot([("a", [1, 2, 3, 4])])
    weak var weakSource: Source?
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = Source(tableView: table) { table, path, item in
      if item == 3, let applied = next {
        next = nil
        weakSource?.apply(applied)
      }
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    weakSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    source.apply(snapshot([("a", [1])]))
    window.layoutIfNeeded()
    source.apply(snapshot([("a", [1, 3])]))
    Simulator.advance(by: 1)
    #expect(texts == ["1", "2", "3", "4"])
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 4)
  }
}
