import TatamiCompatPuyopuyo
import TestSupport
import Testing

/// A view with a natural size.
final class Block: UIView {
  private let content: CGSize
  private let flows: Bool

  init(_ width: CGFloat, _ height: CGFloat, flows: Bool = false) {
    content = CGSize(width: width, height: height)
    self.flows = flows
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard flows, content.width > size.width, size.width > 0 else { return content }
    let lines = (content.width / size.width).rounded(.up)
    return CGSize(width: size.width, height: content.height * lines)
  }
}

/// Layouts in the original's names; P-numbers are those of the original's own tests.
@MainActor @Suite(.arithmeticText) struct FrameTests {
  @Test func `golden frames through the original's names`() throws {
    var count = 0
    for (index, golden) in try BoxGolden.all().enumerated() where index.isMultiple(of: 4) {
      let frames = golden.expect.frames
      guard GoldenViews.isSupported(golden.scene),
        frames.allSatisfy({ $0.numbers.allSatisfy { $0.magnitude < 1e15 } })
      else { continue }
      let actual = GoldenViews(golden.scene).frames()
      count += 1
      try #require(actual.map(\.path) == frames.map(\.path), "\(golden)")
      for (actual, expected) in zip(actual, frames) {
        #expect(actual.isClose(to: expected), "\(golden): \(actual) instead of \(expected)")
      }
    }
    #expect(count > 40)
  }

  @Test func `P29: Padding and margin from states enlarge a box`() {
    let (padding, margin) = (State(4), State(4))
    let box = HBox()
    let host = ZBox().attach {
      box.attach($0) {
        UIView().attach($0).size(50, 50)
      }
      .padding(all: padding).margin(all: margin)
    }.view
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 66, height: 66))
    padding.value = 10
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 78, height: 78))
  }

  @Test func `P33: Space separates views`() {
    let box = HBox().attach {
      for _ in 0..<3 { UIView().attach($0).width(100).height(10) }
    }
    .space(20).view
    box.layoutIfNeeded()
    #expect(box.bounds.width == 340)
    #expect(box.subviews.map(\.frame.minX) == [0, 120, 240])
  }

  @Test func `P41: A box of layers centers its views`() {
    let child = UIView()
    let box = ZBox().attach { child.attach($0).size(100, 100) }.size(200, 200).view
    box.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 100, y: 100))
    let group = ZGroup()
    group.addLayoutNode(child)
    box.addLayoutNode(group)
    group.attach().size(.fill, .fill)
    box.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 100, y: 100))
    let builder = ZBoxBuilder<Int> { _, _ in UIView().attach().size(10, 10) }
    builder.state.value = [1]
    builder.attach().size(50, 50)
    builder.layoutIfNeeded()
    #expect(builder.subviews.map(\.center) == [CGPoint(x: 25, y: 25)])
  }

  @Test func `P47 to P59: Groups keep, hide and release their views`() {
    let (first, second) = (UIView(), UIView())
    let group = HGroup()
    let box = ZBox().attach {
      group.attach($0) {
        first.attach($0).size(50, 50)
        second.attach($0).size(50, 50)
      }
      .activated(false)
    }.view
    box.layoutIfNeeded()
    #expect(group.layoutMeasure.calculatedSize == .zero)
    #expect(first.superview === box)
    group.layoutMeasure.activated = true
    box.layoutIfNeeded()
    #expect(group.layoutMeasure.calculatedSize == CGSize(width: 100, height: 50))
    group.layoutVisibility = .gone
    #expect(first.superview == nil)
    group.layoutVisibility = .free
    #expect(first.superview === box)
    group.layoutVisibility = .visible
    #expect(first.superBox === group)
    #expect(group.superBox === box)
    first.removeFromSuperBox()
    #expect(first.superview == nil && first.superBox == nil)
    #expect(group.layoutChildren.count == 1)
    second.removeFromSuperview()
    #expect(second.superBox == nil && group.layoutChildren.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude])
  func `hostile sizes of views give finite frames`(length: CGFloat) {
    let box = VFlow(count: 2).attach {
      Block(length, length).attach($0)
      Block(20, length).attach($0).size(.wrap(add: 3), .wrap(max: 50))
      HBox().attach($0) {
        Block(length, 10).attach($0).width(.wrap(shrink: 1))
      }
    }
    .size(100, 100)
    .view
    box.layoutIfNeeded()
    for frame in box.subviews.map(\.frame) {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(frame)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `hostile numbers give names with a meaning`(number: CGFloat) {
    let center = Alignment(rawValue: 96, ratio: CGPoint(x: number, y: number))
    #expect(center.centerRatio.x.magnitude <= 1)
    let view = Block(30, 20)
    view.attach().size(.wrap, .aspectRatio(0))
    let size = view.layoutMeasure.sizeThatFits(CGSize(width: number, height: number))
    #expect(!size.width.isNaN && size.width >= 0)
    #expect(Size(width: .fix(number)).height == .fix(0))
  }

  @Test func `views are measured by their lengths`() {
    let view = Block(30, 20)
    view.attach().size(.wrap, .aspectRatio(2)).margin(all: 5)
    #expect(view.layoutMeasure.sizeThatFits(.zero) == CGSize(width: 30, height: 15))
    view.attach().size(.fill, .wrap(max: 8))
    #expect(
      view.layoutMeasure.sizeThatFits(CGSize(width: 100, height: 100))
        == CGSize(width: 90, height: 8)
    )
    #expect(HGroup().layoutMeasure.sizeThatFits(.zero) == .zero)
  }
}
