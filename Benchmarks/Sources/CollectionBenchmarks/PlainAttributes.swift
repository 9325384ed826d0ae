import TatamiGeometry

/// The object that the originals make for each item during preparation.
final class PlainAttributes {
  let item: Int
  let frame: Rect

  init(item: Int, frame: Rect) {
    self.item = item
    self.frame = frame
  }
}
