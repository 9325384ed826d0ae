import TatamiUIKit

/// A banner that opens and closes by constraints switched in an animation.
final class BannerViewController: UIViewController {
  private let banner = UIView()
  private let message = UILabel()
  private let button = UIButton(type: .system)
  private let content = UIView()
  private var closed: NSLayoutConstraint!
  private var opened: NSLayoutConstraint!
  private(set) var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    banner.backgroundColor = .systemYellow
    banner.accessibilityIdentifier = "banner"
    content.backgroundColor = .systemGray6
    content.accessibilityIdentifier = "content"
    message.text = "A new version is available."
    message.numberOfLines = 0
    message.font = UIFont.TextStyle.body.font
    button.setTitle("Show news", for: .normal)
    button.accessibilityIdentifier = "toggle"
    button.addAction(UIAction { [unowned self] _ in self.toggle() }, for: .touchUpInside)
    view.adding(content, banner)
    banner.adding(message)
    content.adding(button)

    banner.layout {
      $0.leading(to: view.leadingAnchor)
      $0.trailing(to: view.trailingAnchor)
    }
    message.layout {
      $0.top(to: banner.topAnchor, offset: 16)
      $0.leading(to: banner.layoutMarginsGuide.leadingAnchor)
      $0.trailing(to: banner.layoutMarginsGuide.trailingAnchor)
      $0.bottom(to: banner.bottomAnchor, offset: -16)
    }
    content.layout {
      $0.top(to: banner.bottomAnchor)
      $0.leading(to: view.leadingAnchor)
      $0.trailing(to: view.trailingAnchor)
      $0.bottom(to: view.bottomAnchor)
    }
    button.layout {
      $0.top(to: content.topAnchor, offset: 24)
      $0.centerX(to: content.centerXAnchor)
    }
    closed = banner.heightAnchor.constraint(equalToConstant: 0).with(priority: 999)
    opened = banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    opened.isActive = true
    closed.isActive = false
  }

  /// Replaces the constraint at the top by one at the bottom, which hides the banner.
  func toggle() {
    view.layoutIfNeeded()
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
      if self.isOpen {
        self.closed.isActive = false
        self.opened.isActive = true
      } else {
        self.opened.constant = 40
      }
      self.view.layoutIfNeeded()
    }
    animator.startAnimation()
    isOpen.toggle()
  }
}
