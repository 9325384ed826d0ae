public import Foundation
package import TatamiDrawing

/// A color, either fixed or resolved from traits.
///
/// ```swift
/// let accent = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBlue }
/// let shade = UIColor(white: 0, alpha: 0.2)
/// ```
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Immutable after `init`, which makes the class safe to share; the type tag must be the first
  // stored property.
  private let typeTag = CFTypeTag()
  private let fixed: CGColor
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  package convenience init(_ color: Color) {
    self.init(fixed: CGColor(color))
  }

  private init(fixed: CGColor) {
    self.fixed = fixed
    provider = nil
  }

  /// Creates a color from sRGB components, clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    )
  }

  /// Creates a gray from 0 (black) to 1 (white), whose `cgColor` has two components.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(fixed: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    let turn = (hue - hue.rounded(.down)) * 6
    let channel = { (offset: CGFloat) -> CGFloat in
      let position = (offset + turn).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(1, min(position, 4 - position)))
      return brightness * (1 - saturation * share)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a color from Display P3 components; what sRGB cannot show is clamped.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    self.init(fixed: cgColor)
  }

  /// Creates a dynamic color, whose provider is called each time the color is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    fixed = CGColor(.clear)
    provider = dynamicProvider
  }

  package convenience init(light: Color, dark: Color) {
    let (lightColor, darkColor) = (UIColor(light), UIColor(dark))
    self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  /// Returns the fixed color for traits.
  ///
  /// A provider may return another dynamic color, up to 16 times; after that the color is clear.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<16 {
      guard let provider = color.provider else { return color }
      color = provider(traitCollection)
    }
    return .clear
  }

  /// The color under the current traits, at the time of the call.
  open var cgColor: CGColor { resolvedColor(with: .current).fixed }

  package var value: Color { resolvedColor(with: .current).fixed.value }

  /// Returns the color with another opacity; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard provider == nil else {
      return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(fixed: fixed.withAlpha(alpha))
  }

  /// Writes the components under the current traits, each from 0 to 1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes lightness and opacity under the current traits; false for colors that are not gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and opacity under the current traits, each from 0 to 1.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    hue?.pointee = CGFloat(color.hue(most: most, span: most - least))
    saturation?.pointee = most > 0 ? CGFloat((most - least) / most) : 0
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the stroke color of the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the components are equal; dynamic colors are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return provider == nil && other.provider == nil && fixed == other.fixed
  }

  /// The hash of the components.
  open override var hash: Int {
    provider == nil ? fixed.hashValue : ObjectIdentifier(self).hashValue
  }
}
