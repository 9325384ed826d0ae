import TatamiUIKit
import TestSupport
import Testing

/// The baselines of the kit's views under constraints.
@MainActor
@Suite(.arithmeticText) struct BaselineConstraintTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  @Test func `AL79, AL81: labels of different fonts are aligned by their baselines`() {
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("Large", "Small")
    large.font = .systemFont(ofSize: 30)
    small.font = .systemFont(ofSize: 12)
    parent.addAtTopLeft(large)
    small.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(small)
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    parent.layoutIfNeeded()
    let baseline = { (label: UILabel) in label.frame.minY + label.font.ascender }
    #expect(abs(baseline(large) - baseline(small)) <= 1)
    #expect(small.frame.minY > 0)
  }

  @Test func `AL82: buttons have the baselines of their titles`() {
    let (button, label) = (UIButton(type: .system), UILabel())
    button.setTitle("Button", for: .normal)
    (label.text, label.font) = ("Label", button.titleLabel?.font)
    parent.addAtTopLeft(button)
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(label.frame.height < button.frame.height)
    #expect(abs(label.frame.midY - button.frame.midY) < 2)
  }

  /// Adds a label of 12 points right of a view whose last or first baseline is the label's.
  private func addLabel(
    rightOf view: UIView,
    _ anchor: (UIView) -> NSLayoutYAxisAnchor
  ) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = ("Text", .systemFont(ofSize: 12))
    label.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      label.lastBaselineAnchor.constraint(equalTo: anchor(view)),
    ])
    parent.layoutIfNeeded()
    return label
  }

  /// Returns the baseline of a label of one line in the parent.
  private func baseline(_ label: UILabel) -> CGFloat {
    label.convert(label.bounds, to: parent).minY + label.font.ascender
  }

  @Test(arguments: [nil, "Field"])
  func `AL82: text fields have the baseline of their text`(text: String?) {
    let field = UITextField()
    (field.text, field.borderStyle) = (text, .roundedRect)
    field.font = .systemFont(ofSize: 20)
    parent.addAtTopLeft(field)
    let label = addLabel(rightOf: field) { $0.firstBaselineAnchor }
    let expected = field.frame.midY - field.font!.lineHeight / 2 + field.font!.ascender
    #expect(abs(baseline(label) - expected) <= 1)
    #expect(baseline(label) < field.frame.maxY - 3)
  }

  @Test func `AL82: text views have the baselines of their first and last line`() {
    let view = UITextView()
    (view.text, view.font) = ("One\nTwo\nThree", .systemFont(ofSize: 20))
    view.isScrollEnabled = false
    parent.addAtTopLeft(view, width: 100)
    let first = addLabel(rightOf: view) { $0.firstBaselineAnchor }
    let last = addLabel(rightOf: view) { $0.lastBaselineAnchor }
    let inset = view.textContainerInset
    #expect(abs(baseline(first) - inset.top - view.font!.ascender) <= 1)
    let bottom = view.frame.height - inset.bottom + view.font!.descender
    #expect(abs(baseline(last) - bottom) <= 1)
    #expect(baseline(last) - baseline(first) > 40)
  }

  /// Makes a stack view of three labels, the second of which is larger.
  private func labelStack(_ axis: NSLayoutConstraint.Axis) -> (UIStackView, [UILabel]) {
    let labels = [12, 30, 15].map { (size: CGFloat) in
      let label = UILabel()
      (label.text, label.font) = ("Text", .systemFont(ofSize: size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.alignment) = (axis, .leading)
    return (stack, labels)
  }

  @Test func `AL83: a column has the baselines of its first and last view`() {
    let (stack, labels) = labelStack(.vertical)
    parent.addAtTopLeft(stack)
    let first = addLabel(rightOf: stack) { $0.firstBaselineAnchor }
    let last = addLabel(rightOf: stack) { $0.lastBaselineAnchor }
    #expect(abs(baseline(first) - baseline(labels[0])) <= 1)
    #expect(abs(baseline(last) - baseline(labels[2])) <= 1)
    labels[2].isHidden = true
    parent.layoutIfNeeded()
    #expect(abs(baseline(last) - baseline(labels[1])) <= 1)
  }

  @Test func `AL83: a row has the baselines of its tallest view`() {
    let (stack, labels) = labelStack(.horizontal)
    parent.addAtTopLeft(stack)
    let label = addLabel(rightOf: stack) { $0.firstBaselineAnchor }
    #expect(abs(baseline(label) - baseline(labels[1])) <= 1)
  }

  @Test func `AL83: nested stack views are asked in turn`() {
    let (inner, labels) = labelStack(.vertical)
    let small = UILabel()
    (small.text, small.font) = ("Text", .systemFont(ofSize: 10))
    let outer = UIStackView(arrangedSubviews: [small, inner])
    outer.alignment = .top
    parent.addAtTopLeft(outer)
    let label = addLabel(rightOf: outer) { $0.lastBaselineAnchor }
    #expect(abs(baseline(label) - baseline(labels[2])) <= 1)
    inner.addArrangedSubview(small)
    parent.layoutIfNeeded()
    #expect(abs(baseline(label) - baseline(small)) <= 1)
  }
}

extension UIView {
  /// Adds a subview at the top left; its size is the natural one.
  func addAtTopLeft(_ view: UIView, width: CGFloat? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
  }
}
