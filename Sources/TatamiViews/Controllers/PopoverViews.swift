import Foundation
import TatamiGraphics
import TatamiLayers

/// The views of a popover.
@MainActor
struct PopoverViews {
  private static let defaultColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 1) : .white
  }

  /// The view that receives the touches outside of the card.
  let backdrop = UIView()
  /// The card with its shadow.
  let card = UIView()
  /// The content, clipped to the outline of the card.
  let body = UIView()
  private let mask = CAShapeLayer()
  /// A hairline inside of the outline, which separates the card from a background of its color.
  private let edge = CAShapeLayer()

  /// Adds the views to a container, with the presented view on the card.
  func add(_ view: UIView, to container: UIView) {
    container.addSubview(backdrop)
    body.layer.mask = mask
    card.addSubview(body)
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    body.frame = card.bounds
    body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = body.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    body.addSubview(view)
    edge.fillColor = nil
    body.layer.addSublayer(edge)
  }

  /// Calls a closure for each tap outside of the card; a popover that was a sheet meanwhile does so
  /// already.
  func recognizeTaps(_ handler: @escaping () -> Void) {
    guard (backdrop.gestureRecognizers ?? []).isEmpty else { return }
    backdrop.addGestureRecognizer(UITapGestureRecognizer { _ in handler() })
  }

  /// Sets the color behind the content; nil for the default.
  func setColor(_ color: UIColor?) { body.backgroundColor = color ?? Self.defaultColor }

  /// Gives the card its place and outline.
  func place(_ placement: PopoverPlacement, _ traits: UITraitCollection) {
    card.bounds.size = placement.frame.size
    card.center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let outline = placement.outline.cgPath
    mask.frame = body.layer.bounds
    mask.path = outline
    edge.frame = body.layer.bounds
    edge.path = outline
    edge.strokeColor = UIColor.separator.resolvedColor(with: traits).cgColor
    // The mask cuts off the outer half of the line.
    edge.lineWidth = 2 / traits.pixelsPerPoint
    card.layer.shadowPath = outline
  }
}
