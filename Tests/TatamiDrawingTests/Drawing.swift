import TatamiDrawing
import TatamiGeometry

/// Shapes that the tests draw.
enum Drawing {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.addRect(Rect(x: x, y: y, width: width, height: height))
    return path
  }

  static func fill(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ color: Color
  ) -> DisplayList.Command {
    .fill(rect(x, y, width, height), .nonZero, .solid(color))
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
}
