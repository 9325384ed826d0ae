public import Foundation
public import TatamiDrawing
import TatamiGeometry

/// What tests and tools can do with views without a display; UIKit has no counterpart.
public enum Headless {
  /// What measures and shapes text: Pango, or arithmetic where tests must not depend on fonts.
  public static var textShaping: any TextShaping { KitEnvironment.textShaping }

  /// Lays out and displays a view and returns its drawing (R1).
  ///
  /// Both are repeated while views mark themselves anew for layout, at most 8 times.
  @MainActor
  public static func displayList(of view: UIView) -> DisplayList {
    displayList(of: view, sight: .unlimited)
  }

  @MainActor
  private static func displayList(of view: UIView, sight: Sight) -> DisplayList {
    defer { Turn.commit(view.layer) }
    for _ in 0..<8 {
      view.layoutIfNeeded()
      guard view.layer.layoutState == .clean else { continue }
      let drawing = LayerRenderer.displayList(of: view.layer, sight: sight)
      if view.layer.layoutState == .clean { return drawing }
    }
    return LayerRenderer.displayList(of: view.layer, sight: sight)
  }

  /// Draws a view as PNG.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  /// - Throws: `DrawingError` when the size cannot be drawn.
  @MainActor
  public static func png(of view: UIView, scale: CGFloat = 2) throws(DrawingError) -> Data {
    let bitmap = try RasterRenderer.bitmap(
      of: displayListAtOrigin(of: view),
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
  @MainActor
  public static func svg(of view: UIView, title: String) throws(DrawingError) -> String {
    try SVGWriter.text(
      of: displayListAtOrigin(of: view),
      size: Size(view.bounds.size),
      title: title
    )
  }

  /// Draws a view as a PDF page of its size.
  @MainActor
  public static func pdf(of view: UIView, title: String) throws(DrawingError) -> Data {
    let bytes = try PDFWriter.data(
      of: displayListAtOrigin(of: view),
      size: Size(view.bounds.size),
      metadata: .init(title: title)
    )
    return Data(bytes)
  }

  /// Returns the drawing of what lies in the bounds, their origin moved to the page's.
  @MainActor
  static func displayListAtOrigin(of view: UIView) -> DisplayList {
    let page = Rect(view.bounds)
    let drawing = displayList(of: view, sight: Sight(drawn: page, visible: page))
    let origin = view.bounds.origin
    guard origin != .zero else { return drawing }
    var moved = DisplayList([.concat(Transform(translationX: -origin.x, y: -origin.y))])
    moved.append(drawing)
    return moved
  }
}
