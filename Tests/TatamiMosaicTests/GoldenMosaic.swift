import TatamiGeometry
import TatamiMosaic
import TestSupport

/// A golden case: a scene with the frames that the original library gave it.
struct GoldenMosaic: Decodable, Sendable, CustomStringConvertible {
  let name: String
  let scene: Scene
  let expect: Expectation

  var description: String { name }

  static func all() throws -> [GoldenMosaic] {
    try GoldenFile.cases(of: "mosaic")
  }

  struct Scene: Decodable, Sendable {
    let axis: String
    let crossLength: Double
    let sectionSeparator: Double?
    let viewport: Viewport?
    let sections: [Section]
  }

  struct Viewport: Decodable, Sendable {
    let bounds: [Double]
    let contentInset: [Double]
    let forcedSize: [Double]?
  }

  struct Section: Decodable, Sendable {
    struct Separators: Decodable, Sendable { let before, between, after: Double }
    struct Pattern: Decodable, Sendable { let blocks: [Block] }

    let items: Int
    let header, footer: Bar?
    let backer: Bool?
    let separators: Separators?
    let pattern: Pattern
  }

  struct Bar: Decodable, Sendable {
    let length: Double
    let ratio, offset, lead, trail: Double?
    let hiddenWhenEmpty: Bool?
  }

  struct Block: Decodable, Sendable {
    let columns: Int
    let cells: [[Double]]
    let gap, margin, mainUnit: Double?
    let count: Int?
    let repeated: Bool?
  }

  struct Expectation: Decodable, Sendable {
    /// Whether the expectation contains all items.
    let complete: Bool
    /// The frames and the queries.
    let frames: CollectionGolden

    private enum Key: CodingKey {
      case complete
    }

    init(from decoder: any Decoder) throws {
      complete = try decoder.container(keyedBy: Key.self).decode(Bool.self, forKey: .complete)
      frames = try CollectionGolden(from: decoder)
    }
  }
}

extension GoldenMosaic.Scene {
  var scrollingAxis: Axis { axis == "vertical" ? .vertical : .horizontal }

  /// Returns the layout of the scene; opaque blocks do not move with their origin.
  func layout(opaque: Bool = false) throws -> MosaicFrames {
    try MosaicFrames(
      sections.map { try $0.section(opaque: opaque) },
      axis: scrollingAxis,
      side: crossLength,
      sectionSeparator: sectionSeparator ?? 0
    )
  }
}

extension GoldenMosaic.Section {
  func section(opaque: Bool) throws -> MosaicSection {
    let spaces = MosaicSeparators(
      before: separators?.before ?? 0,
      between: separators?.between ?? 0,
      after: separators?.after ?? 0
    )
    let grid = MosaicGridPattern(try pattern.blocks.map { try $0.block() }, separators: spaces)
    return MosaicSection(
      itemCount: items,
      pattern: opaque ? OpaquePattern(grid) : grid,
      header: header?.bar,
      footer: footer?.bar,
      hasBacker: backer ?? false
    )
  }
}

extension GoldenMosaic.Bar {
  var bar: MosaicBar {
    MosaicBar(
      length: length,
      ratio: ratio ?? 0,
      offset: offset ?? 0,
      inset: (lead ?? 0, trail ?? 0),
      isHiddenForEmptySection: hiddenWhenEmpty ?? false
    )
  }
}

extension GoldenMosaic.Block {
  func block() throws -> MosaicGridBlock {
    try MosaicGridBlock(
      columns: columns,
      cells: cells.prefix(count ?? cells.count).map {
        MosaicCell(cross: $0[0], main: $0[1], crossSpan: $0[2], mainSpan: $0[3])
      },
      spacing: MosaicSpacing(gap: gap ?? 0, margin: margin ?? 0),
      mainUnit: mainUnit,
      isRepeated: repeated ?? false
    )
  }
}

/// A pattern of blocks that do not move with their origin.
struct OpaquePattern: MosaicPattern {
  struct Block: MosaicBlock {
    let grid: MosaicGridBlock
    var cellCount: Int { grid.cellCount }
    var isRepeated: Bool { grid.isRepeated }
    func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
      grid.frames(origin: origin, side: side, axis: axis)
    }
  }

  let blocks: [any MosaicBlock]
  let separators: MosaicSeparators

  init(_ pattern: MosaicGridPattern) {
    blocks = pattern.gridBlocks.map(Block.init)
    separators = pattern.separators
  }
}
