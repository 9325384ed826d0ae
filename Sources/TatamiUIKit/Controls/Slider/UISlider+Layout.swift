import Foundation

extension UISlider {
  private static let thumbLength: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// How far the track stays away from the ends and the images, in points.
  private static let endInset: CGFloat = 2
  private static let imageGap: CGFloat = 8

  private var thumbSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.thumbLength, height: Self.thumbLength)
  }

  var fittingHeight: CGFloat { max(34, thumbSize.height) }

  /// Returns where an image stands at the beginning or the end; mirrored bounds mirror it.
  func imageRect(of image: UIImage?, atEnd: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = atEnd == isRightToLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(origin: CGPoint(x: x, y: onPixel(bounds.midY - size.height / 2)), size: size)
  }

  func ownTrackRect(in bounds: CGRect) -> CGRect {
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

  func ownThumbRect(in bounds: CGRect, on track: CGRect, value: Float) -> CGRect {
    var there = number
    there.set(value)
    let size = thumbSize
    let share = CGFloat(isRightToLeft ? 1 - there.share : there.share)
    return CGRect(
      x: onPixel(track.minX + share * max(0, track.width - size.width)),
      y: onPixel(track.midY - size.height / 2),
      width: size.width,
      height: size.height
    )
  }

  func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    var (before, after) = (track, track)
    before.size.width = middle - track.minX
    (after.origin.x, after.size.width) = (middle, track.maxX - middle)
    if isRightToLeft { swap(&before, &after) }
    place(parts.minimumTrack, in: before, of: track, isImage: currentMinimumTrackImage != nil)
    place(parts.maximumTrack, in: after, of: track, isImage: currentMaximumTrackImage != nil)
    parts.thumb.frame = thumb
    parts.thumb.layer.cornerRadius = currentThumbImage == nil ? thumb.height / 2 : 0
    parts.minimumImage.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Places a part of the track; both parts reach under the thumb, where they meet.
  private func place(_ part: UIView, in rect: CGRect, of track: CGRect, isImage: Bool) {
    part.frame = rect
    part.layer.cornerRadius = isImage ? 0 : track.height / 2
    let isLeft = rect.minX == track.minX
    part.layer.maskedCorners =
      isLeft
      ? [.layerMinXMinYCorner, .layerMinXMaxYCorner]
      : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
  }

  func showLooks() {
    parts.thumb.image = currentThumbImage
    parts.minimumTrack.image = currentMinimumTrackImage
    parts.maximumTrack.image = currentMaximumTrackImage
    parts.minimumImage.image = minimumValueImage
    parts.maximumImage.image = maximumValueImage
    let hasOwnThumb = currentThumbImage == nil
    parts.thumb.backgroundColor = hasOwnThumb ? thumbTintColor ?? .white : nil
    if hasOwnThumb { parts.thumb.castThumbShadow() } else { parts.thumb.layer.shadowOpacity = 0 }
    let before = minimumTrackTintColor ?? tintColor
    parts.minimumTrack.backgroundColor = currentMinimumTrackImage == nil ? before : nil
    let after = maximumTrackTintColor ?? .systemFill
    parts.maximumTrack.backgroundColor = currentMaximumTrackImage == nil ? after : nil
    for part in [parts.minimumTrack, parts.maximumTrack] { part.alpha = isEnabled ? 1 : 0.5 }
    setNeedsLayout()
  }
}
