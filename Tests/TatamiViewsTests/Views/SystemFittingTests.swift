import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct SystemFittingTests {
  /// Text of 40 characters that wraps.
  private func label() -> UILabel {
    let label = UILabel()
    label.text = "one two three four five six seven eight "
    label.numberOfLines = 0
    return label
  }

  @Test func `S47: the short form has fitting priority on both axes`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    let label = label()
    let natural = label.intrinsicContentSize
    #expect(label.systemLayoutSizeFitting(.zero) == natural)
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == natural)
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 6)).width == 5)
  }

  @Test func `S48: a required length is that of the target, and the frame does not change`() {
    let label = label()
    let natural = label.intrinsicContentSize
    let half = (natural.width / 2).rounded()
    let size = label.systemLayoutSizeFitting(
      CGSize(width: half, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == half)
    #expect(size.height >= 2 * natural.height)
    #expect(label.frame == .zero)
  }

  @Test func `S48: a priority above hugging stretches, one above compression shrinks`() {
    let label = label()
    let natural = label.intrinsicContentSize
    let fit = { (width: CGFloat, priority: Float) in
      label.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: UILayoutPriority(priority),
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    #expect(fit(natural.width + 50, 249).width == natural.width)
    #expect(fit(natural.width + 50, 251).width == natural.width + 50)
    #expect(fit(natural.width - 40, 749).width == natural.width)
    let narrow = fit(natural.width - 40, 751)
    #expect(narrow.width == natural.width - 40)
    #expect(narrow.height > natural.height)
  }
}
