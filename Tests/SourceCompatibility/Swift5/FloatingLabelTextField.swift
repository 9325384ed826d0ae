import TatamiUIKit

/// A text field whose placeholder moves above the text as soon as there is one.
open class FloatingLabelTextField: UITextField {

  public let floatingLabel = UILabel()
  private let underline = UIView()
  private var observer: NSObjectProtocol?

  open var errorMessage: String? {
    didSet { updateFloatingLabel(animated: true) }
  }

  open var hasError: Bool { !(errorMessage?.isEmpty ?? true) }

  open var floatingLabelColor: UIColor = .secondaryLabel {
    didSet { updateColors() }
  }

  open var titlePadding = UIEdgeInsets(top: 14, left: 0, bottom: 2, right: 0) {
    didSet { setNeedsLayout() }
  }

  override open var placeholder: String? {
    didSet {
      floatingLabel.text = placeholder
      setNeedsLayout()
    }
  }

  override open var text: String? {
    didSet { updateFloatingLabel(animated: false) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  deinit {
    if let observer = observer {
      NotificationCenter.default.removeObserver(observer)
    }
  }

  private func setUp() {
    borderStyle = .none
    floatingLabel.font = UIFont.systemFont(ofSize: 11, weight: .medium)
    floatingLabel.alpha = 0
    addSubview(floatingLabel)
    underline.isUserInteractionEnabled = false
    addSubview(underline)
    updateColors()
    observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification,
      object: self,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateFloatingLabel(animated: true) }
    }
  }

  private var isFloating: Bool {
    hasError || !(text ?? "").isEmpty
  }

  private func updateColors() {
    floatingLabel.textColor = hasError ? .systemRed : floatingLabelColor
    underline.backgroundColor = hasError ? .systemRed : tintColor
  }

  private func updateFloatingLabel(animated: Bool) {
    floatingLabel.text = hasError ? errorMessage : placeholder
    updateColors()
    let changes = {
      self.floatingLabel.alpha = self.isFloating ? 1 : 0
      self.floatingLabel.frame = self.floatingLabelRect(forBounds: self.bounds)
    }
    if animated && window != nil {
      UIView.animate(withDuration: 0.2, animations: changes)
    } else {
      changes()
    }
  }

  open func floatingLabelRect(forBounds bounds: CGRect) -> CGRect {
    let y = isFloating ? 0 : titlePadding.top
    return CGRect(x: titlePadding.left, y: y, width: bounds.width, height: titlePadding.top)
  }

  // MARK: - UITextField

  override open func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: titlePadding)
  }

  override open func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).inset(by: titlePadding)
  }

  override open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    floatingLabel.frame = floatingLabelRect(forBounds: bounds)
    let height: CGFloat = isFirstResponder ? 2 : 1
    underline.frame =
      CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override open func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    setNeedsLayout()
    return result
  }

  override open func resignFirstResponder() -> Bool {
    defer { setNeedsLayout() }
    return super.resignFirstResponder()
  }

  override open func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }
}
