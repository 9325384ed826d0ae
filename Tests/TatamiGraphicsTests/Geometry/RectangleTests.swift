import TatamiUIKit
import Testing
import TestSupport

@Suite(.environment) struct RectangleTests {
  @Test func `S19: accessors work on the standardised rectangle, the size is raw`() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(rect.width == 4)
    #expect(rect.height == 6)
    #expect(rect.minX == 6)
    #expect(rect.maxX == 10)
    #expect(rect.minY == 4)
    #expect(rect.maxY == 10)
    #expect(rect.size.width == -4)
  }

  @Test func `S19: the null rectangle is neutral in unions`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(rect) == rect)
  }

  @Test func `S19: touching rectangles intersect, separate ones do not`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let neighbor = CGRect(x: 10, y: 0, width: 10, height: 10)
    #expect(rect.intersects(neighbor))
    #expect(rect.intersection(neighbor).width == 0)
    #expect(!rect.intersection(neighbor).isNull)
    #expect(rect.intersection(CGRect(x: 11, y: 0, width: 1, height: 1)).isNull)
    #expect(rect.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
  }

  @Test func `S19: the far edges do not belong to a rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(CGPoint.zero))
    #expect(!rect.contains(CGPoint(x: 10, y: 5)))
    #expect(!rect.contains(CGPoint(x: 5, y: 10)))
  }

  @Test func `insets move edges inwards`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test func `S19: equal rectangles cover the same area`() {
    let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(rect.equalTo(CGRect(x: 6, y: 4, width: 4, height: 6)))
    #expect(!rect.equalTo(CGRect(x: 6, y: 4, width: 4, height: 7)))
    #expect(rect.size.equalTo(CGSize(width: -4, height: -6)))
    #expect(!rect.size.equalTo(CGSize(width: 4, height: 6)))
    #expect(rect.origin.equalTo(CGPoint(x: 10, y: 10)))
    #expect(!rect.origin.equalTo(CGPoint(x: 10, y: 11)))
  }
}
