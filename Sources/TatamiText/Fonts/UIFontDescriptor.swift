public import Foundation
package import TatamiDrawing

/// What a font is to be like.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // The one stored property is a constant value.
  package let value: FontDescriptor

  init(_ value: FontDescriptor) {
    self.value = value
  }

  /// Makes a description by a family's or a face's name; one that is not known is replaced by the
  /// nearest.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Makes a description from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(FontDescriptor(pointSize: 0).adding(attributes))
  }

  /// Returns the description of the font for a purpose, in the current traits' category.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size of the em square, in points.
  open var pointSize: CGFloat { CGFloat(value.pointSize) }

  /// What sets the font apart from its family's regular one.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if value.italic { traits.insert(.traitItalic) }
    if value.weight >= 600 { traits.insert(.traitBold) }
    if value.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description with other traits; bold stays as bold as it is.
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

  /// Returns the description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the description with other attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.adding(attributes))
  }

  /// Returns the description, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two descriptions say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.value == value
  }

  /// The hash of what the description says.
  open override var hash: Int { value.hashValue }
}

extension UIFontDescriptor {
  /// What sets a font apart from its family's regular one.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Makes traits from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All characters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an attribute's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name: a text.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's name: a text like `DejaVuSans-Bold`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size of the em square: a number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a trait's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How heavy the font is: a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}

extension FontDescriptor {
  /// Returns the descriptor with attributes of a description.
  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var result = self
    if let family = attributes[.family] as? String { result.family = .named(family) }
    if let name = attributes[.name] as? String { result.take(FontName(name)) }
    if let size = attributes[.size] { result.pointSize = TextAttributes.number(size) }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    if let weight = traits?[.weight] as? UIFont.Weight { result.weight = weight.css }
    return result
  }

  /// Takes over the family and the style of a face's name.
  package mutating func take(_ name: FontName) {
    family = .named(name.family)
    weight = name.weight
    italic = name.isItalic
  }
}
