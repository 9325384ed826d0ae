import Foundation
import TatamiUIKit
import Testing

/// Content priorities with arithmetic text shaping: a character is 10 wide, a line 24 tall.
@MainActor
@Suite(.arithmeticText) struct ContentPriorityTests {
  private nonisolated static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  private func label(_ length: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = String(repeating: "x", count: length)
    return label
  }

  /// Lays out a stack of views without gaps and returns their lengths along its axis.
  private func lengths(
    _ views: [UIView],
    in size: CGSize = CGSize(width: 100, height: 30),
    _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> [CGFloat] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    stack.axis = axis
    stack.layoutIfNeeded()
    return views.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
  }

  @Test(arguments: axes)
  func `S46: views hug their content with 250 and resist compression with 750`(
    _ axis: NSLayoutConstraint.Axis
  ) {
    for view in [UIView(), UIButton(), UIImageView()] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `S46: labels hug their content vertically with 251`() {
    #expect(UILabel().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(UILabel().contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    let natural = button.sizeThatFits(.zero).height
    let heights = lengths([label(1), button], in: CGSize(width: 50, height: 24 + 60), .vertical)
    #expect(natural < 60)
    #expect(heights == [24, 60])
  }

  @Test(arguments: axes)
  func `controls of one size hug their content with 750`(_ axis: NSLayoutConstraint.Axis) {
    #expect(UISwitch().contentHuggingPriority(for: axis) == .defaultHigh)
    #expect(UIStepper().contentHuggingPriority(for: axis) == .defaultHigh)
    #expect(UIActivityIndicatorView().contentHuggingPriority(for: axis) == .defaultHigh)
  }

  @Test func `controls of one height hug their content vertically with 750`() {
    for view in [
      UISlider(), UIProgressView(), UISegmentedControl(), UITextField(), UIPageControl(),
    ] {
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `priorities are set by axis and limited to 0 through 1000`() {
    let view = UIView()
    view.setContentHuggingPriority(UILayoutPriority(2000), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(-1), for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(0))
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    view.setContentHuggingPriority(UILayoutPriority(.nan), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(0))
  }

  @Test func `a row stretches the view of the lowest hugging priority`() {
    let views = [label(2), label(3), label(1)]
    views[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(lengths(views) == [20, 70, 10])
    views[1].setContentHuggingPriority(.required, for: .horizontal)
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(lengths(views) == [20, 30, 50])
  }

  @Test func `a new priority marks the stack for layout`() {
    let views = [label(2), label(3)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = CGSize(width: 100, height: 30)
    stack.layoutIfNeeded()
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 80])
    stack.frame.size.width = 40
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [20, 20])
    views[1].setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [10, 30])
  }

  @Test func `a row compresses the view of the lowest resistance, whatever its kind`() {
    let (text, button) = (label(8), UIButton(type: .system))
    button.setTitle("Done", for: .normal)
    let natural = button.sizeThatFits(.zero).width
    button.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    #expect(lengths([button, text]) == [20, 80])
    #expect(natural > 20)
  }

  @Test func `a view of required resistance is never compressed`() {
    let texts = [label(8), label(4)]
    texts[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(lengths(texts, in: CGSize(width: 60, height: 30)) == [80, 0])
  }

  @Test func `a text field with a hugging priority of its own is stretched like other views`() {
    let (name, field) = (label(4), UITextField())
    field.text = "x"
    let natural = field.sizeThatFits(.zero).width
    #expect(lengths([name, field], in: CGSize(width: 200, height: 30)) == [40, 160])
    field.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(
      lengths([name, field], in: CGSize(width: 200, height: 30)) == [200 - natural, natural]
    )
  }
}
