import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Index paths that do not consist of a section and a row.
@MainActor
@Suite(.arithmeticText)
struct TableIndexPathTests {
  private let fixture = TableFixture([3])

  init() { fixture.layout() }

  /// Calls every method that takes an index path and is not an update.
  private static let calls: [(String, @MainActor @Sendable (UITableView, IndexPath) -> Void)] = [
    ("cell", { _ = $0.cellForRow(at: $1) }),
    ("rect", { _ = $0.rectForRow(at: $1) }),
    ("scroll", { $0.scrollToRow(at: $1, at: .top, animated: false) }),
    ("select", { $0.selectRow(at: $1, animated: false, scrollPosition: .top) }),
    ("deselect", { $0.deselectRow(at: $1, animated: false) }),
    ("reconfigure", { $0.reconfigureRows(at: [$1]) }),
    ("dequeue", { _ = $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }),
  ]

  @Test(arguments: 0..<7, OddIndexPaths.all)
  func `an index path of another length is reported`(call: Int, path: IndexPath) {
    let reports = OddIndexPaths.reports(of: path) { Self.calls[call].1(fixture.table, path) }
    #expect(reports == [true])
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }

  private static let updates: [(String, @MainActor @Sendable (UITableView, IndexPath) -> Void)] = [
    ("insert", { $0.insertRows(at: [$1], with: .none) }),
    ("delete", { $0.deleteRows(at: [$1], with: .none) }),
    ("reload", { $0.reloadRows(at: [$1], with: .none) }),
    ("move from", { $0.moveRow(at: $1, to: IndexPath(row: 0, section: 0)) }),
    ("move to", { $0.moveRow(at: IndexPath(row: 0, section: 0), to: $1) }),
  ]

  @Test(arguments: 0..<5, OddIndexPaths.all)
  func `S142: an index path of another length is an illegal update`(update: Int, path: IndexPath) {
    let reports = OddIndexPaths.reports(of: path) { Self.updates[update].1(fixture.table, path) }
    #expect(reports == [true])
    fixture.layout()
    #expect(fixture.visibleTexts == ["0.0", "0.1", "0.2"])
  }
}
