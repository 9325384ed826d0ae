import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment)
struct ScrollIndicatorTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 206))

  init() {
    view.contentSize = CGSize(width: 100, height: 412)
  }

  /// The frames of the visible indicators in the bounds' coordinates.
  private var visibleFrames: [CGRect] {
    (view.layer.sublayers ?? []).filter { !$0.isHidden && $0.opacity > 0 }
      .map { $0.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y) }
  }

  @Test func `S112: indicators are no subviews and appear with the first movement`() {
    #expect(view.layer.sublayers == nil)
    view.flashScrollIndicators()
    #expect(view.subviews.isEmpty)
    #expect(visibleFrames.count == 1)
  }

  @Test func `S112: an indicator's track represents the content`() {
    view.flashScrollIndicators()
    #expect(visibleFrames == [CGRect(x: 94, y: 3, width: 3, height: 100)])
    view.contentOffset.y = 206
    #expect(visibleFrames == [CGRect(x: 94, y: 103, width: 3, height: 100)])
    view.contentOffset.y = 103
    #expect(visibleFrames == [CGRect(x: 94, y: 53, width: 3, height: 100)])
  }

  @Test func `overshoots shorten the indicator`() {
    view.flashScrollIndicators()
    view.contentOffset.y = -40
    #expect(visibleFrames == [CGRect(x: 94, y: 3, width: 3, height: 60)])
    view.contentOffset.y = 206 + 500
    #expect(visibleFrames == [CGRect(x: 94, y: 196, width: 3, height: 7)])
  }

  @Test func `insets and the layout direction move the indicator`() {
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 10)
    view.flashScrollIndicators()
    #expect(visibleFrames == [CGRect(x: 84, y: 23, width: 3, height: 75)])
    view.semanticContentAttribute = .forceRightToLeft
    view.contentOffset.y = 1
    #expect(visibleFrames.first?.minX == 8)
  }

  @Test func `two indicators do not overlap in the corner`() {
    view.contentSize.width = 200
    view.flashScrollIndicators()
    #expect(visibleFrames.count == 2)
    #expect(visibleFrames[0].maxX <= 91)
    #expect(visibleFrames[1].maxY <= 197)
    #expect(!visibleFrames[0].intersects(visibleFrames[1]))
  }

  @Test func `indicators fade out`() {
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    Simulator.advance(by: 0.1)
    #expect(visibleFrames.count == 1)
    Simulator.advance(by: 0.6)
    #expect(visibleFrames.count == 1)
    Simulator.advance(by: 0.2)
    let opacity = view.layer.sublayers?.map(\.opacity).max() ?? 0
    #expect(opacity > 0)
    #expect(opacity < 1)
    Simulator.advance(by: 0.4)
    #expect(visibleFrames.isEmpty)
  }

  @Test func `disabled indicators and those of content that fits are hidden`() {
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(visibleFrames.isEmpty)
    view.showsVerticalScrollIndicator = true
    #expect(visibleFrames.count == 1)
    view.contentSize.height = 100
    #expect(visibleFrames.isEmpty)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `indicators contrast with light and dark backgrounds`(style: UIUserInterfaceStyle) throws {
    view.overrideUserInterfaceStyle = style
    view.backgroundColor = .systemBackground
    view.flashScrollIndicators()
    let picture = try Pixels(of: view)
    let (on, off) = (picture[95, 50] & 0xFF, picture[80, 50] & 0xFF)
    #expect(off == (style == .light ? 0xFF : 0))
    #expect(abs(Int(on) - Int(off)) > 70)
    view.indicatorStyle = style == .light ? .white : .black
    #expect(try Pixels(of: view)[95, 50] & 0xFF == off)
  }
}
