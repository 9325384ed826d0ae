import TatamiUIKit
import TestSupport
import Testing

/// Natural sizes that are measured again.
@MainActor
@Suite(.arithmeticText) struct NaturalSizeChangeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Adds a view of a width at the top left.
  private func add(_ view: UIView, width: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
  }

  @Test
  func `AL70: a natural height that a view derives from its width in layout acts in the next pass`()
  {
    let view = FoldingView()
    add(view, width: 50)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 80))
    view.constraints.first?.constant = 80
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 80, height: 50))
  }
}

/// A view of 4,000 square points, which asks for its height after it has its width.
private final class FoldingView: UIView {
  private var width: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width == width { return }
    width = bounds.width
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: width > 0 ? 4_000 / width : 10)
  }
}
