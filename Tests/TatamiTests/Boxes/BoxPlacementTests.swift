import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Placement of views in boxes` {
  @Test(arguments: 0..<6)
  func `edited boxes place their views as boxes that place all of them`(_ block: Int) throws {
    let count = Thoroughness.cases(12, thorough: 1_000)
    for seed in block * count..<(block + 1) * count {
      var edited = RandomBoxes(seed: UInt64(seed))
      var complete = RandomBoxes(seed: UInt64(seed))
      for step in 0..<12 {
        edited.edit()
        complete.edit()
        for box in complete.boxes { box.setNeedsLayout() }
        #expect(edited.frames() == complete.frames(), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a view that keeps its frame is not placed again`() {
    let views = (0..<3).map { _ in SampleView(10, 10) }
    let box = filled(VBox(), views[0], views[1], views[2])
    box.layoutIfNeeded()
    for view in views { view.resetCounts() }
    views[0].center.x += 3
    views[1].setContent(20, 10)
    box.layoutIfNeeded()
    #expect(views[0].frame == rect(3, 0, 10, 10))
    #expect(views[1].frame == rect(0, 10, 20, 10))
    #expect(views[2].moveCount == 0)
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(views[0].frame == rect(0, 0, 10, 10))
  }

  @Test func `views get the frames of one layout although a view measures the box meanwhile`() {
    let (measuring, view) = (MeasuringView(), SampleView(10, 10))
    let box = filled(VBox(), measuring, view)
    measuring.box = box
    for child in [measuring, view] { child.attach().width(.fill) }
    box.isSizeControl = false
    box.frame = rect(0, 0, 100, 60)
    box.layoutIfNeeded()
    #expect(measuring.frame == rect(0, 0, 100, 10))
    #expect(view.frame == rect(0, 10, 100, 10))
  }

  @Test(arguments: [false, true])
  func `nested boxes get the frames of the same layout as the box`(measuresFirst: Bool) {
    let (measuring, view) = (MeasuringView(), SampleView(10, 10))
    let nested = filled(VBox(), view)
    let box = measuresFirst ? filled(VBox(), measuring, nested) : filled(VBox(), nested, measuring)
    measuring.box = box
    measuring.attach().width(100)
    nested.attach().width(.fill)
    view.attach().width(.fill)
    box.layoutIfNeeded()
    #expect(nested.frame == rect(0, measuresFirst ? 10 : 0, 100, 10))
    #expect(view.frame == rect(0, 0, 100, 10))
  }

  @Test func `a view inside an unmoved group and an unmoved box follows its own change`() {
    let view = SampleView(10, 10)
    let inner = filled(HBox(), filled(VGroup(), view, SampleView(5, 5)))
    let box = filled(VBox(), inner, SampleView(60, 10))
    inner.attach().size(50, 50)
    box.layoutIfNeeded()
    view.setContent(20, 15)
    box.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 50, 50))
    #expect(view.frame == rect(0, 0, 20, 15))
    #expect(inner.subviews[1].frame == rect(0, 15, 5, 5))
  }
}

/// A view that measures its box when it is moved.
private final class MeasuringView: UIView {
  weak var box: BoxView?

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }

  override var center: CGPoint {
    get { super.center }
    set {
      super.center = newValue
      _ = box?.sizeThatFits(CGSize(width: 40, height: 0))
    }
  }
}

/// Nested boxes and groups of sample views, edited at random; equal seeds give equal edits.
@MainActor
private struct RandomBoxes {
  private(set) var boxes: [BoxView] = [VBox()]
  private var containers: [any BoxLayoutContainer]
  private var views: [SampleView] = []
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    containers = [boxes[0]]
    for _ in 0..<random.int(in: 2...6) { addContainer() }
    for _ in 0..<random.int(in: 5...20) { addView() }
  }

  /// Returns the frames of all views, in the order in which they were made.
  func frames() -> [CGRect] {
    boxes[0].layoutIfNeeded()
    return (boxes + views).map(\.frame)
  }

  mutating func edit() {
    for _ in 0..<random.int(in: 1...3) { editOnce() }
  }

  private mutating func editOnce() {
    let view = random.pick(views)
    let regulator = random.pick(containers).layoutRegulator
    let length = CGFloat(random.int(in: 0...120)) / 3
    switch random.int(in: 0...9) {
    case 0...2: view.setContent(length, CGFloat(random.int(in: 0...9)))
    case 3: view.layoutMeasure.margin = BorderInsets(top: length, left: length)
    case 4: view.layoutMeasure.size.width = random.pick([.wrap, .fill, .fix(Double(length))])
    case 5: view.layoutVisibility = random.pick([.visible, .invisible, .gone])
    case 6: regulator.padding = BorderInsets(left: length / 7)
    case 7: regulator.justifyContent = random.pick([.none, .center, [.bottom, .right]])
    case 8: regulator.size.width = random.pick([.wrap, .fill, .fix(Double(length) * 3)])
    default: random.pick(containers).addLayoutNode(view)
    }
  }

  private mutating func addContainer() {
    let parent = random.pick(containers)
    let container: any BoxLayoutContainer
    switch random.int(in: 0...5) {
    case 0: container = HBox()
    case 1: container = VBox()
    case 2: container = ZBox()
    case 3: container = VFlow(count: 2)
    case 4: container = HGroup()
    default: container = VGroup()
    }
    parent.addLayoutNode(container)
    containers.append(container)
    if let box = container as? BoxView { boxes.append(box) }
  }

  private mutating func addView() {
    let view = SampleView(CGFloat(random.int(in: 1...90)) / 3, CGFloat(random.int(in: 1...30)) / 3)
    view.flows = random.chance(0.3)
    random.pick(containers).addLayoutNode(view)
    views.append(view)
  }
}
