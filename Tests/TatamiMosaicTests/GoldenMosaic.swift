import Foundation
import TatamiGeometry
import TatamiMosaic

/// A golden case: a scene with the frames that the original library gave it.
struct GoldenMosaic: Decodable, Sendable, CustomStringConvertible {
  let name: String
  let scene: Scene
  let expect: Expectation

  var description: String { name }

  static func all() throws -> [GoldenMosaic] {
    struct File: Decodable { let cases: [GoldenMosaic] }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/mosaic.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
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
    struct View: Decodable, Sendable {
      let kind: String
      let section: Int
      let frame: [Double]
      let zIndex: Int
    }
    struct Query: Decodable, Sendable {
      struct View: Decodable, Sendable {
        let kind: String
        let section: Int
        init(from decoder: any Decoder) throws {
          var pair = try decoder.unkeyedContainer()
          kind = try pair.decode(String.self)
          section = try pair.decode(Int.self)
        }
      }
      let rect: [Double]
      let items: [[Int]]
      let supplementary: [View]
    }

    let contentSize: [Double]
    let complete: Bool
    let items: [[Double]]
    let supplementary: [View]
    let queries: [Query]
  }
}

extension GoldenMosaic.Scene {
  var scrollingAxis: Axis { axis == "vertical" ? .vertical : .horizontal }

  /// The layout of the scene; opaque blocks promise nothing and are asked one by one.
  func layout(opaque: Bool = false) throws -> MosaicLayout {
    try MosaicLayout(
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
      cells: cells.prefix(count ?? cells.count).map { MosaicCell($0[0], $0[1], $0[2], $0[3]) },
      spacing: MosaicSpacing(gap: gap ?? 0, margin: margin ?? 0),
      mainUnit: mainUnit,
      isRepeated: repeated ?? false
    )
  }
}

/// A pattern that hides what its blocks promise.
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
