import Foundation

/// A color in CIE L*a*b*, with the white of sRGB.
struct PerceivedColor {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  /// Creates the color of a pixel, 0xAARRGGBB with premultiplied alpha, on a gray of 0 to 255.
  init(_ pixel: UInt32, on gray: UInt32) {
    let behind = gray * (255 - pixel >> 24) / 255
    let linear = [16, 8, 0].map { (shift: UInt32) in
      Self.linear(Double(min(255, (pixel >> shift & 0xFF) + behind)) / 255)
    }
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    lightness = 116 * y - 16
    greenRed = 500 * (x - y)
    blueYellow = 200 * (y - z)
  }

  /// Returns the distance to another color, CIE 1976 ΔE.
  func distance(to other: PerceivedColor) -> Double {
    let (l, a, b) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return (l * l + a * a + b * b).squareRoot()
  }

  /// Returns the difference of two pixels on white or on black, whichever is larger.
  static func difference(of left: UInt32, from right: UInt32) -> Double {
    let onWhite = PerceivedColor(left, on: 255).distance(to: PerceivedColor(right, on: 255))
    guard left >> 24 < 255 || right >> 24 < 255 else { return onWhite }
    return max(onWhite, PerceivedColor(left, on: 0).distance(to: PerceivedColor(right, on: 0)))
  }

  /// Returns the intensity of an sRGB component.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Double) -> Double {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
  }
}
