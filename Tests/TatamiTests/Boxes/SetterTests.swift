import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Setters` {
  @Test func `B1, B2: attach adds first, then builds, then applies the setters behind`() {
    let (plain, controller) = (UIView(), UIViewController())
    var steps: [String] = []
    let box = VBox().attach(plain) { box in
      steps.append(box.superview === plain ? "attached" : "loose")
      UILabel().attach(box) { label in
        steps.append(label.superBox === box ? "attached" : "loose")
        label.text = "built"
      }
      .text("set")
    }
    #expect(steps == ["attached", "attached"])
    #expect((box.view.subviews.first as? UILabel)?.text == "set")
    let inController = UILabel().attach(controller)
    #expect(inController.view.superview === controller.view)
    let group = HGroup().attach(box)
    let grouped = UILabel().attach(group)
    #expect(grouped.view.superview === box.view)
    #expect(group.node.superBox === box.view)
    #expect(UILabel().attach().view.superview == nil)
    #expect(diagnostics { HGroup().attach(plain) }.count == 1)
  }

  @Test func `B3: the result of attach is a node and a parent itself`() {
    let inner = UIView().attach().size(10, 10)
    let outer = VBox().attach()
    inner.attach(outer)
    let nodes: [any BoxLayoutNode] = [outer]
    let box = HBox().children { nodes }
    #expect(inner.view.superBox === outer.view)
    #expect(outer.view.superBox === box)
  }

  @Test func `B4: a source is bound until the view is freed, and a second binding ends the first`()
  {
    let (first, second) = (State(10), State(20))
    weak var freed: UIView?
    do {
      let view = UIView().attach().width(first)
      freed = view.view
      #expect(view.layoutMeasure.size.width == .fix(10))
      view.width(second)
      #expect(view.layoutMeasure.size.width == .fix(20))
      first.value = 11
      #expect(view.layoutMeasure.size.width == .fix(20))
      second.value = 21
      #expect(view.layoutMeasure.size.width == .fix(21))
      view.width(.fill)
      second.value = 22
      #expect(view.layoutMeasure.size.width == .fill)
    }
    #expect(freed == nil)
    second.value = 23
  }

  @Test func `B5, B6: actions on values, which may measure the view again`() {
    let text = SimpleIO<CGFloat>()
    let view = SampleView()
    let box = filled(HBox(), view)
    var seen: [CGFloat] = []
    Puyo(view).doOn(text) {
      seen.append($1); $0.content.width = $1
    }
    box.layoutIfNeeded()
    text.input(value: 70)
    box.layoutIfNeeded()
    #expect(box.bounds.width == 50)
    let object = SampleView()
    Puyo(view).viewUpdate(on: text) { $0.content.width = $1 }
      .viewUpdate(on: text, to: object, strategy: .maybeWrap) { $0.content.width = $1 }
    text.input(value: 80)
    box.layoutIfNeeded()
    #expect(box.bounds.width == 80)
    #expect(seen == [70, 80])
    #expect(object.content.width == 80)
  }

  @Test func `B7: any property`() {
    let (tag, text) = (State(3), State("state"))
    let label = UILabel().attach().set(\.tag, 1).set(\.text, "plain")
    #expect(label.view.tag == 1)
    label.set(\.tag, tag).set(\.text, text)
    #expect(label.view.tag == 3)
    #expect(label.view.text == "state")
    tag.value = 4
    #expect(label.view.tag == 4)
  }

  @Test func `B10: lengths in all forms`() {
    let measure = UIView().attach().size(10, .fill).layoutMeasure
    #expect(measure.size == BoxSize(width: 10, height: .fill))
    let (points, length) = (State(7.5), State(SizeDescription.wrap(max: 9)))
    let view = UIView().attach().size(points, length)
    #expect(view.layoutMeasure.size == BoxSize(width: 7.5, height: .wrap(max: 9)))
    view.size(.fill, points)
    #expect(view.layoutMeasure.size == BoxSize(width: .fill, height: 7.5))
    view.size(State(BoxSize.fixed(4)))
    #expect(view.layoutMeasure.size == BoxSize(width: 4, height: 4))
    let axis = State(Direction.horizontal)
    view.size(BoxSize.flex(main: .fill, cross: 6, axis: axis))
    #expect(view.layoutMeasure.size == BoxSize(width: .fill, height: 6))
    axis.value = .vertical
    #expect(view.layoutMeasure.size == BoxSize(width: 6, height: .fill))
    view.width(Float(3)).height(CGFloat(2))
    #expect(view.layoutMeasure.size == BoxSize(width: 3, height: 2))
  }

  @Test func `B11: a length follows another view`() {
    let leader = SampleView(30, 10)
    let follower = UIView().attach().height(5).width(on: leader) { .fix(Double($0.width) * 2) }
    let box = filled(VBox(), leader, follower)
    box.layoutIfNeeded()
    #expect(follower.view.frame == rect(0, 10, 60, 5))
    leader.setContent(40, 10)
    box.layoutIfNeeded()
    #expect(follower.view.bounds.width == 80)
    follower.width(on: nil)
  }

  @Test func `B12: insets are applied in order, by side or by reading direction`() {
    let top = State(1)
    let view = UIView().attach().margin(all: 8, vert: 2.5, top: top, leading: 16)
    let measure = view.layoutMeasure
    let expected = UIEdgeInsets(top: 1, left: 16, bottom: 2.5, right: 8)
    #expect(measure.margin.insets(in: .leftToRight) == expected)
    #expect(
      measure.margin.insets(in: .rightToLeft)
        == UIEdgeInsets(top: 1, left: 8, bottom: 2.5, right: 16)
    )
    top.value = 3
    #expect(measure.margin.top == 3)
    let box = HBox().attach().padding(horz: 4).padding(right: 1)
    #expect(
      box.layoutRegulator.padding.insets(in: .leftToRight)
        == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 1)
    )
    box.padding(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(box.layoutRegulator.padding.top == 1)
  }

  @Test func `B13: alignment, ends of lines and visibility`() {
    let view = UIView().attach().alignment([.top, .right]).flowEnding(true)
      .visibility(State(Visibility.gone))
    #expect(view.layoutMeasure.alignment == [.top, .right])
    #expect(view.layoutMeasure.flowEnding)
    #expect(view.view.isHidden)
    view.visibility(.visible)
    #expect(!view.view.isHidden)
    #expect(view.layoutMeasure.activated)
  }

  @Test func `B14, B15, B16: properties of boxes and groups`() {
    let flow = VFlowGroup().attach().arrangeCount(State(2)).itemSpace(3).runSpace(4.5)
      .runFormat(.between).format(.center).reverse(true).justifyContent(.center)
      .semanticDirection(.rightToLeft)
    let regulator = flow.node.regulator
    #expect(regulator.arrange == 2)
    #expect(regulator.itemSpace == 3)
    #expect(regulator.runSpace == 4.5)
    #expect(regulator.runFormat == .between)
    #expect(regulator.format == .center)
    #expect(regulator.reverse)
    #expect(regulator.justifyContent == .center)
    #expect(regulator.semanticDirection == .rightToLeft)
    flow.space(9).semanticDirection(nil)
    #expect(regulator.runSpace == 9)
    #expect(regulator.semanticDirection == nil)
  }

  @Test func `B16: the length of each line`() {
    let views = (0..<4).map { _ in SampleView(10, 10) }
    let flow = VFlow(count: 1).attach { for view in views { $0.addSubview(view) } }
      .width(10).runRowSize { .fix(Double(10 * ($0 + 1))) }
    flow.view.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 10, 30, 60])
    flow.view.addSubview(SampleView(10, 10))
    flow.view.layoutIfNeeded()
    #expect(flow.view.bounds.height == 150)
    flow.runRowSize(20)
    flow.view.layoutIfNeeded()
    #expect(flow.view.bounds.height == 100)
  }

  @Test func `B17, C15: borders and the scroll view`() {
    let box = VBox().attach().topBorder([.thick(2)]).bottomBorder([.color(.red)])
      .autoJudgeScroll(true)
    #expect(box.view.borders.top?.thick == 2)
    #expect(box.view.borders.bottom?.color == .red)
    #expect(box.view.borders.left == nil)
    #expect(box.view.isScrollViewControl)
    box.topBorder([]).leftBorder([.offset(1)]).rightBorder([.lead(1)])
    #expect(box.view.borders.top == nil)
    #expect(box.view.borders.left?.offset == 1)
    #expect(box.view.borders.right?.leadInset == 1)
    box.borders([.dash(1, 2)])
    #expect(box.view.borders.top?.dash == [1, 2])
  }

  @Test func `B19: properties of views`() {
    let (color, alpha) = (State(UIColor.red), State(0.5))
    let view = UIView().attach().backgroundColor(color).contentMode(.center).clipToBounds(true)
      .borderWidth(2).borderColor(.blue).alpha(alpha).userInteractionEnabled(false)
      .frame(x: 1, y: 2, w: 30, h: 40)
    #expect(view.view.backgroundColor == .red)
    color.value = .green
    #expect(view.view.backgroundColor == .green)
    view.backgroundColor(nil).cornerRadius(State(4))
    #expect(view.view.backgroundColor == nil)
    #expect(view.view.contentMode == .center)
    #expect(view.view.clipsToBounds)
    #expect(view.view.layer.cornerRadius == 4)
    #expect(view.view.layer.borderWidth == 2)
    #expect(view.view.layer.borderColor == UIColor.blue.cgColor)
    #expect(view.view.alpha == 0.5)
    #expect(!view.view.isUserInteractionEnabled)
    view.top(12).left(11).bottom(50).right(60)
    #expect(view.view.frame == rect(11, 12, 49, 38))
    view.frame(State(rect(0, 0, 5, 5)))
    #expect(view.view.frame == rect(0, 0, 5, 5))
    let child = UIView().attach(HBox())
    let box = HBox()
    child.attach(box)
    #expect(diagnostics { child.top(3) }.count == 1)
  }

  @Test func `B32: the font of a text style follows the preferred text size`() {
    let style = State(UIFont.TextStyle.body)
    let box = HBox {
      UILabel().attach().text("text").textStyle(style)
      UIButton().attach().text("title").textStyle(.headline)
      UITextField().attach().styles([UIFont.TextStyle.footnote])
    }
    let window = UIWindow(frame: rect(0, 0, 300, 100))
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let label = box.subviews[0] as? UILabel
    let (button, field) = (box.subviews[1] as? UIButton, box.subviews[2] as? UITextField)
    #expect(label?.font == .preferredFont(forTextStyle: .body))
    #expect(button?.titleLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(field?.font == .preferredFont(forTextStyle: .footnote))
    let width = box.subviews[0].frame.width
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()
    #expect(box.subviews[0].frame.width > 1.5 * width)
    style.value = .caption1
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(label?.font == .preferredFont(forTextStyle: .caption1, compatibleWith: traits))
  }

  @Test func `B21, B22, B23: texts`() throws {
    let (text, lines) = (State("one"), State(2))
    let label = UILabel().attach().text(text).fontSize(20, weight: .bold).numberOfLines(lines)
      .textColor(.red).textAlignment(.right)
    let box = filled(HBox(), label)
    box.layoutIfNeeded()
    let width = box.bounds.width
    text.value = "one hundred"
    box.layoutIfNeeded()
    #expect(box.bounds.width > width)
    #expect(label.view.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.view.numberOfLines == 2)
    #expect(label.view.textColor == .red)
    #expect(label.view.textAlignment == .right)
    let optional: State<String?> = State(nil)
    let button = UIButton().attach().text(optional).text("pressed", state: .highlighted)
      .textColor(.blue, state: .highlighted).font(UIFont.systemFont(ofSize: 9))
    #expect(button.view.title(for: .normal) == nil)
    optional.value = "title"
    #expect(button.view.title(for: .normal) == "title")
    #expect(button.view.title(for: .highlighted) == "pressed")
    #expect(button.view.titleColor(for: .highlighted) == .blue)
    #expect(button.view.titleLabel?.font == .systemFont(ofSize: 9))
    label.attrText(State(NSAttributedString(string: "rich")))
    #expect(label.view.attributedText?.string == "rich")
    let field = UITextField().attach().text("field").placeholder("hint").keyboardType(.URL)
      .tintColor(.green)
    #expect(field.view.text == "field")
    #expect(field.view.placeholder == "hint")
    #expect(field.view.keyboardType == .URL)
    #expect(field.view.tintColor == .green)
    #expect(UITextView().attach().text("view").view.text == "view")
  }

  @Test func `B24: images change the layout`() {
    let image = State<UIImage?>(nil)
    let view = UIImageView().attach().image(image)
    let box = filled(HBox(), view)
    box.layoutIfNeeded()
    #expect(box.bounds.width == 0)
    image.value = UIImage.filled(.red, width: 30, height: 20)
    box.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 30, height: 20))
    view.renderingImage(image)
    #expect(view.view.image?.renderingMode == .alwaysTemplate)
    let button = UIButton().attach().image(image).backgroundImage(image, state: .disabled)
    #expect(button.view.image(for: .normal) === image.value)
    #expect(button.view.backgroundImage(for: .disabled) === image.value)
  }

  @Test func `a second call of each state's setter replaces only that state`() {
    let (first, second) = (State("a"), State("b"))
    let button = UIButton().attach().text(first).text(second, state: .disabled)
    first.value = "c"
    #expect(button.view.title(for: .normal) == "c")
    #expect(button.view.title(for: .disabled) == "b")
  }

  @Test func `the builder form makes the same tree`() {
    let shows = true
    let built = VBox {
      UILabel().attach().text("title")
      if shows { HBox { UIView().attach().size(5, 5) } }
      for index in 1...2 { UIView().attach().size(.fix(Double(index)), 3) }
      Spacer(4)
    }
    let attached = VBox().attach { box in
      UILabel().attach(box).text("title")
      HBox().attach(box) { UIView().attach($0).size(5, 5) }
      for index in 1...2 { UIView().attach(box).size(.fix(Double(index)), 3) }
      Spacer(4).attach(box)
    }
    .view
    #expect(frames(built) == frames(attached))
    #expect(built.layoutChildren.count == 5)
    #expect(built.bounds.size == attached.bounds.size)
  }

  @Test func `C51: spacers take space without views`() {
    let (first, last) = (SampleView(10, 10), SampleView(10, 10))
    let box = HBox {
      first; Spacer(); last; Spacer(5)
    }
    Puyo(box).width(100)
    box.layoutIfNeeded()
    #expect(box.subviews.count == 2)
    #expect(last.frame.minX == 85)
  }

  @Test func `B18: the outermost box leaves size and center to others by setters`() {
    let box = HBox().attach().isSizeControl(false).isCenterControl(false)
    #expect(!box.view.isSizeControl)
    #expect(!box.view.isCenterControl)
  }

  @Test func `a subscription to a view's size outlives its disposer`() {
    var sizes: [CGSize] = []
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.sizeState().subscribe { sizes.append($0) }
    let disposer = view.sizeState().subscribe { sizes.append($0) }
    view.bounds.size.width = 20
    #expect(sizes.map(\.width) == [10, 10, 20, 20])
    disposer.dispose()
    view.bounds.size.width = 30
    #expect(sizes.map(\.width) == [10, 10, 20, 20, 30])
    weak var freed: UIView?
    do {
      let other = UIView()
      other.sizeState().subscribe { sizes.append($0) }
      freed = other
    }
    #expect(freed == nil)
  }
}
