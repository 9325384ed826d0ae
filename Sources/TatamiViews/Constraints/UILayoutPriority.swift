/// A priority of layout, from 0 to 1000.
///
/// Of two competing lengths, the one with the higher priority applies.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The priority of a requirement: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists compression by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize the window's scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window's scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not resize the window's scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which views hug their content by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a target size while a fitting size is computed: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
