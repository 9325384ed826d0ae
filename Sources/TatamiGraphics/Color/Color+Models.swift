import Foundation
import TatamiDrawing

extension Color {
  /// Creates the nearest sRGB color of Display P3 components.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.light(red), Self.light(green), Self.light(blue))
    // From P3's primaries to sRGB's; both have the same white point.
    self.init(
      red: Self.component(1.2249401763 * r - 0.2249401763 * g),
      green: Self.component(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.component(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
      alpha: Double(alpha)
    )
  }

  /// Returns the hue, from 0 (red) to 1.
  func hue(most: Double, span: Double) -> Double {
    guard span > 0 else { return 0 }
    let sixth =
      switch most {
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// Returns the linear intensity of a gamma-encoded sRGB component.
  private static func light(_ component: CGFloat) -> Double {
    let value = Double(component)
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the gamma-encoded sRGB component of a linear intensity.
  private static func component(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
