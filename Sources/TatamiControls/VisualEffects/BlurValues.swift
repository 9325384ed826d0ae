import Foundation
import TatamiViews

/// The values of a blur (N227).
struct BlurValues {
  let radius: CGFloat
  let tint: UIColor

  /// The factor of the distance of colors from gray.
  static let saturation: CGFloat = 1.8

  private init(radius: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    tint = UIColor(white: white, alpha: alpha)
  }

  /// Creates the values of a style in an appearance.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(radius: 20, white: 0.97, alpha: 0.82)
    case .light: self.init(radius: 30, white: 1, alpha: 0.3)
    case .dark: self.init(radius: 20, white: 0.11, alpha: 0.73)
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    default: self.init(material: style, isDark: isDark)
    }
  }

  /// Creates the values of a material: those of extra light or dark with a thinner or thicker tint.
  private init(material style: UIBlurEffect.Style, isDark: Bool) {
    let first = UIBlurEffect.Style.systemUltraThinMaterial.rawValue
    let (kind, look) = ((style.rawValue - first) % 5, (style.rawValue - first) / 5)
    let isDark = look == 0 ? isDark : look == 2
    let alphas: [CGFloat] = isDark ? [0.45, 0.6, 0.73, 0.86, 0.8] : [0.45, 0.62, 0.75, 0.88, 0.82]
    let alpha = alphas.indices.contains(kind) ? alphas[kind] : alphas[2]
    self.init(radius: 20, white: isDark ? 0.11 : 0.97, alpha: alpha)
  }
}
