import TatamiDrawing
import TatamiGeometry

/// A fill of a layer's bounds, drawn over its background color.
struct BackgroundFill {
  let paint: Paint
  /// The transform from the paint's coordinates to the layer's.
  var transform = Transform.identity

  init(paint: Paint) {
    self.paint = paint
  }

  /// Creates an elliptical gradient as a radial one in coordinates in which the ellipse is a
  /// circle.
  init(radialAround center: Point, radii: Size, stops: [GradientStop]) {
    paint = .radial(
      RadialGradient(
        startCenter: .zero,
        startRadius: 0,
        endCenter: .zero,
        endRadius: 1,
        stops: stops
      )
    )
    transform = Transform(scaleX: radii.width, y: radii.height)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }
}
