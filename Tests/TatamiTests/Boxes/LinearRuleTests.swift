import Foundation
import TestSupport
import Testing

@testable import Tatami

/// The rules that the original's own tests prove for linear boxes.
@MainActor @Suite(.arithmeticText) struct `Linear boxes by the original's tests` {
  private let host = ZBox()

  private func label(_ text: String = "i am label 1") -> Puyo<UILabel> {
    UILabel().attach().text(text)
  }

  private func widths(_ views: [UIView]) -> [CGFloat] {
    host.layoutIfNeeded()
    return views.map { $0.layoutMeasure.calculatedSize.width }
  }

  @Test func `P13, P14, B13: a child takes part when its state says so`() {
    let isActive = State(false)
    let box = HBox().attach(host).node
    let child = label().activated(isActive).attach(box).node
    host.layoutIfNeeded()
    #expect(!child.layoutMeasure.activated)
    #expect(host.frame.size == .zero)
    isActive.value = true
    host.layoutIfNeeded()
    #expect(child.layoutMeasure.activated)
    #expect(host.frame.size != .zero)
  }

  @Test func `P15, P16: fixed widths and equal shares`() {
    let views = [UIView(), UIView()]
    HBox().attach(host) { for view in views { view.attach($0).width(100) } }
    #expect(widths(views) == [100, 100])
    let labels = [label("abc").width(.fill).node, label("abc").width(.fill).node]
    HBox().attach(host) { for label in labels { label.attach($0) } }.width(100)
    #expect(widths(labels) == [50, 50])
  }

  @Test func `P17, P18: a wrapping box is as wide as its labels and as high as the highest`() {
    let labels = [label("a").fontSize(20).node, label("abc").node]
    HBox().attach(host) { for label in labels { label.attach($0) } }
    host.layoutIfNeeded()
    #expect(host.bounds.width == labels.map(\.bounds.width).reduce(0, +))
    #expect(host.bounds.height == labels.map(\.bounds.height).max())
  }

  @Test func `P19, P20: priorities decide which label keeps its width`() {
    let labels = (1...3).map { label().width(.wrap(priority: Double($0))).node }
    HBox().attach(host) { for label in labels { label.attach($0) } }.width(200)
    let result = widths(labels)
    #expect((result.reduce(0, +) - 200).magnitude < 1e-6)
    #expect(result == result.sorted())
  }

  @Test func `P21, P22: equal weights shrink equal labels equally`() {
    let labels = (1...3).map { _ in label().width(.wrap(shrink: 1)).node }
    HBox().attach(host) { for label in labels { label.attach($0) } }.width(200)
    let result = widths(labels)
    #expect((result.reduce(0, +) - 200).magnitude < 1e-6)
    #expect(Set(result).count == 1)
  }

  @Test func `P23, P24: weights distribute free space`() {
    let labels = (1...3).map { label().width(.wrap(grow: Double($0))).node }
    HBox().attach(host) { for label in labels { label.attach($0) } }.width(1_000)
    let result = widths(labels)
    #expect((result.reduce(0, +) - 1_000).magnitude < 1e-6)
    #expect(result == Set(result).sorted())
  }

  @Test func `P25: limits of wrapping lengths`() {
    let labels = [
      label().width(.wrap(max: 20)).node, label("abc").width(.wrap(min: 100)).node, label().node,
    ]
    HBox().attach(host) { for label in labels { label.attach($0) } }
    let result = widths(labels)
    #expect(result[0] == 20)
    #expect(result[1] == 100)
    #expect(host.layoutMeasure.calculatedSize.width == result.reduce(0, +))
  }

  @Test func `P26: an aspect ratio gives the height from the width`() {
    let ratios = [0.5, 1, 3]
    let labels = ratios.map { label().size(.wrap, .aspectRatio($0)).node }
    HBox().attach(host) { for label in labels { label.attach($0) } }
    host.layoutIfNeeded()
    let sizes = labels.map(\.layoutMeasure.calculatedSize)
    for (size, ratio) in zip(sizes, ratios) {
      #expect((size.width / size.height - ratio).magnitude < 1e-9)
    }
    let hostSize = host.layoutMeasure.calculatedSize
    #expect((hostSize.width - sizes.map(\.width).reduce(0, +)).magnitude < 1e-9)
    #expect(hostSize.height == sizes.map(\.height).max())
  }

  @Test func `P27, P28: alignment across, of the child or of the box, from a state`() {
    let alignment = State(Alignment.top)
    for isOwn in [true, false] {
      alignment.value = .top
      let child = UIView().attach().size(50, 50)
      let box = HBox().attach(host) { child.attach($0) }.size(1_000, 100)
      if isOwn { child.alignment(alignment) } else { box.justifyContent(alignment) }
      host.layoutIfNeeded()
      #expect(child.view.frame.minY == 0)
      alignment.value = .vertCenter()
      host.layoutIfNeeded()
      #expect(child.view.frame.midY == 50)
      alignment.value = .bottom
      host.layoutIfNeeded()
      #expect(child.view.frame.maxY == 100)
    }
  }

  @Test func `P29, B12, B14: padding and margin from states`() {
    let (padding, margin) = (State(0), State(0.0))
    HBox().attach(host) { UIView().attach($0).size(50, 50).margin(all: margin) }
      .padding(all: padding)
    host.layoutIfNeeded()
    #expect(host.bounds.width == 50)
    (padding.value, margin.value) = (10, 4)
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 78, height: 78))
  }

  @Test(arguments: [false, true])
  func `P30, P31, B15: formats distribute free space, also in reverse order`(isReversed: Bool) {
    let width = State(SizeDescription.wrap)
    let format = State(Format.leading)
    let reverse = State(false)
    let views = (0..<9).map { _ in UIView().attach().size(50, 50).view }
    HBox().attach(host) { for view in views { view.attach($0) } }
      .width(width).format(format).reverse(reverse)
    reverse.value = isReversed
    width.value = .fix(3_000)
    let order = isReversed ? views.reversed() : views
    format.value = .trailing
    host.layoutIfNeeded()
    #expect(order[8].frame.maxX == 3_000)
    format.value = .between
    host.layoutIfNeeded()
    #expect(order[0].frame.minX == 0)
    #expect((order[8].frame.maxX - 3_000).magnitude < 0.1)
    #expect((order[4].frame.midX - 1_500).magnitude < 0.5)
    format.value = .round
    host.layoutIfNeeded()
    #expect(order[0].frame.minX > 0)
    #expect(order[8].frame.maxX < 3_000)
    #expect((order[4].frame.midX - 1_500).magnitude < 0.5)
  }

  @Test func `P32, B15: the direction follows a state`() {
    let direction = State(Direction.horizontal)
    LinearBox().attach(host) { box in
      for _ in 0..<3 { UIView().attach(box).size(50, 50) }
    }
    .direction(direction)
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 150, height: 50))
    direction.value = .vertical
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 50, height: 150))
  }

  @Test func `P33: space between neighbors`() {
    let views = (0..<3).map { _ in UIView().attach().size(100, 10).view }
    HBox().attach(host) { for view in views { view.attach($0) } }.space(20)
    host.layoutIfNeeded()
    #expect(host.bounds.width == 340)
    #expect(views.map(\.frame.minX) == [0, 120, 240])
  }

  @Test func `P34: children that fill are as high as the highest of the others`() {
    let views = [SampleView(100, 100), SampleView(100, 200), SampleView(100, 200)]
    HBox().attach(host) { box in
      views[0].attach(box).height(.fill)
      views[1].attach(box)
      views[2].attach(box).height(.fill)
    }
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 300, height: 200))
    for view in views { #expect(view.bounds.height == 200) }
  }
}

/// The rules that the original's own tests prove for Z boxes.
@MainActor @Suite(.arithmeticText) struct `Z boxes by the original's tests` {
  private let host = ZBox()
  private let child = SampleView(100, 200)

  @Test func `P35: a wrapping box is as large as its child`() {
    child.attach(host)
    host.layoutIfNeeded()
    #expect(host.bounds.size == child.bounds.size)
    #expect(child.bounds.size == CGSize(width: 100, height: 200))
  }

  @Test func `P36, P37, P38: shares and fixed lengths`() {
    let wrapper = Puyo(child).attach(host).node
    Puyo(host).size(100, 100)
    wrapper.size(.fill, .fill)
    host.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 100, height: 100))
    wrapper.size(.ratio(2), .ratio(2))
    host.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 200, height: 200))
    wrapper.size(50, 50)
    Puyo(host).size(.wrap, .wrap)
    host.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 50, height: 50))
    #expect(host.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test func `P39, P40: padding of the box and margin of the child`() {
    child.attach(host)
    Puyo(host).padding(all: 10)
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 120, height: 220))
    #expect(child.bounds.size == CGSize(width: 100, height: 200))
    Puyo(host).padding(all: 0)
    Puyo(child).margin(all: 10)
    host.layoutIfNeeded()
    #expect(host.bounds.size == CGSize(width: 120, height: 220))
    #expect(child.frame.origin == CGPoint(x: 10, y: 10))
  }

  @Test(arguments: [true, false])
  func `P41, P42, P43, P44: alignment of the child or of the box from a state`(isOwn: Bool) {
    let alignment = State(Alignment.center)
    child.content = CGSize(width: 100, height: 100)
    let wrapper = child.attach(host)
    let box = Puyo(host).size(200, 200)
    if isOwn { wrapper.alignment(alignment) } else { box.justifyContent(alignment) }
    host.layoutIfNeeded()
    #expect(child.center == CGPoint(x: 100, y: 100))
    alignment.value = [.left, .top]
    host.layoutIfNeeded()
    #expect(child.frame.origin == .zero)
    alignment.value = [.bottom, .right]
    host.layoutIfNeeded()
    #expect(child.frame.maxX == 200)
    #expect(child.frame.maxY == 200)
  }

  @Test func `P45: a filling child of a box with an aspect ratio is as large as the box`() {
    let inner = ZBox()
    Puyo(host).size(100, 100)
    inner.attach(host) { child.attach($0).size(.fill, .fill) }.size(.fill, .aspectRatio(1))
    host.layoutIfNeeded()
    #expect(inner.bounds.size == child.bounds.size)
  }

  @Test func `P46: a view with an aspect ratio is as large as the box that wraps a label`() {
    let view = UIView()
    let box = ZBox().attach(host) {
      UILabel().attach($0).text("i am label 1")
      view.attach($0).size(.fill, .aspectRatio(1))
    }
    host.layoutIfNeeded()
    #expect(view.layoutMeasure.calculatedSize == box.layoutMeasure.calculatedSize)
  }
}
