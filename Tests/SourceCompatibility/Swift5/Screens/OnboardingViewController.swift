import TatamiUIKit

/// Pages side by side in a scroll view, a page control and a button.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let pages: [(title: String, text: String, color: UIColor)] = [
    ("Plan", "Collect the teams and their seeds.", .systemBlue),
    ("Draw", "Bracket, groups or Swiss rounds.", .systemGreen),
    ("Print", "A poster for the wall of your club.", .systemOrange),
  ]
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configure()
    let views: [UIView] = [scrollView, pageControl, nextButton]
    for subview in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nextButton.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 8),
      nextButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      nextButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      nextButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
    ])
    addPages()
  }

  private func configure() {
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.setContentHuggingPriority(.required, for: .vertical)
    nextButton.setTitle("Continue", for: .normal)
    nextButton.setContentHuggingPriority(.required, for: .vertical)
    nextButton.addAction(
      UIAction { [weak self] _ in self?.advance() },
      for: .primaryActionTriggered
    )
  }

  private func addPages() {
    let content = scrollView.contentLayoutGuide
    var leading = content.leadingAnchor
    for (index, page) in pages.enumerated() {
      let pageView = makePage(page.title, page.text, page.color)
      pageView.accessibilityIdentifier = "page\(index)"
      pageView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(pageView)
      NSLayoutConstraint.activate([
        pageView.leadingAnchor.constraint(equalTo: leading),
        pageView.topAnchor.constraint(equalTo: content.topAnchor),
        pageView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        pageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        pageView.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      ])
      leading = pageView.trailingAnchor
    }
    leading.constraint(equalTo: content.trailingAnchor).isActive = true
  }

  private func makePage(_ title: String, _ text: String, _ color: UIColor) -> UIView {
    let picture = UIView()
    picture.backgroundColor = color
    picture.layer.cornerRadius = 24
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = UIFont.TextStyle.largeTitle.font
    let textLabel = UILabel()
    textLabel.text = text
    textLabel.font = UIFont.TextStyle.body.font
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [picture, titleLabel, textLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.setCustomSpacing(32, after: picture)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let pageView = UIView()
    pageView.addSubview(stack)
    let size = picture.heightAnchor.constraint(equalTo: pageView.heightAnchor, multiplier: 0.4)
    size.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      size,
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      picture.widthAnchor.constraint(lessThanOrEqualTo: pageView.widthAnchor, multiplier: 0.6),
      stack.centerYAnchor.constraint(equalTo: pageView.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: pageView.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: pageView.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: pageView.trailingAnchor, constant: -32),
    ])
    return pageView
  }

  private func advance() {
    let page = min(pageControl.currentPage + 1, pages.count - 1)
    let x = CGFloat(page) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = scrollView.contentOffset.x / scrollView.bounds.width
    pageControl.currentPage = Int(page.rounded())
  }
}
