public import Foundation
import TatamiDrawing
import TatamiGeometry

/// Starts an image of one pixel a point and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

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
  let image = ImageBeingDrawn(
    context: CGContext(visible: CGRect(origin: .zero, size: size)),
    size: size,
    isOpaque: opaque,
    scale: scale
  )
  ThreadGraphicsState.current.images.append(image)
  UIGraphicsPushContext(image.context)
}

/// Returns what has been drawn so far into the image started last; nil if there is none.
///
/// A size that cannot be drawn gives nil, and a message on standard error says so.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ThreadGraphicsState.current.images.last?.image()
}

/// Ends the image started last; its context is no longer current.
public func UIGraphicsEndImageContext() {
  guard ThreadGraphicsState.current.images.popLast() != nil else { return }
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
    let scale = scale > 0 ? scale : UITraitCollection.default.displayScale
    do {
      let bitmap = try RasterRenderer.bitmap(
        of: context.list,
        size: Size(size),
        scale: Double(scale),
        background: isOpaque ? .black : nil
      )
      return UIImage(CGImage(bitmap), scale: scale, ImageAppearance())
    } catch {
      Diagnostics.report("\(error)")
      return nil
    }
  }
}
