extension UIImage {
  /// The orientation in which stored pixels are displayed.
  public enum Orientation: Int, Sendable {
    /// Unchanged.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counterclockwise.
    case left = 2
    /// Rotated by 90 degrees clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored horizontally, then rotated by 180 degrees.
    case downMirrored = 5
    /// Mirrored horizontally, then rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// Mirrored horizontally, then rotated by 90 degrees clockwise.
    case rightMirrored = 7

    /// Whether width and height are swapped.
    var isOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The orientation that displays the mirror image.
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

  /// The way in which the area between the caps of an image is filled.
  public enum ResizingMode: Int, Sendable {
    /// Tiled.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Whether views draw an image in their tint color.
  public enum RenderingMode: Int, Sendable {
    /// The view chooses; image views draw the image's own colors.
    case automatic = 0
    /// The image's own colors are drawn.
    case alwaysOriginal = 1
    /// The image's alpha channel is drawn in the view's tint color.
    case alwaysTemplate = 2
  }
}

/// The display settings of an image.
package struct ImageAppearance: Equatable, Sendable {
  var orientation = UIImage.Orientation.up
  /// The caps of a resizable image; nil for others.
  package var caps: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.stretch
  var rendering = UIImage.RenderingMode.automatic
  var flipsForRightToLeft = false
  package var tint: UIColor?
  var alignmentInsets = UIEdgeInsets.zero
  /// The distance of the baseline from the bottom edge, in points; nil without a baseline.
  var baselineOffset: CGFloat?
}

extension UIImage {
  /// Returns the image with cap insets whose center is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with cap insets, which keep their size when the image is resized.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizing = resizingMode
    }
  }

  /// Returns the image with caps around a center of one point; a cap of 0 stretches the whole axis.
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

  /// Returns the image in a tint color, which is resolved when the image is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in a tint color with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.rendering = renderingMode
    }
  }

  /// Returns the image mirrored in right-to-left views.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// Returns the image with other alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// The distances of the rectangle that constraints align from the edges of the image, in points.
  public var alignmentRectInsets: UIEdgeInsets { appearance.alignmentInsets }

  /// Whether the image has a baseline, on which texts beside it are aligned.
  public var hasBaseline: Bool { appearance.baselineOffset != nil }

  /// The distance of the baseline from the bottom edge, in points; 0 without a baseline.
  public var baselineOffsetFromBottom: CGFloat { appearance.baselineOffset ?? 0 }

  /// Returns the image with a baseline at a distance from its bottom edge, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  private func with(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var changed = appearance
    change(&changed)
    let isTurned = changed.orientation != appearance.orientation
    return UIImage(
      source,
      scale: scale,
      appearance: changed,
      derived: isTurned ? DerivedImages() : derived,
      animation: animation?.map { $0.with(change) }
    )
  }
}
