import Foundation
import TatamiUIKit
import TestSupport

extension HostileNumbers {
  /// The calls that build a mutable path, each with its own numbers.
  static let pathSteps: [Step<CGMutablePath>] = [
    { $1.move(to: $0.point(), transform: $0.transform()) },
    { $1.addLine(to: $0.point(), transform: $0.transform()) },
    { $1.addLines(between: $0.points(), transform: $0.transform()) },
    { $1.addQuadCurve(to: $0.point(), control: $0.point(), transform: $0.transform()) },
    {
      $1.addCurve(
        to: $0.point(),
        control1: $0.point(),
        control2: $0.point(),
        transform: $0.transform()
      )
    },
    {
      $1.addArc(
        center: $0.point(),
        radius: $0.number(),
        startAngle: $0.number(),
        endAngle: $0.number(),
        clockwise: $0.chance(0.5),
        transform: $0.transform()
      )
    },
    {
      $1.addArc(
        tangent1End: $0.point(),
        tangent2End: $0.point(),
        radius: $0.number(),
        transform: $0.transform()
      )
    },
    {
      $1.addRelativeArc(
        center: $0.point(),
        radius: $0.number(),
        startAngle: $0.number(),
        delta: $0.number(),
        transform: $0.transform()
      )
    },
    { $1.addRect($0.rect(), transform: $0.transform()) },
    { $1.addRects([$0.rect(), $0.rect()], transform: $0.transform()) },
    { $1.addEllipse(in: $0.rect(), transform: $0.transform()) },
    {
      $1.addRoundedRect(
        in: $0.rect(),
        cornerWidth: $0.number(),
        cornerHeight: $0.number(),
        transform: $0.transform()
      )
    },
    { $1.addPath($0.path(), transform: $0.transform()) },
    { $1.closeSubpath() },
  ]

  /// The ways to create an immutable path.
  private static let paths: [@Sendable (inout HostileNumbers) -> CGPath] = [
    { CGPath(rect: $0.rect(), transform: nil) },
    { CGPath(ellipseIn: $0.rect(), transform: nil) },
    {
      CGPath(
        roundedRect: $0.rect(),
        cornerWidth: $0.number(),
        cornerHeight: $0.number(),
        transform: nil
      )
    },
    { $0.bezierPath().cgPath },
    { _ in CGMutablePath() },
  ]

  mutating func path() -> CGPath { pick(Self.paths)(&self) }

  mutating func mutablePath() -> CGMutablePath {
    let path = CGMutablePath()
    for _ in 0..<6 { pick(Self.pathSteps)(&self, path) }
    return path
  }

  /// The ways to create a Bézier path.
  private static let bezierPaths: [@Sendable (inout HostileNumbers) -> UIBezierPath] = [
    { _ in UIBezierPath() },
    { UIBezierPath(rect: $0.rect()) },
    { UIBezierPath(ovalIn: $0.rect()) },
    { UIBezierPath(roundedRect: $0.rect(), cornerRadius: $0.number()) },
    {
      UIBezierPath(
        roundedRect: $0.rect(),
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: $0.size()
      )
    },
    {
      UIBezierPath(
        arcCenter: $0.point(),
        radius: $0.number(),
        startAngle: $0.number(),
        endAngle: $0.number(),
        clockwise: $0.chance(0.5)
      )
    },
  ]

  /// The calls that change a Bézier path.
  private static let bezierSteps: [Step<UIBezierPath>] = [
    { $1.move(to: $0.point()) },
    { $1.addLine(to: $0.point()) },
    { $1.addCurve(to: $0.point(), controlPoint1: $0.point(), controlPoint2: $0.point()) },
    { $1.addQuadCurve(to: $0.point(), controlPoint: $0.point()) },
    {
      $1.addArc(
        withCenter: $0.point(),
        radius: $0.number(),
        startAngle: $0.number(),
        endAngle: $0.number(),
        clockwise: $0.chance(0.5)
      )
    },
    { $1.close() },
    { $1.append(UIBezierPath(rect: $0.rect())) },
    { $1.apply($0.transform()) },
    { $1.lineWidth = $0.number() },
    { $1.miterLimit = $0.number() },
    { $1.lineCapStyle = $0.pick([.butt, .round, .square]) },
    { $1.lineJoinStyle = $0.pick([.miter, .round, .bevel]) },
    { $1.usesEvenOddFillRule = $0.chance(0.5) },
    { $1.setLineDash([$0.number(), $0.number()], count: 2, phase: $0.number()) },
  ]

  mutating func bezierPath() -> UIBezierPath {
    let path = pick(Self.bezierPaths)(&self)
    for _ in 0..<3 { pick(Self.bezierSteps)(&self, path) }
    return chance(0.2) ? path.reversing() : path
  }
}
