public import Foundation
import TatamiDrawing
import TatamiGeometry

/// Starts an image and makes its context the current one (S223, S230).
///
/// - Parameters:
///   - size: The extents, in points.
///   - opaque: Whether the image starts black and opaque instead of transparent.
///   - scale: Pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let image = ImageBeingDrawn(context: CGContext(), size: size, isOpaque: opaque, scale: scale)
  GraphicsState.current.images.append(image)
  UIGraphicsPushContext(image.context)
}

/// Returns what has been drawn so far into the image started last; nil if there is none.
///
/// A size that cannot be drawn gives nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsState.current.images.last?.image()
}

/// Ends the image started last; its context is no longer current.
public func UIGraphicsEndImageContext() {
  guard GraphicsState.current.images.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// An image between the calls that begin and end it.
struct ImageBeingDrawn {
  let context: CGContext
  let size: CGSize
  let isOpaque: Bool
  /// Pixels per point; what is not above 0 stands for the screen's.
  let scale: CGFloat

  /// Returns the image of what the context has recorded, nil if the size cannot be drawn.
  func image() -> UIImage? {
    let scale = scale > 0 ? scale : UIScreen.defaultTraits.displayScale
    let bitmap = try? RasterRenderer.bitmap(
      of: context.list,
      size: Size(size),
      scale: Double(scale),
      background: isOpaque ? .black : nil
    )
    return bitmap.map { UIImage(cgImage: CGImage($0), scale: scale) }
  }
}
