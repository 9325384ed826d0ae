import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct SolvedFittingTests {
  let view = UIView()
  let label = UILabel()

  init() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Several words that need more than one line of text"
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
  }

  @Test func `AL156, S47, S48: the short form is as small as the content allows`() {
    let natural = label.intrinsicContentSize
    let expected = CGSize(width: natural.width + 20, height: natural.height + 10)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == expected)
  }

  @Test func `AL158: the question changes no frame`() {
    view.frame = CGRect(x: 1, y: 2, width: 300, height: 200)
    view.layoutIfNeeded()
    let frame = label.frame
    _ = view.systemLayoutSizeFitting(CGSize(width: 50, height: 50))
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 300, height: 200))
    #expect(label.frame == frame)
  }

  @Test func `AL159: pending updates of constraints run first`() {
    let height = label.heightAnchor.constraint(equalToConstant: 100)
    final class UpdatingView: UIView {
      var height: NSLayoutConstraint?
      override func updateConstraints() {
        height?.isActive = true
        super.updateConstraints()
      }
    }
    let updating = UpdatingView()
    updating.height = height
    view.addSubview(updating)
    updating.setNeedsUpdateConstraints()
    #expect(view.systemLayoutSizeFitting(.zero).height == 110)
  }

  @Test func `AL160: a fitting size is not rounded`() {
    let third = label.widthAnchor.constraint(equalToConstant: 100.0 / 3)
    third.isActive = true
    #expect(view.systemLayoutSizeFitting(.zero).width == 100.0 / 3 + 20)
  }

  @Test func `AL161: a changed content changes the next answer`() {
    let before = view.systemLayoutSizeFitting(.zero)
    label.text = "Short"
    #expect(view.systemLayoutSizeFitting(.zero).width < before.width)
  }

  @Test func `AL163, AL166: the height follows the width`() {
    label.numberOfLines = 0
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 120)
    #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 10)
  }

  @Test func `AL165, AL169: a preferred width limits the natural size`() {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 80
    let natural = label.sizeThatFits(CGSize(width: 80, height: 0))
    let size = view.systemLayoutSizeFitting(.zero)
    #expect(size == CGSize(width: natural.width + 20, height: natural.height + 10))
  }

  @Test func `AL167: a label is measured again whenever its solved width changes`() {
    label.numberOfLines = 0
    view.frame.size = CGSize(width: 120, height: 300)
    let parent = UIView()
    parent.addSubview(view)
    let bottom = label.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.isActive = false
    view.constraints.filter { $0.firstAttribute == .bottom }.forEach { $0.isActive = false }
    for width in [120.0, 180, 90, 2000] {
      view.frame.size.width = width
      view.layoutIfNeeded()
      let natural = label.sizeThatFits(CGSize(width: width - 20, height: 0))
      #expect(label.frame.height == natural.height)
    }
  }

  @Test func `AL168: the natural width of wrapped text is at most the solved width`() {
    label.numberOfLines = 0
    for constraint in view.constraints where constraint.firstAttribute != .leading {
      constraint.isActive = false
    }
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true
    view.frame.size = CGSize(width: 150, height: 100)
    view.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 140, height: 0))
    #expect(abs(label.frame.width - wrapped.width) <= 0.5)
    #expect(label.frame.height == wrapped.height)
  }

  /// Pins a badge of 10 x 10 points to the top right of a view.
  private func addBadge(to view: UIView) {
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
      badge.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
    ])
  }

  @Test func `AL155: the view's own natural size counts besides its content`() {
    let natural = CGSize(width: 40, height: 30)
    let image = UIGraphicsImageRenderer(size: natural).image { _ in }
    let imageView = UIImageView(image: image)
    addBadge(to: imageView)
    #expect(imageView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.addSubview(imageView)
    imageView.frame.size = CGSize(width: 100, height: 100)
    #expect(imageView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    imageView.image = nil
    let badge = CGSize(width: 10, height: 10)
    #expect(imageView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == badge)
  }

  @Test func `AL155, AL163: the view's own text wraps in its fitting width`() {
    let text = UILabel()
    text.text = label.text
    text.numberOfLines = 0
    addBadge(to: text)
    let parent = UIView()
    parent.addSubview(text)
    let natural = text.intrinsicContentSize
    #expect(text.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == natural)
    let narrow = text.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(narrow == CGSize(width: 100, height: text.sizeThatFits(narrow).height))
    #expect(narrow.height > natural.height)
  }

  @Test func `AL155: a natural size that is a fitting size of the view ends`() {
    final class SelfSizing: UIView {
      override var intrinsicContentSize: CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let view = SelfSizing()
    addBadge(to: view)
    UIView().addSubview(view)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10, height: 10))
  }

  @Test func `AL166, AL167: a label becomes wider when a new constant makes room`() throws {
    label.numberOfLines = 0
    for constraint in view.constraints where constraint.firstAttribute != .leading {
      constraint.isActive = false
    }
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let right = label.trailingAnchor.constraint(
      lessThanOrEqualTo: view.trailingAnchor,
      constant: -200
    )
    right.isActive = true
    UIView().addSubview(view)
    view.frame.size = CGSize(width: 300, height: 300)
    view.layoutIfNeeded()
    let narrow = label.frame.size
    #expect(narrow.width <= 90)
    right.constant = 0
    view.layoutIfNeeded()
    let wrapped = label.sizeThatFits(CGSize(width: 290, height: 0))
    #expect(label.frame.size == wrapped)
    #expect(label.frame.width > narrow.width)
    right.constant = -200
    view.layoutIfNeeded()
    #expect(label.frame.size == narrow)
  }
}
