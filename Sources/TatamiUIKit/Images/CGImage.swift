import TatamiDrawing

/// A picture of pixels that cannot be changed.
public final class CGImage: Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// The extent along x, in pixels.
  public var width: Int { bitmap.width }

  /// The extent along y, in pixels.
  public var height: Int { bitmap.height }
}
