import TatamiUIKit
import Testing
import TestSupport

@Suite(.environment) struct TransformTests {
  static let point = CGPoint(x: 3, y: 5)

  @Test func `a transform that is applied first is on the left`() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Self.point.applying(move.concatenating(scale)) == CGPoint(x: 26, y: 10))
    #expect(Self.point.applying(scale.concatenating(move)) == CGPoint(x: 16, y: 10))
  }

  @Test func `chained transforms apply to the coordinates first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Self.point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 26, y: 10))
    let move = CGAffineTransform(translationX: 10, y: 0)
    #expect(Self.point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 16, y: 10))
    let turned = CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
  }

  @Test func `the inverse undoes a transform; a singular one returns itself`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let back = Self.point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 3) < 1e-12)
    #expect(abs(back.y - 5) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `sizes are not translated, rectangles become bounding boxes`() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 100)
    #expect(CGSize(width: 2, height: 3).applying(turn) == CGSize(width: -3, height: 2))
    let box = CGRect(x: 0, y: 0, width: 2, height: 3).applying(turn)
    #expect(box == CGRect(x: 97, y: 100, width: 3, height: 2))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!turn.isIdentity)
  }
}
