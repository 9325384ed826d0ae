import Foundation
import TatamiListContent
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTables

@MainActor
@Suite(.arithmeticText)
struct TableEditingTests {
  /// A table of numbered rows that can be deleted, inserted and moved.
  @MainActor
  private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table: UITableView
    var items: [[Int]]
    var calls: [String] = []
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var editingStyle = UITableViewCell.EditingStyle.delete
    var retarget: (IndexPath) -> IndexPath = { $0 }
    var canEdit = true
    var indexTitles: [String]?

    init(_ items: [[Int]], style: UITableView.Style = .plain) {
      self.items = items
      table = UITableView(frame: window.bounds, style: style)
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }

    func show() {
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    var whenMoved: () -> Void = {}
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "nil" } }

    func numberOfSections(in tableView: UITableView) -> Int { items.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(items[path.section][path.row])"
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt path: IndexPath
    ) {
      calls.append("commit \(editingStyle) \(path.row)")
      guard editingStyle == .delete else { return }
      items[path.section].remove(at: path.row)
      tableView.deleteRows(at: [path], with: .fade)
    }
    func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to target: IndexPath
    ) {
      calls.append("move \(source.section).\(source.row) to \(target.section).\(target.row)")
      let item = items[source.section].remove(at: source.row)
      items[target.section].insert(item, at: target.row)
      whenMoved()
    }
    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposal: IndexPath
    ) -> IndexPath { retarget(proposal) }
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editingStyle }
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.map { UISwipeActionsConfiguration(actions: $0) } }
    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.map { UISwipeActionsConfiguration(actions: $0) } }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      calls.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      calls.append("end \(indexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  }

  private func swipe(_ editor: Editor, row: Int, by distance: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    let start = CGPoint(x: distance < 0 ? 310 : 10, y: y)
    Simulator.drag(from: start, to: CGPoint(x: start.x + distance, y: y), in: editor.window)
    Simulator.advance(by: 0.4)
  }

  private func action(
    _ title: String,
    _ editor: Editor,
    style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak editor] _, _, completion in
      editor?.calls.append(title)
      completion(true)
    }
  }

  private func buttons(_ editor: Editor) -> [UIControl] {
    editor.table.subviews.compactMap { $0 as? SwipeActionsView }
      .flatMap { $0.subviews.compactMap { $0 as? UIControl } }
  }

  // MARK: Swipes

  @Test func `L69: without a configuration a swipe offers to delete`() {
    let editor = Editor([[1, 2, 3]])
    editor.show()
    swipe(editor, row: 1, by: -60)
    #expect(editor.table.visibleCells[1].frame.minX == -75)
    #expect(buttons(editor).map(\.accessibilityLabel) == ["Delete"])
    Simulator.tap(at: CGPoint(x: 300, y: 66), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.calls.contains("commit delete 1"))
    #expect(editor.texts == ["1", "3"])
  }

  @Test func `L69: no actions, no swipe`() {
    let editor = Editor([[1, 2]])
    editor.trailing = []
    editor.show()
    swipe(editor, row: 0, by: -100)
    #expect(editor.table.visibleCells[0].frame.minX == 0)
    editor.trailing = nil
    editor.canEdit = false
    swipe(editor, row: 0, by: -100)
    #expect(editor.table.visibleCells[0].frame.minX == 0)
    editor.canEdit = true
    editor.editingStyle = .none
    swipe(editor, row: 0, by: -100)
    #expect(editor.table.visibleCells[0].frame.minX == 0)
  }

  @Test func `L70, L174: two short actions slide the row by 148, the first one outermost`() {
    let editor = Editor([[1, 2]])
    editor.trailing = [action("A", editor), action("B", editor, style: .destructive)]
    editor.show()
    swipe(editor, row: 0, by: -100)
    #expect(editor.table.visibleCells[0].frame.minX == -148)
    let outermost = buttons(editor).max { $0.frame.minX < $1.frame.minX }
    #expect(outermost?.accessibilityLabel == "A")
    #expect(outermost?.frame == CGRect(x: 74, y: 0, width: 74, height: 44))
  }

  @Test func `L71: actions are gray, destructive ones red, unless they have a color`() {
    let editor = Editor([[1]])
    let plain = action("A", editor)
    #expect(plain.backgroundColor == .systemGray)
    #expect(action("B", editor, style: .destructive).backgroundColor == .systemRed)
    plain.backgroundColor = .systemBlue
    #expect(plain.backgroundColor == .systemBlue)
  }

  @Test func `L72: a swipe over most of the row performs the first action`() {
    let editor = Editor([[1, 2]])
    editor.trailing = [action("A", editor), action("B", editor)]
    editor.show()
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    swipe(editor, row: 0, by: -250)
    #expect(editor.calls == ["begin 0", "A", "end 0"])
    #expect(editor.table.visibleCells[0].frame.minX == 0)
  }

  @Test func `L73, L74: one row is open, a tap elsewhere closes it and is swallowed`() {
    let editor = Editor([[1, 2, 3]])
    editor.leading = [action("A", editor)]
    editor.show()
    swipe(editor, row: 0, by: 60)
    #expect(editor.table.visibleCells[0].frame.minX == 74)
    swipe(editor, row: 1, by: 60)
    #expect(editor.table.visibleCells.map(\.frame.minX) == [0, 74, 0])
    #expect(editor.calls == ["begin 0", "begin 1", "end 0"])
    Simulator.tap(at: CGPoint(x: 160, y: 110), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.table.visibleCells.map(\.frame.minX) == [0, 0, 0])
    #expect(editor.calls.last == "end 1")
    swipe(editor, row: 2, by: 20)
    #expect(editor.table.visibleCells[2].frame.minX == 0)
  }

  @Test(arguments: ["scroll", "reload", "update", "edit"])
  func `L73: other changes close an open row`(change: String) {
    let editor = Editor([Array(0..<100)])
    editor.trailing = [action("A", editor)]
    editor.show()
    swipe(editor, row: 0, by: -60)
    switch change {
    case "scroll": editor.table.contentOffset.y = 10
    case "reload": editor.table.reloadData()
    case "update": editor.table.performBatchUpdates(nil)
    default: editor.table.setEditing(true, animated: false)
    }
    editor.window.layoutIfNeeded()
    Simulator.advance(by: 0.4)
    #expect(editor.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(buttons(editor).isEmpty)
    #expect(editor.calls.contains { $0.hasPrefix("end") })
  }

  @Test func `L75: a handler closes the row when it is done`() {
    let editor = Editor([[1, 2]])
    var completion: ((Bool) -> Void)?
    editor.trailing = [
      UIContextualAction(style: .normal, title: "Later") { completion = $2 }
    ]
    editor.show()
    swipe(editor, row: 0, by: -60)
    Simulator.tap(at: CGPoint(x: 300, y: 22), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.table.visibleCells[0].frame.minX == -74)
    completion?(true)
    Simulator.advance(by: 0.5)
    #expect(editor.table.visibleCells[0].frame.minX == 0)
  }

  // MARK: Editing mode

  @Test func `L66, L67: a control shifts the content; without one grouped rows shift`() {
    let editor = Editor([[1]])
    editor.show()
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    #expect(editor.table.visibleCells[0].contentView.frame.minX == 38)
    #expect(editor.table.visibleCells[0].contentView.frame.maxX == 280)
    for (style, start) in [(UITableView.Style.plain, 0.0), (.grouped, 38)] {
      let editor = Editor([[1]], style: style)
      editor.editingStyle = .none
      editor.show()
      editor.table.setEditing(true, animated: false)
      editor.window.layoutIfNeeded()
      #expect(editor.table.visibleCells[0].contentView.frame.minX == CGFloat(start))
    }
  }

  @Test func `L76: the control for deleting reveals a confirmation first`() {
    let editor = Editor([[1, 2, 3]])
    editor.show()
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    Simulator.tap(at: CGPoint(x: 26, y: 22), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.table.visibleCells[0].showingDeleteConfirmation)
    #expect(editor.texts == ["1", "2", "3"])
    Simulator.tap(at: CGPoint(x: 300, y: 22), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.texts == ["2", "3"])
  }

  @Test func `the control for inserting commits at once`() {
    let editor = Editor([[1]])
    editor.editingStyle = .insert
    editor.show()
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    Simulator.tap(at: CGPoint(x: 26, y: 22), in: editor.window)
    Simulator.advance(by: 0.5)
    #expect(editor.calls == ["commit insert 0"])
  }

  @Test func `L79: circles replace the controls; selection in editing mode is off by default`() {
    let editor = Editor([[1, 2, 3]])
    editor.show()
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    Simulator.tap(at: CGPoint(x: 160, y: 22), in: editor.window)
    #expect(editor.table.indexPathsForSelectedRows == nil)
    editor.table.setEditing(false, animated: false)
    editor.table.allowsMultipleSelectionDuringEditing = true
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    Simulator.advance(by: 0.5)
    for y in [22, 66] {
      Simulator.tap(at: CGPoint(x: 160, y: CGFloat(y)), in: editor.window)
      Simulator.advance(by: 0.5)
    }
    #expect(editor.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    editor.table.setEditing(false, animated: false)
    #expect(editor.table.indexPathsForSelectedRows == nil)
  }

  // MARK: Moving

  private func move(_ editor: Editor, from: CGFloat, to: CGFloat) {
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    Simulator.drag(
      from: CGPoint(x: 294, y: from),
      to: CGPoint(x: 294, y: to),
      in: editor.window
    )
    Simulator.advance(by: 0.4)
  }

  @Test func `L77: a drag of the control moves the row at the drop`() {
    let editor = Editor([[1, 2, 3, 4]])
    editor.show()
    let cells = editor.table.visibleCells
    move(editor, from: 22, to: 115)
    #expect(editor.calls == ["move 0.0 to 0.2"])
    #expect(editor.texts == ["2", "3", "1", "4"])
    #expect(editor.table.visibleCells[2] === cells[0])
    #expect(editor.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    _ = editor.calls.popLast()
    move(editor, from: 22, to: 30)
    #expect(editor.calls.isEmpty)
  }

  @Test func `L183: an update while the data source moves a row reloads the table`() {
    let editor = Editor([[1, 2, 3, 4]])
    editor.show()
    editor.whenMoved = { [unowned editor] in
      editor.items[0].insert(5, at: 0)
      editor.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    move(editor, from: 22, to: 70)
    #expect(editor.calls == ["move 0.0 to 0.1"])
    Simulator.advance(by: 1)
    #expect(editor.texts == ["5", "2", "1", "3", "4"])
  }

  @Test func `L183: a row that the data source moves back stays where it was`() {
    let editor = Editor([[1, 2, 3, 4]])
    editor.show()
    editor.whenMoved = { [unowned editor] in
      editor.items[0].swapAt(0, 1)
      editor.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
    }
    move(editor, from: 22, to: 70)
    Simulator.advance(by: 1)
    #expect(editor.texts == ["1", "2", "3", "4"])
  }

  @Test func `L77: the delegate's target moves the gap`() {
    let editor = Editor([[1, 2, 3, 4]])
    editor.retarget = { _ in IndexPath(row: 1, section: 0) }
    editor.show()
    move(editor, from: 22, to: 150)
    #expect(editor.texts == ["2", "1", "3", "4"])
  }

  @Test(arguments: [(start: CGFloat(0), y: CGFloat(430)), (3000, 10)])
  func `a row dragged to an edge scrolls the table`(start: CGFloat, y: CGFloat) throws {
    let editor = Editor([Array(0..<100)])
    editor.show()
    editor.table.contentOffset.y = start
    editor.table.setEditing(true, animated: false)
    editor.window.layoutIfNeeded()
    let source = try #require(editor.table.indexPathForRow(at: CGPoint(x: 9, y: start + 200)))
    let touch = Simulator.touchDown(at: CGPoint(x: 294, y: 200), in: editor.window)
    Simulator.advance(by: 0.1)
    Simulator.move(touch, to: CGPoint(x: 294, y: y))
    Simulator.advance(by: 1)
    #expect(abs(editor.table.contentOffset.y - start) > 300)
    let cell = try #require(editor.table.visibleCells.first { $0.configurationState.isReordering })
    #expect(cell.frame.intersects(editor.table.bounds))
    let offset = editor.table.contentOffset.y
    Simulator.move(touch, to: CGPoint(x: 294, y: 220))
    Simulator.advance(by: 0.5)
    #expect(editor.table.contentOffset.y == offset)
    Simulator.lift(touch)
    Simulator.advance(by: 0.5)
    let moved = try #require(editor.items[0].firstIndex(of: source.row))
    #expect(moved == editor.table.indexPathForRow(at: CGPoint(x: 9, y: offset + 220))?.row)
  }

  @Test func `a row moves to another section`() {
    let editor = Editor([[1, 2], [3, 4]], style: .grouped)
    editor.show()
    let middle = { (row: Int, section: Int) in
      editor.table.rectForRow(at: IndexPath(row: row, section: section)).midY
    }
    move(editor, from: middle(0, 0), to: middle(0, 1) + 10)
    #expect(editor.items == [[2], [3, 1, 4]])
    #expect(editor.texts == ["2", "3", "1", "4"])
  }

  // MARK: Section index

  @Test func `L81: a touch of the section index scrolls to the section`() throws {
    let editor = Editor((0..<20).map { _ in Array(0..<10) })
    editor.indexTitles = (0..<20).map { "\($0)" }
    editor.show()
    let view = try #require(editor.table.subviews.compactMap { $0 as? SectionIndexView }.first)
    #expect(view.frame == CGRect(x: 305, y: 0, width: 15, height: 440))
    #expect(!editor.table.layer.needsLayout())
    Simulator.tap(at: CGPoint(x: 312, y: 80 + 14 * 5 + 7), in: editor.window)
    #expect(editor.table.contentOffset.y == 2200)
    editor.table.sectionIndexMinimumDisplayRowCount = 500
    #expect(view.superview == nil)
  }

  @Test func `colors of the section index apply at once`() throws {
    let editor = Editor([Array(0..<10)])
    editor.indexTitles = ["A"]
    editor.show()
    let view = try #require(editor.table.subviews.compactMap { $0 as? SectionIndexView }.first)
    editor.table.sectionIndexColor = .systemRed
    editor.table.sectionIndexBackgroundColor = .systemGreen
    #expect((view.subviews.first as? UILabel)?.textColor == .systemRed)
    #expect(view.backgroundColor == .systemGreen)
  }
}
