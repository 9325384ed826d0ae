public import Foundation
import TatamiDrawing
import TatamiGeometry

/// Begins an image of one pixel per point and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image is initially opaque black instead of transparent.
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
  ImageStack.current.images.append(image)
  UIGraphicsPushContext(image.context)
}

/// Returns the current content of the innermost image; nil if there is none.
///
/// For a size that cannot be drawn the result is nil, and the error is reported.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageStack.current.images.last?.image()
}

/// Ends the innermost image and removes its context.
public func UIGraphicsEndImageContext() {
  guard ImageStack.current.images.popLast() != nil else { return }
  UIGraphicsPopContext()
}

/// The images that a thread is drawing, the innermost last.
private final class ImageStack {
  var images: [ImageBeingDrawn] = []

  private static let stacks = ThreadLocal { ImageStack() }

  /// The stack of the calling thread.
  static var current: ImageStack { stacks.value }
}

/// An image that is being drawn.
struct ImageBeingDrawn {
  let context: CGContext
  let size: CGSize
  let isOpaque: Bool
  /// Pixels per point; 0 or less is the screen's scale.
  let scale: CGFloat

  /// Returns the recorded drawing as an image; nil if the size cannot be drawn.
  func image() -> UIImage? {
    let scale = scale > 0 ? scale : DeviceTraits.current.traits.displayScale
    do {
      let bitmap = try RasterRenderer.bitmap(
        of: context.list,
        size: Size(size),
        scale: Double(scale),
        background: isOpaque ? .black : nil
      )
      return UIImage(CGImage(bitmap), scale: scale)
    } catch {
      Diagnostics.report("\(error)")
      return nil
    }
  }
}
