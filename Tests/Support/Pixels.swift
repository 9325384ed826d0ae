package import TatamiDrawing
import TatamiHost
import TatamiGeometry
package import TatamiUIKit

/// The pixels of a drawn view on white, one per point, as 0xRRGGBB.
@MainActor
package struct Pixels {
  package static let white: UInt32 = 0xFFFFFF
  package static let black: UInt32 = 0x000000
  package static let red: UInt32 = 0xFF0000
  package static let green: UInt32 = 0x00FF00
  package static let blue: UInt32 = 0x0000FF

  private let bitmap: Bitmap

  package init(of view: UIView) throws {
    try self.init(of: ViewRenderer.displayList(of: view), size: view.bounds.size)
  }

  /// Draws what a closure draws into the current context.
  package init(_ width: CGFloat, _ height: CGFloat, draw: @escaping () -> Void) throws {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.action = { _ in draw() }
    try self.init(of: view)
  }

  package init(of list: DisplayList, size: CGSize) throws {
    bitmap = try RasterRenderer.bitmap(
      of: list,
      size: Size(width: size.width, height: size.height),
      background: .white
    )
  }

  /// The color around a point of the drawing.
  package subscript(x: Int, y: Int) -> UInt32 { bitmap[x, y] & 0xFFFFFF }

  /// The smallest rectangle of pixels that are not white; nil if all are.
  package var inked: CGRect? {
    var box: CGRect?
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y] != Self.white {
        let pixel = CGRect(x: x, y: y, width: 1, height: 1)
        box = box.map { $0.union(pixel) } ?? pixel
      }
    }
    return box
  }
}

/// A view that draws by a closure and counts how often.
package final class DrawingView: UIView {
  package var action: (CGRect) -> Void = { _ in }
  package private(set) var drawnRects: [CGRect] = []

  override package func draw(_ rect: CGRect) {
    drawnRects.append(rect)
    action(rect)
  }
}
