public import TatamiGeometry

/// A drawing surface of pixels, of which damaged parts can be redrawn.
///
/// ```swift
/// let surface = try RasterSurface(
///   size: Size(width: 320, height: 200),
///   scale: 2,
///   background: .white
/// )
/// try surface.draw(drawing)
/// let png = try surface.snapshot().pngData()
/// ```
///
/// A class, because it owns the memory of the pixels.
public final class RasterSurface {
  /// The size, in points.
  public let size: Size
  /// The number of pixels per point.
  public let scale: Double
  private let background: Color?
  let columns: Int
  let rows: Int
  private var pixelMemory: UnsafeMutableRawBufferPointer
  /// Whether the memory has been drawn or cleared; a first drawing of all pixels needs no clear ones.
  private var isDefined = false

  /// The memory of the pixels.
  var memory: UnsafeMutableRawBufferPointer {
    if !isDefined { pixelMemory.initializeMemory(as: UInt8.self, repeating: 0) }
    isDefined = true
    return pixelMemory
  }

  /// Creates a surface filled with its background.
  ///
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `outOfMemory`.
  public init(size: Size, scale: Double = 1, background: Color? = nil) throws(DrawingError) {
    (columns, rows) = try SurfaceLimits.pixels(size: size, scale: scale)
    self.size = size
    self.scale = scale
    self.background = background
    do {
      pixelMemory = try PixelMemory.allocate(width: columns, height: rows, isCleared: false)
    } catch {
      throw .outOfMemory(bytes: columns * rows * 4)
    }
  }

  deinit {
    pixelMemory.deallocate()
  }

  /// Draws a list over the background, replacing the previous content.
  ///
  /// - Parameters:
  ///   - list: The display list.
  ///   - damage: The part to redraw, in points, rounded out to whole pixels; nil for all.
  /// - Throws: `library` if Cairo fails.
  public func draw(_ list: DisplayList, in damage: Rect? = nil) throws(DrawingError) {
    try DrawingCaches.lend { () throws(DrawingError) in try render(list, in: damage) }
  }

  private func render(_ list: DisplayList, in damage: Rect?) throws(DrawingError) {
    let toPixels = Transform(scaleX: scale, y: scale)
    let all = PixelRect(left: 0, top: 0, right: columns, bottom: rows)
    let part = damage.map { PixelRect(roundingOut: toPixels.apply($0)).intersection(all) } ?? all
    guard !part.isEmpty else { return }
    let commands = list.balancedCommands()
    let tileSize = (min(part.width, Self.tileSide), min(part.height, Self.tileSide))
    let tiled = CoverSearch(commands, toPixels, minSize: tileSize)
    let isLarge = part.width > Self.tileSide || part.height > Self.tileSide
    // A tile does not have the pixels beside it, which a backdrop blurs.
    let isTiled = isLarge && tiled.isOverdrawn(part) && !commands.contains(where: \.readsBackdrop)
    let parts = isTiled ? part.tiles(side: Self.tileSide) : [part]
    let isDefined = isDefined || part != all
    let memory = isDefined ? memory : pixelMemory
    for part in parts {
      try render(commands, toPixels, on: memory, in: part, cover: tiled.cover(of: part))
    }
    self.isDefined = true
  }

  /// The side of the tiles in which figures that hide each other are drawn, in pixels.
  private static let tileSide = 128

  private func render(
    _ commands: [DisplayList.Command],
    _ transform: Transform,
    on memory: UnsafeMutableRawBufferPointer,
    in part: PixelRect,
    cover: Int?
  ) throws(DrawingError) {
    let canvas = CairoCanvas(memory: memory, width: columns, height: rows)
    var renderer = CairoRenderer(canvas, transform: transform, kind: .raster, clip: part)
    if cover == nil { clear(part, of: memory) }
    renderer.render(commands, cover: cover)
    try canvas.finish()
  }

  /// Replaces a part by the background.
  private func clear(_ part: PixelRect, of memory: UnsafeMutableRawBufferPointer) {
    guard let pixels = memory.bindMemory(to: UInt32.self).baseAddress else { return }
    let color = background.map(UInt32.init) ?? 0
    let first = pixels + (part.top * columns + part.left)
    let (width, height) = (part.width, part.height)
    PixelBuffer.replace(first, width: width, height: height, stride: columns, color)
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

  /// Calls a function with the pixels, without copying them.
  ///
  /// - Parameter body: Receives the pixels, row by row, 0xAARRGGBB with premultiplied alpha, and
  ///   the number of columns.
  public func withPixels<Result>(
    _ body: (_ pixels: Span<UInt32>, _ columns: Int) throws -> Result
  ) rethrows -> Result {
    let pixels = UnsafeBufferPointer(memory.bindMemory(to: UInt32.self))
    return try body(pixels.span, columns)
  }

  /// Moves the pixels into a bitmap without copying; the surface must not be used afterward.
  consuming func finish() -> Bitmap {
    let bitmap = Bitmap(owning: memory, width: columns, height: rows)
    pixelMemory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    return bitmap
  }
}

extension PixelRect {
  /// Returns squares that cover the rectangle, those at the right and at the bottom cut off.
  fileprivate func tiles(side: Int) -> [PixelRect] {
    stride(from: top, to: bottom, by: side).flatMap { y in
      stride(from: left, to: right, by: side).map { x in
        PixelRect(left: x, top: y, right: min(x + side, right), bottom: min(y + side, bottom))
      }
    }
  }
}
