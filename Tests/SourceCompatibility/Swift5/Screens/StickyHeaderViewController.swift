import TatamiUIKit

/// A header that shrinks while the content scrolls and stays at the top, by priorities.
final class StickyHeaderViewController: UIViewController {
  let scrollView = UIScrollView()
  let headerView = UIView()
  let titleLabel = UILabel()
  let body = UILabel()
  let stickyBar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    headerView.backgroundColor = .systemTeal
    headerView.accessibilityIdentifier = "header"
    stickyBar.backgroundColor = .systemGray6
    stickyBar.accessibilityIdentifier = "bar"
    titleLabel.text = "Mountains"
    titleLabel.font = UIFont.TextStyle.title1.font
    body.text = Array(repeating: "Paths and views of the high country.", count: 30)
      .joined(separator: " ")
    body.font = UIFont.TextStyle.body.font
    body.numberOfLines = 0
    view.addSubview(scrollView)
    [body, headerView, stickyBar].forEach(scrollView.addSubview)
    headerView.addSubview(titleLabel)
    [scrollView, headerView, titleLabel, body, stickyBar].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(frameConstraints() + contentConstraints())
  }

  private func frameConstraints() -> [NSLayoutConstraint] {
    [
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }

  private func contentConstraints() -> [NSLayoutConstraint] {
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    return [
      // The header stretches when the content is pulled down: its top stays at the screen's edge.
      headerView.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      headerView.topAnchor.constraint(lessThanOrEqualTo: content.topAnchor),
      headerView.topAnchor.constraint(equalTo: frame.topAnchor).with(priority: .defaultHigh),
      headerView.topAnchor.constraint(lessThanOrEqualTo: frame.topAnchor),
      headerView.bottomAnchor.constraint(equalTo: content.topAnchor, constant: 200),

      titleLabel.leadingAnchor.constraint(equalTo: headerView.leadingAnchor, constant: 20),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: headerView.trailingAnchor,
        constant: -20
      ),
      titleLabel.bottomAnchor.constraint(equalTo: headerView.bottomAnchor, constant: -12),

      // The bar scrolls with the content until it reaches the top of the screen.
      stickyBar.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      stickyBar.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      stickyBar.heightAnchor.constraint(equalToConstant: 44),
      stickyBar.topAnchor.constraint(greaterThanOrEqualTo: frame.topAnchor),
      stickyBar.topAnchor.constraint(equalTo: headerView.bottomAnchor)
        .with(priority: .required - 1).identified(by: "bar below header"),

      body.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 60),
      body.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      body.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ]
  }
}
