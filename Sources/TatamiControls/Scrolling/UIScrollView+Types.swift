public import Foundation

extension UIScrollView {
  /// The rate at which content decelerates after a drag.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity left after a millisecond.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The ways to add the safe area to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as `scrollableAxes`.
    case automatic = 0
    /// Adds the safe area along axes that can scroll.
    case scrollableAxes = 1
    /// Does not add the safe area.
    case never = 2
    /// Adds the safe area at all edges.
    case always = 3
  }

  /// The styles of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark in light appearance, light in dark appearance.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The ways in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows a finger that reaches it, and is dismissed if it is released downward.
    case interactive = 2
    /// The keyboard and its accessory are dismissed when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory follow a finger that reaches the accessory.
    case interactiveWithAccessory = 4
  }
}
