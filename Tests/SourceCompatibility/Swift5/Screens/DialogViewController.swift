import TatamiUIKit

/// A dialog in the middle: required limits, optional constraints and arithmetic of priorities.
final class DialogViewController: UIViewController {
  private let dimming = UIView()
  private let dialog = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttons = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(dimming)
    dialog.backgroundColor = .systemBackground
    dialog.layer.cornerRadius = 14
    dialog.accessibilityIdentifier = "dialog"
    titleLabel.text = "Delete the tournament?"
    titleLabel.font = UIFont.TextStyle.headline.font
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    messageLabel.text = "All results are removed from this device. This cannot be undone."
    messageLabel.font = UIFont.TextStyle.footnote.font
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    for title in ["Cancel", "Delete"] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      buttons.addArrangedSubview(button)
    }
    buttons.distribution = .fillEqually
    buttons.accessibilityIdentifier = "buttons"
    view.adding(dialog)
    dialog.adding(titleLabel, messageLabel, buttons)
    constrain()
  }

  private func constrain() {
    let wished = dialog.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8)
    wished.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue + 1)
    let height = buttons.heightAnchor.constraint(equalToConstant: 44)
    height.priority = .required - 0.5
    NSLayoutConstraint.activate([
      dialog.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dialog.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      dialog.heightAnchor.constraint(
        lessThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor,
        constant: -40
      ),
      wished,
      height,
    ])
    titleLabel.pin(.top, 20).pin(.leading, 16).pin(.trailing, 16)
    messageLabel.below(titleLabel, 4).pin(.leading, 16).pin(.trailing, 16)
    buttons.below(messageLabel, 16).pinEdges(except: .top)
  }
}
