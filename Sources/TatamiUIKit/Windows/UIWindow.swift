public import Foundation

/// The root of a tree of views on screen; touches and keys come in here.
@MainActor
open class UIWindow: UIView {
  /// The order of windows in depth.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height; higher ones are in front.
    public let rawValue: CGFloat

    /// Makes a level from its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows are unless told otherwise.
    public static let normal = Level(rawValue: 0)
    /// Above the bar at the top.
    public static let alert = Level(rawValue: 2000)
    /// Where the bar at the top is.
    public static let statusBar = Level(rawValue: 1000)

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The height among other windows.
  open var windowLevel = Level.normal

  /// Makes a window, hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    window = self
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the window is not on screen.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        UIApplication.shared.hide(self)
      } else {
        UIApplication.shared.show(self)
      }
    }
  }

  /// The application (S73).
  open override var next: UIResponder? { UIApplication.shared }

  /// The responder that keys go to; at most one (S78).
  weak var firstResponder: UIResponder?

  /// Hands the event to whom it concerns.
  open func sendEvent(_ event: UIEvent) {
    EventDispatcher.send(event, in: self)
  }
}
