import Foundation
import TatamiGraphics

/// The view behind a sheet of full height: smaller, with rounded corners, and a little higher than
/// the sheet (N151).
@MainActor
final class PushedCard {
  /// The difference in width of a view and of the same view behind a sheet, in points.
  private static let shrinkage: CGFloat = 32
  /// The distance by which the view stands above the sheet, in points.
  private static let rise: CGFloat = 10
  /// The radius of the corners that are seen, in points.
  private static let radius: CGFloat = 10

  private(set) weak var view: UIView?
  private let backdrop = UIView()
  /// The shape of the view before it was moved.
  private var shape = Shape()
  /// Whether the view fills its superview; other views are placed by their own sheets.
  private var fills = false
  /// The grabber of a view that is a card, which does not show above the sheet.
  private weak var grabber: UIView?

  /// The shape to which a view clips its content.
  private struct Shape {
    var clips = false
    var radius: CGFloat = 0
    var corners: CACornerMask = []
  }

  /// Moves a view behind a sheet.
  ///
  /// - Parameters:
  ///   - fraction: The part of the way, from 0 for the usual place to 1.
  ///   - top: The top of the sheet at full height, in coordinates of the view's superview.
  func push(_ view: UIView, fraction: CGFloat, below top: CGFloat) {
    if view !== self.view {
      guard fraction > 0, view.transform.isIdentity else { return release() }
      UIView.performWithoutAnimation { take(view) }
    }
    guard let superview = view.superview else { return }
    if fills { view.placeUntransformed(superview.bounds) }
    let (size, center) = (view.bounds.size, view.center)
    guard size.width > Self.shrinkage else { return }
    let scale = 1 - fraction * Self.shrinkage / size.width
    let start = center.y - size.height / 2
    let moved = start + fraction * (top - Self.rise - start)
    let shift = moved + scale * size.height / 2 - center.y
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
    if fills { view.layer.cornerRadius = fraction * Self.radius / scale }
    grabber?.alpha = 1 - fraction
  }

  private func take(_ view: UIView) {
    release()
    self.view = view
    grabber = view.subviews.last as? SheetGrabber
    fills = view.frame == view.superview?.bounds
    guard fills, let superview = view.superview else { return }
    shape = Shape(
      clips: view.clipsToBounds,
      radius: view.layer.cornerRadius,
      corners: view.layer.maskedCorners
    )
    view.clipsToBounds = true
    view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    backdrop.backgroundColor = .black
    backdrop.frame = superview.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(backdrop, belowSubview: view)
  }

  /// Puts the view back.
  func release() {
    backdrop.removeFromSuperview()
    grabber?.alpha = 1
    guard let view else { return }
    self.view = nil
    view.transform = .identity
    guard fills else { return }
    view.clipsToBounds = shape.clips
    view.layer.cornerRadius = shape.radius
    view.layer.maskedCorners = shape.corners
    if let superview = view.superview { view.placeUntransformed(superview.bounds) }
  }
}

extension UIView {
  /// Whether a sheet has pushed the view back.
  var isPushedBack: Bool {
    let behind = (superview as? PresentationContainer)?.presentation?.presentedViewController
    let next = (viewController ?? behind)?.presentation.presented?.actingPresentationController
    return (next as? UISheetPresentationController)?.pushed.view === self
  }

  /// Sets the frame that the view has without its transform.
  func placeUntransformed(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }
}

extension UISheetPresentationController {
  /// The view that a sheet of full height pushes back: the card of a sheet, or a view that fills the
  /// window without a presentation or with one in full screen; nil if there is none.
  private var viewBehind: UIView? {
    let presenter = presentingViewController
    guard presenter !== presentedViewController else { return nil }
    guard presenter.presentation.presenting != nil else {
      return fillsWindow(presenter.viewIfLoaded)
    }
    let behind = presenter.actingPresentationController
    if let sheet = behind as? UISheetPresentationController {
      return sheet.isAtBottom ? sheet.views.card : nil
    }
    guard behind.presentationStyle == .fullScreen else { return nil }
    return fillsWindow(presenter.viewIfLoaded)
  }

  /// Returns a view if it fills the window; one that is pushed back if its superview does.
  private func fillsWindow(_ view: UIView?) -> UIView? {
    guard let view, let superview = view.superview, let window = view.window,
      superview.convert(superview.bounds, to: window) == window.bounds
    else { return nil }
    return pushed.view === view || view.frame == superview.bounds ? view : nil
  }

  /// The part of the way from the next lower stop to full height, from 0 to 1; 0 for a sheet that
  /// cannot have full height, or that leaves what is behind undimmed there, where touches reach it.
  private func heightFraction(at lift: CGFloat) -> CGFloat {
    guard pushesBack else { return 0 }
    let lifts = [0] + stops.all.map(\.lift)
    guard let full = lifts.last, full > max(0, fullLift - 0.5), dimmedAlpha(at: full) > 0 else {
      return 0
    }
    let below = lifts.dropLast().last { $0 < full } ?? 0
    return min(max(0, (lift - below) / (full - below)), 1)
  }

  /// Moves the view behind for a lift of the card.
  func pushBack(at lift: CGFloat) {
    guard let view = viewBehind, view.superview != nil, let container else {
      return pushed.release()
    }
    let top = container.bounds.maxY - fullLift
    pushed.push(view, fraction: heightFraction(at: lift), below: top)
  }
}
