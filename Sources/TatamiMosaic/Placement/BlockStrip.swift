import TatamiGeometry

/// Blocks placed one after the other along the axis (Specification/mosaic.md §2.3).
struct BlockStrip {
  /// The frames of the cells that contain items.
  private(set) var frames: [Rect] = []
  /// The end of the last block.
  private(set) var end: Double
  private(set) var isEmpty = true

  private let space: MosaicSpace
  private let between: Double

  init(at origin: Double, in space: MosaicSpace, between: Double) {
    self.end = origin
    self.space = space
    self.between = between
  }

  /// The start of the next block.
  var next: Double { isEmpty ? end : end + between }

  /// Places a block until the strip has a number of cells; only those count for its length.
  mutating func append(_ source: BlockSource, upTo limit: Int) throws(MosaicError) {
    let origin = next
    isEmpty = false
    end = origin
    let wanted = min(source.cellCount, limit - frames.count)
    guard wanted > 0 else { return }
    let found = source.block.frames(origin: origin, side: space.side, axis: space.axis)
    guard found.count >= wanted else {
      throw .missingFrames(found: found.count, needed: wanted, field: source.field)
    }
    for cell in 0..<wanted {
      let frame = try space.checked(found[cell]) { "\(source.field).frames[\(cell)]" }
      end = max(end, frame.max(space.axis))
      frames.append(frame)
    }
  }

  /// Reserves memory for a number of cells.
  mutating func reserve(_ count: Int) {
    frames.reserveCapacity(count)
  }
}

/// A block of a pattern with its declared number of cells.
struct BlockSource {
  let block: any MosaicBlock
  let cellCount: Int
  let section: Int
  /// The index of the block in its pattern.
  let index: Int

  var field: String { "sections[\(section)].pattern.blocks[\(index)]" }
}

/// The scrolling axis of a layout and its length across that axis.
struct MosaicSpace: Sendable {
  let axis: Axis
  let side: Double

  /// Returns a frame with lengths of at least 0.
  func checked(_ frame: Rect, _ field: () -> String) throws(MosaicError) -> Rect {
    let sum = frame.minX + frame.minY + frame.width + frame.height
    if !sum.isFinite { throw .number(sum, field: field(), allowed: "finite coordinates") }
    if frame.width >= 0, frame.height >= 0 { return frame }
    let size = Size(width: max(0, frame.width), height: max(0, frame.height))
    return Rect(origin: frame.origin, size: size)
  }
}
