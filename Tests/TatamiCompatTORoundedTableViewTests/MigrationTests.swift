import Foundation
import Tatami
import TatamiCompatTORoundedTableView
import TatamiHost
import TestSupport
import Testing

/// The page Documentation/Migration/TORoundedTableView.md: its table of names, samples and picture.
@MainActor @Suite(.environment) struct MigrationTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 375, height: 420)

  @Test func `every name of the table is used`() throws {
    let uses = #filePath.replacing("MigrationTests", with: "NameUses")
    let table = try MigrationTable(page: "TORoundedTableView")
    #expect(table.names.count == 20)
    #expect(table.leftOut.count == 2)
    #expect(try table.unusedNames(in: uses) == [])
    #expect(try table.unlistedNames(in: uses) == [])
  }

  @Test func `the samples before and after show the same`() throws {
    let (before, after) = (SettingsController(), SettingsScreen())
    let (old, new) = (shown(before), shown(after))
    before.tableView.frame = Self.bounds
    after.tableView.frame = Self.bounds
    for window in [old, new] { window.layoutIfNeeded() }
    #expect(before.tableView.visibleCells.map(\.frame) == after.tableView.visibleCells.map(\.frame))
    #expect(before.tableView.visibleCells.count == 6)
    let images = try [old, new].map { try ViewRenderer.png(of: $0, scale: 2) }
    #expect(images[0] == images[1])
    let picture = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/Migration/TORoundedTableView.png").standardized
    assertSnapshot(of: images[0], at: picture)
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: Self.bounds)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }
}
