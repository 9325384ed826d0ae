import TatamiGeometry
import TatamiMosaic

/// The algorithm of the original mosaic, from Specification/mosaic.md §2 and §5: the list of blocks
/// is expanded for all items, each block makes a new array of frames, and each item is an object.
struct PlainMosaic {
  private(set) var items: [PlainAttributes] = []

  init(count: Int, pattern: MosaicGridPattern, side: Double) {
    let period = pattern.gridBlocks.reduce(0) { $0 + $1.cellCount }
    var blocks: [any MosaicBlock] = []
    for _ in 0..<max(1, (count + period - 1) / period) { blocks += pattern.blocks }
    var position = 0.0
    for block in blocks where items.count < count {
      var advance = 0.0
      for frame in block.frames(origin: position, side: side, axis: .vertical)
      where items.count < count {
        items.append(PlainAttributes(item: items.count, frame: frame))
        advance = max(advance, frame.maxY - position)
      }
      position += advance
    }
  }

  /// Returns the items found by testing all items in a copy of the list.
  func items(in rect: Rect) -> [PlainAttributes] {
    [items].flatMap(\.self).filter { $0.frame.intersects(rect) }
  }
}
