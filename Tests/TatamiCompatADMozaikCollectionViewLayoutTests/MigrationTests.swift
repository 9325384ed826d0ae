import Foundation
import Tatami
import TatamiCompatADMozaikCollectionViewLayout
import TatamiHost
import TestSupport
import Testing

/// The page Documentation/Migration/ADMozaikCollectionViewLayout.md: its table of names, samples and
/// picture.
@MainActor @Suite(.environment) struct MigrationTests {
  @Test func `every name of the table is used`() throws {
    let uses = #filePath.replacing("MigrationTests", with: "NameUses")
    let table = try MigrationTable(page: "ADMozaikCollectionViewLayout")
    #expect(table.names.count == 42)
    #expect(table.leftOut.count == 2)
    #expect(try table.unusedNames(in: uses) == [])
    #expect(try table.unlistedNames(in: uses) == [])
    #expect(useValues())
  }

  @Test func `the samples before and after have the same frames`() throws {
    let (before, after) = (WallController(), WallScreen())
    let size = CGSize(width: 300, height: 430)
    let old = ColoredCells([14], layout: before.layout, size: size)
    let new = ColoredCells([14], layout: after.layout, size: size)
    #expect(old.elements.count == 16)
    #expect(old.elements == new.elements)
    let picture = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/Migration/ADMozaikCollectionViewLayout.png")
      .standardized
    let png = try ViewRenderer.png(of: old.view, scale: 2)
    assertSnapshot(of: png, at: picture)
  }
}
