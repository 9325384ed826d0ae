import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// The functions of the system's headers on rectangles, texts and times.
@Suite(.arithmeticText) struct GeometryFunctionTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: -8)

  @Test func `functions read rectangles as their properties do`() {
    #expect(CGRectGetMinX(rect) == 10)
    #expect(CGRectGetMidX(rect) == 25)
    #expect(CGRectGetMaxX(rect) == 40)
    #expect(CGRectGetMinY(rect) == 12)
    #expect(CGRectGetMidY(rect) == 16)
    #expect(CGRectGetMaxY(rect) == 20)
    #expect(CGRectGetWidth(rect) == 30)
    #expect(CGRectGetHeight(rect) == 8)
  }

  @Test func `functions combine rectangles as their methods do`() {
    let other = CGRect(x: 0, y: 0, width: 20, height: 15)
    #expect(CGRectUnion(rect, other) == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 10, y: 12, width: 10, height: 3))
    #expect(CGRectIntersectsRect(rect, other))
    #expect(CGRectContainsPoint(other, CGPoint(x: 1, y: 1)))
    #expect(!CGRectContainsRect(other, rect))
    #expect(CGRectInset(other, 2, 3) == CGRect(x: 2, y: 3, width: 16, height: 9))
    #expect(CGRectOffset(other, 2, 3) == CGRect(x: 2, y: 3, width: 20, height: 15))
    #expect(CGRectIsNull(CGRectIntersection(other, CGRect(x: 99, y: 0, width: 1, height: 1))))
    #expect(CGRectIsEmpty(.zero))
    #expect(CGRectEqualToRect(CGRectStandardize(rect), rect))
    #expect(CGRectIntegral(CGRect(x: 0.5, y: 0, width: 1, height: 1)).width == 2)
    #expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)))
    #expect(CGSizeEqualToSize(.zero, CGSizeMake(0, 0)))
  }

  @Test func `texts have whole numbers without a fraction`() {
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 320, height: 480)) == "{320, 480}")
    #expect(NSStringFromCGRect(CGRect(x: 0, y: -1, width: 2, height: 3)) == "{{0, -1}, {2, 3}}")
    #expect(NSStringFromCGVector(CGVector(dx: 1, dy: 0)) == "{1, 0}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}")
    #expect(NSStringFromUIOffset(UIOffset(horizontal: 5, vertical: 6)) == "{5, 6}")
    #expect(NSStringFromCGPoint(CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) == "{nan, inf}")
    #expect(NSStringFromCGPoint(CGPoint(x: 1e300, y: 0)) == "{1e+300, 0}")
  }

  @Test func `times and pools are those of the system`() {
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000)
    #expect(NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
    #expect(autoreleasepool { 7 } == 7)
  }
}
