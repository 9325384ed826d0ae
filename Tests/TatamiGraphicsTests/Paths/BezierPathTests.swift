import Foundation
import TatamiUIKit
import Testing
import TestSupport

@Suite(.environment) struct BezierPathTests {
  static func line(_ points: CGPoint...) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  static let a = CGPoint(x: 0, y: 0)
  static let b = CGPoint(x: 10, y: 0)
  static let c = CGPoint(x: 10, y: 10)

  @Test func `S226: paths are equal if their elements are`() {
    #expect(Self.line(Self.a, Self.b) == Self.line(Self.a, Self.b))
    #expect(Self.line(Self.a, Self.b) != Self.line(Self.b, Self.a))
    #expect(Self.line(Self.a, Self.b).hash == Self.line(Self.a, Self.b).hash)
    let wide = Self.line(Self.a, Self.b)
    wide.lineWidth = 9
    #expect(wide == Self.line(Self.a, Self.b))
  }

  @Test func `S226: an appended path begins with its own move`() {
    let path = Self.line(Self.a, Self.b)
    path.append(Self.line(Self.c, Self.a))
    let expected = Self.line(Self.a, Self.b)
    expected.move(to: Self.c)
    expected.addLine(to: Self.a)
    #expect(path == expected)
    path.append(UIBezierPath())
    #expect(path == expected)
  }

  /// The types of a path's elements.
  private static func types(_ path: CGPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test func `S226: a move replaces a move before it`() throws {
    let path = CGMutablePath()
    path.move(to: Self.a)
    path.move(to: Self.b)
    path.addLine(to: Self.c)
    let same = UIBezierPath()
    same.move(to: Self.a)
    same.move(to: Self.b)
    same.addLine(to: Self.c)
    let mapped = CGMutablePath()
    mapped.move(to: Self.c)
    mapped.move(to: Self.a, transform: CGAffineTransform(translationX: 10, y: 0))
    mapped.addLine(to: Self.c)
    for path in [path, same.cgPath, mapped] {
      #expect(Self.types(path) == [.moveToPoint, .addLineToPoint])
      #expect(path.boundingBox == CGRect(x: 10, y: 0, width: 0, height: 10))
    }
    path.closeSubpath()
    #expect(path.currentPoint == Self.b)
  }

  @Test func `S226: appended paths keep their moves`() {
    let path = Self.line(Self.a)
    path.append(Self.line(Self.b))
    path.append(Self.line(Self.c))
    let moves = [CGPathElementType](repeating: .moveToPoint, count: 3)
    #expect(Self.types(path.cgPath) == moves)
    let copy = CGMutablePath()
    copy.move(to: Self.a)
    copy.addPath(Self.line(Self.b).cgPath)
    copy.addPath(Self.line(Self.c).cgPath, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(Self.types(copy) == moves)
    #expect(copy.currentPoint == CGPoint(x: 20, y: 20))
  }

  @Test func `S228: a full turn is a full circle in both directions`() {
    for end in [2 * CGFloat.pi, -2 * CGFloat.pi] {
      for clockwise in [true, false] {
        let path = UIBezierPath(
          arcCenter: .zero,
          radius: 10,
          startAngle: 0,
          endAngle: end,
          clockwise: clockwise
        )
        #expect(path.contains(CGPoint(x: -5, y: 5)))
        let shape = CGMutablePath()
        shape.addArc(
          center: .zero,
          radius: 10,
          startAngle: 0,
          endAngle: end,
          clockwise: clockwise
        )
        #expect(shape.contains(CGPoint(x: -5, y: -5)))
      }
    }
  }

  @Test func `S227: a line without a current point adds nothing`() {
    let path = UIBezierPath()
    path.addLine(to: Self.b)
    path.addQuadCurve(to: Self.b, controlPoint: Self.c)
    path.addCurve(to: Self.b, controlPoint1: Self.c, controlPoint2: Self.a)
    path.close()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.bounds.isNull)
    #expect(path.cgPath.boundingBox.isNull)
  }

  @Test func `S227: after closing, the current point is the start of the subpath`() {
    let path = Self.line(Self.b, Self.c, Self.a)
    #expect(path.currentPoint == Self.a)
    path.close()
    #expect(path.currentPoint == Self.b)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `S228: clockwise is clockwise on screen`() {
    let arc = { (clockwise: Bool) in
      UIBezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: clockwise
      )
    }
    let quarter = arc(true)
    #expect(abs(quarter.currentPoint.x) < 1e-9)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(abs(quarter.bounds.minX) < 1e-6)
    #expect(abs(quarter.bounds.maxY - 10) < 1e-6)
    #expect(abs(quarter.bounds.minY) < 1e-6)
    #expect(abs(quarter.bounds.maxX - 10) < 1e-6)
    let rest = arc(false).bounds
    #expect(abs(rest.minX + 10) < 1e-3)
    #expect(abs(rest.minY + 10) < 1e-3)
  }

  @Test func `S228: an arc is joined to the path by a line`() {
    let path = Self.line(CGPoint(x: 50, y: 0))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.maxX == 50)
    #expect(path.contains(CGPoint(x: 0, y: 5)))
    #expect(!path.contains(CGPoint(x: 0, y: -5)))
  }

  @Test func `S228: the radius of a rounded rectangle is at most half the smaller side`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 500) == pill)
    #expect(pill.bounds == rect)
    #expect(!pill.contains(CGPoint(x: 1, y: 1)))
    let one = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: .topRight,
      cornerRadii: CGSize(width: 10, height: 10)
    )
    #expect(one.contains(CGPoint(x: 1, y: 1)))
    #expect(!one.contains(CGPoint(x: 39, y: 1)))
  }

  @Test func `paths contain points according to their fill rule`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let oval = UIBezierPath(ovalIn: rect)
    #expect(oval.contains(CGPoint(x: 10, y: 10)))
    #expect(!oval.contains(CGPoint(x: 1, y: 1)))
    let ring = UIBezierPath(rect: rect)
    ring.append(UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)))
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(ring.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `copies keep elements and settings and are independent`() throws {
    let path = Self.line(Self.a, Self.b)
    path.lineWidth = 5
    path.lineCapStyle = .round
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    #expect(copy.lineWidth == 5)
    #expect(copy.lineCapStyle == .round)
    copy.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(copy.currentPoint == CGPoint(x: 15, y: 5))
    #expect(path.currentPoint == Self.b)
    #expect(UIBezierPath(cgPath: path.cgPath) == path)
  }
}
