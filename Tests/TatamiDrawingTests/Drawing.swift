import TatamiDrawing
import TatamiGeometry

/// Shapes and colors that the tests draw.
enum Drawing {
  static func rect(x: Double, y: Double, width: Double, height: Double) -> Path {
    rect(Rect(x: x, y: y, width: width, height: height))
  }

  static func rect(_ rect: Rect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }

  static func fill(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    _ color: Color
  ) -> DisplayList.Command {
    fill(Rect(x: x, y: y, width: width, height: height), color)
  }

  static func fill(_ rect: Rect, _ color: Color) -> DisplayList.Command {
    .fill(Self.rect(rect), .nonZero, .solid(color))
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
