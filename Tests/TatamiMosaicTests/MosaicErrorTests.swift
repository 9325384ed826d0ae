import TatamiGeometry
import TatamiMosaic
import Testing

@Suite struct MosaicErrorTests {
  /// A block with configurable, possibly invalid properties.
  struct OddBlock: MosaicBlock {
    var cellCount = 1
    var isRepeated = false
    var movesWithOrigin = false
    var result = [Rect(x: 0, y: 0, width: 10, height: 10)]

    func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
      result.map { $0.offset(by: Point(axis, origin, cross: 0)) }
    }
  }

  struct OddPattern: MosaicPattern {
    var blocks: [any MosaicBlock]
    var separators = MosaicSeparators()
  }

  private func error(
    _ pattern: OddPattern,
    count: Int = 3,
    side: Double = 100
  ) -> MosaicError? {
    do throws(MosaicError) {
      _ = try MosaicFrames([MosaicSection(itemCount: count, pattern: pattern)], side: side)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a pattern without blocks is rejected as soon as there is an item`() {
    #expect(error(OddPattern(blocks: []), count: 0) == nil)
    #expect(error(OddPattern(blocks: [])) == .noCells(field: "sections[0].pattern"))
  }

  @Test func `a pattern whose blocks have no cells is rejected`() {
    let empty = OddBlock(cellCount: 0, result: [])
    #expect(
      error(OddPattern(blocks: [empty, empty])) == .noCells(field: "sections[0].pattern")
    )
  }

  @Test func `a repeated block without cells is rejected only when it is reached`() {
    let pattern = OddPattern(blocks: [OddBlock(), OddBlock(cellCount: 0, isRepeated: true)])
    #expect(error(pattern, count: 1) == nil)
    #expect(error(pattern, count: 2) == .noCells(field: "sections[0].pattern"))
  }

  @Test func `a negative number of items or cells is rejected`() {
    #expect(
      error(OddPattern(blocks: [OddBlock()]), count: -1)
        == .count(-1, field: "sections[0].itemCount", allowed: 0...Int.max)
    )
    let blocks = OddPattern(blocks: [OddBlock(cellCount: -2)])
    let field = "sections[0].pattern.blocks[0].cellCount"
    #expect(error(blocks) == .count(-2, field: field, allowed: 0...Int.max))
  }

  @Test func `missing frames are rejected when an item needs them`() {
    let pattern = OddPattern(blocks: [OddBlock(cellCount: 2)])
    #expect(error(pattern, count: 1) == nil)
    let field = "sections[0].pattern.blocks[0]"
    #expect(error(pattern, count: 2) == .missingFrames(found: 1, needed: 2, field: field))
  }

  @Test func `a frame that is not finite is rejected`() {
    let frames = [Rect(x: 0, y: .nan, width: 1, height: 1)]
    let found = error(OddPattern(blocks: [OddBlock(result: frames)]))
    #expect(
      found?.description
        == "sections[0].pattern.blocks[0].frames[0]: found nan, allowed is finite coordinates"
    )
  }

  @Test func `negative lengths count as zero`() throws {
    let block = OddBlock(result: [Rect(x: 5, y: 0, width: -10, height: -20)])
    let layout = try MosaicFrames(
      [MosaicSection(itemCount: 2, pattern: OddPattern(blocks: [block]))],
      side: 100
    )
    #expect(layout.frame(ofItem: 1, inSection: 0) == Rect(x: 5, y: 0, width: 0, height: 0))
  }

  @Test func `numbers that are not finite are rejected with their names`() {
    let separators = MosaicSeparators(between: .infinity)
    #expect(
      error(OddPattern(blocks: [OddBlock()], separators: separators))
        == .number(
          .infinity,
          field: "sections[0].pattern.separators.between",
          allowed: "a finite number"
        )
    )
    let found = error(OddPattern(blocks: [OddBlock()]), side: -.infinity)
    #expect(found == .number(-.infinity, field: "side", allowed: "a finite number"))
  }

  @Test func `a negative side counts as zero`() throws {
    let section = MosaicSection(itemCount: 4, pattern: MosaicPreset.snake.pattern)
    let layout = try MosaicFrames([section], side: -50)
    #expect(layout.contentSize == .zero)
    #expect(layout.frame(ofItem: 3, inSection: 0) == .zero)
    #expect(
      MosaicFrames.side(
        across: .vertical,
        bounds: Size(width: 10, height: 10),
        contentInset: Insets(left: 11)
      ) == 0
    )
  }

  @Test func `a content that ends before its start has length 0`() throws {
    let bar = MosaicBar(length: 10, offset: -500)
    let section = MosaicSection(itemCount: 0, pattern: MosaicGridPattern([]), header: bar)
    #expect(try MosaicFrames([section], side: 100).contentSize == Size(width: 100, height: 0))
  }

  @Test func `Int.max items are allowed in closed form`() throws {
    let section = MosaicSection(itemCount: .max, pattern: MosaicPreset.snake.pattern)
    let layout = try MosaicFrames([section, section], side: 375)
    #expect(layout.frame(ofItem: .max - 1, inSection: 1) != nil)
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 375, height: 100)).count == 2)
    #expect(layout.contentSize.height.isFinite)
  }

  @Test func `too many items of blocks that do not move with their origin are rejected`() {
    let limit = MosaicFrames.opaqueItemLimit
    #expect(
      error(OddPattern(blocks: [OddBlock()]), count: limit + 1)
        == .count(limit + 1, field: "sections[0].itemCount", allowed: 0...limit)
    )
  }

  @Test func `infinite positions are rejected`() throws {
    let block = try MosaicGridBlock(
      columns: 1,
      cells: [MosaicCell(cross: 0, main: 0)],
      mainUnit: 1e300
    )
    let section = MosaicSection(itemCount: .max, pattern: MosaicGridPattern([block]))
    #expect(throws: MosaicError.tooLong(field: "sections[0]")) {
      try MosaicFrames([section], side: 100)
    }
  }

  @Test func `a failed replacement changes nothing`() throws {
    let good = MosaicSection(itemCount: 4, pattern: MosaicPreset.snake.pattern)
    var layout = try MosaicFrames([good], side: 300)
    let bad = MosaicSection(itemCount: 1, pattern: OddPattern(blocks: []))
    #expect(throws: MosaicError.noCells(field: "sections[1].pattern")) {
      try layout.replaceSections(from: 0, with: [good, bad])
    }
    #expect(layout.sectionCount == 1)
    #expect(layout.contentSize.height == 300)
  }

  @Test func `a query with NaN coordinates finds nothing`() throws {
    let section = MosaicSection(itemCount: 4, pattern: MosaicPreset.snake.pattern)
    let layout = try MosaicFrames([section], side: 300)
    #expect(layout.items(in: Rect(x: .nan, y: 0, width: 10, height: 10)).isEmpty)
    #expect(layout.items(in: Rect(x: 0, y: 50, width: 10, height: -10)).isEmpty)
    #expect(
      layout.supplementaryItems(in: Rect(x: 0, y: -.infinity, width: 1, height: .infinity)).isEmpty
    )
    let everywhere = Rect(x: -1e308, y: -1e308, width: .infinity, height: .infinity)
    #expect(layout.items(in: everywhere).count == 4)
  }

  @Test(arguments: [
    ("columns: found 0, allowed is 1 to 9223372036854775807", 0, 0.0, 1.0, 0.0),
    ("gap: found -1.0, allowed is a finite number of at least 0", 1, -1, 1, 0),
    ("cells[0].crossSpan: found -1.0, allowed is a finite number of at least 0", 1, 0, -1, 0),
    ("cells[0].main: found nan, allowed is a finite number", 1, 0, 1, .nan),
  ])
  func `an invalid number in a grid block is reported with its name`(
    message: String,
    columns: Int,
    gap: Double,
    span: Double,
    main: Double
  ) {
    let error = #expect(throws: MosaicError.self) {
      try MosaicGridBlock(
        columns: columns,
        cells: [MosaicCell(cross: 0, main: main, crossSpan: span)],
        spacing: MosaicSpacing(gap: gap)
      )
    }
    #expect(error?.description == message)
  }
}
