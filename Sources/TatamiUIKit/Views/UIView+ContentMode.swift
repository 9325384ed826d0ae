extension UIView {
  /// How contents follow the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, in its ratio, centered.
    case scaleAspectFit = 1
    /// As small as covers the bounds, in its ratio, centered.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In its size, centered.
    case center = 4
    /// In its size, at the top edge.
    case top = 5
    /// In its size, at the bottom edge.
    case bottom = 6
    /// In its size, at the left edge.
    case left = 7
    /// In its size, at the right edge.
    case right = 8
    /// In its size, in the top-left corner.
    case topLeft = 9
    /// In its size, in the top-right corner.
    case topRight = 10
    /// In its size, in the bottom-left corner.
    case bottomLeft = 11
    /// In its size, in the bottom-right corner.
    case bottomRight = 12

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
