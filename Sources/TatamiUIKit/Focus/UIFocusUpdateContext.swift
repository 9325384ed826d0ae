import Foundation

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt

  /// Makes a heading from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// On in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Back in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// What happens to the focus.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open internal(set) weak var previouslyFocusedView: UIView?
  /// The view that gets the focus.
  open internal(set) weak var nextFocusedView: UIView?
  /// Which way the focus goes; empty unless by keys.
  open internal(set) var focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, _ step: FocusStep?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    focusHeading =
      switch step {
      case .next: .next
      case .previous: .previous
      case nil: []
      }
  }
}

/// Runs what goes along with a change of the focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes now and a completion at the next turn of the clock.
  open func addCoordinatedAnimations(
    _ animations: (@MainActor () -> Void)?,
    completion: (@MainActor () -> Void)? = nil
  ) {
    animations?()
    if let completion { FrameClock.shared.nextTurn(completion) }
  }
}
