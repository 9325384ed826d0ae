import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ViewGeometryTests {
  static let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `S1: the frame is computed from bounds, center, transform and anchor point`() {
    let view = UIView()
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.center = CGPoint(x: 60, y: 45)
    #expect(view.frame == Self.rect)
    #expect(view.layer.position == view.center)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
  }

  @Test func `S2: a quarter turn swaps the frame's extents about the center`() {
    let view = UIView(frame: Self.rect)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.width - 50) < 1e-9)
    #expect(abs(frame.height - 100) < 1e-9)
    #expect(abs(frame.midX - 60) < 1e-9)
    #expect(abs(frame.midY - 45) < 1e-9)
    view.bounds.origin = CGPoint(x: 300, y: 300)
    #expect(abs(view.frame.minX - frame.minX) < 1e-9)
  }

  @Test func `S3: setting a frame keeps the bounds' origin`() {
    let view = UIView()
    view.bounds.origin = CGPoint(x: 7, y: 8)
    view.frame = Self.rect
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = Self.rect
    #expect(view.center == CGPoint(x: 10, y: 70))
    #expect(view.frame == Self.rect)
  }

  @Test func `S4: a frame set under a scale is divided by it`() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = Self.rect
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == Self.rect)
  }

  @Test func `S5: a new bounds size grows the frame on all sides`() {
    let view = UIView(frame: Self.rect)
    view.bounds.size = CGSize(width: 120, height: 40)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 0, y: 25, width: 120, height: 40))
  }

  @Test func `S6: a new bounds origin moves the subviews only`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    child.backgroundColor = .red
    view.addSubview(child)
    view.bounds.origin = CGPoint(x: 15, y: 5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(view.center == CGPoint(x: 20, y: 20))
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    #expect(try Pixels(of: root).inked == CGRect(x: 5, y: 15, width: 10, height: 10))
  }

  @Test func `S7: center and transform change nothing else and mark nothing`() {
    let (parent, view) = Self.cleanPair()
    view.center = CGPoint(x: 1, y: 2)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 1, y: 2))
    view.bounds = view.bounds
    view.center = view.center
    view.transform = view.transform
    #expect(!view.layer.needsLayout())
    #expect(!parent.layer.needsLayout())
  }

  @Test func `S8: a new size marks the view and its superview, a new place marks neither`() {
    let (parent, view) = Self.cleanPair()
    view.frame.origin.x += 5
    #expect(!view.layer.needsLayout())
    #expect(!parent.layer.needsLayout())
    view.frame.size.width += 5
    #expect(view.layer.needsLayout())
    #expect(parent.layer.needsLayout())
    let (otherParent, other) = Self.cleanPair()
    other.bounds.size.height += 5
    #expect(other.layer.needsLayout())
    #expect(otherParent.layer.needsLayout())
  }

  @Test func `S9: a new bounds origin marks the view only`() {
    let (parent, view) = Self.cleanPair()
    view.bounds.origin.y = 30
    #expect(view.layer.needsLayout())
    #expect(!parent.layer.needsLayout())
  }

  @Test func `S10: a new view has its frame and is marked for layout and display`() {
    let view = UIView(frame: Self.rect)
    #expect(view.frame == Self.rect)
    #expect(view.layer.needsLayout())
    #expect(view.layer.needsDisplay())
    #expect(UIView().frame == .zero)
    #expect(UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -2)).bounds.width == 4)
  }

  @Test func `S11: setters that subclasses override are called`() {
    final class Watching: UIView {
      var sizes: [CGSize] = []
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = newValue.insetBy(dx: 5, dy: 5) }
      }
      override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
    }
    let view = Watching(frame: .zero)
    view.autoresizingMask = .flexibleWidth
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.sizes == [CGSize(width: 20, height: 20)])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    parent.frame.size.width = 200
    #expect(view.frame.width == 110)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `S12: numbers that are not finite are refused`(number: CGFloat) {
    let view = UIView(frame: Self.rect)
    view.frame = CGRect(x: number, y: 0, width: 10, height: 10)
    view.frame = CGRect(x: 0, y: 0, width: number, height: 10)
    view.bounds = CGRect(x: 0, y: number, width: 10, height: 10)
    view.center = CGPoint(x: number, y: 0)
    view.transform = CGAffineTransform(translationX: number, y: 0)
    view.layer.anchorPoint.y = number
    view.layer.position.x = number
    view.layer.bounds.size.height = number
    #expect(view.frame == Self.rect)
    #expect(view.transform.isIdentity)
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `S13: clipping, opacity and hiding are the layer's`() {
    let view = UIView()
    #expect(!view.clipsToBounds)
    #expect(!view.layer.masksToBounds)
    view.clipsToBounds = true
    view.alpha = 0.25
    view.isHidden = true
    #expect(view.layer.masksToBounds)
    #expect(view.layer.isHidden)
    #expect(view.layer.opacity == 0.25)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test func `S14: the background is the very object that was assigned`() {
    let view = UIView()
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    view.backgroundColor = color
    #expect(view.backgroundColor === color)
    #expect(UIColor.clear === UIColor.clear)
    #expect(UIColor.red === UIColor.red)
    #expect(UIColor.black === UIColor.black)
    #expect(UIColor.white === UIColor.white)
  }

  @Test func `S15: views start with UIKit's defaults`() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(!view.isHidden)
    #expect(view.alpha == 1)
    #expect(view.tag == 0)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask.isEmpty)
    #expect(view.isUserInteractionEnabled)
    #expect(view.backgroundColor == nil)
    #expect(view.transform.isIdentity)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  static func cleanPair() -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: rect)
    parent.addSubview(view)
    parent.layoutIfNeeded()
    return (parent, view)
  }
}
