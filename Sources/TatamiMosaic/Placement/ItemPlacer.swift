import TatamiGeometry

/// Places the items of one section (Specification/mosaic.md §2.2, §2.3, §2.6).
struct ItemPlacer {
  private let space: MosaicSpace
  private let section: Int
  private let between: Double
  /// The blocks that occur once, before those that repeat.
  private var head: [BlockSource] = []
  /// The blocks that repeat.
  private var cycle: [BlockSource] = []

  /// Reads the blocks of a section's pattern up to the first repeated one (Specification/mosaic.md
  /// §2.2).
  init(_ pattern: any MosaicPattern, of section: Int, in space: MosaicSpace) throws(MosaicError) {
    self.space = space
    self.section = section
    self.between = pattern.separators.between
    for (index, block) in pattern.blocks.enumerated() {
      let source = BlockSource(
        block: block,
        cellCount: block.cellCount,
        section: section,
        index: index
      )
      guard source.cellCount >= 0 else {
        throw .count(source.cellCount, field: "\(source.field).cellCount", allowed: 0...Int.max)
      }
      if block.isRepeated {
        (head, cycle) = (cycle, [source])
        break
      }
      cycle.append(source)
    }
  }

  /// Places a number of items, starting at a position.
  ///
  /// - Complexity: O(*cells of the pattern*) if the repeating blocks move with their origin,
  ///   else O(*n*).
  func place(_ count: Int, at base: Double) throws(MosaicError) -> PlacedItems {
    guard count > 0 else { return .none }
    var strip = BlockStrip(at: base, in: space, between: between)
    try append(head, to: &strip, upTo: count)
    if strip.frames.count < count {
      guard cycle.contains(where: { $0.cellCount > 0 }) else {
        throw .noCells(field: "sections[\(section)].pattern")
      }
      if cycle.allSatisfy(\.block.movesWithOrigin) {
        return try placeCycles(count, after: strip, base: base)
      }
      try placeOneByOne(count, on: &strip)
    }
    return PlacedItems(
      count: count,
      head: CellRun(strip.frames, axis: space.axis),
      cycle: .empty,
      advance: max(0, strip.end - base)
    )
  }

  private func append(
    _ sources: [BlockSource],
    to strip: inout BlockStrip,
    upTo limit: Int
  ) throws(MosaicError) {
    for source in sources where strip.frames.count < limit {
      try strip.append(source, upTo: limit)
    }
  }

  /// Places each block at its actual origin, as often as needed.
  private func placeOneByOne(_ count: Int, on strip: inout BlockStrip) throws(MosaicError) {
    let allowed = MosaicFrames.opaqueItemLimit
    guard count <= allowed else {
      throw .count(count, field: "sections[\(section)].itemCount", allowed: 0...allowed)
    }
    strip.reserve(count)
    while strip.frames.count < count {
      try append(cycle, to: &strip, upTo: count)
    }
  }

  /// Places one repetition and derives the length of all (Specification/mosaic.md
  /// §2.6).
  private func placeCycles(
    _ count: Int,
    after head: BlockStrip,
    base: Double
  ) throws(MosaicError) -> PlacedItems {
    let cycleStart = head.next
    let cycleItems = count - head.frames.count
    var round = BlockStrip(at: 0, in: space, between: between)
    try append(cycle, to: &round, upTo: cycleItems)
    let (last, rest) = (cycleItems - 1).quotientAndRemainder(dividingBy: round.frames.count)
    var lastRound = BlockStrip(at: 0, in: space, between: between)
    try append(cycle, to: &lastRound, upTo: rest + 1)
    let end = cycleStart + Double(last) * round.next + lastRound.end
    return PlacedItems(
      count: count,
      head: CellRun(head.frames, axis: space.axis),
      cycle: CellCycle(
        cells: CellRun(round.frames, axis: space.axis),
        start: cycleStart,
        period: round.next
      ),
      advance: max(0, end - base)
    )
  }
}
