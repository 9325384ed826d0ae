import Foundation
import Tatami
import TatamiCompatSquareMosaicLayout
import TatamiHost
import TestSupport
import Testing

/// The page Documentation/Migration/SquareMosaicLayout.md: its table of names, samples and picture.
@MainActor @Suite(.environment) struct MigrationTests {
  @Test func `every name of the table is used`() throws {
    let uses = #filePath.replacing("MigrationTests", with: "NameUses")
    let table = try MigrationTable(page: "SquareMosaicLayout")
    #expect(table.names.count == 34)
    #expect(try table.unusedNames(in: uses) == [])
    #expect(try table.unlistedNames(in: uses) == [])
  }

  @Test func `the samples before and after have the same frames`() throws {
    let source = try PosterSource()
    let after = MosaicLayout()
    after.dataSource = source
    let size = CGSize(width: 300, height: 430)
    let (old, new) = (
      ColoredCells([11], layout: PosterLayout(), size: size),
      ColoredCells([11], layout: after, size: size)
    )
    #expect(old.elements.count == 12)
    #expect(old.elements == new.elements)
    let picture = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/Migration/SquareMosaicLayout.png").standardized
    let png = try ViewRenderer.png(of: old.view, scale: 2)
    assertSnapshot(of: png, at: picture)
  }
}
