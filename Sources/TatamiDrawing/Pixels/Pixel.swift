// Pixels are 0xAARRGGBB with colours multiplied by alpha. Products are rounded as pixman rounds
// them, so that what is drawn here equals what Cairo draws. Two channels are counted in one
// number with room between them, so nothing can overflow: plain operators would check it for
// every pixel.

extension UInt32 {
  /// The pixel of a colour, as Cairo makes it.
  init(_ color: Color) {
    func channel(_ value: Double) -> UInt32 { UInt32(Swift.min(65_535, value * 65_536)) >> 8 }
    let alpha = color.alpha
    self =
      channel(alpha) << 24 | channel(color.red * alpha) << 16 | channel(color.green * alpha) << 8
      | channel(color.blue * alpha)
  }

  /// The pixel's opacity, 0...255.
  var alpha: UInt32 { self >> 24 }

  /// Returns the pixel with every channel multiplied by a level, 0...255.
  func scaled(_ level: UInt32) -> UInt32 {
    let low = (self & 0x00ff_00ff) &* level &+ 0x0080_0080
    let high = (self >> 8 & 0x00ff_00ff) &* level &+ 0x0080_0080
    return (low &+ (low >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
      | (high &+ (high >> 8 & 0x00ff_00ff)) & 0xff00_ff00
  }

  /// Returns the pixel put over another one.
  func over(_ below: UInt32) -> UInt32 {
    let rest = below.scaled(255 &- alpha)
    // Only a pixel whose colours exceed its alpha could overflow a channel; pixman stops there.
    let low = (self & 0x00ff_00ff) &+ (rest & 0x00ff_00ff)
    let high = (self >> 8 & 0x00ff_00ff) &+ (rest >> 8 & 0x00ff_00ff)
    return low.saturatedPair | high.saturatedPair << 8
  }

  /// Two channels in one number, each stopped at 255.
  private var saturatedPair: UInt32 {
    let carries = self & 0x0100_0100
    return (self | (carries &- (carries >> 8))) & 0x00ff_00ff
  }
}
