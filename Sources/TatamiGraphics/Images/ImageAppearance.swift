extension UIImage {
  /// How stored pixels are turned when they are shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter against the clock.
    case left = 2
    /// By a quarter with the clock.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Left and right exchanged, then by half a turn.
    case downMirrored = 5
    /// Left and right exchanged, then by a quarter against the clock.
    case leftMirrored = 6
    /// Left and right exchanged, then by a quarter with the clock.
    case rightMirrored = 7

    /// Whether width and height are exchanged.
    var isOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation with left and right of what is shown exchanged.
    var flippedHorizontally: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// How what is between the caps of an image fills its room.
  public enum ResizingMode: Int, Sendable {
    /// By copies.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Whether views draw an image in their tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The view decides; an image view draws the image as it is.
    case automatic = 0
    /// The image is drawn as it is.
    case alwaysOriginal = 1
    /// Only the image's opacity counts, the colour is the view's tint.
    case alwaysTemplate = 2
  }
}

/// What an image says about how its pixels are shown.
package struct ImageAppearance: Equatable, Sendable {
  var orientation = UIImage.Orientation.up
  /// The caps of a resizable image; nil for others.
  package var caps: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.stretch
  var rendering = UIImage.RenderingMode.automatic
  var flipsForRightToLeft = false
  var tint: UIColor?
}

extension UIImage {
  /// Returns the image with edges that stay unscaled and copies of the rest between them.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that stay unscaled when it is stretched (S231).
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizing = resizingMode
    }
  }

  /// Returns the image with caps around one point in the middle; a cap of 0 stretches the axis.
  public func stretchableImage(withLeftCapWidth leftCap: Int, topCapHeight topCap: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCap), CGFloat(topCap))
    let caps = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0
    )
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.rendering = renderingMode }
  }

  /// Returns the image in one colour, which is resolved when it is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in one colour with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.rendering = renderingMode
    }
  }

  /// Returns the image such that views that are read from right to left show it mirrored.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }

  private func with(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var changed = appearance
    change(&changed)
    let isTurned = changed.orientation != appearance.orientation
    return UIImage(cgImage, scale: scale, changed, derived: isTurned ? DerivedImages() : derived)
  }
}
