import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

/// The tables that random updates are tried with.
enum SoakTable: String, CaseIterable, Sendable {
  case plain, grouped, insetGrouped
  case measuredPlain, measuredGrouped, measuredInsetGrouped

  var style: UITableView.Style {
    switch self {
    case .plain, .measuredPlain: .plain
    case .grouped, .measuredGrouped: .grouped
    case .insetGrouped, .measuredInsetGrouped: .insetGrouped
    }
  }

  /// Whether the delegate decides all heights; otherwise, cells, headers and footers are measured.
  var hasHeights: Bool { self == .plain || self == .grouped || self == .insetGrouped }
}

/// A table whose data changes, also from inside of its callbacks; it is compared with a new table.
@MainActor
final class TableSoak: ListSoak {
  /// An action of the program or the user on the table.
  enum Action: String, CaseIterable, Sendable {
    case load, layout, batch, animation, move, deletion, selection, editing
  }

  private static let size = CGSize(width: 320, height: 280)
  let data: RandomSections
  let reentry = Reentry()
  let source: TableSoakSource
  let table: UITableView
  var list: any SoakList { table }
  private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private let style: UITableView.Style

  init(seed: UInt64, _ kind: SoakTable) {
    data = RandomSections(seed: seed)
    style = kind.style
    source = TableSoakSource(data, reentry, hasHeights: kind.hasHeights)
    table = Self.makeTable(source, style)
    window.makeKeyAndVisible()
    window.addSubview(table)
  }

  private static func makeTable(
    _ source: TableSoakSource,
    _ style: UITableView.Style
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(SoakTableCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.prefetchDataSource = source
    return table
  }

  // MARK: Actions

  func perform(_ action: Action, arm: () -> Void) {
    if action != .load {
      window.layoutIfNeeded()
      Simulator.advance(by: 0)
    }
    switch action {
    case .load: arm()
    case .layout:
      arm()
      table.contentOffset.y = 60
    case .batch:
      arm()
      UIView.performWithoutAnimation(update)
    case .animation:
      update()
      Simulator.advance(by: 0.1)
      arm()
      update()
      Simulator.advance(by: 0.1)
      table.contentOffset.y = 20
    case .move: move(arm)
    case .deletion:
      arm()
      drag(from: CGPoint(x: 310, y: middle), by: CGPoint(x: -280, y: 0))
    case .selection: select(arm)
    case .editing:
      arm()
      table.setEditing(true, animated: true)
    }
    window.layoutIfNeeded()
  }

  /// The middle of the first row in the window.
  private var middle: CGFloat {
    let frame = table.indexPathsForVisibleRows?.first.map(table.rectForRow) ?? .zero
    return table.convert(CGPoint(x: 0, y: frame.midY), to: window).y
  }

  private func update() {
    table.performBatchUpdates { data.change(table) }
  }

  private func drag(from start: CGPoint, by distance: CGPoint) {
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    Simulator.drag(from: start, to: end, in: window)
    Simulator.advance(by: 0.4)
  }

  private func move(_ arm: () -> Void) {
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    arm()
    drag(from: CGPoint(x: style == .insetGrouped ? 278 : 294, y: middle), by: CGPoint(x: 0, y: 90))
  }

  private func select(_ arm: () -> Void) {
    data.randomPath().map { table.selectItem(at: $0) }
    arm()
    Simulator.tap(at: CGPoint(x: 100, y: middle), in: window)
  }

  // MARK: Random steps

  /// Updates and scrolls the table once and returns what differs from a new table; nil if nothing
  /// does.
  func step() -> String? {
    window.layoutIfNeeded()
    data.chance(0.5) ? update() : UIView.performWithoutAnimation(update)
    if data.chance(0.3) { table.contentOffset.y = CGFloat(data.pick([0, 20, 90, 200])) }
    Simulator.advance(by: data.pick([0, 0.1, 0.5]))
    window.layoutIfNeeded()
    return source.faults.first ?? selectionFault() ?? difference()
  }

  // MARK: Faults

  func settle() -> String? {
    reentry.disarm()
    if table.superview == nil { window.addSubview(table) }
    table.frame.size = Self.size
    for _ in 0..<3 { Simulator.advance(by: 0.5) }
    window.layoutIfNeeded()
    return source.faults.first ?? ghosts() ?? selectionFault() ?? difference()
  }

  /// Compares the subviews with the visible views.
  private func ghosts() -> String? {
    let cells = table.subviews.filter { $0 is UITableViewCell }
    let parts = table.subviews.filter { $0 is UITableViewHeaderFooterView }
    let sections = 0..<table.numberOfSections
    let shown = sections.flatMap {
      [table.headerView(forSection: $0), table.footerView(forSection: $0)].compactMap(\.self)
    }
    if Set(cells) != Set(table.visibleCells) {
      return "\(cells.count) cells for \(table.visibleCells.count) rows"
    }
    return Set(parts) == Set(shown) ? nil : "\(parts.count) headers for \(shown.count) sections"
  }

  private func selectionFault() -> String? {
    let missing = table.selectedPaths.first { !data.contains($0) }
    return missing.map { "the selected row \($0) does not exist" }
  }

  private func difference() -> String? {
    let counts = table.counts()
    guard counts == data.counts else { return "\(counts) instead of \(data.counts)" }
    // Above measured rows, estimates differ.
    if !source.hasHeights { table.contentOffset.y = -table.adjustedContentInset.top }
    table.layoutIfNeeded()
    let quiet = TableSoakSource(data, Reentry(), hasHeights: source.hasHeights)
    let fresh = Self.makeTable(quiet, style)
    fresh.isEditing = table.isEditing
    window.insertSubview(fresh, at: 0)
    defer { fresh.removeFromSuperview() }
    fresh.layoutIfNeeded()
    fresh.contentOffset = table.contentOffset
    fresh.layoutIfNeeded()
    let (shown, expected) = (describe(table), describe(fresh))
    let differences = zip(shown, expected).filter { $0 != $1 }.map { "\($0), fresh: \($1)" }
    let hasAll = shown.count == expected.count
    return differences.isEmpty && hasAll ? nil : "\(shown.count) lines: \(differences)"
  }

  private func rowHeights(_ table: UITableView) -> [[CGFloat]] {
    data.numbers.enumerated().map { section, items in
      items.indices.map { table.rectForRow(at: IndexPath(row: $0, section: section)).height }
    }
  }

  private func describe(_ table: UITableView) -> [String] {
    var lines = ["\(table.contentOffset)"]
    if source.hasHeights { lines.append("\(rowHeights(table))") }
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else { continue }
      let isEditing = cell.isEditing ? "\(cell.editingStyle)" : "not editing"
      lines.append("\(path) \(cell.tag) \(cell.frame) \(cell.alpha) \(isEditing)")
    }
    for section in 0..<table.numberOfSections {
      for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
        lines.append("\(section) \(view?.textLabel?.text ?? "none") \(view?.frame ?? .null)")
      }
    }
    return lines
  }
}
