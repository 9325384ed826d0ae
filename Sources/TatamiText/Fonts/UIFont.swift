public import Foundation
package import TatamiDrawing

/// A font: a typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // Sendable, because all stored properties are constants; the type tag is the first by contract.
  private let typeTag = CFTypeTag()
  package let descriptor: FontDescriptor
  /// The source of a font that follows the content size category; nil for other fonts.
  let scaling: FontScaling?

  init(_ descriptor: FontDescriptor, scaling: FontScaling? = nil) {
    self.descriptor = descriptor
    self.scaling = scaling
  }

  /// Creates a font from the name of a family or a face; nil if there is no such font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let name = FontName(fontName)
    guard KitEnvironment.current.textShaping.hasFamily(name.family) else { return nil }
    var descriptor = FontDescriptor(pointSize: Double(fontSize))
    descriptor.apply(name)
    self.init(descriptor)
  }

  /// Creates the font of a descriptor; a size of 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).value)
  }

  /// The names of the installed families, sorted.
  open class var familyNames: [String] { KitEnvironment.current.textShaping.familyNames() }

  /// The size of the em square, in points, as requested.
  open var pointSize: CGFloat { descriptor.pointSize }

  /// The extent of glyphs above the baseline, in points; positive.
  open var ascender: CGFloat { metrics.ascender }

  /// The extent of glyphs below the baseline, in points; negative.
  open var descender: CGFloat { metrics.descender }

  /// The extra space between lines, in points.
  open var leading: CGFloat { metrics.leading }

  /// The distance between two baselines, in points: ascender - descender + leading.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of a small x, in points.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The name of the family.
  open var familyName: String {
    switch descriptor.family {
    case .system: "system-ui"
    case .monospaced: "ui-monospace"
    case .named(let name): name
    }
  }

  /// The name of the face, such as `DejaVuSans-Bold`.
  open var fontName: String { FontName(descriptor).text }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = descriptor
    resized.pointSize = Double(fontSize)
    return UIFont(resized)
  }

  /// Whether two fonts have the same typeface and size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  /// The hash of the typeface and the size.
  open override var hash: Int { descriptor.hashValue }

  private var metrics: FontMetrics { KitEnvironment.current.textShaping.metrics(of: descriptor) }
}

extension UIFont {
  /// The default font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default font size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(pointSize: Double(fontSize), weight: weight.css))
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(pointSize: Double(fontSize), italic: true))
  }

  /// Returns the system font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(
      FontDescriptor(pointSize: Double(fontSize), weight: weight.css, monospacedDigits: true)
    )
  }

  /// Returns the system font with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(family: .monospaced, pointSize: Double(fontSize), weight: weight.css)
    )
  }
}
