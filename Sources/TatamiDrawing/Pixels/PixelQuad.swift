/// Four adjacent pixels, processed together.
///
/// The results equal those of the operations on single pixels. Vectors are bit-cast, because
/// Swift's conversions between them work lane by lane.
struct PixelQuad {
  /// Every other channel, starting with blue and with green, in 16 bits each for products.
  private var low, high: SIMD8<UInt16>

  /// Repeats a pixel.
  @inline(__always)
  init(repeating pixel: UInt32) {
    self.init(SIMD4(repeating: pixel))
  }

  /// Reads four pixels.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  @inline(__always)
  private init(_ pixels: SIMD4<UInt32>) {
    let pairs = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    self.init(low: pairs & 0xff, high: pairs &>> 8)
  }

  @inline(__always)
  private init(low: SIMD8<UInt16>, high: SIMD8<UInt16>) {
    (self.low, self.high) = (low, high)
  }

  /// Writes the pixels.
  @inline(__always)
  func store(in pixels: UnsafeMutablePointer<UInt32>) {
    let pairs = low | high &<< 8
    UnsafeMutableRawPointer(pixels).storeBytes(of: pairs, as: SIMD8<UInt16>.self)
  }

  /// Returns the pixels multiplied by four levels, the first in the lowest byte.
  @inline(__always)
  func scaled(_ levels: UInt32) -> PixelQuad {
    scaled(each: SIMD4(levels, levels >> 8, levels >> 16, levels >> 24) & 0xff)
  }

  /// Returns the pixels composited over others.
  @inline(__always)
  func over(_ below: PixelQuad) -> PixelQuad {
    let alpha = unsafeBitCast(high, to: SIMD4<UInt32>.self) &>> 16
    let rest = below.scaled(each: 255 &- alpha)
    return PixelQuad(
      low: (low &+ rest.low).saturated,
      high: (high &+ rest.high).saturated
    )
  }

  @inline(__always)
  private func scaled(each level: SIMD4<UInt32>) -> PixelQuad {
    let levels = unsafeBitCast(level | level &<< 16, to: SIMD8<UInt16>.self)
    let (low, high) = (low &* levels &+ 128, high &* levels &+ 128)
    return PixelQuad(low: (low &+ (low &>> 8)) &>> 8, high: (high &+ (high &>> 8)) &>> 8)
  }
}

extension SIMD8<UInt16> {
  /// The sums of two channels each, saturated at 255.
  fileprivate var saturated: Self {
    @inline(__always) get {
      let carries = self &>> 8
      return (self | (carries &<< 8 &- carries)) & 0xff
    }
  }
}
