import Foundation
import TatamiGeometry

// Content whose scale changes (S113).
extension UIScrollView {
  /// The view that is scaled; nil while nothing zooms.
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  var zoomLimits: ZoomLimits {
    ZoomLimits(lower: minimumZoomScale, upper: maximumZoomScale, bounces: bouncesZoom)
  }

  /// Whether a limit of the scale makes sense; others are refused with a message.
  func accepts(zoomScale: CGFloat) -> Bool {
    if zoomScale > 0, zoomScale.isFinite { return true }
    Diagnostics.report("a zoom scale must be above 0 and finite, found \(zoomScale) for \(self)")
    return false
  }

  /// Other limits decide whether fingers can zoom.
  func zoomLimitsChanged() {
    let zooms = maximumZoomScale > minimumZoomScale
    if zooms, pinchRecognizer.view == nil {
      addGestureRecognizer(pinchRecognizer)
      pinchRecognizer.addHandler { [weak self] in self?.pinched($0) }
    }
    pinchRecognizer.isEnabled = zooms
  }

  // MARK: From code

  /// Zooms about the middle of what is seen, within the limits.
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard accepts(zoomScale: scale) else { return }
    var sight = sight
    sight.scale = zoomLimits.clamped(scale)
    zoom(to: sight, animated: animated)
  }

  /// Zooms until a rectangle of the unscaled content fills the bounds, within the limits.
  func zoom(toRect rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return layer.refuse("a rectangle to zoom to", rect)
    }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    guard accepts(zoomScale: scale) else { return }
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    zoom(to: ScrollSight(scale: zoomLimits.clamped(scale), middle: middle), animated: animated)
  }

  private var sight: ScrollSight {
    ScrollSight(offset: contentOffset, scale: zoomScale, size: bounds.size)
  }

  private func zoom(to wanted: ScrollSight, animated: Bool) {
    guard zoomedView != nil else { return }
    stopRunning()
    let target = legal(wanted)
    guard animated, target != sight else {
      endZoomRun()
      return apply(target)
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    startZoom(to: target, isBounce: false)
  }

  /// Returns what can be seen at rest that is next to what is wanted.
  private func legal(_ sight: ScrollSight) -> ScrollSight {
    let ratio = sight.scale / zoomScale
    let insets = adjustedContentInset
    let wanted = sight.offset(in: bounds.size)
    let offset = CGPoint { axis in
      let range = ScrollRange(
        content: Double(contentSize[axis] * ratio),
        leading: insets.start(axis),
        trailing: insets.end(axis),
        length: bounds.size[axis],
        bounces: false
      )
      return CGFloat(range.clamped(wanted[axis]))
    }
    return ScrollSight(offset: offset, scale: sight.scale, size: bounds.size)
  }

  // MARK: Scaling

  /// Takes note of the size of the content.
  func contentSizeChanged() {
    if !zoom.isApplying {
      let scale = zoom.scale
      zoom.unscaledSize = CGSize(
        width: contentSize.width / scale,
        height: contentSize.height / scale
      )
    }
    updateInsets()
  }

  /// Shows the content at a scale: its view, its size and its offset follow.
  private func apply(_ sight: ScrollSight) {
    guard let view = zoomedView, sight.scale > 0 else { return }
    let ratio = sight.scale / zoomScale
    let isNew = ratio != 1
    zoom.isApplying = true
    if isNew {
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: sight.scale, y: sight.scale)
      view.frame.origin = CGPoint { origin[$0] * ratio }
      zoom.scale = sight.scale
      let size = zoom.unscaledSize
      contentSize = CGSize(width: size.width * sight.scale, height: size.height * sight.scale)
    }
    show(sight.offset(in: bounds.size))
    zoom.isApplying = false
    if isNew { scrollDelegate?.scrollViewDidZoom(self) }
  }

  // MARK: By itself

  private func startZoom(to target: ScrollSight, isBounce: Bool) {
    zoom.run = ScrollZoomRun(
      start: FrameClock.shared.now,
      isBounce: isBounce,
      from: sight,
      to: target
    )
    guard zoom.frames == nil else { return }
    zoom.frames = FrameClock.shared.observeFrames { [weak self] in self?.stepZoom(at: $0) }
  }

  private func stepZoom(at time: TimeInterval) {
    guard let run = zoom.run else { return }
    apply(run.sight(at: time))
    if time - run.start >= ScrollEase.duration - FrameClock.slack, zoom.run?.start == run.start {
      endZoomRun()
    }
  }

  /// Ends a change of scale where it is and tells the delegate.
  func endZoomRun() {
    guard zoom.run != nil else { return }
    zoom.run = nil
    zoom.frames?.cancel()
    zoom.frames = nil
    rangeChanged()
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  // MARK: By fingers

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: continuePinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    breakOffDrag()
    stopRunning()
    endZoomRun()
    let place = pinch.location(in: self)
    let scale = zoomScale
    zoom.pinch = ScrollPinch(scale: scale, anchor: CGPoint { place[$0] / scale })
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    continuePinch(pinch)
  }

  /// Keeps the point of the content that was between the fingers between them.
  private func continuePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let began = zoom.pinch, pinch.scale.isFinite else { return }
    let scale = zoomLimits.shown(for: began.scale * pinch.scale)
    let place = pinch.location(in: self)
    let offset = CGPoint { began.anchor[$0] * scale - (place[$0] - contentOffset[$0]) }
    apply(ScrollSight(offset: offset, scale: scale, size: bounds.size))
  }

  private func endPinch() {
    guard zoom.pinch != nil else { return }
    zoom.pinch = nil
    var target = sight
    target.scale = zoomLimits.clamped(zoomScale)
    target = legal(target)
    guard target == sight else { return startZoom(to: target, isBounce: true) }
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}
