public import Foundation
package import TatamiDrawing

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // The stored properties are constant values, the mark is the first.
  private let typeTag = CFTypeTag()
  package let descriptor: FontDescriptor
  /// What the font was made from, if it can follow the text size.
  package let origin: FontOrigin?

  package init(_ descriptor: FontDescriptor, from origin: FontOrigin? = nil) {
    self.descriptor = descriptor
    self.origin = origin
  }

  /// Finds a font by its family's or face's name; an unknown one gives nil (S221).
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let name = FontName(fontName)
    guard KitEnvironment.current.textShaping.hasFamily(name.family) else { return nil }
    var descriptor = FontDescriptor(pointSize: Double(fontSize))
    descriptor.take(name)
    self.init(descriptor)
  }

  /// Makes the font that a description says, at its own size for a size of 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init((pointSize > 0 ? descriptor.withSize(pointSize) : descriptor).value)
  }

  /// The names of all families, sorted.
  open class var familyNames: [String] { KitEnvironment.current.textShaping.familyNames() }

  /// The size of the em square, in points, as it was asked for (S221).
  open var pointSize: CGFloat { descriptor.pointSize }

  /// How far letters reach above the baseline, in points; positive (S221).
  open var ascender: CGFloat { metrics.ascender }

  /// How far letters reach below the baseline, in points; negative (S221).
  open var descender: CGFloat { metrics.descender }

  /// The extra distance between lines, in points.
  open var leading: CGFloat { metrics.leading }

  /// The distance between two baselines: ascender - descender + leading (S216).
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

  /// The name of the face: `DejaVuSans-Bold`.
  open var fontName: String { FontName(descriptor).text }

  /// What the font is like.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

  /// Returns the font, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var resized = descriptor
    resized.pointSize = Double(fontSize)
    return UIFont(resized)
  }

  /// Whether two fonts are the same typeface at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  /// The hash of typeface and size.
  open override var hash: Int { descriptor.hashValue }

  private var metrics: FontMetrics { KitEnvironment.current.textShaping.metrics(of: descriptor) }
}

extension UIFont {
  /// The usual size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The usual size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The usual size of text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the interface's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the interface's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(pointSize: Double(fontSize), weight: weight.css))
  }

  /// Returns the interface's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the interface's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescriptor(pointSize: Double(fontSize), italic: true))
  }

  /// Returns the interface's font with digits of equal width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(
      FontDescriptor(pointSize: Double(fontSize), weight: weight.css, monospacedDigits: true)
    )
  }

  /// Returns a font all of whose characters are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescriptor(family: .monospaced, pointSize: Double(fontSize), weight: weight.css)
    )
  }
}
