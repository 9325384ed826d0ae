import Foundation
import TatamiGeometry

/// The two indicators of a scroll view: layers outside of its `subviews` (S112).
///
/// They come with the first movement and fade out by the one clock.
@MainActor
final class ScrollIndicators {
  /// The thickness, and the distance from the edges, in points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  /// Above all content.
  private static let height: CGFloat = 1_000_000
  /// Seconds for which indicators stay after the last movement, and for which they fade.
  private static let stay: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  private weak var view: UIScrollView?
  private let horizontal = ScrollIndicatorLayer()
  private let vertical = ScrollIndicatorLayer()
  private var lastShown: TimeInterval = 0
  private var timer: FrameClock.Token?
  private var frames: FrameClock.Token?

  init(of view: UIScrollView) {
    self.view = view
    for layer in [horizontal, vertical] {
      layer.zPosition = Self.height
      layer.cornerRadius = Self.thickness / 2
      layer.opacity = 0
      view.layer.addSublayer(layer)
    }
  }

  /// Shows the indicators for a while.
  func show(for time: TimeInterval = ScrollIndicators.stay) {
    frames?.cancel()
    frames = nil
    lastShown = max(lastShown, FrameClock.shared.now + time - Self.stay)
    setOpacity(1)
    place()
    if timer == nil { wait(time) }
  }

  /// Takes the indicators away at once and forever.
  func end() {
    timer?.cancel()
    frames?.cancel()
  }

  /// Moves the indicators to where the content is.
  func place() {
    guard let view, vertical.opacity > 0 else { return }
    let both = Axis.allCases.allSatisfy { place($0, in: view, shortened: 0) != nil }
    place(horizontal, .horizontal, in: view, both: both)
    place(vertical, .vertical, in: view, both: both)
  }

  // MARK: Fading

  private func wait(_ time: TimeInterval) {
    timer = FrameClock.shared.after(time) { [weak self] in self?.waited() }
  }

  private func waited() {
    timer = nil
    let now = FrameClock.shared.now
    if let view, view.isTracking || view.isDragging { lastShown = now }
    // Times of the clock are sums; a millionth of a second is no time.
    let left = lastShown + Self.stay - now
    guard left <= 1e-6 else { return wait(left) }
    frames = FrameClock.shared.observeFrames { [weak self] in self?.fade(since: now, $0) }
  }

  private func fade(since start: TimeInterval, _ time: TimeInterval) {
    let progress = (time - start) / Self.fade
    setOpacity(Float(max(0, 1 - progress)))
    guard progress >= 1 else { return }
    frames?.cancel()
    frames = nil
  }

  private func setOpacity(_ opacity: Float) {
    horizontal.opacity = opacity
    vertical.opacity = opacity
  }

  // MARK: Places

  private func isShown(_ axis: Axis, in view: UIScrollView) -> Bool {
    axis == .horizontal
      ? view.showsHorizontalScrollIndicator : view.showsVerticalScrollIndicator
  }

  /// Returns how far an indicator keeps from the edges of the bounds.
  private func insets(_ axis: Axis, in view: UIScrollView) -> UIEdgeInsets {
    let own =
      axis == .horizontal
      ? view.horizontalScrollIndicatorInsets : view.verticalScrollIndicatorInsets
    let margins = UIEdgeInsets(
      top: Self.margin,
      left: Self.margin,
      bottom: Self.margin,
      right: Self.margin
    )
    return view.automaticallyAdjustsScrollIndicatorInsets
      ? own + margins + view.safeAreaInsets : own + margins
  }

  private func place(
    _ axis: Axis,
    in view: UIScrollView,
    shortened: CGFloat
  ) -> ScrollIndicatorPlace? {
    guard isShown(axis, in: view) else { return nil }
    let insets = insets(axis, in: view)
    return ScrollIndicatorPlace(
      offset: view.contentOffset[axis],
      in: view.range(axis),
      track: view.bounds.size[axis] - insets.start(axis) - insets.end(axis) - shortened
    )
  }

  private func place(_ layer: CALayer, _ axis: Axis, in view: UIScrollView, both: Bool) {
    // Two indicators leave the corner between them free.
    let corner = both ? Self.thickness + Self.margin : 0
    guard let place = place(axis, in: view, shortened: corner) else { return layer.isHidden = true }
    let room = view.bounds.inset(by: insets(axis, in: view))
    var frame = CGRect(
      x: view.isRightToLeft ? room.minX : room.maxX - Self.thickness,
      y: room.maxY - Self.thickness,
      width: Self.thickness,
      height: Self.thickness
    )
    if axis == .vertical {
      frame.origin.y = room.minY + CGFloat(place.start)
      frame.size.height = CGFloat(place.length)
    } else {
      frame.origin.x = room.minX + CGFloat(place.start) + (view.isRightToLeft ? corner : 0)
      frame.size.width = CGFloat(place.length)
    }
    frame.origin = view.pixelAligned(frame.origin)
    layer.isHidden = false
    layer.backgroundColor = color(in: view).cgColor
    layer.frame = frame
  }

  private func color(in view: UIScrollView) -> UIColor {
    switch view.indicatorStyle {
    case .default: Self.color.resolvedColor(with: view.traitCollection)
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.4)
    }
  }

  private static let color = UIColor(
    light: .hex(0x000000, alpha: 0.35),
    dark: .hex(0xFFFFFF, alpha: 0.4)
  )
}

/// A layer that follows the content at once: its changes are not animated (S193).
final class ScrollIndicatorLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { NSNull() }
}
