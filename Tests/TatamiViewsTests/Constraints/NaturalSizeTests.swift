import TatamiUIKit
import TestSupport
import Testing

/// The natural sizes and alignment rectangles of the kit's views under constraints.
@MainActor
@Suite(.arithmeticText) struct NaturalSizeTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private static let text = "Several words that need more than one line of text"

  @Test func `AL74: the kit's views have their natural sizes`() {
    let label = UILabel()
    label.text = "Text"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let field = UITextField()
    field.text = "Field"
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let views = [
      label, button, field, pages, UISwitch(), UIStepper(), UIActivityIndicatorView(),
      UISegmentedControl(items: ["A", "B"]),
    ]
    views.forEach { parent.addAtTopLeft($0) }
    parent.layoutIfNeeded()
    for view in views {
      #expect(view.frame.size == view.intrinsicContentSize, "\(type(of: view))")
      #expect(view.frame.width > 0)
    }
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    for view in [UIView(), UIScrollView(), UITableView(), UIImageView()] {
      #expect(view.intrinsicContentSize == none, "\(type(of: view))")
    }
  }

  @Test func `AL66: plain views have no natural length`() {
    let none = CGSize(width: -1, height: -1)
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).intrinsicContentSize == none)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `AL71: content is hugged with 250 and resists compression with 750`(
    axis: NSLayoutConstraint.Axis
  ) {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
  }

  @Test func `AL77: overrides of the alignment rectangle replace the insets`() {
    final class Shadowed: UIView {
      override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.insetBy(dx: 4, dy: 2)
      }
      override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        rect.insetBy(dx: -4, dy: -2)
      }
    }
    let view = Shadowed()
    parent.addAtTopLeft(view, width: 30)
    view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -4, y: -2, width: 38, height: 24))
    let insets = Inset()
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(insets.alignmentRect(forFrame: insets.frame(forAlignmentRect: rect)) == rect)
    #expect(insets.alignmentRect(forFrame: rect) == CGRect(x: 6, y: 2, width: 20, height: 40))
  }

  /// A label with alignment insets of 5 points at both sides.
  private final class Inset: UILabel {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    }
  }

  @Test func `AL170: text is measured in the width of its alignment rectangle`() {
    let label = Inset()
    (label.text, label.numberOfLines) = (Self.text, 0)
    parent.addAtTopLeft(label, width: 100)
    parent.layoutIfNeeded()
    #expect(label.frame.width == 110)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test func `AL72: some views hug their content more`() {
    let hugging = { (view: UIView) in
      [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        view.contentHuggingPriority(for: $0).rawValue
      }
    }
    #expect(hugging(UIView()) == [250, 250])
    #expect(hugging(UILabel()) == [250, 251])
    #expect(hugging(UISwitch()) == [750, 750])
    #expect(hugging(UIStepper()) == [750, 750])
    #expect(hugging(UIActivityIndicatorView()) == [750, 750])
    #expect(hugging(UIProgressView())[1] == 750)
  }

  @Test func `AL69: a natural size is asked for once until it is invalidated`() {
    let view = CountingView()
    parent.addAtTopLeft(view)
    parent.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    let count = view.questions
    view.length = 50
    parent.frame.size.width = 300
    parent.layoutIfNeeded()
    #expect(view.questions == count)
    #expect(view.frame.width == 30)
    view.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func `AL70: an equal answer lays nothing out`() {
    let view = CountingView()
    parent.addAtTopLeft(view)
    parent.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 20))
  }

  @Test func `AL163: a text view that does not scroll is as high as its text in the solved width`()
  {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = Self.text
    parent.addAtTopLeft(view, width: 100)
    parent.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(view.frame.size == CGSize(width: 100, height: height))
    view.text += Self.text
    parent.layoutIfNeeded()
    #expect(view.frame.height > height)
  }

  @Test func `AL163: a button with a title of several lines grows with it`() {
    let button = UIButton(type: .custom)
    button.setTitle(Self.text, for: .normal)
    button.titleLabel?.numberOfLines = 0
    parent.addAtTopLeft(button, width: 90)
    parent.layoutIfNeeded()
    let height = button.sizeThatFits(CGSize(width: 90, height: 0)).height
    #expect(button.frame.height == height)
    #expect(height > button.intrinsicContentSize.height)
  }

  @Test func `AL163: a list's content view has the height of its content in the solved width`() {
    var content = UIListContentConfiguration.cell()
    content.text = Self.text
    let view = UIListContentView(configuration: content)
    parent.addAtTopLeft(view, width: 120)
    parent.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(view.frame.height == height)
    #expect(height > view.intrinsicContentSize.height)
  }

  @Test func `AL163: a label becomes wider again with its superview`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    parent.addAtTopLeft(label)
    label.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor).isActive = true
    parent.frame.size.width = 100
    parent.layoutIfNeeded()
    #expect(label.frame.width <= 100)
    parent.frame.size.width = 1_000
    parent.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `AL163: a label with padding in its natural size keeps it in several lines`() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.numberOfLines = 0
      label.text = Self.text
      parent.addAtTopLeft(label, width: 90)
    }
    parent.layoutIfNeeded()
    #expect(padded.frame.height == plain.frame.height + 16)
  }

  @Test func `AL75: a property invalidates parts of its view when its value changes`() {
    let view = InvalidatingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.calls = []
    view.inset = 0
    #expect(view.calls == [])
    view.inset = 5
    #expect(view.inset == 5)
    #expect(view.calls == ["layout", "display"])
    view.calls = []
    view.title = "A"
    #expect(view.calls == ["size", "constraints", "layout"])
  }

  @Test func `AL76: constraints place the alignment rectangle of an image`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage.filled(.red, width: 30, height: 20).withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets)
    let view = UIImageView(image: image)
    parent.addAtTopLeft(view)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 30, height: 20))
    view.image = UIImage.filled(.red, width: 30, height: 20)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `AL100: the kit's views place what programs add to them by constraints`() {
    let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let views: [UIView] = [
      UIView(), UIButton(type: .system), UIProgressView(), UISegmentedControl(items: ["A"]),
      UISlider(), UIStepper(), UISwitch(), UITextField(), UITextView(), UIRefreshControl(),
      UIListContentView(configuration: .cell()), tableCell, tableCell.contentView, header,
      header.contentView, UICollectionViewCell(frame: .zero),
      UICollectionViewListCell(frame: .zero),
      UITableView(frame: .zero, style: .plain), UIStackView(), UIScrollView(), UILabel(),
      UIImageView(), UIPageControl(), UIActivityIndicatorView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for view in views {
      if view.superview == nil { parent.addSubview(view) }
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        child.widthAnchor.constraint(equalToConstant: 10),
        child.heightAnchor.constraint(equalToConstant: 8),
      ])
      parent.layoutIfNeeded()
      #expect(child.frame.size == CGSize(width: 10, height: 8), "\(type(of: view))")
      #expect(abs(child.center.x - view.bounds.width / 2) <= 0.5, "\(type(of: view))")
    }
  }
}

private final class CountingView: UIView {
  var length: CGFloat = 30
  private(set) var questions = 0

  override var intrinsicContentSize: CGSize {
    questions += 1
    return CGSize(width: length, height: 20)
  }
}

private final class PaddedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.height += 16
    return size
  }
}

private final class InvalidatingView: UIView {
  var calls: [String] = []
  @Invalidating(.layout, .display) var inset: CGFloat = 0
  @Invalidating(.intrinsicContentSize, .constraints, .layout) var title = ""

  override func setNeedsLayout() {
    super.setNeedsLayout()
    calls.append("layout")
  }

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    calls.append("display")
  }

  override func setNeedsUpdateConstraints() {
    super.setNeedsUpdateConstraints()
    calls.append("constraints")
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    calls.append("size")
  }
}
