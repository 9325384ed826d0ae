import Foundation
import TatamiViews

// Zooming (S113).
extension UIScrollView {
  /// The view that zooming scales; nil if there is none.
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  var zoomLimits: ZoomLimits {
    ZoomLimits(lower: minimumZoomScale, upper: maximumZoomScale, bounces: bouncesZoom)
  }

  /// Whether a scale is positive and finite; reports others.
  func accepts(zoomScale: CGFloat) -> Bool {
    if zoomScale > 0, zoomScale.isFinite { return true }
    Diagnostics.report("a zoom scale must be positive and finite, found \(zoomScale) for \(self)")
    return false
  }

  /// Enables the pinch recognizer if the limits allow zooming.
  func zoomLimitsChanged() {
    let zooms = maximumZoomScale > minimumZoomScale
    if zooms, pinchRecognizer.view == nil {
      addGestureRecognizer(pinchRecognizer)
      pinchRecognizer.addHandler { [weak self] in self?.handlePinch($0) }
    }
    pinchRecognizer.isEnabled = zooms
  }

  // MARK: Setting the scale

  /// Zooms about the center of the visible region, within the limits.
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard accepts(zoomScale: scale) else { return }
    var region = visibleRegion
    region.scale = zoomLimits.clamped(scale)
    zoom(to: region, animated: animated)
  }

  /// Zooms until a rectangle of the unscaled content fills the bounds, within the limits.
  func zoom(toRect rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.isFinite, rect.width > 0, rect.height > 0 else {
      return layer.refuse("a rectangle to zoom to", rect)
    }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    guard accepts(zoomScale: scale) else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    zoom(to: ZoomRegion(scale: zoomLimits.clamped(scale), center: center), animated: animated)
  }

  private var visibleRegion: ZoomRegion {
    ZoomRegion(offset: contentOffset, scale: zoomScale, size: bounds.size)
  }

  private func zoom(to region: ZoomRegion, animated: Bool) {
    guard zoomedView != nil else { return }
    stopAnimation()
    let target = clamped(region)
    guard animated, target != visibleRegion else {
      endZoomAnimation()
      return apply(target)
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    startZoom(to: target, isBounce: false)
  }

  /// Returns the nearest region that the legal offsets allow.
  private func clamped(_ region: ZoomRegion) -> ZoomRegion {
    let ratio = region.scale / zoomScale
    let insets = adjustedContentInset
    let unclamped = region.offset(in: bounds.size)
    let offset = CGPoint { axis in
      let range = ScrollRange(
        content: Double(contentSize[axis] * ratio),
        leading: insets.start(axis),
        trailing: insets.end(axis),
        length: bounds.size[axis],
        bounces: false
      )
      return CGFloat(range.clamped(unclamped[axis]))
    }
    return ZoomRegion(offset: offset, scale: region.scale, size: bounds.size)
  }

  // MARK: Scaling

  /// Handles a new content size.
  func contentSizeChanged() {
    defer { ValueObservers.didChange(self, "contentSize") }
    if !zoom.isApplying {
      let scale = zoom.scale
      zoom.unscaledSize = CGSize(
        width: contentSize.width / scale,
        height: contentSize.height / scale
      )
    }
    updateInsets()
  }

  /// Sets the scale of the zoomed view, the content size and the offset for a visible region.
  private func apply(_ region: ZoomRegion) {
    guard let view = zoomedView, region.scale > 0 else { return }
    let ratio = region.scale / zoomScale
    let isNew = ratio != 1
    zoom.isApplying = true
    if isNew {
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: region.scale, y: region.scale)
      view.frame.origin = CGPoint { origin[$0] * ratio }
      zoom.scale = region.scale
      let size = zoom.unscaledSize
      contentSize = CGSize(width: size.width * region.scale, height: size.height * region.scale)
    }
    show(region.offset(in: bounds.size))
    zoom.isApplying = false
    if isNew { scrollDelegate?.scrollViewDidZoom(self) }
  }

  // MARK: Animation

  private func startZoom(to target: ZoomRegion, isBounce: Bool) {
    zoom.animation = ZoomAnimation(
      start: layer.runLoop.clock.now,
      isBounce: isBounce,
      from: visibleRegion,
      to: target
    )
    guard zoom.frameObserver == nil else { return }
    zoom.frameObserver = layer.runLoop.clock.observeFrames { [weak self] in self?.stepZoom(at: $0) }
  }

  private func stepZoom(at time: TimeInterval) {
    guard let animation = zoom.animation else { return }
    apply(animation.region(at: time))
    let isFinished = time - animation.start >= EaseInOut.duration - FrameClock.slack
    if isFinished, zoom.animation?.start == animation.start {
      endZoomAnimation()
    }
  }

  /// Ends the zoom animation at the current scale and calls the delegate.
  func endZoomAnimation() {
    guard zoom.animation != nil else { return }
    zoom.animation = nil
    zoom.frameObserver?.cancel()
    zoom.frameObserver = nil
    rangeChanged()
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  // MARK: Pinches

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: continuePinch(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    cancelDrag()
    stopAnimation()
    endZoomAnimation()
    let center = pinch.location(in: self)
    let scale = zoomScale
    zoom.pinch = ScrollZoom.Pinch(scale: scale, anchor: CGPoint { center[$0] / scale })
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    continuePinch(pinch)
  }

  /// Zooms so that the anchor of the pinch stays between the fingers.
  private func continuePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let initial = zoom.pinch, pinch.scale.isFinite else { return }
    let scale = zoomLimits.rubberBandedScale(for: initial.scale * pinch.scale)
    let center = pinch.location(in: self)
    let offset = CGPoint { initial.anchor[$0] * scale - (center[$0] - contentOffset[$0]) }
    apply(ZoomRegion(offset: offset, scale: scale, size: bounds.size))
  }

  private func endPinch() {
    guard zoom.pinch != nil else { return }
    zoom.pinch = nil
    var target = visibleRegion
    target.scale = zoomLimits.clamped(zoomScale)
    target = clamped(target)
    guard target == visibleRegion else { return startZoom(to: target, isBounce: true) }
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}
