import TatamiDrawing
import TatamiGeometry

/// The pixels of a bitmap context.
///
/// A class, because it owns memory, which drawing changes.
final class BitmapBuffer {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: PixelFormat
  /// The memory of the pixels in the context's format; nil until the program asks for it.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  /// The pixels while there is no memory; nil before the first drawing.
  private var bitmap: Bitmap?
  /// The groups that have begun and not ended: whether each is a layer, not a mask of the clip.
  private var openGroups: [Bool] = []

  init(
    memory: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bytesPerRow: Int,
    format: PixelFormat
  ) {
    self.memory = memory
    ownsMemory = memory == nil
    (self.width, self.height) = (width, height)
    self.bytesPerRow = bytesPerRow
    self.format = format
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
  }

  /// Returns whether recorded commands change pixels that the program can read at any time.
  func showsChanges(after commands: some Collection<DisplayList.Command>) -> Bool {
    var paints = false
    for command in commands {
      switch command {
      case .beginGroup(let group): openGroups.append(group.mask == nil)
      case .endGroup:
        paints = openGroups.popLast() == true || paints
      case .fill, .stroke, .text, .image: paints = true
      case .save, .restore, .concat, .clip, .antialias, .beginElement, .endElement: break
      }
    }
    return paints && !openGroups.contains(true) && memory != nil
  }

  /// Draws commands over the pixels; returns false inside of an open layer, and reports a failure.
  func draw(_ list: DisplayList) -> Bool {
    guard !openGroups.contains(true) else { return false }
    let size = Size(width: Double(width), height: Double(height))
    var whole = DisplayList()
    if let image = image() {
      let unit = Rect(x: 0, y: 0, width: 1, height: 1)
      whole.append(.image(image, in: Rect(size: size), source: unit, interpolation: .nearest))
    }
    let bottomLeft = Point(x: 0, y: size.height)
    whole.append(.concat(Transform(a: 1, b: 0, c: 0, d: -1, translation: bottomLeft)))
    whole.append(list)
    do {
      let background: Color? = format.hasAlpha ? nil : .black
      let drawn = try RasterRenderer.bitmap(of: whole, size: size, background: background)
      if let memory { store(drawn, in: memory) } else { bitmap = drawn }
    } catch {
      Diagnostics.report("\(error)")
    }
    return true
  }

  /// Returns the pixels; nil before the first drawing.
  func image() -> Bitmap? {
    guard let memory else { return bitmap }
    let pixels = (0..<height).flatMap { row in
      (0..<width).map { format.pixel(at: memory + row * bytesPerRow + $0 * format.bytesPerPixel) }
    }
    return try? Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the memory, which is up to date from now on.
  func exposedMemory() -> UnsafeMutableRawPointer {
    if let memory { return memory }
    let count = bytesPerRow * height
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    self.memory = memory
    if let bitmap { store(bitmap, in: memory) }
    bitmap = nil
    return memory
  }

  private func store(_ bitmap: Bitmap, in memory: UnsafeMutableRawPointer) {
    for (index, pixel) in bitmap.pixels().enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      format.store(pixel, at: memory + row * bytesPerRow + column * format.bytesPerPixel)
    }
  }
}
