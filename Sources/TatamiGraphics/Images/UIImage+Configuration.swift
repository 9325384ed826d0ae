public import Foundation

extension UIImage {
  /// Settings that choose a variant of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Stored properties change only while an object is being made.
    fileprivate var traits: UITraitCollection?

    /// Creates a configuration without settings.
    public required override init() {}

    /// Creates a configuration with traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      traits = traitCollection
    }

    /// The traits that choose a variant; nil for the current ones.
    open var traitCollection: UITraitCollection? { traits }

    /// Returns the configuration with other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traits = traitCollection }
    }

    /// Returns the configuration with the settings that another one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      changed { $0.adopt(otherConfiguration) }
    }

    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    fileprivate func adopt(_ other: Configuration?) {
      if let other = other?.traits { traits = other }
    }

    fileprivate func changed(_ change: (Self) -> Void) -> Self {
      let copy = Self()
      copy.adopt(self)
      change(copy)
      return copy
    }
  }

  /// The size, the weight and the color of symbols.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
  /// let star = UIImage(systemName: "star.fill", withConfiguration: large)
  /// ```
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package fileprivate(set) var settings = SymbolSettings()

    /// Creates a configuration without settings.
    public required init() {
      super.init()
    }

    /// Creates a configuration from settings.
    package convenience init(_ settings: SymbolSettings) {
      self.init()
      self.settings = settings
    }

    private convenience init(_ change: (inout SymbolSettings) -> Void) {
      self.init()
      change(&settings)
    }

    /// A configuration without settings.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init { $0.scale = scale }
    }

    /// Creates a configuration with a size in points, limited to 0...10,000.
    public convenience init(pointSize: CGFloat) {
      self.init { $0.size = .points(pointSize) }
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init { $0.weight = weight }
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0.size = .points(pointSize)
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Creates a configuration with a color; symbols have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0.colors = [hierarchicalColor] }
    }

    /// Creates a configuration with colors, of which symbols show the first.
    public convenience init(paletteColors: [UIColor]) {
      self.init { $0.colors = paletteColors }
    }

    /// Returns a configuration without settings: no symbol has colors of its own.
    open class func preferringMulticolor() -> Self { Self() }

    /// Returns a configuration without settings: all symbols have one color.
    open class func preferringMonochrome() -> Self { Self() }

    /// Returns the configuration without a text style.
    open func configurationWithoutTextStyle() -> Self {
      changed { if case .style? = $0.settings.size { $0.settings.size = nil } }
    }

    /// Returns the configuration without a scale.
    open func configurationWithoutScale() -> Self {
      changed { $0.settings.scale = .unspecified }
    }

    /// Returns the configuration without a weight.
    open func configurationWithoutWeight() -> Self {
      changed { $0.settings.weight = .unspecified }
    }

    /// Returns the configuration without a size in points and without a weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        if case .points? = $0.settings.size { $0.settings.size = nil }
        $0.settings.weight = .unspecified
      }
    }

    /// Whether another configuration has equal settings.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      guard let otherConfiguration else { return false }
      return settings == otherConfiguration.settings && traits == otherConfiguration.traits
    }

    /// Whether an object is a configuration with equal settings.
    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    /// The hash of the settings.
    open override var hash: Int { settings.hashValue }

    fileprivate override func adopt(_ other: Configuration?) {
      super.adopt(other)
      if let other = other as? SymbolConfiguration { settings.apply(other.settings) }
    }
  }
}
