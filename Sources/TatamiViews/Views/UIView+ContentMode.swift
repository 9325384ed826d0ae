extension UIView {
  /// The alignment and scaling of a view's contents in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Scales the contents to the size of the bounds.
    case scaleToFill = 0
    /// Scales the contents to fit in the bounds, keeping their aspect ratio; centered.
    case scaleAspectFit = 1
    /// Scales the contents to fill the bounds, keeping their aspect ratio; centered.
    case scaleAspectFill = 2
    /// Redraws the contents when the bounds change.
    case redraw = 3
    /// Centers the contents without scaling.
    case center = 4
    /// Aligns the contents with the top edge, without scaling.
    case top = 5
    /// Aligns the contents with the bottom edge, without scaling.
    case bottom = 6
    /// Aligns the contents with the left edge, without scaling.
    case left = 7
    /// Aligns the contents with the right edge, without scaling.
    case right = 8
    /// Aligns the contents with the top-left corner, without scaling.
    case topLeft = 9
    /// Aligns the contents with the top-right corner, without scaling.
    case topRight = 10
    /// Aligns the contents with the bottom-left corner, without scaling.
    case bottomLeft = 11
    /// Aligns the contents with the bottom-right corner, without scaling.
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
