import Foundation
import TatamiGraphics

/// The views of a sheet.
@MainActor
struct SheetViews {
  /// The color in front of the presenting view (N247).
  private static let dimmingColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  let dimming = UIView()
  let card = UIView()
  let grabber = SheetGrabber()

  /// Adds the views to a container, with the presented view on the card.
  func add(_ view: UIView, to container: UIView) {
    dimming.backgroundColor = Self.dimmingColor
    container.addSubview(dimming)
    card.clipsToBounds = true
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
    grabber.place(in: card)
  }

  /// Sets the radius of corners, in points.
  func setShape(_ radius: CGFloat, _ corners: CACornerMask) {
    card.layer.cornerRadius = radius.isFinite ? max(0, radius) : 0
    card.layer.maskedCorners = corners
  }
}

/// The handle at the top of a sheet.
final class SheetGrabber: UIView {
  private static let size = CGSize(width: 36, height: 5)
  /// The height of the area that reacts to taps, in points.
  private static let height: CGFloat = 20

  private let bar = UIView()
  /// Called when a person taps the grabber.
  var whenTapped: () -> Void = {}

  /// Adds the grabber at the top of a card, in the center.
  func place(in card: UIView) {
    let size = Self.size
    let width: CGFloat = 80
    frame = CGRect(x: (card.bounds.width - width) / 2, y: 0, width: width, height: Self.height)
    autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    bar.frame = CGRect(origin: CGPoint(x: (width - size.width) / 2, y: 5), size: size)
    bar.layer.cornerRadius = size.height / 2
    bar.backgroundColor = .tertiaryLabel
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = .button
    card.addSubview(self)
  }

  override func accessibilityActivate() -> Bool {
    whenTapped()
    return true
  }
}
