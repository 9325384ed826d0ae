import TatamiUIKit

/// A form that avoids the keyboard and shows hints by changing constraints in animations.
final class AddressFormViewController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let fieldNames = ["Name", "Street", "City", "Country"]
  private var fields: [UITextField] = []
  private let hint = UILabel()
  private let saveButton = UIButton(type: .custom)

  private var hintHeight: NSLayoutConstraint?
  private var buttonBottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .onDrag
    saveButton.setTitle("Save", for: .normal)
    saveButton.backgroundColor = .systemGreen
    saveButton.titleLabel?.font = UIFont.TextStyle.headline.font
    saveButton.accessibilityIdentifier = "save"
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    saveButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    view.addSubview(saveButton)
    buttonBottom = saveButton.bottomAnchor.constraint(
      equalTo: view.keyboardLayoutGuide.topAnchor,
      constant: -16
    )
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: saveButton.topAnchor, constant: -16),
      saveButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      saveButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      saveButton.heightAnchor.constraint(equalToConstant: 52),
      buttonBottom,
    ])
    buildForm()
  }

  private func buildForm() {
    var above: NSLayoutYAxisAnchor = scrollView.contentLayoutGuide.topAnchor
    for name in fieldNames {
      let field = UITextField()
      field.placeholder = name
      field.borderStyle = .roundedRect
      field.font = UIFont.TextStyle.body.font
      field.delegate = self
      field.accessibilityIdentifier = name
      fields.append(field)
      add(field, below: above, spacing: 16)
      above = field.bottomAnchor
    }
    hint.text = "We need the complete address for the invoice."
    hint.numberOfLines = 0
    hint.font = UIFont.TextStyle.footnote.font
    hint.accessibilityIdentifier = "hint"
    add(hint, below: above, spacing: 8)
    let collapsed = hint.heightAnchor.constraint(equalToConstant: 0)
    collapsed.isActive = true
    hintHeight = collapsed
    hint.bottomAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.bottomAnchor,
      constant: -16
    ).isActive = true
  }

  private func add(_ row: UIView, below anchor: NSLayoutYAxisAnchor, spacing: CGFloat) {
    row.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(row)
    row.topAnchor.constraint(equalTo: anchor, constant: spacing).isActive = true
    row.leadingAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.leadingAnchor,
      constant: 20
    ).isActive = true
    row.trailingAnchor.constraint(
      equalTo: scrollView.contentLayoutGuide.trailingAnchor,
      constant: -20
    ).isActive = true
    row.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor,
      constant: -40
    ).isActive = true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    hintHeight?.isActive = false
    buttonBottom.constant = -8
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut]) {
      self.view.layoutIfNeeded()
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    hintHeight?.isActive = true
    buttonBottom.constant = -16
    UIView.animate(withDuration: 0.25) { [weak self] in
      self?.view.layoutIfNeeded()
    }
  }
}
