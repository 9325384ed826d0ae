public import Foundation
import TatamiDrawing
import TatamiGeometry

extension CGContext {
  /// The maximum number of tiles that one call draws.
  static let maxTiles = 16_384.0

  /// Draws an image stretched into a rectangle, upside down.
  ///
  /// Images are flipped here, as in every context whose y axis points down;
  /// `UIImage.draw(in:)` draws them upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  /// Draws an image upside down, repeated over the clipped area.
  ///
  /// One of the tiles fills the rectangle. More than 16,384 tiles are not drawn but reported.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    forEachTile(of: rect, over: boundingBoxOfClipPath) { draw(image, in: $0) }
  }

  /// Calls a closure with each repetition of a rectangle that touches an area.
  func forEachTile(of tile: CGRect, over area: CGRect, _ body: (CGRect) -> Void) {
    guard tile.width > 0, tile.height > 0, Rect(tile).isFinite, !area.isInfinite, !area.isEmpty
    else { return }
    let left = ((area.minX - tile.minX) / tile.width).rounded(.down)
    let top = ((area.minY - tile.minY) / tile.height).rounded(.down)
    let columns = ((area.maxX - tile.minX) / tile.width).rounded(.up) - left
    let rows = ((area.maxY - tile.minY) / tile.height).rounded(.up) - top
    guard columns * rows <= Self.maxTiles else {
      return Diagnostics.report(
        "\(columns * rows) tiles are too many to draw; allowed are \(Self.maxTiles)"
      )
    }
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let (x, y) = (left + CGFloat(column), top + CGFloat(row))
        body(tile.offsetBy(dx: x * tile.width, dy: y * tile.height))
      }
    }
  }
}
