import Foundation

/// The position and scale of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, preserving the aspect ratio, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, preserving the aspect ratio, centered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// Unscaled, centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Unscaled, centered at the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Unscaled, centered at the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Unscaled, centered at the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Unscaled, centered at the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Unscaled, in the top-left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Unscaled, in the top-right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Unscaled, in the bottom-left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Unscaled, in the bottom-right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

extension CALayerContentsGravity {
  /// Returns the rectangle of contents of a given size in the bounds (S233).
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let fitted: CGSize =
      switch self {
      case .resize: bounds.size
      case .resizeAspect: size.scaled(by: min(ratios.0, ratios.1))
      case .resizeAspectFill: size.scaled(by: max(ratios.0, ratios.1))
      default: size
      }
    let free = CGSize(width: bounds.width - fitted.width, height: bounds.height - fitted.height)
    let share = anchor
    let origin = CGPoint(
      x: bounds.minX + free.width * share.x,
      y: bounds.minY + free.height * share.y
    )
    return CGRect(origin: origin, size: fitted)
  }

  /// The fractions of the free space that are left of and above the contents.
  private var anchor: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
