import TatamiGeometry

/// A picture of filled shapes in one color, in a square.
package struct Icon: Hashable, Sendable {
  /// The inside of a path.
  package struct Shape: Hashable, Sendable {
    /// The path, in the units of the icon.
    package var path: Path
    /// The rule that determines the inside.
    package var rule: FillRule

    /// Creates a shape.
    package init(path: Path, rule: FillRule) {
      (self.path, self.rule) = (path, rule)
    }
  }

  /// The shapes, drawn in order.
  package var shapes: [Shape]
  /// The length of the square's sides, in units of its own; above 0.
  package let side: Double

  /// Creates an icon; a side that is not above 0 is treated as 1.
  package init(_ shapes: [Shape], side: Double) {
    self.shapes = shapes
    self.side = side > 0 && side.isFinite ? side : 1
  }

  /// Returns the icon scaled about its center.
  package func scaled(by factor: Double) -> Icon {
    let rest = side * (1 - factor) / 2
    let transform = Transform(
      a: factor,
      b: 0,
      c: 0,
      d: factor,
      translation: Point(x: rest, y: rest)
    )
    let shapes = shapes.map { Shape(path: $0.path.transformed(by: transform), rule: $0.rule) }
    return Icon(shapes, side: side)
  }

  /// Returns commands that draw the icon in a color.
  ///
  /// - Parameters:
  ///   - transform: The transform from units of the icon.
  ///   - thickening: The width that is added to strokes and to the outside, in units of the icon; 0
  ///     or less adds nothing.
  ///   - color: The color.
  package func drawing(_ transform: Transform, thickening: Double, color: Color) -> DisplayList {
    let opaque = Paint.solid(color.withAlpha(1))
    var list = DisplayList()
    for shape in shapes where !shape.path.isEmpty {
      list.append(.fill(shape.path, shape.rule, opaque))
      guard thickening > 0 else { continue }
      list.append(.stroke(shape.path, StrokeStyle(width: thickening, join: .round), opaque))
    }
    if case .fill(let path, let rule, _)? = list.commands.first, list.commands.count == 1 {
      return DisplayList([.save, .concat(transform), .fill(path, rule, .solid(color)), .restore])
    }
    // Overlapping shapes of a translucent color are faded as a whole.
    let (begin, end): (DisplayList.Command, DisplayList.Command) =
      color.alpha < 1 ? (.beginGroup(Group(opacity: color.alpha)), .endGroup) : (.save, .restore)
    return DisplayList([begin, .concat(transform)] + list.commands + [end])
  }
}
