import Foundation
import TatamiDrawing
import TatamiGeometry

/// A symbol at a size.
package struct SymbolPicture: Equatable, Sendable {
  /// The height of capital letters of the interface's font, relative to the point size.
  private static let capHeight: CGFloat = 0.73

  /// The icon; nil if it is missing.
  let icon: Icon?
  let settings: SymbolSettings
  /// The size of the letters beside the symbol, in points.
  let pointSize: CGFloat

  init(_ icon: Icon?, _ settings: SymbolSettings, traits: UITraitCollection) {
    (self.icon, self.settings) = (icon, settings)
    pointSize = settings.pointSize(in: traits)
  }

  /// The length of the symbol's sides, in points.
  var side: CGFloat { pointSize * settings.scale.factor }

  /// The distance of the baseline from the bottom edge, which centers the symbol on capital letters,
  /// in points.
  var baselineOffset: CGFloat { (side - pointSize * Self.capHeight) / 2 }

  /// Returns commands that draw the symbol into a rectangle.
  func drawing(in rect: CGRect, _ orientation: UIImage.Orientation, color: Color) -> DisplayList {
    guard let icon else { return DisplayList() }
    let target = Transform(
      a: rect.width / icon.side,
      b: 0,
      c: 0,
      d: rect.height / icon.side,
      translation: Point(rect.origin)
    )
    return icon.drawing(
      orientation.transform(ofSide: icon.side).concatenating(target),
      thickening: settings.weight.thickening * icon.side,
      color: color
    )
  }

  /// Returns the pixels of the symbol in black; nil if it has too many.
  func pixels(scale: CGFloat) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    let context = CGContext(visible: bounds)
    context.draw(drawing(in: bounds, .up, color: .black), bounds: bounds)
    let image = ImageBeingDrawn(
      context: context,
      size: bounds.size,
      isOpaque: false,
      scale: scale
    )
    return image.image()?.cgImage
  }
}

extension UIImage.Orientation {
  /// Returns the transform from a square as stored to the square as displayed.
  fileprivate func transform(ofSide side: Double) -> Transform {
    // The displayed positions of the origin and of the ends of both axes.
    let (x, y, origin): ((Double, Double), (Double, Double), (Double, Double)) =
      switch self {
      case .up: ((1, 0), (0, 1), (0, 0))
      case .down: ((-1, 0), (0, -1), (1, 1))
      case .left: ((0, -1), (1, 0), (0, 1))
      case .right: ((0, 1), (-1, 0), (1, 0))
      case .upMirrored: ((-1, 0), (0, 1), (1, 0))
      case .downMirrored: ((1, 0), (0, -1), (0, 1))
      case .leftMirrored: ((0, 1), (1, 0), (0, 0))
      case .rightMirrored: ((0, -1), (-1, 0), (1, 1))
      }
    return Transform(
      a: x.0,
      b: x.1,
      c: y.0,
      d: y.1,
      translation: Point(x: origin.0 * side, y: origin.1 * side)
    )
  }
}

extension UIImage {
  /// Draws a symbol into a rectangle of the current context, in a color resolved with current traits.
  func draw(_ symbol: SymbolPicture, in rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.draw(symbol, appearance.orientation, in: rect, color: color.cgColor)
  }
}

extension CGContext {
  /// Draws a symbol in a color.
  func draw(
    _ symbol: SymbolPicture,
    _ orientation: UIImage.Orientation,
    in rect: CGRect,
    color: CGColor
  ) {
    draw(symbol.drawing(in: rect, orientation, color: color.value), bounds: rect)
  }

  /// Draws an image that is a symbol into a rectangle, in a color; other images draw nothing.
  package func draw(symbol image: UIImage, in rect: CGRect, color: CGColor) {
    guard let symbol = image.symbol else { return }
    draw(symbol, image.appearance.orientation, in: rect, color: color)
  }
}
