import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct CoordinateTests {
  /// A root with a scrolled view with a doubled view in it, and a view beside them.
  private func tree() -> (root: UIView, inner: UIView, beside: UIView) {
    let root = UIView(frame: CGRect(x: 500, y: 500, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 40, y: 50, width: 20, height: 20))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let beside = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    root.addSubview(beside)
    return (root, inner, beside)
  }

  @Test func `S63: points go up to the common root and down again`() {
    let (root, inner, beside) = tree()
    // Doubled about its center (50, 60), then shifted by -30 and the superview's origin.
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 40, y: 30))
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: beside) == CGPoint(x: -50, y: 40))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 30))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: inner) == CGPoint(x: 3, y: 4))
  }

  @Test func `S63: anchor points and turns count, nil is the window`() {
    let (root, inner, _) = tree()
    inner.layer.anchorPoint = .zero
    inner.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let window = UIWindow(frame: CGRect(x: 30, y: 30, width: 900, height: 900))
    window.addSubview(root)
    // Turned about its corner at (50, 60), then shifted as before.
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: root) == CGPoint(x: 56, y: 53))
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 556, y: 553))
    #expect(inner.convert(CGPoint(x: 556, y: 553), from: nil) == CGPoint(x: 3, y: 4))
  }

  @Test func `S64: a rectangle through a rotation becomes its bounding box`() {
    let root = UIView()
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    root.addSubview(turned)
    let box = turned.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: root)
    #expect(box == CGRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test func `S65: converting back gives the same point`() {
    let (_, inner, beside) = tree()
    let point = CGPoint(x: 12.5, y: -7)
    let there = inner.convert(point, to: beside)
    #expect(inner.convert(there, from: beside) == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.convert(inner.convert(rect, to: beside), from: beside) == rect)
  }
}
