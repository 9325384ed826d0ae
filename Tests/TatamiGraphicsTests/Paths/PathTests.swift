import Foundation
import TatamiUIKit
import Testing
import TestSupport

@Suite(.environment) struct PathTests {
  static let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func `a path is a rectangle if its corners are`() {
    var found = CGRect.zero
    #expect(CGPath(rect: Self.rect).isRect(&found))
    #expect(found == Self.rect)
    let turned = CGMutablePath()
    turned.addLines(between: [(20, 10), (20, 0), (0, 0), (0, 10)].map { CGPoint(x: $0, y: $1) })
    #expect(!turned.isRect(nil))
    turned.closeSubpath()
    #expect(turned.isRect(nil))
    #expect(!CGPath(ellipseIn: Self.rect, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
    let slanted = CGMutablePath()
    slanted.addLines(between: [(0, 0), (9, 1), (8, 9), (0, 8)].map { CGPoint(x: $0, y: $1) })
    slanted.closeSubpath()
    #expect(!slanted.isRect(nil))
  }

  @Test func `transforms apply only to the elements added with them`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    let shift = CGAffineTransform(translationX: 100, y: 0)
    path.addLine(to: CGPoint(x: 0, y: 0), transform: shift)
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
    #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 95, height: 5))
    path.addRect(Self.rect, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.boundingBox.maxY == 20)
    #expect(path.boundingBox.minX == 0)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPath(rect: Self.rect).copy(using: &twice)?.boundingBox.width == 40)
    #expect(CGPath(rect: Self.rect).contains(CGPoint(x: 8, y: 4), transform: twice))
    #expect(!CGPath(rect: Self.rect).contains(CGPoint(x: 12, y: 4), transform: twice))
  }

  @Test func `a mutable copy is independent`() throws {
    let path = CGPath(rect: Self.rect)
    let copy = try #require(path.mutableCopy())
    copy.addEllipse(in: Self.rect)
    #expect(path == CGPath(rect: Self.rect))
    #expect(copy != path)
    #expect(path.copy() == path)
  }

  @Test func `an arc is tangent to both lines of a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let (corner, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    path.addArc(tangent1End: corner, tangent2End: end, radius: 4)
    let stop = path.currentPoint
    #expect(abs(stop.x - 10) < 1e-9)
    #expect(abs(stop.y - 4) < 1e-9)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 10) < 1e-9)
    #expect(abs(box.minY) < 1e-9)
    let left = CGMutablePath()
    left.move(to: .zero)
    left.addArc(tangent1End: corner, tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(abs(left.currentPoint.y + 4) < 1e-9)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: corner, tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.currentPoint == corner)
  }

  @Test func `elliptical corners are limited to half the sides`() {
    let path = CGPath(roundedRect: Self.rect, cornerWidth: 99, cornerHeight: 99, transform: nil)
    #expect(path.boundingBoxOfPath == Self.rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 10, y: 0.5)))
    let flat = CGPath(roundedRect: Self.rect, cornerWidth: 10, cornerHeight: 1, transform: nil)
    #expect(flat.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `elements are enumerated with their points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 5, y: 0),
      control1: CGPoint(x: 3, y: 1),
      control2: CGPoint(x: 4, y: 1)
    )
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var last: [CGFloat] = []
    path.applyWithBlock { step in
      types.append(step.pointee.type)
      if step.pointee.type == .addCurveToPoint { last = (0..<3).map { step.pointee.points[$0].x } }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(last == [3, 4, 5])
  }

  /// The area of a stroke, measured by sampling points.
  private func covered(_ path: CGPath, _ points: (CGFloat, CGFloat)...) -> [Bool] {
    points.map { path.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test func `a stroke's outline follows width, caps and joins`() {
    let corner = CGMutablePath()
    corner.addLines(between: [(10, 10), (30, 10), (30, 30)].map { CGPoint(x: $0, y: $1) })
    let area = { (cap: CGLineCap, join: CGLineJoin) in
      corner.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: 10)
    }
    let butt = area(.butt, .miter)
    #expect(
      covered(butt, (20, 13), (20, 15), (9, 10), (33.5, 6.5), (27, 13))
        == [true, false, false, true, true]
    )
    #expect(covered(area(.square, .bevel), (7, 7), (5, 10), (33.5, 6.5)) == [true, false, false])
    #expect(covered(area(.round, .round), (7, 10), (6.5, 6.5), (32.5, 7.5)) == [true, false, true])
    let limited = corner.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
    #expect(covered(limited, (33.5, 6.5)) == [false])
  }

  @Test func `dashes divide a path`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 100, y: 0)])
    let dashed = line.copy(dashingWithPhase: 5, lengths: [10, 20])
    let stroke = dashed.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(
      covered(stroke, (2, 0), (8, 0), (24, 0), (30, 0), (40, 0), (56, 0))
        == [true, false, false, true, false, true]
    )
    #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    #expect(line.copy(dashingWithPhase: .nan, lengths: [1]) == line)
    #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9]) == line)
  }

  @Test func `S226: a reversed path runs through the same points backwards`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.lineWidth = 7
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.lineWidth == 7)
    #expect(back.bounds == path.bounds)
    #expect(back.reversing() == path)
    let ring = UIBezierPath(rect: Self.rect)
    ring.append(UIBezierPath(rect: Self.rect.insetBy(dx: 3, dy: 3)).reversing())
    #expect(!ring.contains(CGPoint(x: 10, y: 5)))
    #expect(ring.contains(CGPoint(x: 1, y: 1)))
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func `S225: a dash pattern can be read back`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2)
    #expect(phase == 3)
    var lengths: [CGFloat] = [0, 0]
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [4, 2])
  }

  @Test func `a mutable path keeps the elements that several threads add`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for step in 0..<500 {
        path.addLine(to: CGPoint(x: index, y: step))
        if step % 100 == 0 { _ = path.boundingBox }
      }
    }
    var count = 0
    path.applyWithBlock { _ in count += 1 }
    #expect(count == 4_001)
  }

  @Test func `a path can be added to itself`() {
    let path = CGMutablePath()
    path.addRect(Self.rect)
    path.addPath(path, transform: CGAffineTransform(translationX: 30, y: 0))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 50, height: 10))
  }
}
