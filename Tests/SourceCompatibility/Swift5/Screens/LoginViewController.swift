import TatamiUIKit

/// A login form: plain initializers of constraints, in a scroll view.
class LoginViewController: UIViewController {

  let scrollView = UIScrollView()
  let contentView = UIView()
  let logoView = UIImageView(image: UIImage.tile(.systemIndigo, side: 80, radius: 18))
  let emailField = UITextField()
  let passwordField = UITextField()
  let loginButton = UIButton(type: .system)
  let forgotButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setupViews()
    setupConstraints()
  }

  private func setupViews() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)

    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.borderStyle = .roundedRect
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.borderStyle = .roundedRect
    loginButton.setTitle("Log In", for: .normal)
    loginButton.titleLabel?.font = UIFont.TextStyle.headline.font
    loginButton.accessibilityIdentifier = "login"
    loginButton.backgroundColor = .systemBlue
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.layer.cornerRadius = 8
    loginButton.addAction(UIAction { [weak self] _ in self?.login() }, for: .touchUpInside)
    forgotButton.setTitle("Forgot password?", for: .normal)
    forgotButton.accessibilityIdentifier = "forgot"
    logoView.accessibilityIdentifier = "logo"
    emailField.accessibilityIdentifier = "email"

    for subview in [logoView, emailField, passwordField, loginButton, forgotButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
  }

  private func setupConstraints() {
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
    for attribute in attributes {
      view.addConstraint(
        NSLayoutConstraint(
          item: scrollView,
          attribute: attribute,
          relatedBy: .equal,
          toItem: view,
          attribute: attribute,
          multiplier: 1,
          constant: 0
        )
      )
      scrollView.addConstraint(
        NSLayoutConstraint(
          item: contentView,
          attribute: attribute,
          relatedBy: .equal,
          toItem: scrollView,
          attribute: attribute,
          multiplier: 1,
          constant: 0
        )
      )
    }
    scrollView.addConstraint(
      NSLayoutConstraint(
        item: contentView,
        attribute: .width,
        relatedBy: .equal,
        toItem: scrollView,
        attribute: .width,
        multiplier: 1,
        constant: 0
      )
    )
    // The content fills the screen, and scrolls if it needs more.
    let height = NSLayoutConstraint(
      item: contentView,
      attribute: .height,
      relatedBy: .equal,
      toItem: scrollView,
      attribute: .height,
      multiplier: 1,
      constant: 0
    )
    height.priority = UILayoutPriority.defaultLow
    scrollView.addConstraint(height)

    contentView.addConstraints([
      constraint(logoView, .top, to: contentView, .top, 40),
      constraint(logoView, .centerX, to: contentView, .centerX, 0),
      NSLayoutConstraint(
        item: logoView,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 80
      ),
      NSLayoutConstraint(
        item: logoView,
        attribute: .height,
        relatedBy: .equal,
        toItem: logoView,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      constraint(emailField, .top, to: logoView, .bottom, 32),
      constraint(passwordField, .top, to: emailField, .bottom, 12),
      constraint(loginButton, .top, to: passwordField, .bottom, 24),
      constraint(forgotButton, .bottom, to: contentView, .bottom, -24),
      constraint(forgotButton, .centerX, to: contentView, .centerX, 0),
      NSLayoutConstraint(
        item: forgotButton,
        attribute: .top,
        relatedBy: .greaterThanOrEqual,
        toItem: loginButton,
        attribute: .bottom,
        multiplier: 1,
        constant: 16
      ),
      NSLayoutConstraint(
        item: loginButton,
        attribute: .height,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 48
      ),
    ])
    for field in [emailField, passwordField, loginButton] as [UIView] {
      contentView.addConstraints([
        constraint(field, .leading, to: contentView, .leading, 24),
        constraint(field, .trailing, to: contentView, .trailing, -24),
      ])
    }
  }

  private func constraint(
    _ item: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    to other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    return NSLayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
  }

  private func login() {
    view.endEditing(true)
  }
}
