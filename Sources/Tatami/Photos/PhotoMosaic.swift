import TatamiGeometry
import TatamiMosaic

/// The frames of photos in the cells of a pattern.
///
/// Photos that do not fill the last block form a row of equal cells, so that no cell is empty.
struct PhotoMosaic {
  let preset: MosaicPreset
  /// The width, in points.
  let width: Double
  /// The space between cells, in points.
  let gap: Double

  func frames(count: Int) throws(MosaicError) -> [Rect] {
    let blocks = try preset.pattern.gridBlocks.map { block throws(MosaicError) in
      try spaced(block)
    }
    let pattern = MosaicGridPattern(blocks, separators: MosaicSeparators(between: gap))
    let rest = Self.rest(of: count, blocks: blocks)
    var sections = [MosaicSection(itemCount: count - rest, pattern: pattern)]
    if rest > 0 {
      sections.append(
        MosaicSection(itemCount: rest, pattern: MosaicGridPattern([try row(of: rest)]))
      )
    }
    let frames = try MosaicFrames(sections, side: width, sectionSeparator: gap)
    return sections.indices.flatMap { section in
      (0..<sections[section].itemCount).compactMap {
        frames.frame(ofItem: $0, inSection: section)
      }
    }
  }

  /// Returns the number of photos left over for the last block; 0 if they fill it.
  private static func rest(of count: Int, blocks: [MosaicGridBlock]) -> Int {
    let once = blocks.prefix { !$0.isRepeated }
    let cycle = blocks.dropFirst(once.count).first.map { [$0] } ?? blocks
    let period = cycle.reduce(0) { $0 + $1.cellCount }
    guard period > 0 else { return 0 }
    var rest = count % period
    for block in cycle where rest >= block.cellCount { rest -= block.cellCount }
    return rest
  }

  /// Returns a block with the space of the wall, in which cells of a fixed length get the aspect
  /// ratio 3:2.
  private func spaced(_ block: MosaicGridBlock) throws(MosaicError) -> MosaicGridBlock {
    guard block.mainUnit != nil else {
      return try block.spaced(MosaicSpacing(gap: gap))
    }
    return try MosaicGridBlock(
      columns: block.columns,
      cells: block.cells,
      spacing: MosaicSpacing(gap: gap),
      mainUnit: unit(of: block.columns) / 1.5,
      isRepeated: block.isRepeated
    )
  }

  /// Returns a row of equal cells: a strip for one photo, cells of 3:2 for two, squares for more.
  private func row(of count: Int) throws(MosaicError) -> MosaicGridBlock {
    let aspects = [1: 2.4, 2: 1.5]
    return try MosaicGridBlock(
      columns: count,
      cells: (0..<count).map { MosaicCell(cross: Double($0), main: 0) },
      spacing: MosaicSpacing(gap: gap),
      mainUnit: unit(of: count) / (aspects[count] ?? 1)
    )
  }

  private func unit(of columns: Int) -> Double {
    max(0, (width - gap * Double(columns - 1)) / Double(columns))
  }
}
