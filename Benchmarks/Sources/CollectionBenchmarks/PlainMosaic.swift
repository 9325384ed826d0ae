import TatamiGeometry
import TatamiMosaic

/// The original mosaic's way, written from spec mosaic §2 and §5: the block list is expanded for
/// all items, every block makes a new array of frames, every item an object.
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

  /// Tests every item, in a copy of the list.
  func items(in rect: Rect) -> [PlainAttributes] {
    [items].flatMap(\.self).filter { $0.frame.intersects(rect) }
  }
}
