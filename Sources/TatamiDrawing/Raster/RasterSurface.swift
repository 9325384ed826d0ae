public import TatamiGeometry

/// Pixels that can be drawn over again, part by part.
///
/// A class, because it owns memory that is drawn into.
public final class RasterSurface {
  /// The extents, in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  private let background: Color?
  let columns: Int
  let rows: Int
  private(set) var memory: UnsafeMutableRawBufferPointer

  /// Makes a surface that holds its background.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `outOfMemory`.
  public init(size: Size, scale: Double = 1, background: Color? = nil) throws(DrawingError) {
    (columns, rows) = try SurfaceLimits.pixels(size: size, scale: scale)
    self.size = size
    self.scale = scale
    self.background = background
    do {
      memory = try PixelMemory.allocate(width: columns, height: rows)
    } catch {
      throw .outOfMemory(bytes: columns * rows * 4)
    }
  }

  deinit {
    memory.deallocate()
  }

  /// Draws a list over the background, replacing what was there.
  ///
  /// - Parameter damage: The part to draw, in points, widened to whole pixels; nil for all.
  /// - Throws: `library` when Cairo fails.
  public func draw(_ list: DisplayList, in damage: Rect? = nil) throws(DrawingError) {
    try LibraryLock.withLock { () throws(DrawingError) in try play(list, in: damage) }
  }

  private func play(_ list: DisplayList, in damage: Rect?) throws(DrawingError) {
    let canvas = CairoCanvas(
      memory: memory,
      width: columns,
      height: rows,
      x: 0,
      y: 0
    )
    if let damage {
      canvas.clip(toPixelsAround: Transform(scaleX: scale, y: scale).apply(damage))
    }
    canvas.clear(to: background)
    var player = CairoPlayer(canvas, transform: Transform(scaleX: scale, y: scale), kind: .raster)
    player.play(list.balancedCommands())
    try canvas.finish()
  }

  /// Returns a copy of the pixels.
  ///
  /// - Throws: `outOfMemory`.
  public func snapshot() throws(DrawingError) -> Bitmap {
    do {
      let copy = try PixelMemory.allocate(width: columns, height: rows)
      copy.copyMemory(from: UnsafeRawBufferPointer(memory))
      return Bitmap(owning: copy, width: columns, height: rows)
    } catch {
      throw .outOfMemory(bytes: columns * rows * 4)
    }
  }

  /// Gives the pixels away without copying; the surface must not be used any more.
  consuming func finish() -> Bitmap {
    let bitmap = Bitmap(owning: memory, width: columns, height: rows)
    memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    return bitmap
  }
}
