import TatamiUIKit

@MainActor
public protocol SegmentedPagerDataSource: AnyObject {
  func numberOfPages(in pager: SegmentedPager) -> Int
  func segmentedPager(_ pager: SegmentedPager, titleAt index: Int) -> String
  func segmentedPager(_ pager: SegmentedPager, viewAt index: Int) -> UIView
}

@MainActor
public protocol SegmentedPagerDelegate: AnyObject {
  func segmentedPager(_ pager: SegmentedPager, didSelect index: Int)
}

extension SegmentedPagerDelegate {
  public func segmentedPager(_ pager: SegmentedPager, didSelect index: Int) {}
}

/// Pages below a bar of titles with a moving indicator.
public class SegmentedPager: UIView {

  struct Constants {
    static let barHeight: CGFloat = 40
    static let indicatorHeight: CGFloat = 3
    static let animationDuration = 0.25
  }

  public weak var dataSource: SegmentedPagerDataSource? {
    didSet { reloadData() }
  }
  public weak var delegate: SegmentedPagerDelegate?

  public fileprivate(set) var selectedIndex = 0
  public var selectedColor: UIColor! = UIColor.systemBlue {
    didSet { indicator.backgroundColor = selectedColor }
  }

  fileprivate var buttons: [UIButton] = []
  fileprivate var pages: [UIView] = []
  fileprivate let bar = UIStackView()
  fileprivate let indicator = UIView()

  fileprivate lazy var scrollView: UIScrollView = { [unowned self] in
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.bounces = false
    scrollView.delegate = self
    return scrollView
  }()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  fileprivate func configure() {
    bar.axis = .horizontal
    bar.distribution = .fillEqually
    indicator.backgroundColor = selectedColor
    [bar, indicator, scrollView].forEach(addSubview)
  }

  public func reloadData() {
    buttons.forEach { button in
      bar.removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    pages.forEach { $0.removeFromSuperview() }
    let count = dataSource?.numberOfPages(in: self) ?? 0
    buttons = (0..<count).map(makeButton)
    pages = (0..<count).compactMap { dataSource?.segmentedPager(self, viewAt: $0) }
    for button in buttons { bar.addArrangedSubview(button) }
    for page in pages { scrollView.addSubview(page) }
    selectedIndex = 0
    setNeedsLayout()
  }

  fileprivate func makeButton(_ index: Int) -> UIButton {
    let button = UIButton(type: .custom)
    button.tag = index
    button.setTitle(dataSource?.segmentedPager(self, titleAt: index), for: UIControl.State())
    button.setTitleColor(.secondaryLabel, for: .normal)
    button.setTitleColor(selectedColor, for: .selected)
    button.titleLabel?.font = UIFont.preferredFont(forTextStyle: .subheadline)
    button.isSelected = index == selectedIndex
    button.addAction(
      UIAction(handler: { [weak self] action in
        guard let button = action.sender as? UIButton else { return }
        self?.select(button.tag, animated: true)
      }),
      for: .touchUpInside
    )
    return button
  }

  public func select(_ index: Int, animated: Bool) {
    guard pages.indices.contains(index) else { return }
    let offset = CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0)
    scrollView.setContentOffset(offset, animated: animated)
    if !animated { updateSelection() }
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Constants.barHeight)
    scrollView.frame = CGRect(
      x: 0,
      y: Constants.barHeight,
      width: bounds.width,
      height: max(0, bounds.height - Constants.barHeight)
    )
    for (index, page) in pages.enumerated() {
      page.frame = scrollView.bounds
      page.frame.origin.x = CGFloat(index) * scrollView.bounds.width
    }
    scrollView.contentSize = CGSize(
      width: scrollView.bounds.width * CGFloat(pages.count),
      height: scrollView.bounds.height
    )
    layoutIndicator()
  }

  fileprivate func layoutIndicator() {
    guard pages.count > 0, scrollView.bounds.width > 0 else {
      return indicator.frame = .zero
    }
    let width = bounds.width / CGFloat(pages.count)
    indicator.frame = CGRect(
      x: scrollView.contentOffset.x / scrollView.bounds.width * width,
      y: Constants.barHeight - Constants.indicatorHeight,
      width: width,
      height: Constants.indicatorHeight
    )
  }

  fileprivate func updateSelection() {
    let index = Int(round(scrollView.contentOffset.x / max(1, scrollView.bounds.width)))
    guard index != selectedIndex, buttons.indices ~= index else { return }
    buttons[selectedIndex].isSelected = false
    buttons[index].isSelected = true
    selectedIndex = index
    delegate?.segmentedPager(self, didSelect: index)
  }
}

// MARK: - UIScrollViewDelegate

extension SegmentedPager: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layoutIndicator()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    updateSelection()
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    if !decelerate { updateSelection() }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    updateSelection()
  }
}
