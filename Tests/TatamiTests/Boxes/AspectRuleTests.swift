import Foundation
import TestSupport
import Testing

@testable import Tatami

/// Sizes with an aspect ratio inside a size and around a length.
@MainActor @Suite(.arithmeticText) struct `Aspect ratios by the original's tests` {
  /// Returns the largest size of a ratio inside a size.
  private func inside(_ width: Double, _ height: Double, _ ratio: Double) -> CGSize {
    let child = UIView().attach().size(.fill, .aspectRatio(ratio))
    let box = filled(ZBox(), child)
    Puyo(box).size(.fix(width), .fix(height))
    box.layoutIfNeeded()
    return child.layoutMeasure.calculatedSize
  }

  /// Returns the size of a ratio with a given width.
  private func around(width: Double, _ ratio: Double) -> CGSize {
    size(.fix(width), .aspectRatio(ratio))
  }

  /// Returns the size of a ratio with a given height.
  private func around(height: Double, _ ratio: Double) -> CGSize {
    size(.aspectRatio(ratio), .fix(height))
  }

  private func size(_ width: SizeDescription, _ height: SizeDescription) -> CGSize {
    let child = UIView().attach().size(width, height)
    let box = filled(ZBox(), child)
    box.layoutIfNeeded()
    return child.layoutMeasure.calculatedSize
  }

  @Test func `P1, P2, P3: squares and flat sizes`() {
    #expect(inside(100, 100, 2) == CGSize(width: 100, height: 50))
    #expect(around(height: 100, 2) == CGSize(width: 200, height: 100))
    #expect(inside(100, 100, 0.5) == CGSize(width: 50, height: 100))
    #expect(around(width: 100, 0.5) == CGSize(width: 100, height: 200))
    #expect(inside(400, 200, 4) == CGSize(width: 400, height: 100))
    #expect(around(height: 200, 4) == CGSize(width: 800, height: 200))
  }

  @Test func `P4, P5, P6, P7, P8: other sizes`() {
    #expect(inside(400, 100, 1.5) == CGSize(width: 150, height: 100))
    #expect(around(width: 400, 2) == CGSize(width: 400, height: 200))
    #expect(inside(400, 100, 0.25) == CGSize(width: 25, height: 100))
    #expect(around(width: 400, 0.25) == CGSize(width: 400, height: 1_600))
    #expect(inside(200, 400, 0.25) == CGSize(width: 100, height: 400))
    #expect(around(width: 200, 0.25) == CGSize(width: 200, height: 800))
    #expect((inside(100, 400, 2.0 / 3).height - 150).magnitude < 1e-9)
    #expect(around(height: 400, 0.5) == CGSize(width: 200, height: 400))
    #expect(inside(100, 400, 4) == CGSize(width: 100, height: 25))
    #expect(around(height: 400, 4) == CGSize(width: 1_600, height: 400))
  }

  @Test func `P9, P10, P11, P12: huge sizes and zero`() {
    let huge = inside(1e14, 1e14, 0.5)
    #expect(huge.width / huge.height == 0.5)
    #expect(inside(0, 0, 2) == .zero)
    #expect(around(width: 0, 2) == .zero)
    #expect(around(width: 100, 2) == CGSize(width: 100, height: 50))
    #expect(around(height: 100, 2) == CGSize(width: 200, height: 100))
  }
}
