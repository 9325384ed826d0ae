import Foundation

/// The contrast of colors as WCAG 2 defines it, from 1 to 21.
enum ContrastRatio {
  /// Returns the ratio of two opaque colors, 0xAARRGGBB.
  static func of(_ left: UInt32, _ right: UInt32) -> Double {
    let (a, b) = (luminance(of: left), luminance(of: right))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(of pixel: UInt32) -> Double {
    zip([16, 8, 0] as [UInt32], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let component = Double(pixel >> part.0 & 0xFF) / 255
      return sum + part.1 * PerceivedColor.linear(component)
    }
  }
}
