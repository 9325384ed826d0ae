import Foundation
import TatamiGeometry
import TatamiViews

/// The two indicators of a scroll view, as layers that do not belong to a subview (S112).
///
/// They appear with the first movement and fade out after it.
@MainActor
final class ScrollIndicators {
  /// The thickness and the distance from the edges, in points.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  /// The z position: above all content, including cells with the highest z index.
  private static let zPosition = 2 * CGFloat(Int.max)
  /// The time from the last movement until fading begins, and the duration of the fading, in
  /// seconds.
  private static let visibleDuration: TimeInterval = 0.5
  private static let fadeDuration: TimeInterval = 0.25

  private weak var view: UIScrollView?
  private let horizontal = ScrollIndicatorLayer()
  private let vertical = ScrollIndicatorLayer()
  private var lastShown: TimeInterval = 0
  private var timer: FrameClock.Token?
  private var frameObserver: FrameClock.Token?

  init(of view: UIScrollView) {
    self.view = view
    for layer in [horizontal, vertical] {
      layer.zPosition = Self.zPosition
      layer.cornerRadius = Self.thickness / 2
      layer.opacity = 0
      view.layer.addSublayer(layer)
    }
  }

  // The clock retains the timer; a frame observer is removed with its token.
  isolated deinit {
    timer?.cancel()
  }

  /// Shows the indicators for some seconds.
  func show(for duration: TimeInterval = ScrollIndicators.visibleDuration) {
    frameObserver?.cancel()
    frameObserver = nil
    lastShown = max(lastShown, horizontal.runLoop.clock.now + duration - Self.visibleDuration)
    setOpacity(1)
    place()
    if timer == nil { fadeOut(after: duration) }
  }

  /// Places the indicators for the current offset.
  func place() {
    guard let view, vertical.opacity > 0 else { return }
    let both = Axis.allCases.allSatisfy { thumb($0, in: view, trackInset: 0) != nil }
    place(horizontal, along: .horizontal, in: view, both: both)
    place(vertical, along: .vertical, in: view, both: both)
  }

  // MARK: Fading

  private func fadeOut(after delay: TimeInterval) {
    timer = horizontal.runLoop.clock.after(delay) { [weak self] in self?.timerFired() }
  }

  private func timerFired() {
    timer = nil
    let now = horizontal.runLoop.clock.now
    if let view, view.isTracking || view.isDragging { lastShown = now }
    let remaining = lastShown + Self.visibleDuration - now
    guard remaining <= FrameClock.slack else { return fadeOut(after: remaining) }
    frameObserver = horizontal.runLoop.clock.observeFrames { [weak self] in
      self?.fade(since: now, $0)
    }
  }

  private func fade(since start: TimeInterval, _ time: TimeInterval) {
    let progress = (time - start) / Self.fadeDuration
    setOpacity(Float(max(0, 1 - progress)))
    guard progress >= 1 else { return }
    frameObserver?.cancel()
    frameObserver = nil
  }

  private func setOpacity(_ opacity: Float) {
    horizontal.opacity = opacity
    vertical.opacity = opacity
  }

  // MARK: Frames

  private func isShown(_ axis: Axis, in view: UIScrollView) -> Bool {
    axis == .horizontal
      ? view.showsHorizontalScrollIndicator : view.showsVerticalScrollIndicator
  }

  /// Returns the distances of an indicator from the edges of the bounds.
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

  private func thumb(
    _ axis: Axis,
    in view: UIScrollView,
    trackInset: CGFloat
  ) -> ScrollIndicatorThumb? {
    guard isShown(axis, in: view) else { return nil }
    let insets = insets(axis, in: view)
    return ScrollIndicatorThumb(
      offset: view.contentOffset[axis],
      in: view.range(axis),
      track: view.bounds.size[axis] - insets.start(axis) - insets.end(axis) - trackInset
    )
  }

  private func place(_ layer: CALayer, along axis: Axis, in view: UIScrollView, both: Bool) {
    // Keeps the two indicators from overlapping in the corner.
    let corner = both ? Self.thickness + Self.margin : 0
    guard let thumb = thumb(axis, in: view, trackInset: corner) else {
      return layer.isHidden = true
    }
    let area = view.bounds.inset(by: insets(axis, in: view))
    var frame = CGRect(
      x: view.isRightToLeft ? area.minX : area.maxX - Self.thickness,
      y: area.maxY - Self.thickness,
      width: Self.thickness,
      height: Self.thickness
    )
    if axis == .vertical {
      frame.origin.y = area.minY + CGFloat(thumb.start)
      frame.size.height = CGFloat(thumb.length)
    } else {
      frame.origin.x = area.minX + CGFloat(thumb.start) + (view.isRightToLeft ? corner : 0)
      frame.size.width = CGFloat(thumb.length)
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

/// A layer without implicit animations, which follows the content immediately (S193).
final class ScrollIndicatorLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { NSNull() }
}
