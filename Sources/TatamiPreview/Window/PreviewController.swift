public import TatamiUIKit

/// A view controller that shows one view in its own size, centered in a scroll view.
public final class PreviewController: UIViewController {
  /// The space around the view, in points.
  private static let margin: CGFloat = 24

  private let scrollView = UIScrollView()
  /// The superview of the content, which box views arrange themselves in.
  private let container = UIView()

  /// The view to show, in its final size; the scroll offset is kept when another view replaces it.
  public var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { container.addSubview(content) }
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Adds the scroll view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    // Pixels of an opaque view move when it scrolls; others are drawn again.
    scrollView.backgroundColor = .systemGray5
    scrollView.contentInsetAdjustmentBehavior = .never
    // Quick drags of a mouse belong to controls.
    scrollView.delaysContentTouches = false
    view.addSubview(scrollView)
    scrollView.addSubview(container)
  }

  /// Centers the view, or begins at the margins if it is larger than the window.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    guard let content else { return }
    let (size, window) = (content.bounds.size, view.bounds.size)
    let total = CGSize(
      width: max(window.width, size.width + 2 * Self.margin),
      height: max(window.height, size.height + 2 * Self.margin)
    )
    container.frame = CGRect(
      x: ((total.width - size.width) / 2).rounded(),
      y: ((total.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
    scrollView.contentSize = total
    let end = CGPoint(x: total.width - window.width, y: total.height - window.height)
    let offset = scrollView.contentOffset
    scrollView.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
  }
}
