import Foundation
import TatamiViews

extension UISlider {
  private static let thumbLength: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The distance of the track from the bounds, in points.
  private static let endInset: CGFloat = 2
  private static let imageGap: CGFloat = 8

  private var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbLength, height: Self.thumbLength)
  }

  var fittingHeight: CGFloat { max(34, thumbSize.height) }

  /// Returns the frame of an image at the leading or the trailing end.
  func imageRect(of image: UIImage?, atEnd: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atEnd == isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: onPixel(bounds.midY - size.height / 2)), size: size)
  }

  func defaultTrackRect(in bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + Self.imageGap } ?? Self.endInset
    let end = maximumValueImage.map { $0.size.width + Self.imageGap } ?? Self.endInset
    let track = CGRect(
      x: bounds.minX + start,
      y: onPixel(bounds.midY - Self.trackHeight / 2),
      width: max(0, bounds.width - start - end),
      height: Self.trackHeight
    )
    return isRightToLeft ? track.mirrored(in: bounds) : track
  }

  func defaultThumbRect(in bounds: CGRect, on track: CGRect, value: Float) -> CGRect {
    var shown = sliderValue
    shown.set(value)
    let size = thumbSize
    let fraction = CGFloat(isRightToLeft ? 1 - shown.fraction : shown.fraction)
    return CGRect(
      x: onPixel(track.minX + fraction * max(0, track.width - size.width)),
      y: onPixel(track.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }

  func placeSubviews() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    var (before, after) = (track, track)
    before.size.width = middle - track.minX
    (after.origin.x, after.size.width) = (middle, track.maxX - middle)
    if isRightToLeft { swap(&before, &after) }
    place(views.minimumTrack, in: before, of: track, isImage: currentMinimumTrackImage != nil)
    place(views.maximumTrack, in: after, of: track, isImage: currentMaximumTrackImage != nil)
    views.thumb.frame = thumb
    views.thumb.layer.cornerRadius = currentThumbImage == nil ? thumb.height / 2 : 0
    views.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    views.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Places one side of the track; both sides meet below the thumb.
  private func place(_ view: UIView, in rect: CGRect, of track: CGRect, isImage: Bool) {
    view.frame = rect
    view.layer.cornerRadius = isImage ? 0 : track.height / 2
    let isLeft = rect.minX == track.minX
    view.layer.maskedCorners =
      isLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  func updateAppearance() {
    views.thumb.image = currentThumbImage
    views.minimumTrack.image = currentMinimumTrackImage
    views.maximumTrack.image = currentMaximumTrackImage
    views.minimumImage.image = minimumValueImage
    views.maximumImage.image = maximumValueImage
    let hasDefaultThumb = currentThumbImage == nil
    views.thumb.backgroundColor = hasDefaultThumb ? thumbTintColor ?? .white : nil
    if hasDefaultThumb { views.thumb.addThumbShadow() } else { views.thumb.layer.shadowOpacity = 0 }
    let before = minimumTrackTintColor ?? tintColor
    views.minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? before : nil
    let after = maximumTrackTintColor ?? .systemFill
    views.maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? after : nil
    for track in [views.minimumTrack, views.maximumTrack] { track.alpha = isEnabled ? 1 : 0.5 }
    setNeedsLayout()
  }
}
