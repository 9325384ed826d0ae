import Foundation
package import TatamiDrawing
import TatamiGeometry

/// A drawing operation that uses the settings of a context.
private enum Figure {
  case area(Path, FillRule, Paint)
  case line(Path, StrokeStyle, Paint)
  /// Any commands, with their bounding box.
  case commands(DisplayList, Rect)

  /// The figure's outline, with commands that paint all of it.
  var covering: (outline: Path, rule: FillRule, drawing: DisplayList) {
    switch self {
    case .area(let path, let rule, let paint):
      return (path, rule, path.coveringFill(paint))
    case .line(let path, let style, let paint):
      let outline = path.outlined(style)
      return (outline, .nonZero, outline.coveringFill(paint))
    case .commands(let list, let rect):
      var outline = Path()
      outline.addRect(rect)
      return (outline, .nonZero, list)
    }
  }
}

extension Path {
  /// Returns a fill that covers the path, including its antialiased edges.
  fileprivate func coveringFill(_ paint: Paint) -> DisplayList {
    var area = Path()
    let bounds = controlBounds()
    area.addRect(
      Rect(
        x: bounds.minX - 1,
        y: bounds.minY - 1,
        width: bounds.width + 2,
        height: bounds.height + 2
      )
    )
    return DisplayList([.fill(area, .nonZero, paint)])
  }
}

extension CGContext {
  func fill(_ path: Path, rule: FillRule) {
    record(.area(path, rule, .solid(faded(state.fill))))
  }

  func fill(_ path: Path, rule: FillRule, _ paint: Paint) {
    record(.area(path, rule, paint))
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    record(.line(path, style, .solid(faded(state.stroke))))
  }

  package func draw(_ layout: TextLayout, at origin: CGPoint) {
    var lines = DisplayList()
    lines.append(layout, at: Point(origin))
    let first = layout.lines.first.map { $0.origin.x + $0.width } ?? 0
    let widest = layout.lines.reduce(first) { max($0, $1.origin.x + $1.width) }
    let bounds = Rect(origin: Point(origin), size: Size(width: widest, height: layout.size.height))
    record(.commands(lines, bounds), opacity: state.alpha)
  }

  func drawUpright(_ image: CGImage, in rect: CGRect, source: CGRect = .unit) {
    let command = DisplayList.Command.image(
      image.bitmap,
      in: Rect(rect),
      source: Rect(source),
      interpolation: state.interpolation.value
    )
    record(.commands(DisplayList([command]), Rect(rect)), opacity: state.alpha)
  }

  /// Draws commands as a whole.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - bounds: A rectangle around what they draw.
  func draw(_ commands: DisplayList, bounds: CGRect) {
    record(.commands(commands, Rect(bounds)), opacity: state.alpha)
  }

  private func faded(_ color: Color) -> Color {
    state.alpha == 1 ? color : color.withAlpha(color.alpha * state.alpha)
  }

  /// Records a figure, as a group if blending, a shadow or an opacity applies to it as a whole.
  private func record(_ figure: Figure, opacity: Double = 1) {
    if state.blend.reachesBeyondDrawing { return recordWithinOutline(figure, opacity: opacity) }
    guard state.shadow != nil || opacity < 1 || state.blend != .normal else {
      return append(figure)
    }
    append(.beginGroup(group(opacity: opacity)))
    append(figure)
    append(.endGroup)
  }

  private func append(_ figure: Figure) {
    switch figure {
    case .area(let path, let rule, let paint): append(.fill(path, rule, paint))
    case .line(let path, let style, let paint): append(.stroke(path, style, paint))
    case .commands(let list, _): append(list)
    }
  }

  /// Records a figure clipped to its outline, for blend modes that change pixels outside of it.
  private func recordWithinOutline(_ figure: Figure, opacity: Double) {
    let (outline, rule, drawing) = figure.covering
    append(.save)
    append(.clip(outline, rule))
    append(.beginGroup(Group(opacity: opacity, blend: state.blend)))
    append(drawing)
    append(.endGroup)
    append(.restore)
  }

  /// Returns a group with the context's blend mode and shadow.
  func group(opacity: Double) -> Group {
    Group(opacity: opacity, shadow: shadowInUserSpace, blend: state.blend)
  }

  /// The shadow in user space; the transform is applied to the values of groups.
  private var shadowInUserSpace: Shadow? {
    guard var shadow = state.shadow, let back = state.transform.inverted() else { return nil }
    let offset = shadow.offset
    shadow.offset = Size(
      width: back.a * offset.width + back.c * offset.height,
      height: back.b * offset.width + back.d * offset.height
    )
    shadow.blurRadius /= abs(state.transform.determinant).squareRoot()
    return shadow
  }
}

extension CGRect {
  /// The unit rectangle: all of an image.
  package static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
