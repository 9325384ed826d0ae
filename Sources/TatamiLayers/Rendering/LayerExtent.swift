import Foundation
import TatamiDrawing
import TatamiGeometry

extension Rect {
  /// Makes the rectangle around a path's points.
  fileprivate init(around path: CGPath) {
    self = path.value.controlBounds()
  }
}

extension CALayer {
  /// Returns a rectangle around what the layer itself draws, in its coordinates; nil for nothing.
  ///
  /// - Parameter shown: The values of the layer on screen.
  func pictureExtent(_ shown: CALayer) -> Rect? {
    var extent = shown.bounds.insetBy(dx: -recordingReach, dy: -recordingReach)
    if let place = shown.contentsPlace { extent = extent.union(place) }
    if let recording = picture.recording, recording.bounds != shown.bounds {
      let place = shown.contentsGravity.rect(for: recording.bounds.size, in: shown.bounds)
      extent = extent.union(place.insetBy(dx: -recordingReach, dy: -recordingReach))
    }
    let picture = extent.isEmpty ? nil : Rect(extent)
    guard let shape = shown.shapeExtent else { return picture }
    return picture?.union(shape) ?? shape
  }

  /// Returns a rectangle around the layer with everything inside, in its own coordinates.
  ///
  /// The sublayers' extents must be up to date.
  ///
  /// - Parameters:
  ///   - shown: The values of the layer on screen.
  ///   - scale: How the layer is scaled on its way to pixels.
  /// - Complexity: O(*n*) in the sublayers, O(1) for a layer that cuts them off.
  func subtreeExtent(_ shown: CALayer, scale: ScalePart) -> Rect? {
    guard !shown.masksToBounds else {
      return shown.bounds.isEmpty ? nil : Rect(shown.bounds)
    }
    var extent = pictureExtent(shown)
    for sublayer in sublayers ?? [] {
      guard let inside = sublayer.retained.extent else { continue }
      extent = extent?.union(inside) ?? inside
    }
    guard let shadow = shown.shadow, let caster = shown.shadowPath.map(Rect.init(around:)) ?? extent
    else { return extent }
    let cast = caster.cast(by: shadow.offset, reach: scale.reach(ofBlur: shadow.blurRadius))
    return extent?.union(cast) ?? cast
  }
}
