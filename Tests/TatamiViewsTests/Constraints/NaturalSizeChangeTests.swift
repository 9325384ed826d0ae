import TatamiUIKit
import TestSupport
import Testing

/// Natural sizes that are measured again.
@MainActor
@Suite(.arithmeticText) struct NaturalSizeChangeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private static let text = "Several words that need more than one line of text"

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

  @Test func `AL220: a new text measures its label only`() {
    let labels = (0..<5).map { _ in CountingLabel() }
    for (index, label) in labels.enumerated() {
      (label.numberOfLines, label.text) = (0, Self.text)
      add(label, width: 60 + 20 * CGFloat(index))
    }
    parent.layoutIfNeeded()
    labels.forEach { $0.questions = 0 }
    labels[2].text = "Other words that need more than one line of text"
    parent.layoutIfNeeded()
    #expect(labels.map(\.questions) == [0, 0, 2, 0, 0])
  }

  @Test func `AL220: a new width measures the labels that it concerns`() throws {
    let labels = [CountingLabel(), CountingLabel()]
    for label in labels {
      (label.numberOfLines, label.text) = (0, Self.text)
      add(label, width: 100)
    }
    parent.layoutIfNeeded()
    labels.forEach { $0.questions = 0 }
    let width = try #require(labels[1].constraints.first)
    width.constant = 80
    parent.layoutIfNeeded()
    #expect(labels.map(\.questions) == [0, 1])
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

/// A label that counts how often its natural size is asked for.
private final class CountingLabel: UILabel {
  var questions = 0

  override var intrinsicContentSize: CGSize {
    questions += 1
    return super.intrinsicContentSize
  }
}
