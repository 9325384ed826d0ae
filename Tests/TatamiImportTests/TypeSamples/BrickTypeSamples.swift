import Tatami
import Testing

// The samples in the documentation of types of TatamiBricks.

@Suite struct BrickTypeSamples {
  @Test func `the sample of BrickBars gives the stated values`() throws {
    let bars = BrickBars(header: 32, footer: 16)
    let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50, bars: bars)
    #expect(geometry.headerHeight == 32)
  }

  @Test func `the sample of BrickFrames gives the stated values`() throws {
    let geometry = try BrickGeometry(columns: [100, 100, 100], rowHeight: 50)
    let bricks = [BrickSize(columns: 2, rows: 2), BrickSize(), BrickSize()]
    let wall = try BrickFrames([BrickSection(geometry: geometry, items: bricks)])
    let frame = wall.frame(ofItem: 2, inSection: 0)
    #expect(frame == Rect(x: 200, y: 50, width: 100, height: 50))
  }

  @Test func `the sample of BrickGeometry gives the stated values`() throws {
    let geometry = try BrickGeometry(
      columns: [120, 80],
      rowHeight: 40,
      spacing: BrickSpacing(interitem: 8, line: 8),
      inset: Insets(top: 16, left: 16, bottom: 16, right: 16)
    )
    #expect(geometry.columns.count == 2)
  }

  func brickReplacement(wall: inout BrickFrames) throws {
    let firstTwo = BrickReplacement(items: 0..<2, sizes: [BrickSize(columns: 2), BrickSize()])
    try wall.replaceItems([firstTwo], inSection: 0)
  }

  @Test func `the sample of BrickSection gives the stated values`() throws {
    let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50)
    let section = BrickSection(geometry: geometry, itemCount: 1_000) { item in
      BrickSize(columns: item % 5 == 0 ? 2 : 1)
    }
    #expect(section.itemCount == 1_000)
  }

  @Test func `the sample of BrickSize gives the stated values`() {
    let wide = BrickSize(columns: 3)
    let fitting = wide.clamped(toColumns: 2)
    #expect(fitting.columns == 2)
  }

  @Test func `the sample of BrickSpacing gives the stated values`() throws {
    let spacing = BrickSpacing(interitem: 8, line: 12)
    let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50, spacing: spacing)
    #expect(geometry.lineSpacing == 12)
  }
}
