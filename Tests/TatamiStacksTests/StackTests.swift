import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Stacks of labels with arithmetic text shaping: a character is 10 wide, a line 24 tall.
@MainActor
@Suite(.arithmeticText) struct StackTests {
  private func label(_ length: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = String(repeating: "x", count: length)
    return label
  }

  private func plain(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Makes a stack of a size and lays it out.
  private func stack(
    _ views: [UIView],
    _ size: CGSize = CGSize(width: 100, height: 30),
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `S61: hidden views take no space and no spacing`() {
    let views = [label(2), label(3), label(1)]
    let stack = stack(views) { $0.spacing = 5 }
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 70, height: 24))
    views[1].isHidden = true
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 35, height: 24))
    stack.layoutIfNeeded()
    #expect(spans([views[0], views[2]]) == [[0, 85], [90, 10]])
  }

  @Test func `S61: arranged views no longer convert their masks to constraints`() {
    let (first, second, plain) = (label(1), label(2), label(3))
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    stack.addSubview(plain)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    #expect(!second.translatesAutoresizingMaskIntoConstraints)
    #expect(plain.translatesAutoresizingMaskIntoConstraints)
    stack.removeArrangedSubview(first)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `S61: a view that arranges itself when it is added is arranged once`() {
    final class SelfArranging: UIView {
      override func didMoveToSuperview() {
        (superview as? UIStackView)?.insertArrangedSubview(self, at: 0)
      }
    }
    let (first, view) = (label(2), SelfArranging())
    let stack = stack([first])
    stack.addArrangedSubview(view)
    #expect(stack.arrangedSubviews == [first, view])
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
  }

  @Test
  func
    `S61: leaving the arrangement keeps the subview, leaving the subviews leaves both`()
  {
    let views = [label(2), label(3)]
    let stack = stack(views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [views[0]])
    stack.insertArrangedSubview(views[1], at: 99)
    stack.insertArrangedSubview(views[0], at: -1)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
  }

  @Test func `fill stretches the first view without a natural length, or else the first view`() {
    let (labels, spacer) = ([label(2), label(3)], plain())
    _ = stack(labels)
    #expect(spans(labels) == [[0, 70], [70, 30]])
    _ = stack([labels[0], spacer, labels[1]])
    #expect(spans([labels[0], spacer, labels[1]]) == [[0, 20], [20, 50], [70, 30]])
  }

  @Test func `the last label is compressed first, then the one before`() {
    let labels = [label(6), label(3), label(3)]
    _ = stack(labels)
    #expect(spans(labels) == [[0, 60], [60, 30], [90, 10]])
    _ = stack(labels, CGSize(width: 40, height: 30))
    #expect(spans(labels) == [[0, 40], [40, 0], [40, 0]])
  }

  @Test func `labels are compressed before buttons`() {
    let (text, button) = (label(30), UIButton(type: .system))
    button.setTitle("Done", for: .normal)
    let natural = button.sizeThatFits(.zero).width
    for views in [[text, button], [button, text]] {
      _ = stack(views, CGSize(width: 200, height: 40)) { $0.spacing = 8 }
      #expect(natural > 0)
      #expect(button.frame.width == natural)
      #expect(text.frame.width == 192 - natural)
      #expect(!text.frame.intersects(button.frame))
    }
    _ = stack([text, button], CGSize(width: 8, height: 40)) { $0.spacing = 0 }
    #expect(spans([text, button]) == [[0, 0], [0, 8]])
  }

  @Test func `views of fixed size are never compressed`() {
    let (text, toggle) = (label(30), UISwitch())
    let natural = toggle.sizeThatFits(.zero).width
    _ = stack([text, toggle], CGSize(width: 200, height: 40)) { $0.spacing = 8 }
    #expect(spans([text, toggle]) == [[0, 192 - natural], [200 - natural, natural]])
    _ = stack([text, toggle], CGSize(width: 20, height: 40))
    #expect(spans([text, toggle]) == [[0, 0], [0, natural]])
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    _ = stack([toggle, wheel], CGSize(width: 20, height: 40))
    #expect(
      spans([toggle, wheel]) == [[0, natural], [natural, wheel.sizeThatFits(.zero).width]]
    )
  }

  @Test func `scroll views are compressed before labels, nested stacks before other views`() {
    let (scroll, text) = (UITextView(), label(3))
    scroll.text = String(repeating: "line\n", count: 50)
    _ = stack([scroll, text], CGSize(width: 100, height: 100)) { $0.axis = .vertical }
    #expect(scroll.frame.height == 76)
    #expect(text.frame.minY == 76)
    #expect(text.frame.height == 24)
    let (inner, image) = (UIStackView(arrangedSubviews: [label(30)]), plain(40, 40))
    _ = stack([inner, image], CGSize(width: 100, height: 40))
    #expect(spans([inner, image]) == [[0, 60], [60, 40]])
  }

  @Test func `a text field takes the remaining width of a row`() {
    let (name, field) = (label(4), UITextField())
    _ = stack([name, field], CGSize(width: 200, height: 40)) { $0.spacing = 8 }
    #expect(spans([name, field]) == [[0, 40], [48, 152]])
    _ = stack([name, field], CGSize(width: 100, height: 400)) { $0.axis = .vertical }
    #expect(name.frame.height == 400 - field.frame.height)
    #expect(field.frame.height < 60)
  }

  @Test func `views fill the stack equally or in proportion`() {
    let labels = [label(1), label(3)]
    _ = stack(labels) { ($0.distribution, $0.spacing) = (.fillEqually, 20) }
    #expect(spans(labels) == [[0, 40], [60, 40]])
    // AL176: naturally 10 and 30 of 60; the last one gets what the spacing leaves over.
    _ = stack(labels, CGSize(width: 120, height: 30)) {
      ($0.distribution, $0.spacing) = (.fillProportionally, 20)
    }
    #expect(spans(labels) == [[0, 20], [40, 80]])
    let three = [label(1), label(1), label(1)]
    _ = stack(three) { $0.distribution = .fillEqually }
    #expect(spans(three) == [[0, 33.5], [33.5, 33], [66.5, 33.5]])
  }

  @Test func `gaps or center distances are equal`() {
    let labels = [label(1), label(4), label(2)]
    _ = stack(labels) { $0.distribution = .equalSpacing }
    #expect(spans(labels) == [[0, 10], [25, 40], [80, 20]])
    // Centers at 5, 47.5 and 90.
    _ = stack(labels) { $0.distribution = .equalCentering }
    #expect(spans(labels) == [[0, 10], [27.5, 40], [80, 20]])
    // The minimum gap of 14 holds where equal center distances would need less.
    _ = stack(labels) { ($0.distribution, $0.spacing) = (.equalCentering, 14) }
    #expect(spans(labels) == [[0, 10], [26, 40], [80, 20]])
  }

  @Test func `a custom spacing applies after its view`() {
    let labels = [label(1), label(1), label(1)]
    let stack = stack(labels) { $0.spacing = 4 }
    stack.setCustomSpacing(10, after: labels[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: labels[1])
    #expect(stack.customSpacing(after: labels[0]) == 10)
    #expect(stack.sizeThatFits(.zero).width == 48)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: labels[0])
    #expect(stack.customSpacing(after: labels[0]) == UIStackView.spacingUseDefault)
    #expect(stack.sizeThatFits(.zero).width == 42)
  }

  @Test func `views follow the alignment across the stack`() {
    let view = plain(10, 20)
    let places: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
      (.fill, 0, 30), (.leading, 0, 20), (.top, 0, 20), (.center, 5, 20), (.bottom, 10, 20),
    ]
    for (alignment, y, height) in places {
      let fresh = plain(10, 20)
      _ = stack([fresh]) { $0.alignment = alignment }
      #expect(fresh.frame.minY == y, "\(alignment)")
      #expect(fresh.frame.height == height, "\(alignment)")
    }
    _ = stack([view], CGSize(width: 100, height: 60)) {
      ($0.axis, $0.alignment) = (.vertical, .trailing)
    }
    #expect(view.frame == CGRect(x: 90, y: 0, width: 10, height: 60))
  }

  @Test func `baselines are aligned`() {
    let (large, small) = (label(1), label(1))
    large.font = .systemFont(ofSize: 40)
    let row = stack([large, small], CGSize(width: 100, height: 60)) {
      $0.alignment = .firstBaseline
    }
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 18)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(large.frame.minY == 12)
    #expect(small.frame.minY == 30)
  }

  /// A view whose layout places two labels, which are its baseline views.
  private final class Card: UIView {
    let label = UILabel()
    let footnote = UILabel()

    init() {
      super.init(frame: .zero)
      for view in [label, footnote] {
        view.font = .systemFont(ofSize: 20)
        view.text = "x"
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }

    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { footnote }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 60) }
    override func layoutSubviews() {
      label.frame = CGRect(x: 0, y: 5, width: 10, height: 24)
      footnote.frame = CGRect(x: 0, y: 33, width: 10, height: 24)
    }
  }

  @Test func `views are aligned by the baselines of their baseline views`() {
    let (card, text) = (Card(), label(1))
    let row = stack([card, text], CGSize(width: 100, height: 60)) { $0.alignment = .firstBaseline }
    #expect(card.frame.minY == 0)
    #expect(text.frame.minY == 5)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(card.frame.minY == 0)
    #expect(text.frame.minY == 33)
  }

  @Test func `a button is aligned by the baseline of its title`() {
    let (button, text) = (UIButton(frame: .zero), label(1))
    #expect(button.forLastBaselineLayout === button)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.setTitle("x", for: .normal)
    button.contentEdgeInsets.top = 7
    #expect(button.forFirstBaselineLayout === button.titleLabel)
    _ = stack([button, text], CGSize(width: 100, height: 60)) { $0.alignment = .firstBaseline }
    #expect(button.frame.minY == 0)
    #expect(text.frame.minY == 7)
  }

  @Test func `columns wrap text to their width`() {
    let text = label(0)
    (text.text, text.numberOfLines) = ("one two", 0)
    let column = UIStackView(arrangedSubviews: [text, label(2)])
    column.axis = .vertical
    #expect(column.intrinsicContentSize == CGSize(width: 70, height: 48))
    #expect(column.sizeThatFits(CGSize(width: 40, height: 0)).height == 72)
    column.frame.size = CGSize(width: 40, height: 72)
    column.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 40, height: 48))
  }

  @Test func `rows are mirrored in right-to-left layouts`() {
    let labels = [label(2), label(3)]
    _ = stack(labels) { ($0.spacing, $0.semanticContentAttribute) = (10, .forceRightToLeft) }
    #expect(spans(labels) == [[40, 60], [0, 30]])
  }

  @Test func `views can be arranged inside the margins`() {
    let view = label(2)
    let stack = stack([view]) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 26))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 26, height: 28))
  }

  @Test func `a plain view keeps the size it was given through many layouts`() {
    let views = [plain(10, 10), plain(20, 20)]
    let stack = stack(views) { $0.alignment = .center }
    for width in [300, 50, 30, 200] as [CGFloat] {
      stack.frame.size.width = width
      stack.layoutIfNeeded()
    }
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 30, height: 20))
    views[0].frame.size = CGSize(width: 40, height: 5)
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 60, height: 20))
  }

  @Test func `the number of measurements in nested stacks is bounded`() {
    final class Counting: UIView {
      var count = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        count += 1
        return CGSize(width: 5, height: 7)
      }
    }
    let leaf = Counting()
    var inner: UIView = leaf
    for index in 0..<40 {
      let stack = UIStackView(arrangedSubviews: [inner])
      stack.axis = index.isMultiple(of: 2) ? .vertical : .horizontal
      stack.alignment = .center
      inner = stack
    }
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.layoutIfNeeded()
    #expect(leaf.count <= 200)
    #expect(leaf.superview?.bounds.size == CGSize(width: 5, height: 7))
  }

  @Test func `a change inside a nested stack marks all stacks around it`() {
    let text = label(2)
    let inner = UIStackView(arrangedSubviews: [text])
    let outer = stack([inner, plain()])
    #expect(inner.frame.width == 20)
    text.text = "xxxx"
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 40)
  }

  @Test func `hostile numbers and deep nesting terminate`() {
    final class Hostile: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat.nan, height: .infinity)
      }
    }
    let view = Hostile()
    let stack = stack([view, label(1)]) { $0.spacing = .nan }
    stack.setCustomSpacing(-.infinity, after: view)
    stack.layoutIfNeeded()
    #expect(view.frame.width == 90)
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.count == 2)
    var inner: UIView = label(1)
    for _ in 0..<1000 { inner = UIStackView(arrangedSubviews: [inner]) }
    inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    inner.layoutIfNeeded()
    #expect(inner.bounds.width == 50)
  }
}
