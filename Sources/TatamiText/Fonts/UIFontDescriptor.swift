public import Foundation
import TatamiDrawing

/// A description of a font by its attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Sendable, because the only stored property is a constant.
  let value: FontDescriptor

  init(_ value: FontDescriptor) {
    self.value = value
  }

  /// Creates a descriptor from the name of a family or a face; the nearest installed font replaces
  /// an unknown one.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescriptor(pointSize: 0).adding(attributes))
  }

  /// Returns the descriptor of a text style's font for the current traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the em square, in points.
  open var pointSize: CGFloat { CGFloat(value.pointSize) }

  /// The traits that distinguish the font from the regular font of its family.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if value.italic { traits.insert(.traitItalic) }
    if value.weight >= 600 { traits.insert(.traitBold) }
    if value.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with other traits; a bold font stays at its weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var value = value
    value.italic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != self.symbolicTraits.contains(.traitBold) { value.weight = isBold ? 700 : 400 }
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if isMonospaced != (value.family == .monospaced) {
      value.family = isMonospaced ? .monospaced : .system
    }
    return UIFontDescriptor(value)
  }

  /// Returns the descriptor with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the descriptor with some attributes changed.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.adding(attributes))
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two descriptors have equal attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.value == value
  }

  /// The hash of the attributes.
  open override var hash: Int { value.hashValue }
}

extension UIFontDescriptor {
  /// Traits that distinguish a font from the regular font of its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an attribute's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face, a string such as `DejaVuSans-Bold`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size of the em square, a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a trait's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight of the font, a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}

extension FontDescriptor {
  /// Returns the descriptor with the attributes of a UIKit descriptor.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var result = self
    if let family = attributes[.family] as? String { result.family = .named(family) }
    if let name = attributes[.name] as? String { result.apply(FontName(name)) }
    if let size = attributes[.size] { result.pointSize = TextAttributes.number(size) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight { result.weight = weight.css }
    return result
  }

  /// Sets the family, the weight and the slant to those of a name.
  mutating func apply(_ name: FontName) {
    family = .named(name.family)
    weight = name.weight
    italic = name.isItalic
  }
}
