public import TatamiGraphics

extension UIImage.SymbolConfiguration {
  /// Creates a configuration with the size of a text style, which follows the content size
  /// category.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(textStyle: textStyle, scale: .unspecified)
  }

  /// Creates a configuration with the size of a text style, which follows the content size
  /// category, and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    var settings = SymbolSettings()
    settings.size = .style(
      SymbolTextStyle(name: textStyle.rawValue) { textStyle.pointSize(in: $0.sizeCategory) }
    )
    settings.weight = textStyle.weight == .regular ? .unspecified : textStyle.weight.symbolWeight()
    settings.scale = scale
    self.init(settings)
  }

  /// Creates a configuration with the size and the weight of a font.
  public convenience init(font: UIFont) {
    self.init(font: font, scale: .unspecified)
  }

  /// Creates a configuration with the size and the weight of a font, and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale)
  }
}

extension UIFont {
  /// The weight of symbols beside texts in the font.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: min(9, max(1, descriptor.weight / 100))) ?? .regular
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols beside texts of the weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: css / 100) ?? .regular
  }
}

extension UIImage.SymbolWeight {
  /// Returns the weight of texts beside symbols of the weight; regular if it is unspecified.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .unspecified, .regular: .regular
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
