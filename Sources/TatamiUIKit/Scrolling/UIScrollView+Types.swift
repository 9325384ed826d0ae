public import Foundation

extension UIScrollView {
  /// How fast content slows down after the finger has left (S106).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from the share of the velocity left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// For content that soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Which edges of the safe area are added to the content's insets (S111).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic = 0
    /// Those of the axes that can scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All.
    case always = 3
  }

  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light surroundings, light in dark ones.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// Whether scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When a finger begins to scroll.
    case onDrag = 1
  }
}
