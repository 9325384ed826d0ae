import Foundation

/// The frame and the shape of the card that shows a presented controller.
struct SheetMetrics {
  /// The placement of a card.
  enum Placement {
    /// At the bottom, with a height that detents determine.
    case bottom
    /// In the center.
    case center
    /// Everywhere: in compact height.
    case everywhere
  }

  /// The distance of a card from the edges of the window, in points.
  private static let gap: CGFloat = 20
  /// The distance of a card in compact width from the safe area at the top, in points.
  private static let topGap: CGFloat = 10
  private static let pageWidth: CGFloat = 712
  private static let defaultFormSize = CGSize(width: 540, height: 620)

  var style: UIModalPresentationStyle
  /// Whether the window has regular width.
  var isRegular: Bool
  /// Whether the window has compact height, as that of a phone on its side.
  var isCompactHeight = false
  /// Whether a card in compact height is at the bottom.
  var attachesInCompactHeight = false
  /// Whether a card at the bottom is as wide as the controller prefers.
  var followsPreferredWidth = false
  /// The controller's preferred size, in points; zero for none.
  var preferredSize = CGSize.zero
  var safeArea = UIEdgeInsets.zero

  var placement: Placement {
    if isRegular, !isCompactHeight { return .center }
    return isCompactHeight && !attachesInCompactHeight ? .everywhere : .bottom
  }

  var isRounded: Bool { placement != .everywhere }

  /// The rounded corners: those at the top of a card that reaches the bottom of the window.
  var corners: CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return placement == .center ? [top, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : top
  }

  /// The height of a card at the bottom that is fully open, in points (N140).
  func fullHeight(in bounds: CGRect) -> CGFloat {
    bounds.height - min(safeArea.top + Self.topGap, bounds.height)
  }

  /// Returns the frame of a card that does not stand at the bottom (S251).
  func fixedFrame(in bounds: CGRect) -> CGRect {
    guard placement == .center else { return bounds }
    let room = bounds.insetBy(dx: Self.gap, dy: Self.gap).size
    let size = style == .pageSheet ? CGSize(width: Self.pageWidth, height: room.height) : formSize
    let (width, height) = (
      max(0, min(size.width, room.width)), max(0, min(size.height, room.height))
    )
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// Returns the frame of a card at the bottom.
  func bottomFrame(height: CGFloat, in bounds: CGRect) -> CGRect {
    let preferred = preferredSize.width
    let follows = followsPreferredWidth && preferred.isFinite && preferred > 0
    let width = follows ? min(preferred, bounds.width) : bounds.width
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.maxY - height,
      width: width,
      height: height
    )
  }

  private var formSize: CGSize {
    let (width, height) = (preferredSize.width, preferredSize.height)
    let hasPreference = width > 0 && height > 0 && width.isFinite && height.isFinite
    return hasPreference ? preferredSize : Self.defaultFormSize
  }
}
