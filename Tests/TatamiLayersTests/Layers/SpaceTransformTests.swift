@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport
import Testing

@MainActor
@Suite struct SpaceTransformTests {
  /// Whether numbers are equal up to rounding.
  private static func areClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let numbers = { (t: CATransform3D) in
      [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    }
    return zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private static func flipped(around angle: CGFloat, distance: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }

  @Test func `the identity changes nothing and differs from the zero matrix`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CALayer().transform))
    #expect(CATransform3DIdentity.m44 == 1)
    #expect(CATransform3D().m44 == 0)
  }

  @Test func `affine transforms convert to 3D and back`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space))
    #expect(CATransform3DGetAffineTransform(space) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(Self.flipped(around: 0, distance: 500)))
  }

  @Test func `a rotation about z is affine; without an axis it is the identity`() {
    let turn = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 0, 3))
    let plane = CGAffineTransform(rotationAngle: 0.5)
    #expect(abs(turn.a - plane.a) < 1e-12)
    #expect(abs(turn.b - plane.b) < 1e-12)
    #expect(abs(turn.c - plane.c) < 1e-12)
    #expect(abs(turn.d - plane.d) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.5, 0, 0, 0)))
  }

  @Test func `chained transforms apply to the coordinates first`() {
    let move = CATransform3DMakeTranslation(10, 20, 30)
    let scaled = CATransform3DScale(move, 2, 3, 4)
    #expect(scaled == CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), move))
    #expect(scaled.m41 == 10)
    #expect(scaled.m42 == 20)
    #expect(scaled.m43 == 30)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect(moved.m41 == 20)
    #expect(moved.m42 == 60)
    #expect(moved.m43 == 120)
  }

  @Test func `random transforms are undone by their inverses, singular ones return themselves`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      var t = CATransform3DMakeRotation(
        .random(in: -7...7, using: &random),
        .random(in: -1...1, using: &random),
        .random(in: -1...1, using: &random),
        1
      )
      t = CATransform3DScale(t, 2, 0.5, .random(in: 0.1...3, using: &random))
      t = CATransform3DTranslate(t, .random(in: -9...9, using: &random), 5, 3)
      t.m34 += .random(in: -0.01...0.01, using: &random)
      let around = CATransform3DConcat(t, CATransform3DInvert(t))
      #expect(Self.areClose(around, CATransform3DIdentity))
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `transform and affine transform of a layer are the same value`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.layer.transform == CATransform3DMakeScale(2, 2, 1))
    view.transform3D = CATransform3DMakeTranslation(5, 6, 7)
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(view.frame == CGRect(x: 5, y: 6, width: 100, height: 50))
    view.layer.transform.m41 = .nan
    #expect(view.transform3D == CATransform3DMakeTranslation(5, 6, 7))
  }

  @Test func `a rotation about y makes a layer narrow, half a turn shows its back`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let card = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 20))
    card.backgroundColor = .red
    root.addSubview(card)
    card.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(card.frame.minX - 10) < 1e-9)
    #expect(abs(card.frame.width - 20) < 1e-9)
    card.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try Pixels(of: root)[20, 20] == Pixels.red)
    card.layer.isDoubleSided = false
    #expect(try Pixels(of: root)[20, 20] == Pixels.white)
  }

  @Test func `nearer layers are larger in a perspective`() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    root.addSublayer(layer)
    root.sublayerTransform.m34 = -1 / 100
    layer.zPosition = 50
    let place = LayerGeometry.transformToSuperlayer(of: layer)
    let corner = CGPoint.zero.applying(place)
    #expect(place.a == 2)
    #expect(place.d == 2)
    #expect(corner == CGPoint(x: 30, y: 30))
    layer.zPosition = 100
    #expect(LayerGeometry.transformToSuperlayer(of: layer) == .collapsed)
  }

  @Test func `the anchor point of a view is its layer's`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
  }
}
