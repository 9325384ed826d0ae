// Pixels are 0xAARRGGBB with premultiplied alpha. Products are rounded as in pixman, so that the
// results equal Cairo's. Two channels are computed in one number with unused bits between them;
// they cannot overflow, and the unchecked operators save a check per pixel.

extension UInt32 {
  /// Creates a pixel of a color as Cairo does.
  init(_ color: Color) {
    func channel(_ value: Double) -> UInt32 { UInt32(value * 65_535 + 0.5) >> 8 }
    let alpha = color.alpha
    self =
      channel(alpha) << 24 | channel(color.red * alpha) << 16 | channel(color.green * alpha) << 8
      | channel(color.blue * alpha)
  }

  /// The pixel's opacity, 0...255.
  var alpha: UInt32 { self >> 24 }

  /// Whether no channel exceeds the opacity.
  var isPremultiplied: Bool {
    self & 0xff <= alpha && self >> 8 & 0xff <= alpha && self >> 16 & 0xff <= alpha
  }

  /// Returns the pixel with every channel multiplied by a level, 0...255.
  func scaled(_ level: UInt32) -> UInt32 {
    let low = (self & 0x00ff_00ff) &* level &+ 0x0080_0080
    let high = (self >> 8 & 0x00ff_00ff) &* level &+ 0x0080_0080
    return (low &+ (low >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
      | (high &+ (high >> 8 & 0x00ff_00ff)) & 0xff00_ff00
  }

  /// Returns the pixel composited over another one.
  func over(_ below: UInt32) -> UInt32 {
    let rest = below.scaled(255 &- alpha)
    // Pixels whose colors exceed their alpha saturate, as in pixman.
    let low = (self & 0x00ff_00ff) &+ (rest & 0x00ff_00ff)
    let high = (self >> 8 & 0x00ff_00ff) &+ (rest >> 8 & 0x00ff_00ff)
    return low.saturatedPair | high.saturatedPair << 8
  }

  /// Returns the mean of the pixel and another one, weighted by a level, 0...255, and its rest.
  ///
  /// Products are rounded as in Cairo's own compositing of opaque colors, which differs from
  /// pixman's where a product is a half.
  func mixed(_ level: UInt32, with below: UInt32) -> UInt32 {
    let rest = 255 &- level
    let low = (self & 0x00ff_00ff).scaledPair(level) &+ (below & 0x00ff_00ff).scaledPair(rest)
    let high =
      (self >> 8 & 0x00ff_00ff).scaledPair(level) &+ (below >> 8 & 0x00ff_00ff).scaledPair(rest)
    return low | high << 8
  }

  /// Two channels in one number, multiplied by a level.
  private func scaledPair(_ level: UInt32) -> UInt32 {
    let product = self &* level &+ 0x007f_007f
    return (product &+ (product >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
  }

  /// Two channels in one number, each saturated at 255.
  private var saturatedPair: UInt32 {
    let carries = self & 0x0100_0100
    return (self | (carries &- (carries >> 8))) & 0x00ff_00ff
  }
}

extension UnsafePointer<UInt32> {
  /// Whether a number of pixels are all opaque.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  func areOpaque(count: Int) -> Bool {
    var index = 0
    while index < count {
      // A block without branches is vectorized in release builds and fast in debug builds.
      let end = Swift.min(index &+ 4096, count)
      var intersection = UInt32.max
      while index < end {
        intersection &= self[index]
        index &+= 1
      }
      guard intersection.alpha == 255 else { return false }
    }
    return true
  }
}
