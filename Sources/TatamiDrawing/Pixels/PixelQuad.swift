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
  fileprivate init(low: SIMD8<UInt16>, high: SIMD8<UInt16>) {
    (self.low, self.high) = (low, high)
  }

  /// Writes the pixels.
  @inline(__always)
  func store(in pixels: UnsafeMutablePointer<UInt32>) {
    let pairs = low | high &<< 8
    UnsafeMutableRawPointer(pixels).storeBytes(of: pairs, as: SIMD8<UInt16>.self)
  }

  /// Returns the pixels multiplied by levels.
  @inline(__always)
  func scaled(_ levels: LevelQuad) -> PixelQuad {
    PixelQuad(low: low.scaled(levels.pairs), high: high.scaled(levels.pairs))
  }

  /// Returns the means of the pixels and others, weighted by levels and their rest, rounded as those
  /// of single pixels.
  @inline(__always)
  func mixed(_ levels: LevelQuad, with below: PixelQuad) -> PixelQuad {
    let rest = levels.rest
    return PixelQuad(
      low: low.mixed(levels.pairs) &+ below.low.mixed(rest.pairs),
      high: high.mixed(levels.pairs) &+ below.high.mixed(rest.pairs)
    )
  }

  /// Returns the sums of the channels, which must not exceed 255.
  @inline(__always)
  static func + (left: PixelQuad, right: PixelQuad) -> PixelQuad {
    PixelQuad(low: left.low &+ right.low, high: left.high &+ right.high)
  }
}

/// Four adjacent levels of coverage, 0...255, each of them twice: for two channels of a pixel.
struct LevelQuad {
  fileprivate let pairs: SIMD8<UInt16>

  /// Reads four levels of 8 bits, the first in the lowest.
  @inline(__always)
  init(_ levels: UInt32) {
    let four = unsafeBitCast(levels, to: SIMD4<UInt8>.self)
    var pairs = SIMD8<UInt8>()
    (pairs.evenHalf, pairs.oddHalf) = (four, four)
    var wide = SIMD16<UInt8>()
    wide.evenHalf = pairs
    self.pairs = unsafeBitCast(wide, to: SIMD8<UInt16>.self)
  }

  /// Repeats a level.
  @inline(__always)
  init(repeating level: UInt32) {
    self.init(pairs: SIMD8(repeating: UInt16(truncatingIfNeeded: level)))
  }

  @inline(__always)
  private init(pairs: SIMD8<UInt16>) {
    self.pairs = pairs
  }

  /// The differences between full coverage and the levels.
  var rest: LevelQuad {
    @inline(__always) get { LevelQuad(pairs: 255 &- pairs) }
  }

  /// Black pixels with the levels as alpha.
  var black: PixelQuad {
    @inline(__always) get {
      let alphas = unsafeBitCast(pairs, to: SIMD4<UInt32>.self) & 0xff_0000
      return PixelQuad(low: .zero, high: unsafeBitCast(alphas, to: SIMD8<UInt16>.self))
    }
  }

  /// Returns the levels multiplied by another one.
  @inline(__always)
  func scaled(_ level: UInt32) -> LevelQuad {
    LevelQuad(pairs: pairs.scaled(LevelQuad(repeating: level).pairs))
  }
}

extension SIMD8<UInt16> {
  /// Returns products of channels and levels, rounded as those of single pixels.
  @inline(__always)
  fileprivate func scaled(_ levels: Self) -> Self {
    let products = self &* levels &+ 128
    return (products &+ (products &>> 8)) &>> 8
  }

  /// Returns products of channels and levels, rounded as in means of single pixels.
  @inline(__always)
  fileprivate func mixed(_ levels: Self) -> Self {
    let products = self &* levels &+ 127
    return (products &+ (products &>> 8)) &>> 8
  }
}
