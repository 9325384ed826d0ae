import TatamiGeometry

/// What the originals make for every item before they answer anything.
final class PlainAttributes {
  let item: Int
  let frame: Rect

  init(item: Int, frame: Rect) {
    self.item = item
    self.frame = frame
  }
}
