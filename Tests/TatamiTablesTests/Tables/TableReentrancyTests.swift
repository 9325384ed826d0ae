import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTables

/// Programs that change a table or its cells from inside of calls that they receive.
@MainActor
@Suite(.arithmeticText)
struct TableReentrancyTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// A delegate that performs an action before the first row or header is shown.
  private final class DisplayDelegate: NSObject, UITableViewDelegate {
    var cellAction: (() -> Void)?
    var headerAction: (() -> Void)?

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      let action = cellAction
      cellAction = nil
      action?()
    }

    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      let action = headerAction
      headerAction = nil
      action?()
    }
  }

  @Test func `an update before a row is shown leaves no row blank`() {
    let fixture = TableFixture([3])
    let delegate = DisplayDelegate()
    fixture.table.delegate = delegate
    delegate.cellAction = {
      fixture.rows = [4]
      fixture.table.insertRows(at: [path(0)], with: .none)
    }
    fixture.layout()
    #expect(fixture.table.visibleCells.count == 4)
    #expect(fixture.table.visibleCells.allSatisfy { $0.superview === fixture.table })
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test func `an update before a header is shown leaves nothing blank`() {
    let fixture = TableFixture([1, 1])
    fixture.titles = [0: "One", 1: "Two", 2: "Three"]
    let delegate = DisplayDelegate()
    fixture.table.delegate = delegate
    delegate.headerAction = {
      fixture.rows = [1, 1, 1]
      fixture.table.insertSections([0], with: .none)
    }
    fixture.layout()
    #expect(fixture.table.visibleCells.allSatisfy { $0.superview === fixture.table })
    let headers = (0..<3).compactMap { fixture.table.headerView(forSection: $0) }
    #expect(headers.count == 3)
    #expect(headers.allSatisfy { $0.superview === fixture.table })
  }

  @Test func `sections that are deleted while their heights are decided are gone`() {
    let fixture = TableFixture([2, 2])
    var isDeleted = false
    let delegate = HeightDelegate { [unowned fixture] _ in
      if !isDeleted {
        isDeleted = true
        fixture.rows = []
        fixture.table.deleteSections([0, 1], with: .fade)
      }
      return 44
    }
    fixture.table.delegate = delegate
    fixture.layout()
    #expect(isDeleted)
    #expect(fixture.table.numberOfSections == 0)
    #expect(fixture.table.visibleCells.isEmpty)
  }

  @Test func `an empty batch before a row is shown leaves one cell per row`() {
    let fixture = TableFixture([3])
    let delegate = DisplayDelegate()
    fixture.table.delegate = delegate
    delegate.cellAction = { fixture.table.performBatchUpdates(nil) }
    fixture.layout()
    Simulator.advance(by: 1)
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count == 3)
  }

  @Test func `a section without a title has no header after sections were deleted meanwhile`() {
    let fixture = TableFixture([1, 1, 1])
    fixture.titles = [1: "One"]
    let delegate = DisplayDelegate()
    fixture.table.delegate = delegate
    delegate.headerAction = {
      fixture.rows = [1, 1]
      fixture.titles = [0: "One"]
      fixture.table.deleteSections([0], with: .fade)
    }
    fixture.layout()
    Simulator.advance(by: 1)
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "One")
    #expect(fixture.table.headerView(forSection: 1) == nil)
    #expect(fixture.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 1)
  }

  @Test func `a cell that the program keeps stays when its row is reloaded`() {
    let fixture = TableFixture([1])
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fixture.makeCell = { _, _ in cell }
    fixture.layout()
    fixture.table.reloadRows(at: [path(0)], with: .fade)
    Simulator.advance(by: 1)
    #expect(cell.superview === fixture.table)
    #expect(cell.alpha == 1)
  }

  @Test func `L96: a layout while a row is reconfigured takes place afterward`() {
    let fixture = TableFixture([3])
    fixture.layout()
    fixture.makeCell = { table, path in
      fixture.makeCell = TableFixture.textCell
      table.layoutIfNeeded()
      return TableFixture.textCell(table, path)
    }
    let reports = Reports.during {
      fixture.table.performBatchUpdates {
        fixture.rows = [4]
        fixture.table.insertRows(at: [path(1)], with: .fade)
        fixture.table.reconfigureRows(at: [path(0)])
      }
    }
    #expect(reports == [])
    #expect(fixture.table.cellForRow(at: path(1))?.textLabel?.text == "0.1")
    #expect(Set(fixture.table.visibleCells).count == 4)
  }

  @Test func `L185: a layout inside of a block of updates takes place after it`() {
    let fixture = TableFixture([3])
    fixture.layout()
    fixture.table.performBatchUpdates {
      fixture.rows = [1]
      fixture.calls = []
      fixture.table.deleteRows(at: [path(1), path(2)], with: .none)
      fixture.table.setNeedsLayout()
      fixture.table.layoutIfNeeded()
      #expect(fixture.calls == [])
      #expect(fixture.table.visibleCells.count == 3)
    }
    #expect(fixture.table.visibleCells.count == 1)
  }

  @Test func `an update at a pending reload ends in the reload`() {
    let fixture = TableFixture([1])
    fixture.layout()
    fixture.table.reloadData()
    fixture.rows = [2]
    let lines = Reports.during { fixture.table.insertRows(at: [path(1)], with: .none) }
    #expect(lines.isEmpty)
    fixture.layout()
    #expect(fixture.table.visibleCells.count == 2)
  }

  // MARK: Cells

  /// A delegate that reads the cell whose controls are being set.
  private final class EditingDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      tableView.cellForRow(at: indexPath)?.showsReorderControl == true ? .insert : .delete
    }
  }

  @Test func `a delegate reads the cell whose editing style it decides`() {
    let fixture = TableFixture([1])
    let delegate = EditingDelegate()
    fixture.table.delegate = delegate
    fixture.layout()
    fixture.table.visibleCells.first?.showsReorderControl = true
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.visibleCells.first?.editingStyle == .insert)
  }

  /// A delegate that ends editing when it decides the style of a row.
  private final class EndingDelegate: NSObject, UITableViewDelegate {
    var ends = false
    func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      if ends { tableView.isEditing = false }
      return .delete
    }
  }

  @Test func `no cell is edited after a delegate ended editing while a cell was reused`() {
    let fixture = TableFixture([50])
    let delegate = EndingDelegate()
    fixture.table.delegate = delegate
    fixture.table.isEditing = true
    fixture.layout()
    for offset in [22, 66] {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.layout()
    }
    fixture.table.contentOffset.y = 110
    delegate.ends = true
    fixture.layout()
    #expect(!fixture.table.isEditing)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  private struct ReadingContent: UIContentConfiguration {
    let cell: UITableViewCell
    let onMake: () -> Void
    func makeContentView() -> any UIView & UIContentView {
      onMake()
      return ReadingView(configuration: self)
    }
    func updated(for state: any UIConfigurationState) -> ReadingContent { self }
  }

  private final class ReadingView: UIView, UIContentView {
    var seen: [UIView] = []
    var configuration: any UIContentConfiguration {
      didSet { read() }
    }
    init(configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil { read() }
    }
    private func read() {
      if let content = configuration as? ReadingContent { seen.append(content.cell.contentView) }
    }
  }

  @Test func `a content view reads its cell while it is made, added and configured`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    var seen: UIView?
    let content = ReadingContent(cell: cell) { seen = cell.contentView }
    cell.contentConfiguration = content
    #expect(seen === plain)
    cell.contentConfiguration = content
    let view = cell.contentView as? ReadingView
    #expect(view?.seen.allSatisfy { $0 === view } == true)
    #expect(view?.seen.isEmpty == false)
  }

  private final class AccessoryView: UIView {
    weak var cell: UITableViewCell?
    var isShown: Bool?
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      isShown = cell.map { $0.accessoryView === self }
    }
  }

  @Test func `an accessory view reads its cell while it is added`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = AccessoryView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.cell = cell
    cell.accessoryView = view
    #expect(view.isShown == true)
  }

  private final class NestingCell: UITableViewCell {
    static var table: UITableView?
    var nested: UITableViewCell?
    override func prepareForReuse() {
      super.prepareForReuse()
      nested = Self.table?.dequeueReusableCell(withIdentifier: "cell")
    }
  }

  @Test func `a cell dequeues another one while it is prepared for reuse`() {
    let table = UITableView(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    NestingCell.table = table
    defer { NestingCell.table = nil }
    table.reuse.pool(NestingCell(style: .default, reuseIdentifier: "nesting"))
    let cell = table.dequeueReusableCell(withIdentifier: "nesting") as? NestingCell
    #expect(cell?.nested?.reuseIdentifier == "cell")
  }

  private final class LineCell: UITableViewCell {
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      _ = (separatorInset, shouldIndentWhileEditing, textLabel, accessoryView)
    }
  }

  @Test func `a cell reads its properties whenever a subview is added`() {
    let fixture = TableFixture([2], style: .grouped)
    fixture.makeCell = { _, _ in
      let cell = LineCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.accessoryType = .detailDisclosureButton
      cell.showsReorderControl = true
      return cell
    }
    fixture.layout()
    fixture.table.setEditing(true, animated: false)
    fixture.layout()
    #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing })
  }
}
