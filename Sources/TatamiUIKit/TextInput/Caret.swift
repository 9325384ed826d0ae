import Foundation

/// The blinking bar that shows where typed characters go.
///
/// It stays when something is edited and blinks by the one clock (R3) while it is shown.
@MainActor
final class Caret {
  /// The width of the bar, in points.
  static let width: CGFloat = 2
  /// How long the bar is shown and hidden in turn, in seconds.
  static let blinkDuration: TimeInterval = 0.5

  let view = UIView()
  private var token: FrameClock.Token?

  init() {
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = Self.width / 2
    view.isHidden = true
  }

  isolated deinit {
    token?.cancel()
  }

  /// Shows the bar at a place and begins to blink anew.
  func show(_ rect: CGRect, color: UIColor) {
    move(to: rect)
    view.backgroundColor = color
    view.isHidden = false
    token?.cancel()
    blinkLater()
  }

  /// Hides the bar.
  func hide() {
    token?.cancel()
    token = nil
    view.isHidden = true
  }

  /// Moves the bar without a change of its blinking.
  func move(to rect: CGRect) {
    let place = between(rect)
    if view.frame != place { view.frame = place }
  }

  /// Puts the middle of the bar between two characters, on whole pixels.
  private func between(_ rect: CGRect) -> CGRect {
    var place = rect
    place.origin.x = view.onPixel(rect.minX - Self.width / 2)
    return place
  }

  private func blinkLater() {
    token = FrameClock.shared.after(Self.blinkDuration) { [weak self] in
      guard let self else { return }
      view.isHidden.toggle()
      blinkLater()
    }
  }
}
