import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct FittingTests {
  @Test func `S43: the fitting size of a plain view is its own size`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layoutIfNeeded()
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(!view.layer.needsLayout())
  }

  @Test func `S44: sizeToFit keeps the origin`() {
    final class Fixed: UIView {
      var asked: CGSize?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 12, height: 34)
      }
    }
    let view = Fixed(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 12, height: 34))
    #expect(view.asked == CGSize(width: 100, height: 100))
  }

  @Test func `S45: a plain view has no natural size`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `S45: invalidating the natural size marks the superview`() {
    let (parent, view) = ViewGeometryTests.cleanPair()
    view.invalidateIntrinsicContentSize()
    #expect(parent.layer.needsLayout())
  }

  @Test func `S45: an image view is as large as its image`() {
    let image = UIImage.filled(.red, width: 30, height: 20, scale: 2)
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
  }
}
