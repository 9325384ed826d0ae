/// The format of a pixel in the memory of a bitmap context.
struct PixelFormat {
  /// The meaning of the bytes.
  private enum Layout {
    /// The offsets of red, green, blue and alpha; alpha is skipped if it is not used.
    case color(red: Int, green: Int, blue: Int, alpha: Int)
    case gray
    case alpha
  }

  let info: CGBitmapInfo
  let space: CGColorSpace
  let hasAlpha: Bool
  private let layout: Layout

  /// Creates a format; nil if it is not supported.
  init?(_ info: CGBitmapInfo, in space: CGColorSpace) {
    guard let alpha = info.alpha, !info.contains(.floatComponents) else { return nil }
    let order = info.intersection(.byteOrderMask)
    self.info = info
    self.space = space
    hasAlpha = [.premultipliedFirst, .premultipliedLast, .alphaOnly].contains(alpha)
    let isLittle = order == .byteOrder32Little
    switch (alpha, space.numberOfComponents) {
    case (.alphaOnly, _): layout = .alpha
    case (.none, 1): layout = .gray
    case (_, 3) where !isLittle && order != [] && order != .byteOrder32Big: return nil
    case (.premultipliedFirst, 3), (.noneSkipFirst, 3):
      layout =
        isLittle
        ? .color(red: 2, green: 1, blue: 0, alpha: 3) : .color(red: 1, green: 2, blue: 3, alpha: 0)
    case (.premultipliedLast, 3), (.noneSkipLast, 3):
      layout =
        isLittle
        ? .color(red: 3, green: 2, blue: 1, alpha: 0) : .color(red: 0, green: 1, blue: 2, alpha: 3)
    default: return nil
    }
  }

  var bytesPerPixel: Int {
    if case .color = layout { 4 } else { 1 }
  }

  /// Returns a pixel of the memory, 0xAARRGGBB with premultiplied alpha.
  func pixel(at memory: UnsafeMutableRawPointer) -> UInt32 {
    func byte(_ offset: Int) -> UInt32 {
      UInt32(memory.load(fromByteOffset: offset, as: UInt8.self))
    }
    switch layout {
    case .color(let red, let green, let blue, let alpha):
      let opacity = hasAlpha ? byte(alpha) : 255
      return opacity << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    case .gray: return 0xFF00_0000 | byte(0) * 0x1_0101
    case .alpha: return byte(0) << 24
    }
  }

  /// Stores a pixel, 0xAARRGGBB with premultiplied alpha, into the memory.
  func store(_ pixel: UInt32, at memory: UnsafeMutableRawPointer) {
    func set(_ shift: UInt32, _ offset: Int) {
      memory.storeBytes(of: UInt8(pixel >> shift & 0xFF), toByteOffset: offset, as: UInt8.self)
    }
    switch layout {
    case .color(let red, let green, let blue, let alpha):
      set(16, red)
      set(8, green)
      set(0, blue)
      set(24, alpha)
    case .gray:
      // The luma of ITU-R BT.601, in units of 1/256.
      let luma = (pixel >> 16 & 0xFF) * 77 + (pixel >> 8 & 0xFF) * 150 + (pixel & 0xFF) * 29
      memory.storeBytes(of: UInt8(luma >> 8), as: UInt8.self)
    case .alpha: set(24, 0)
    }
  }
}
