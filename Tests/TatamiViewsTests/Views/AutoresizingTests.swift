import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask

  nonisolated static let cases: [(Mask, CGRect)] = [
    ([], CGRect(x: 20, y: 10, width: 60, height: 80)),
    (.flexibleLeftMargin, CGRect(x: 120, y: 10, width: 60, height: 80)),
    (.flexibleWidth, CGRect(x: 20, y: 10, width: 160, height: 80)),
    (.flexibleRightMargin, CGRect(x: 20, y: 10, width: 60, height: 80)),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 45, y: 10, width: 135, height: 80)),
    (
      [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      CGRect(x: 40, y: 10, width: 120, height: 80)
    ),
    (.flexibleTopMargin, CGRect(x: 20, y: 60, width: 60, height: 80)),
    (.flexibleHeight, CGRect(x: 20, y: 10, width: 60, height: 130)),
    ([.flexibleTopMargin, .flexibleBottomMargin], CGRect(x: 20, y: 35, width: 60, height: 80)),
  ]

  @Test(arguments: cases)
  func `S16: flexible parts share the difference in proportion`(mask: Mask, expected: CGRect) {
    let (parent, child) = Self.pair(mask)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == expected)
  }

  @Test func `S16: flexible parts without length share equally`() {
    let (parent, child) = Self.pair([.flexibleLeftMargin, .flexibleRightMargin])
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    parent.frame.size.width = 140
    #expect(child.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
  }

  @Test func `S16: nothing is resized when the superview does not want it`() {
    let (parent, child) = Self.pair(.flexibleWidth)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 500
    #expect(child.frame.width == 60)
  }

  @Test func `S17: subviews follow at once, whoever changes the bounds`() {
    let (parent, child) = Self.pair(.flexibleWidth)
    parent.bounds.size.width = 150
    #expect(child.frame.width == 110)
    parent.layer.bounds.size.width = 200
    #expect(child.frame.width == 160)
    parent.frame.origin.x = 77
    #expect(child.frame.width == 160)
  }

  static func pair(_ mask: Mask) -> (UIView, UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 80))
    child.autoresizingMask = mask
    parent.addSubview(child)
    return (parent, child)
  }
}
