public import Foundation
public import TatamiDrawing
import TatamiGeometry
import TatamiGraphics
import TatamiLayers
public import TatamiUIKit

/// Draws views from scratch, without a window: as display lists, images, PNG, SVG and PDF.
///
/// Each call lays out the view, at most 8 times while views mark themselves for layout again.
@preconcurrency @MainActor
public enum ViewRenderer {
  /// Returns the drawing of a view and its subviews, in the view's coordinates.
  public static func displayList(of view: UIView) -> DisplayList {
    view.layer.displayedTree()
  }

  /// Draws a view as an image.
  ///
  /// - Parameters:
  ///   - view: The view, at its size.
  ///   - scale: Pixels per point, above 0.
  /// - Throws: `DrawingError` when the size cannot be drawn.
  public static func image(of view: UIView, scale: CGFloat) throws(DrawingError) -> UIImage {
    let bitmap = try RasterRenderer.bitmap(
      of: boundsDisplayList(of: view),
      size: Size(view.bounds.size),
      scale: Double(scale)
    )
    return UIImage(cgImage: CGImage(bitmap), scale: scale, orientation: .up)
  }

  /// Draws a view as PNG.
  ///
  /// - Parameters:
  ///   - view: The view, at its size.
  ///   - scale: Pixels per point, above 0.
  /// - Throws: `DrawingError` when the size cannot be drawn.
  public static func png(of view: UIView, scale: CGFloat = 2) throws(DrawingError) -> Data {
    let bitmap = try RasterRenderer.bitmap(
      of: boundsDisplayList(of: view),
      size: Size(view.bounds.size),
      scale: Double(scale),
      background: nil
    )
    do {
      return Data(try bitmap.pngData())
    } catch {
      throw .image(error)
    }
  }

  /// Draws a view as SVG: text stays text, accessibility labels become titles.
  ///
  /// - Throws: `DrawingError` when the size cannot be drawn.
  public static func svg(of view: UIView, title: String) throws(DrawingError) -> String {
    try SVGWriter.text(
      of: boundsDisplayList(of: view),
      size: Size(view.bounds.size),
      title: title
    )
  }

  /// Draws a view as a PDF page of the view's size.
  ///
  /// - Throws: `DrawingError` when the size cannot be drawn.
  public static func pdf(of view: UIView, title: String) throws(DrawingError) -> Data {
    let bytes = try PDFWriter.data(
      of: boundsDisplayList(of: view),
      size: Size(view.bounds.size),
      metadata: .init(title: title)
    )
    return Data(bytes)
  }

  /// Returns the drawing of what lies in the bounds, with their origin moved to zero.
  package static func boundsDisplayList(of view: UIView) -> DisplayList {
    let page = Rect(view.bounds)
    let drawing = view.layer.displayedTree(region: VisibleRegion(drawn: page, visible: page))
    let origin = view.bounds.origin
    guard origin != .zero else { return drawing }
    var moved = DisplayList([.concat(Transform(translationX: -origin.x, y: -origin.y))])
    moved.append(drawing)
    return moved
  }
}
