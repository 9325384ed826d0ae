import Foundation

/// The frame and the shape of the card that shows a presented controller.
struct SheetMetrics {
  /// The distance of a card from the edges of the window, in points.
  private static let gap: CGFloat = 20
  /// The distance of a card in compact width from the safe area at the top, in points.
  private static let topGap: CGFloat = 10
  private static let pageWidth: CGFloat = 712
  private static let defaultFormSize = CGSize(width: 540, height: 620)

  var style: UIModalPresentationStyle
  /// Whether the window has regular width.
  var isRegular: Bool
  /// The controller's preferred size, in points; zero for none.
  var preferredSize = CGSize.zero

  var cornerRadius: CGFloat { style.isSheet ? 10 : 0 }

  /// The rounded corners: those at the top of a card that reaches the bottom of the window.
  var corners: CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return isRegular ? [top, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : top
  }

  /// Returns the frame of the card within the bounds of the window (S251).
  func frame(in bounds: CGRect, safeAreaTop: CGFloat) -> CGRect {
    guard style.isSheet else { return bounds }
    guard isRegular else {
      let top = min(safeAreaTop + Self.topGap, bounds.height)
      return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
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

  private var formSize: CGSize {
    let hasPreference = preferredSize.width > 0 && preferredSize.height > 0
    return hasPreference ? preferredSize : Self.defaultFormSize
  }
}
