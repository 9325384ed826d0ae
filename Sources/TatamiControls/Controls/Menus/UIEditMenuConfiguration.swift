public import Foundation

/// The directions of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The menu is where there is room.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// Left.
  case left = 3
  /// Right.
  case right = 4
}

/// The source of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier; unique unless given.
  open private(set) var identifier: any NSCopying
  /// The point at which the menu was requested, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred direction of the arrow, which is followed if there is room; left and right count as
  /// automatic: above the source of the menu, with the arrow down.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  private init(_ identifier: any NSCopying, _ sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }

  /// Creates a configuration; without an identifier it gets a unique one.
  public convenience init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.init(identifier ?? NSUUID(), sourcePoint)
  }
}
