import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

/// A table of texts whose rows are dragged, above a card with an item from elsewhere.
@MainActor
final class DragTable: DragStage, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var items: [[String]]
  var retarget: (IndexPath) -> IndexPath = { $0 }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var whenMoved: () -> Void = {}
  var makeItems: (IndexPath) -> Int = { _ in 1 }
  var allowsMove = true
  /// The object that takes part in drops; held here, because the table holds it weakly.
  var taker: DropTaker?

  init(_ items: [[String]], style: UITableView.Style = .plain) {
    self.items = items
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
    super.init(width: 320)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    show(table)
  }

  /// Takes drops with a proposal.
  func takeDrops(
    _ operation: UIDropOperation,
    _ intent: UITableViewDropProposal.Intent = .insertAtDestinationIndexPath
  ) -> DropTaker {
    let taker = DropTaker(self)
    taker.propose = { _ in UITableViewDropProposal(operation: operation, intent: intent) }
    self.taker = taker
    table.dropDelegate = taker
    return taker
  }

  /// The middle of a row, as it is laid out without gaps, in the window.
  func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: 100, y: frame.midY), to: window)
  }

  /// Drags a row to the middle of another one.
  func drag(_ row: Int, to other: Int, _ section: Int = 0) {
    let touch = lift(middle(row))
    move(touch, to: middle(other, section))
    Simulator.advance(by: 0.3)
    drop(touch)
  }

  var texts: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "nil" }
  }

  /// The upper edges of the rows of the first section.
  var tops: [CGFloat] {
    items[0].indices.compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.minY }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { items.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = items[path.section][path.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { canMove(path) }

  func tableView(
    _ tableView: UITableView,
    moveRowAt source: IndexPath,
    to target: IndexPath
  ) {
    diary.add("move \(source.section).\(source.row) to \(target.section).\(target.row)")
    let item = items[source.section].remove(at: source.row)
    items[target.section].insert(item, at: target.row)
    whenMoved()
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { retarget(proposed) }
}

extension DragTable: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at path: IndexPath
  ) -> [UIDragItem] {
    diary.add("items \(path.section).\(path.row)")
    return (0..<makeItems(path)).map { _ in Self.item(items[path.section][path.row]) }
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    diary.add("will begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    diary.add("did end")
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
}

/// Takes drops onto a table.
@MainActor
final class DropTaker: NSObject, UITableViewDropDelegate {
  unowned let owner: DragTable
  var propose: (IndexPath?) -> UITableViewDropProposal = { _ in
    UITableViewDropProposal(operation: .cancel)
  }
  var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
  var takesPart = true
  private(set) var destinations: [IndexPath?] = []

  init(_ owner: DragTable) { self.owner = owner }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    takesPart
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    owner.diary.add("enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath path: IndexPath?
  ) -> UITableViewDropProposal {
    destinations.append(path)
    return propose(path)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    owner.diary.add("exit")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath.map { "\($0.section).\($0.row)" } ?? "nil"
    owner.diary.add("perform at \(path)")
    perform(coordinator)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    owner.diary.add("drop ended")
  }
}
