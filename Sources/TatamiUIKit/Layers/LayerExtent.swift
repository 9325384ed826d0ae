import Foundation
import TatamiDrawing
import TatamiGeometry

extension CALayer {
  /// Returns a rectangle around what the layer itself draws, in its coordinates; nil for nothing.
  ///
  /// - Parameter shown: The values of the layer on screen.
  func ownExtent(_ shown: CALayer) -> Rect? {
    var extent = shown.bounds.insetBy(dx: -recordingReach, dy: -recordingReach)
    if let place = shown.contentsPlace { extent = extent.union(place) }
    if let recording = picture.recording, recording.bounds.size != shown.bounds.size {
      let place = shown.contentsGravity.rect(for: recording.bounds.size, in: shown.bounds)
      extent = extent.union(place.insetBy(dx: -recordingReach, dy: -recordingReach))
    }
    return extent.isEmpty ? nil : Rect(extent)
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
    guard let extent, let shadow = shown.castShadow else { return extent }
    return extent.union(
      extent.cast(by: shadow.offset, reach: scale.reach(ofBlur: shadow.blurRadius))
    )
  }
}
