import TatamiGeometry
import TatamiUIKit

/// The mapping between the coordinates of an engine and those of a collection view's content.
struct ContentSpace: Equatable {
  /// Whether the engine's x is the content's y.
  var isTransposed = false
  /// The width of content that runs from right to left, in points; nil if it runs from left to
  /// right.
  var mirroredWidth: Double?

  /// Returns a frame of the engine in the content.
  func frame(_ rect: Rect) -> CGRect {
    CGRect(mirrored(isTransposed ? rect.transposed : rect))
  }

  /// Returns a rectangle of the content in the engine's coordinates.
  func area(_ rect: CGRect) -> Rect {
    let rect = mirrored(Rect(rect.standardized))
    return isTransposed ? rect.transposed : rect
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard let mirroredWidth else { return rect }
    return rect.mirrored(in: Rect(x: 0, y: 0, width: mirroredWidth, height: 0))
  }
}

extension Rect {
  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
