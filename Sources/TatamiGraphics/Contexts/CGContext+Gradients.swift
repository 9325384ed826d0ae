public import Foundation
import TatamiDrawing
import TatamiGeometry

extension CGContext {
  /// Fills the clipped area with a linear gradient.
  ///
  /// Without options only the strip between start and end is filled.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (Point(startPoint), Point(endPoint))
    let stops = gradient.stops(faded: state.alpha)
    let paint = Paint.linear(LinearGradient(start: start, end: end, stops: stops))
    guard let area = strip(from: start, to: end, options) else { return }
    fill(area, rule: .nonZero, paint)
  }

  /// Fills the clipped area with a radial gradient between two circles.
  ///
  /// Without options only the area that the circle sweeps from the first to the second position is
  /// filled. If neither circle contains the other, either option extends both ends.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let circles = RadialGradient(
      startCenter: Point(startCenter),
      startRadius: max(0, Double(startRadius)),
      endCenter: Point(endCenter),
      endRadius: max(0, Double(endRadius)),
      stops: gradient.stops(faded: state.alpha)
    )
    fill(area(of: circles, options), rule: .evenOdd, .radial(circles))
  }

  /// Returns the strip of the clipped area across a line; nil if the line has no length.
  private func strip(
    from start: Point,
    to end: Point,
    _ options: CGGradientDrawingOptions
  ) -> Path? {
    let along = Point(x: end.x - start.x, y: end.y - start.y)
    let length = along.length
    guard length > 0, length.isFinite else { return nil }
    if options == [.drawsBeforeStartLocation, .drawsAfterEndLocation] { return visiblePlane() }
    let step = Point(x: along.x / length, y: along.y / length)
    let across = Point(x: -step.y, y: step.x)
    let reach = reach(from: start)
    let near = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let far = options.contains(.drawsAfterEndLocation) ? max(length, reach) : length
    var path = Path()
    path.addLines(
      [(near, -reach), (far, -reach), (far, reach), (near, reach)].map { forward, aside in
        CGPoint(
          x: start.x + step.x * forward + across.x * aside,
          y: start.y + step.y * forward + across.y * aside
        )
      }
    )
    path.close()
    return path
  }

  /// Returns the area that a radial gradient covers, for the even-odd rule.
  private func area(of circles: RadialGradient, _ options: CGGradientDrawingOptions) -> Path {
    let (first, last) = (circles.startRadius, circles.endRadius)
    let distance = Point(
      x: circles.endCenter.x - circles.startCenter.x,
      y: circles.endCenter.y - circles.startCenter.y
    ).length
    guard distance <= abs(first - last) else {
      return options.isEmpty ? hull(of: circles, distance: distance) : visiblePlane()
    }
    let grows = first <= last
    let fillsInside = options.contains(
      grows ? .drawsBeforeStartLocation : .drawsAfterEndLocation
    )
    let fillsOutside = options.contains(
      grows ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    )
    let start = (circles.startCenter, first)
    let end = (circles.endCenter, last)
    let (inner, outer) = grows ? (start, end) : (end, start)
    var path = Path()
    if fillsOutside { path = visiblePlane() } else { path.addCircle(outer.0, radius: outer.1) }
    if !fillsInside { path.addCircle(inner.0, radius: inner.1) }
    return path
  }

  /// Returns the convex hull of two circles of which neither contains the other.
  private func hull(of circles: RadialGradient, distance: Double) -> Path {
    let (start, end) = (circles.startCenter, circles.endCenter)
    let direction = atan2(end.y - start.y, end.x - start.x)
    let spread = acos(max(-1, min(1, (circles.startRadius - circles.endRadius) / distance)))
    var path = Path()
    path.addArc(
      center: end,
      radius: circles.endRadius,
      start: direction - spread,
      end: direction + spread,
      clockwise: true
    )
    path.addArc(
      center: start,
      radius: circles.startRadius,
      start: direction + spread,
      end: direction - spread,
      clockwise: true
    )
    path.close()
    return path
  }

  /// Returns the clipped area, or the largest area that can be drawn.
  func visiblePlane() -> Path {
    var path = Path()
    path.addRect(Rect(visibleRect))
    return path
  }

  private var visibleRect: CGRect {
    let clip = boundingBoxOfClipPath
    guard clip.isInfinite else { return clip }
    let t = state.transform
    let scale = max(1e-6, abs(t.a) + abs(t.b), abs(t.c) + abs(t.d))
    let reach = 131_072 / scale  // 2^17: rasters of up to eight pixels a point hold 2^20
    return CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
  }

  /// Returns an upper bound of the distance from a point to a visible point.
  private func reach(from point: Point) -> Double {
    let rect = visibleRect
    let x = max(abs(rect.minX - point.x), abs(rect.maxX - point.x))
    let y = max(abs(rect.minY - point.y), abs(rect.maxY - point.y))
    return Double(x + y) + 1
  }
}
