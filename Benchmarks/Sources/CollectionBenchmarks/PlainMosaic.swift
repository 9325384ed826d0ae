import TatamiGeometry
import TatamiMosaic

/// A mosaic whose frames are all computed in advance and found by binary search.
///
/// Blocks follow each other, so the tops of the blocks and the lowest edges up to each item are
/// ascending.
struct PlainMosaic {
  private var frames: [Rect] = []
  /// For each item, the top of its block.
  private var blockTops: [Double] = []
  /// For each item, the lowest edge of it and all items before it.
  private var lowestEdges: [Double] = []

  init(count: Int, pattern: MosaicGridPattern, side: Double) {
    frames.reserveCapacity(count)
    blockTops.reserveCapacity(count)
    lowestEdges.reserveCapacity(count)
    var (position, lowest, block) = (0.0, 0.0, 0)
    while frames.count < count {
      var advance = 0.0
      let blockFrames = pattern.gridBlocks[block].frames(
        origin: position,
        side: side,
        axis: .vertical
      )
      for frame in blockFrames where frames.count < count {
        frames.append(frame)
        lowest = max(lowest, frame.maxY)
        blockTops.append(position)
        lowestEdges.append(lowest)
        advance = max(advance, frame.maxY - position)
      }
      position += advance
      block = (block + 1) % pattern.gridBlocks.count
    }
  }

  /// Returns the frames that intersect a rectangle.
  func items(in rect: Rect) -> [Rect] {
    var (item, end) = (0, frames.count)
    while item < end {
      let middle = (item + end) / 2
      if lowestEdges[middle] < rect.minY { item = middle + 1 } else { end = middle }
    }
    var found: [Rect] = []
    while item < frames.count, blockTops[item] <= rect.maxY {
      if frames[item].intersects(rect) { found.append(frames[item]) }
      item += 1
    }
    return found
  }
}
